"""The server: people, tables, live games and everything that must not be lost.

Rules live below in the games; this package stores setups and moves, shows each seat its view and
its legal moves, and tells everybody at a table what happened. ``app.create_app`` puts it together.
"""
