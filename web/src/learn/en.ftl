### A guided first game.

learn-title = Learn { $game }
learn-heading = Learn { $game } by playing
learn-home = Tenfold, start page
learn-step = Step { $step } of { $steps }
learn-done = Done
learn-skip = Skip
learn-again = Start again
learn-play-now = Play now
learn-play-on = Play on here
learn-rules = All the rules
learn-missing = This game cannot be learned here.
learn-lost = The guide is not there any more.
learn-lost-what-now = It was put away. A new one is ready at once.
learn-making = The table is being laid …
