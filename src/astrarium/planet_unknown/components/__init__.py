"""What is printed on the cardboard: planets, tiles, station, corporation boards, cards."""
