### A look back on a match.

look-title = { $game }: a look back
look-back-to-end = To the table
look-replay = Replay
look-begins = The look back begins …
look-working = Looking back: move { $done } of { $count }
look-failed = The look back failed.
look-again = Try again
look-short = Too little happened here.
look-short-why = A look back needs a match in which somebody had something to choose.
look-curve = Win chance
look-curve-spoken = Win chance of each player over { $moves } moves: { $curves }
look-curve-of = { $name } from { $start } to { $end }
look-move = Move { $number }
look-turns = Turning points
look-no-turns = No single moment turned this match.
look-mistake = A better move was there
look-luck = Luck
look-turned = { $name }: { $before } → { $after }
look-played = Played: { $move }
look-better = Better, by { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $move }
look-show = Show it
look-accounts = Luck and skill
look-accounts-why = In points of win chance. A move is a mistake if another was surely better by what its player could know then; all else is luck.
look-player = Player
look-own = Own mistakes
look-others = Mistakes of others
look-by-luck = Luck
look-choices = Good choices
look-choices-of = { $good } of { $count }
look-exactness = Each decision was tried { $budget } times, the same worlds for every move.
