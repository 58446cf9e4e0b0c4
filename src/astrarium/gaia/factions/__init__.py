"""The fourteen factions: one file each with all that is special about it."""
