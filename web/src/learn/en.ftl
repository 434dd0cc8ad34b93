### A guided first game.

learn-title = Learn { $game }
learn-heading = Learn { $game } by playing
learn-home = Tenfold home page
learn-step = Step { $step } of { $steps }
learn-done = Done
learn-skip = Skip
learn-again = Start again
learn-play-now = Play now
learn-play-on = Keep playing here
learn-rules = Full rules
learn-missing = There’s no tutorial for this game.
learn-lost = This tutorial has expired.
learn-lost-what-now = Tutorials are cleared after a while. You can start a new one now.
learn-making = Setting the table…
