### A new table, and joining one.

new-title = New table of { $game }
new-heading = A table of { $game }
new-seats = Seats
new-seats-how-many = How many seats
new-players = { $count } players
new-me = { $name } (me)
new-friend = A friend, by the link
new-bots = Bots, { bot-level }
new-here = Somebody at this screen
new-here-name = Name
new-here-name-of = Name of seat { $number }
new-here-unnamed = Player { $number }
new-options = Rules of this table
new-option-lot = by lot
new-option-seat = seat { $number }
new-option-choice = { $choice ->
    [on] on
    [off] off
   *[other] { $choice }
}
new-who = Who may come
new-who-link = Only who has the link or the code
new-who-everybody = Everybody: the table is listed on the start page
new-hints = Players may ask for a hint
new-help = Boards may help privately: neighbours, ways, what would close a gap
new-learning = For learners
new-learning-choice = { $choice ->
    [names] Names on the map are hidden until they are touched
    [capitals] Capitals instead of names on own tiles
   *[off] All names are shown
}
new-start = Start the game
new-make = Make the table
new-not-now = Not now
new-no-game = There is no such game here.
new-no-game-what-now = Choose one of the games on the start page.
new-missing = The game is not here yet.

## How bots behave.
new-manners = Bots
new-pace = How soon bots move
new-pace-choice = { $pace ->
    [calm] calmly
    [quick] quickly
   *[normal] as people do
}
new-helper = Who gives hints and stands in
new-helper-usual = the usual bot

## Joining by a code.
new-join = Join a table
new-join-how = Your host has a code of six letters and digits, or a link. A link needs no code: just open it.
new-join-code = Code
new-join-looking = Looking for your table …
new-join-unknown = No table has this code. Look at it once more, or ask your host: tables that stay empty are cleared away.
