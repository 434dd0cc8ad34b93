### A new table, and joining one.

new-title = New table for { $game }
new-heading = New table for { $game }
new-seats = Seats
new-seats-how-many = Number of seats
new-players = { $count } players
new-me = { $name } (me)
new-friend = A friend, by invite link
new-bot = A bot
new-bot-change = Bot: { $name }. Choose another
new-bot-other = Change
new-here = Someone on this device
new-here-name = Name
new-here-name-of = Name for seat { $number }
new-here-unnamed = Player { $number }
new-options = Game options
new-option-lot = random
new-option-seat = seat { $number }
new-option-choice = { $choice ->
    [on] on
    [off] off
   *[other] { $choice }
}
new-who = Who can join
new-who-link = Only people with the link or code
new-who-everybody = Anyone: the table is listed on the home page
new-chat = Let players chat
new-aids = Help during the game
new-hints = Allow hints
new-help = Private map help: neighbours, routes and what would close a gap
new-learning = Learning mode
new-learning-choice = { $choice ->
    [names] Hide names on the map until tapped
    [capitals] Show capitals instead of names on your tiles
   *[off] Show all names
}
new-start = Start game
new-make = Create table
new-not-now = Cancel
new-no-game = There’s no such game here.
new-no-game-what-now = Choose one of the games on the home page.
new-missing = We couldn’t load the game.

## How bots behave.
new-manners = Bots
new-pace = Bot speed
new-pace-choice = { $pace ->
    [calm] Slow
    [quick] Fast
   *[normal] Natural
}
new-helper = Bot for hints and for absent players
new-helper-usual = default

## Joining by a code.
new-join = Join a table
new-join-how = Enter the six-character code from your host, or paste their link.
new-join-code = Code or link
new-join-looking = Looking for your table…
new-join-unknown = No table has that code. Check it and try again, or ask your host: unused tables are removed after a while.
