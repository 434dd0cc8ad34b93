### Ce que les plateaux partagent : la liste des coups, et le plateau des jeux qui n'en ont pas.

kit-moves = Coups
kit-moves-find = Chercher un coup
kit-moves-all = Afficher les { $count } coups
kit-moves-not-found = Aucun coup ne correspond. Essayez moins de mots.
kit-moves-none = Rien à faire pour l’instant.
kit-facet = { $group } : { $facet }
kit-facet-value = { $facet } { $value }
kit-table = Plateau

## Une lettre par couleur de jeu, la même sur les tuiles, les cartes et les plateaux ; les routes grises n’en ont pas.
kit-colour-letter = { $colour ->
    [blue] {"B"}
    [green] {"V"}
    [orange] {"O"}
    [pink] {"S"}
    [yellow] {"J"}
    [purple] {"T"}
    [red] {"R"}
    [white] {"C"}
    [black] {"N"}
    [locomotive] {"L"}
   *[other] {""}
}
