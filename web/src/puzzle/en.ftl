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
puzzle-others = The next-best moves
puzzle-other = { $move }: { $points }% less win chance
puzzle-share = { $percent }% of { $people } people found it.
puzzle-earlier = Earlier puzzles
puzzle-earlier-what = From the last 30 days. They don’t count for days in a row.
puzzle-earlier-of = { $game }: puzzle of { $date }
puzzle-earlier-how = { $how ->
    [shown] answer seen
   *[other] solved
}
puzzle-tomorrow = The next puzzle comes tomorrow.
puzzle-moves = Moves
puzzle-kept = Your solved puzzles are saved on this device.
puzzle-wall = Show on a big screen
puzzle-wall-scan = Scan to solve it yourself
puzzle-wall-how = What would you play? Decide together, then show the answer.
puzzle-gone = We couldn’t load the puzzle.
puzzle-back = Back to the puzzles

## Own mistakes.
puzzle-mistakes = Learn from your mistakes
puzzle-mistakes-what = { $count ->
    [one] { $count } move from your own games is waiting for a second try.
   *[other] { $count } moves from your own games are waiting for a second try.
}
puzzle-mistakes-start = Try again
puzzle-mistake-of = { $game }: mistake { $number } of { $count }
puzzle-mistake-gain = You played “{ $move }”. The best move has { $points }% more win chance.
puzzle-mistake-next = Next mistake
puzzle-mistakes-end = Finish
puzzle-mistakes-done = That’s all for now. These moves will come back in a few days.
puzzle-mistakes-none = No mistakes to learn from here. Well played!
puzzle-mistakes-back = Back
