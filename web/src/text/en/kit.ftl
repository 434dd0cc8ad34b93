### What boards share: the list of moves, and the board of games without one.

kit-moves = Moves
kit-moves-find = Find a move
kit-moves-all = Show all { $count }
kit-moves-not-found = No move has these words. Try fewer.
kit-moves-none = There is nothing for you to do just now.
kit-facet = { $group }: { $facet }
kit-facet-value = { $facet } { $value }
kit-table = Table
