"""Advice and rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Columns are added one by one and refer to nothing: SQLite would have to build the table anew
    # otherwise, and dropping the old one would take all moves of its games with it.
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column("tables", sa.Column("scores", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("rematch_id", sa.String(length=16), nullable=True))
    op.add_column("seats", sa.Column("kept_for_id", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "kept_for_id")
    for name in ("rematch_id", "scores", "hints"):
        op.drop_column("tables", name)
