### Quick games: play whoever wants the same.

quick-title = Quick game
quick-how = Say what you’d like to play, and we’ll seat you with others who want the same.
quick-name = Your name
quick-game = Game
quick-players = Players
quick-players-count = { $count } players
quick-when = When
quick-when-choice = { $turns ->
    [yes] Turn-based: up to 3 days per move
   *[no] Now: up to 3 minutes per move
}
quick-wait = Bots fill in
quick-wait-choice = { $seconds ->
    [0] right away
    [15] after 15 seconds
    [30] after 30 seconds
    [60] after a minute
   *[180] after 3 minutes
}
quick-ask = Find players
quick-people = { $count ->
    [0] No one is waiting for this right now.
    [one] { $count } person is waiting for this.
   *[other] { $count } people are waiting for this.
}
quick-waiting = Looking for players…
quick-waiting-what = { $game }, { quick-players-count }
quick-waiting-others = { $count ->
    [1] You’re the first. Others can see that someone is waiting.
   *[other] { $count } of { $seats } players are here.
}
quick-waiting-bots = { $seconds ->
    [0] Bots are filling in.
    [one] Bots join in { $seconds } second.
   *[other] Bots join in { $seconds } seconds.
}
quick-waiting-turns = You can leave this page. As soon as enough players are here, the game starts and is listed under Tables. We’ll stop looking after 7 days.
quick-waiting-stay = Keep this page open until the game starts.
quick-cancel = Stop looking
quick-found = Players found. The game starts.
