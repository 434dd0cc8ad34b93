### Puzzles of the day.

puzzle-title = Puzzles of the day
puzzle-title-of = { $game }: puzzle of the day
puzzle-what = One move of a real match for each game, the same for everybody today. Find the best one.
puzzle-games = Puzzles
puzzle-solved = solved today
puzzle-missed = seen today
puzzle-open = open
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-all = All puzzles
puzzle-task = Which move is the best?
puzzle-right = Right!
puzzle-wrong = “{ $move }”: there is a better one. Try again.
puzzle-answer = The best move: { $move }
puzzle-margin = Better than any other by at least { $points ->
    [one] { $points } point
   *[other] { $points } points
} of win chance.
puzzle-margin-exact = Better than any other by about { $points ->
    [one] { $points } point
   *[other] { $points } points
} of win chance; that is exact.
puzzle-show = Show the answer
puzzle-tomorrow = The next one comes tomorrow.
puzzle-moves = Moves
puzzle-kept = What you have solved stays on this device.
puzzle-gone = The puzzle is not here.
puzzle-back = Back to the puzzles
