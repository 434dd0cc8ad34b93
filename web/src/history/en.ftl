### The games that somebody has finished.

history-ladder = Ladder
history-title = My games
history-none = No finished games yet. <make>Play one</make>, and it will be listed here.
history-none-found = No games match these filters.
history-missing = We couldn’t load your games.
history-count = { $won ->
    [0] { history-games }, none won
   *[other] { history-games }, { $won } won
}
history-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
history-list = Finished games
history-more = Show more

## Filters
history-filter = Filters
history-filter-game = Game
history-filter-rival = Against
history-filter-result = Result
history-any-game = All games
history-any-rival = Anyone
history-any-result = Any
history-result = { $result ->
    [won] Won
    [lost] Lost
   *[tied] Tied
}

## One game in the list. `points`: whether scores say more than who won.
history-duel = { $won ->
    [yes] { $points ->
        [yes] Won { $own }–{ $other } against { $names }
       *[no] Won against { $names }
    }
   *[no] { $points ->
        [yes] Lost { $own }–{ $other } against { $names }
       *[no] Lost against { $names }
    }
}
history-tied = { $points ->
    [yes] Tied with { $names } at { history-points }
   *[no] Tied with { $names }
}
history-points = { $own ->
    [one] { $own } point
   *[other] { $own } points
}
history-place = { $place ->
    [1] Won with { history-points } against { $names }
    [2] 2nd of { $count } with { history-points }, against { $names }
    [3] 3rd of { $count } with { history-points }, against { $names }
   *[other] { $place }th of { $count } with { history-points }, against { $names }
}
history-shared = { $names } won against { $others }
history-shared-tied = Tied: { $names }
history-replay = Replay
history-review = Game review
history-rematch = Rematch
history-again = New game

## What the games add up to.
history-figures = Your stats
history-played = Played
history-won = Won
history-best = Best score
history-journey = Longest journey
history-journey-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
history-streak = Wins in a row
history-streak-longest = Longest winning streak
history-by-game = By game
history-by-level = Against bots
history-by-rival = By opponent
history-plot-share = Share of your last { $among } games that you won
history-plot-spoken = From { $start } to { $end }
history-plot-months = Games per month
history-month = { $month }: { $games }
history-travels = Where you’ve been

## The people one played with.
history-companions = People you played with
history-score = { $won } won, { $lost } lost
history-invite = Invite
history-invite-whom = Invite { $name } to a game
history-invited = { $name } will find this table under Tables. You can also send the link.
history-companion-remove = Remove
history-companion-remove-whom = Remove { $name }
history-companion-removed = You and { $name } can’t see or invite each other here any more.
history-companions-removed = { $count ->
    [one] { $count } person you removed
   *[other] { $count } people you removed
}
history-companion-restore = Restore
history-companion-restore-whom = Restore { $name }
history-notify = Notify me when one of them invites me
history-listed = Let people I played with see me here and invite me
