### An evening of many tables: a class, a club, a party.

evening-title = An evening
evening-make = An evening of many tables
evening-make-how = For a class or a club: one code for all. Whoever comes in is led to a table; bots take the chairs that stay free.
evening-game = Game
evening-size = At each table
evening-players = { $count } players
evening-bots = Bots that fill up
evening-pace = How soon bots move
evening-pace-choice = { $pace ->
    [calm] calmly
    [quick] quickly
   *[normal] as usual
}
evening-hints = Players may ask for a hint
evening-create = Make the evening
evening-missing = The evening is not here yet.
evening-shut = This evening is not open to you.
evening-shut-what-now = Type its code here, or scan the picture on the wall.
evening-mine = Your evenings
evening-mine-line = { $game } · { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
} · { $round ->
    [0] not begun
   *[other] round { $round }
}
evening-mine-ended = over

## The way in.
evening-welcome = Welcome!
evening-name = Your name
evening-name-how = So that the others know who you are.
evening-enter = Come in
evening-back = Come back in
evening-went = You went home. Your seat is free for others.

## Waiting.
evening-wait-first = You are in. It begins soon.
evening-wait-next = The next round begins soon.
evening-wait-what = Keep this page open: it leads you to your table by itself.
evening-wait-place = { $place ->
    [1] You won at table { $table }. Well played!
   *[other] You came in at place { $place } at table { $table }.
}
evening-wait-done = Your match at table { $table } is over.
evening-wait-watch = Look at your table again
evening-home = Go home
evening-home-sure = Do you really want to go? You can come back at any time.
evening-stay = Stay
evening-over = That was the evening.
evening-over-thanks = Thank you all for playing!
evening-led = Your table for this round is ready.
evening-to-evening = To the evening

## Leading an evening.
evening-invite = How to come in
evening-wall = Show on the wall
evening-begin = Begin the first round
evening-next = Next round, other neighbours
evening-next-sure = { $count ->
    [one] One table still plays.
   *[other] { $count } tables still play.
} Whoever sits there is led away, and that match does not count.
evening-next-yes = Begin it anyway
evening-no = Wait
evening-pause = Pause all
evening-go-on = Go on
evening-hints-off = Hints off for all
evening-hints-on = Hints on for all
evening-play-too = I play, too
evening-to-table = To my table
evening-end = End the evening
evening-end-sure = No more rounds then. Matches that still run may be finished.
evening-end-yes = Yes, end it
evening-guests = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
}
evening-guests-none = Nobody is here yet. Show the code on the wall, or read it out.
evening-guest-out = Take { $name } out
evening-guest-out-sure = { $name } is not led to a table any more, and a bot plays on for now. With the code { $name } can come back.
evening-plan = What the next round plays
evening-plan-save = Play this from the next round on
evening-plan-saved = The next round plays { $game }.
evening-csv = Save as a table (CSV)

## At a glance.
evening-round = Round { $number }
evening-before = Come in!
evening-between = Round { $number } is over
evening-paused = Everything rests
evening-paused-what = The host has paused all tables. It goes on in a moment.
evening-tables = Tables
evening-table = Table { $number }
evening-watch = Look at table { $number }
evening-due = to move
evening-leads = leads
evening-won = won
evening-away = away
evening-stand-in = a bot stands in
evening-resigned = gave up
evening-bot = bot
evening-gone = went home
evening-waits = waits
evening-score = { $score } points
evening-results = Results
evening-results-how = One point for each player at the table who came in behind, half a point for each who came in level. Bots count as players.
evening-place = Rank
evening-who = Name
evening-points = Points
evening-wins = Wins
evening-round-short = R{ $number }
