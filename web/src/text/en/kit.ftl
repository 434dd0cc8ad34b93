### What boards share: the list of moves, and the board of games without one.

kit-moves = Moves
kit-moves-find = Find a move
kit-moves-all = Show all { $count } moves
kit-moves-not-found = No moves match. Try fewer words.
kit-moves-none = Nothing to do right now.
kit-facet = { $group }: { $facet }
kit-facet-value = { $facet } { $value }
kit-table = Board

## One letter per game colour, the same on tiles, cards, maps and routes; grey routes have none.
kit-colour-letter = { $colour ->
    [blue] {"B"}
    [green] {"G"}
    [orange] {"O"}
    [pink] {"P"}
    [yellow] {"Y"}
    [purple] {"U"}
    [red] {"R"}
    [white] {"W"}
    [black] {"K"}
    [locomotive] {"L"}
   *[other] {""}
}
