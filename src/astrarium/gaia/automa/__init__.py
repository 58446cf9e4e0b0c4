"""The Automa: the solo opponent, which plays by its own rules with a deck of decision cards."""
