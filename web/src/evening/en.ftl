### An evening of many tables: a class, a club, a party.

evening-title = Event
evening-make = New event
evening-make-how = For a class or club: one code for everyone. Guests are seated as they arrive, and bots fill the empty seats.
evening-game = Game
evening-size = Table size
evening-players = { $count } players
evening-bots = Bots for empty seats
evening-pace = Bot speed
evening-pace-choice = { $pace ->
    [calm] slow
    [quick] fast
   *[normal] natural
}
evening-chat = Let players at a table chat
evening-swiss = Swiss pairing: players with equal points play each other
evening-hints = Allow hints
evening-create = Create event
evening-missing = We couldn’t load the event.
evening-shut = You can’t open this event.
evening-shut-what-now = Enter its code here, or scan the QR code on the big screen.
evening-screen-shut-what-now = Open “{ evening-wall }” from the event’s page, or copy that screen’s full address.
evening-mine = Your events
evening-mine-line = { $game } · { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
} · { $round ->
    [0] not started
   *[other] round { $round }
}
evening-mine-ended = finished

## The way in.
evening-welcome = Welcome!
evening-name = Your name
evening-name-how = So the others know who you are.
evening-enter = Join
evening-back = Rejoin
evening-went = You left the event. Your seat is free for others.

## Waiting.
evening-wait-first = You’re in. We’ll start soon.
evening-wait-next = The next round starts soon.
evening-wait-what = Keep this page open. It takes you to your table.
evening-wait-place = { $place ->
    [1] You won at table { $table }. Well played!
    [2] You finished 2nd at table { $table }.
    [3] You finished 3rd at table { $table }.
   *[other] You finished { $place }th at table { $table }.
}
evening-wait-done = Your game at table { $table } is over.
evening-wait-watch = See your table again
evening-home = Leave event
evening-home-sure = Leave this event? You can rejoin at any time.
evening-stay = Stay
evening-over = The event is over.
evening-over-thanks = Thank you all for playing!
evening-led = Your table for this round is ready.
evening-to-evening = Back to event

## Leading an evening.
evening-invite = How to join
evening-before-host = { $count ->
    [0] Invite your guests
   *[other] Start when you’re ready
}
evening-step-join = Everyone scans this code with their phone, or enters it under “Join”.
evening-step-wait = Wait until all the names are on your list.
evening-step-start = Start round 1. We seat everyone, and bots fill the empty seats.
evening-wall = Show on a big screen
evening-begin = Start round 1
evening-next = Start next round
evening-next-sure = { $count ->
    [one] { $count } table is still playing.
   *[other] { $count } tables are still playing.
} Their players will be moved, and unfinished games won’t count.
evening-next-yes = Start anyway
evening-no = Cancel
evening-pause = Pause everyone
evening-go-on = Resume
evening-hints-off = Turn hints off
evening-hints-on = Turn hints on
evening-play-too = Play too
evening-to-table = Go to my table
evening-end = End event
evening-end-sure = End this event? There won’t be any more rounds, but games in progress can be finished.
evening-end-yes = End event
evening-guests = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
}
evening-guests-all = Show all { $count }
evening-guests-fewer = Show fewer
evening-guests-none = No one’s here yet. Show the code on the big screen, or read it out.
evening-guest-out = Remove { $name }
evening-guest-out-sure = { $name } won’t be seated in later rounds, and a bot takes over for now. { $name } can rejoin with the code.
evening-plan = Next round’s game
evening-plan-save = Save for the next round
evening-plan-saved = The next round will be { $game }.
evening-ratings = Ratings
evening-csv = Save results (CSV)

## At a glance.
evening-round = Round { $number }
evening-before = Join us!
evening-between = Round { $number } is over
evening-paused = Paused
evening-paused-what = The host has paused all tables.
evening-tables = Tables
evening-table = Table { $number }
evening-watch = Watch table { $number }
evening-due = playing
evening-leads = leads
evening-won = won
evening-away = away
evening-stand-in = a bot is playing
evening-resigned = resigned
evening-bot = bot
evening-gone = left
evening-waits = waiting
evening-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
evening-results = Results
evening-series = All dates
evening-date-short = Date { $number }
evening-next-date = Continue on another date
evening-next-date-what = This creates the next event with the same settings. Its results add up the points of all dates.
evening-results-how = You get 1 point for each player at your table who finishes behind you, and half a point for each tie. Bots count as players.
evening-place = Rank
evening-who = Name
evening-points = Points
evening-wins = Wins
evening-round-short = R{ $number }
