### A look back on a match.

look-title = { $game }: game review
look-heading = Game review
look-you-won = You won
look-won = { $names } won
look-nobody = No one won
look-decider = { $last ->
    [0] { $number ->
        [0] The last move
       *[other] Move { $number }
    }
   *[other] Moves { $first } to { $last }
} decided it
look-decided = { look-decider }: { $name }’s win chance went from { $before } to { $after }.
look-decided-you = { look-decider }: your win chance went from { $before } to { $after }.
look-decided-mistake = { look-decider }: it cost { $name } { $points }% win chance.
look-decided-mistake-you = { look-decider }: it cost you { $points }% win chance.
look-good = { $count ->
    [one] Your only choice wasn’t a good one.
   *[other] { $good ->
        [one] { $good } of your { $count } choices was good.
       *[other] { $good } of your { $count } choices were good.
    }
}
look-all-good = { $count ->
    [one] Your only choice was a good one.
    [2] Both of your choices were good.
   *[other] All { $count } of your choices were good.
}
look-costliest = Your costliest choice was move { $number }: −{ $points }% win chance.
look-back-to-end = Back to table
look-replay = Replay
look-begins = Starting the review…
look-working = Reviewing move { $done } of { $count }…
look-failed = The review failed.
look-again = Try again
look-short = There isn’t enough to review.
look-short-why = A review needs a game in which someone had a choice to make.
look-curve = Win chance
look-curve-spoken = Win chance of each player over { $moves } moves: { $curves }
look-curve-of = { $name } from { $start } to { $end }
look-start = Start
look-move = Move { $number }
look-turns = Turning points
look-practise = Learn from your mistakes
look-no-turns = No single moment decided this game.
look-kind = { $kind ->
    [own] Your mistake
    [mistake] There was a better move
    [luck] Luck
    [chance] Part choice, part luck
    [stretch] Over several moves
   *[move] A move that mattered
}
look-stretch-why = In a long game, no one can tell which of these moves made the difference.
look-moves = Moves { $first }–{ $last }
look-point = { $label }. { $moves }: { $kind }
look-before = The board before move { $number }
look-step-back = Previous move
look-step-next = Next move
look-marked = The better move is marked on the board.
look-from-here = Replay from here
look-turned = { $name }’s win chance: { $before } → { $after }
look-played = Move played: { $move }
look-better = Better move (+{ $points }% win chance): { $move }
look-show = Show on the board
look-accounts = Luck and skill
look-accounts-why = In percentage points of win chance: what each player’s mistakes cost them, and what the others’ mistakes gave them. A move counts as a mistake if another was clearly better given what the player could know.
look-luck-why = Only what comes up by chance counts as luck, such as cards or tiles.
look-luck-unsure = Luck isn’t shown: in this game the simulation can’t tell it from the players’ other moves.
look-player = Player
look-own = Own mistakes
look-others = Others’ mistakes
look-by-luck = Luck
look-by-moves = Other moves
look-choices = Good choices
look-choices-of = { $good }/{ $count }
look-exactness = Each decision was simulated { $budget } times, with the same hidden cards for every move.
