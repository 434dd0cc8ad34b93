### Puzzles of the day.

puzzle-title = Daily puzzles
puzzle-title-of = { $game }: daily puzzle
puzzle-what = A position from a real game, one for each game and the same for everyone today. Find the best move.
puzzle-games = Puzzles
puzzle-solved = solved today
puzzle-missed = answer seen today
puzzle-open = not solved yet
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-all = All puzzles
puzzle-task = Which move is best?
puzzle-right = Right!
puzzle-wrong = “{ $move }” isn’t the best. Try again.
puzzle-answer = The best move: { $move }
puzzle-margin = At least { $points }% more win chance than any other move.
puzzle-margin-exact = { $points }% more win chance than any other move, computed exactly.
puzzle-show = Show answer
puzzle-tomorrow = The next one comes tomorrow.
puzzle-moves = Moves
puzzle-kept = Your solved puzzles are saved on this device.
puzzle-gone = We couldn’t load the puzzle.
puzzle-back = Back to the puzzles
