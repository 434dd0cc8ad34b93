### Ce que les plateaux partagent : la liste des coups, et le plateau des jeux qui n'en ont pas.

kit-moves = Coups
kit-moves-find = Chercher un coup
kit-moves-all = Montrer les { $count }
kit-moves-not-found = Aucun coup n’a ces mots. Essayez-en moins.
kit-moves-none = Vous n’avez rien à faire pour l’instant.
kit-facet = { $group } : { $facet }
kit-facet-value = { $facet } { $value }
kit-table = Table
