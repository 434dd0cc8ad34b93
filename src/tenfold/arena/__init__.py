"""Tournaments between agents: thousands of matches, ratings and confidence intervals.

agent_loading.py who plays: agents by name, files of networks, own programs
schedule.py      which matches: the same deals for everybody, every seat for everybody
match_runner.py    one match, and what is kept of it
executors.py     matches in processes side by side; ray_executor.py on a cluster
journal.py       results in a file, so that an interrupted tournament goes on
ratings.py       ratings, shares and their intervals
standings.py     the table that all of it comes to
early_stopping.py when the order is certain enough to stop
tournament.py    all of it put together
plot.py, messages.py: the table as a picture, and its words
"""
