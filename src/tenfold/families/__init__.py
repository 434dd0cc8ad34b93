"""Rules and boards that several games share."""
