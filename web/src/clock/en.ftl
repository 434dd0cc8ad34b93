### Time at the table.

clock-title = Time
clock-choice = Time limit
clock-none = none
clock-per-move = { $per } per move
clock-per-game = { $per } each for the whole game, plus { $increment } seconds per turn
clock-seconds = { $count } seconds
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-then = When time runs out
clock-then-choice = { $then ->
    [move] a bot makes that move
    [bot] a bot plays the rest
   *[lost] the player loses
}
clock-left-days = { $days } d { $hours } h
clock-of = { $name } has { $left } left
clock-out = { $name } ran out of time
