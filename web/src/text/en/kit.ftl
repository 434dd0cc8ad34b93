### What boards share: the list of moves, and the board of games without one.

kit-moves = Moves
kit-moves-find = Find a move
kit-moves-all = Show all { $count }
kit-moves-not-found = No moves match. Try fewer words.
kit-moves-none = Nothing to do right now.
kit-facet = { $group }: { $facet }
kit-facet-value = { $facet } { $value }
kit-table = Board
