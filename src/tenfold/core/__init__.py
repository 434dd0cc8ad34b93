"""The contracts every game, agent and front end agrees on. No game, socket or clock."""
