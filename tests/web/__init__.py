"""The web table in a real browser, served by a real process."""
