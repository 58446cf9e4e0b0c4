"""Absence and presence: deadlines, votes, who follows a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_DAYS = 3 * 24 * 3600


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("patience", sa.Integer(), nullable=False, server_default="600")
    )
    op.execute(sa.text(f"UPDATE tables SET patience = {_DAYS} WHERE pace = 'days'"))
    op.add_column("seats", sa.Column("decides_from", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("decides_since", sa.DateTime(), nullable=True))
    op.create_table(
        "votes",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("wish", sa.String(length=8), nullable=False),
        sa.Column("decides_from", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "person_id"),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("seen", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "watching",
        sa.Column("process", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("unknown", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["process"], ["processes.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("process", "table_id"),
    )
    op.create_index("ix_watching_table_id", "watching", ["table_id"], unique=False)


def downgrade() -> None:
    for name in ("watching", "processes", "votes"):
        op.drop_table(name)
    for name in ("decides_since", "decides_from"):
        op.drop_column("seats", name)
    op.drop_column("tables", "patience")
