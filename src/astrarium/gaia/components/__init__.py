"""What is printed on cardboard, as data in a small vocabulary; the rules know no tile's number."""
