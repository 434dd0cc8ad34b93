### Le bilan d'une partie.

look-title = { $game } : le bilan
look-back-to-end = À la table
look-replay = Revoir la partie
look-begins = Le bilan commence …
look-working = Bilan en cours : coup { $done } sur { $count }
look-failed = Le bilan a échoué.
look-again = Réessayer
look-short = Il s’est passé trop peu de choses ici.
look-short-why = Un bilan demande une partie où quelqu’un avait à choisir.
look-curve = Chances de gagner
look-curve-spoken = Chances de gagner de chacun au fil de { $moves } coups : { $curves }
look-curve-of = { $name } de { $start } à { $end }
look-move = Coup { $number }
look-turns = Tournants
look-no-turns = Aucun moment à lui seul n’a fait tourner cette partie.
look-mistake = Il y avait mieux
look-luck = Hasard
look-turned = { $name } : { $before } → { $after }
look-played = Joué : { $move }
look-better = Mieux, de { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $move }
look-show = Montrer
look-accounts = Hasard et adresse
look-accounts-why = En points de chances de gagner. Un coup est une erreur si un autre était sûrement meilleur d’après ce que son joueur pouvait savoir alors ; tout le reste est du hasard.
look-player = Joueur
look-own = Ses erreurs
look-others = Erreurs des autres
look-by-luck = Hasard
look-choices = Bons choix
look-choices-of = { $good } sur { $count }
look-exactness = Chaque décision a été essayée { $budget } fois, dans les mêmes mondes pour chaque coup.
