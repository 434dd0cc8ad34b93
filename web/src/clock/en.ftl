### Time at the table.

clock-title = Time
clock-choice = Time to think
clock-none = as long as you like
clock-per-move = { $per } a move
clock-per-game = { $per } for the whole game, and { $increment } seconds more each turn
clock-seconds = { $count } seconds
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-then = When time is out
clock-then-choice = { $then ->
    [move] a bot plays that move
    [bot] a bot plays from then on
   *[lost] the match is lost
}
clock-left-days = { $days } d { $hours } h
clock-of = { $name } has { $left } left
clock-out = { $name }: time is out
