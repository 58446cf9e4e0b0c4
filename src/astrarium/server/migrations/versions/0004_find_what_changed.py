"""Find what has changed lately without looking at every table."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_changed", "tables", ["changed"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_tables_changed", table_name="tables")
