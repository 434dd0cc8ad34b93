### The ladder: how strong the people are who asked to be rated.

ladder-title = Ladder
ladder-how = Your rating says how strong you play compared with the bots and with others on the ladder. Only games without hints count: quick games, and tables where hints are off.
ladder-join = Rate my games from now on
ladder-join-what = Others on the ladder see your name and rating, and you see theirs. Turn this off, and your rating disappears.
ladder-off = The server admin has turned ratings off.
ladder-event = Only games of this event and of its other dates count here.
ladder-event-all = See the whole ladder
ladder-game = Game
ladder-yours = Your rating: { $rating }
ladder-yours-between = Very likely between { $low } and { $high }, based on { $games ->
    [one] 1 game
   *[other] { $games } games
}
ladder-like = About as strong as { $name } ({ $level })
ladder-none-yet = You don’t have a rating for this game yet. Finish a game without hints.
ladder-quick = Play a quick game
ladder-people = Everyone on the ladder
ladder-rank = Rank
ladder-name = Name
ladder-rating = Rating
ladder-interval = Very likely between
ladder-interval-of = { $low }–{ $high }
ladder-games = Games
ladder-you = { $name } (you)
ladder-bot = bot
ladder-fixed = fixed
ladder-none = No one has a rating for this game yet.
