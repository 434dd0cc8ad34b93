### Le bilan d'une partie.

look-title = { $game } : bilan de la partie
look-heading = Bilan de la partie
look-you-won = Vous avez gagné
look-won = Victoire : { $names }
look-nobody = Personne n’a gagné
look-decider = { $last ->
    [0] { $number ->
        [0] Le dernier coup
       *[other] Le coup { $number }
    } a fait la différence
   *[other] Les coups { $first } à { $last } ont fait la différence
}
look-decided = { look-decider } : { $name } passe de { $before } à { $after } de chances de gagner.
look-decided-you = { look-decider } : vous passez de { $before } à { $after } de chances de gagner.
look-decided-mistake = { look-decider } : il a coûté { $points } % de chances de gagner à { $name }.
look-decided-mistake-you = { look-decider } : il vous a coûté { $points } % de chances de gagner.
look-good = { $count ->
    [one] Votre seul choix n’était pas bon.
   *[other] { $good ->
        [one] { $good } de vos { $count } choix était bon.
       *[other] { $good } de vos { $count } choix étaient bons.
    }
}
look-all-good = { $count ->
    [one] Votre seul choix était bon.
    [2] Vos deux choix étaient bons.
   *[other] Vos { $count } choix étaient tous bons.
}
look-costliest = Votre choix le plus coûteux : le coup { $number } (−{ $points } % de chances de gagner).
look-back-to-end = Retour à la table
look-replay = Revoir la partie
look-begins = Le bilan commence…
look-working = Bilan du coup { $done } sur { $count }…
look-failed = Le bilan a échoué.
look-again = Réessayer
look-short = Il n’y a pas de quoi faire un bilan.
look-short-why = Le bilan n’est possible que si les joueurs ont eu des choix à faire.
look-curve = Chances de gagner
look-curve-spoken = Chances de gagner de chacun au fil de { $moves } coups : { $curves }
look-curve-of = { $name } de { $start } à { $end }
look-start = Début
look-move = Coup { $number }
look-turns = Tournants
look-practise = Apprendre de vos erreurs
look-no-turns = Aucun moment n’a décidé cette partie à lui seul.
look-kind = { $kind ->
    [own] Votre erreur
    [mistake] Il y avait un meilleur coup
    [luck] Chance
    [chance] Un choix et de la chance
    [stretch] En plusieurs coups
   *[move] Un coup qui a compté
}
look-stretch-why = Dans une longue partie, personne ne peut dire lequel de ces coups a fait la différence.
look-moves = Coups { $first } à { $last }
look-point = { $label }. { $moves } : { $kind }
look-before = Le plateau avant le coup { $number }
look-step-back = Coup précédent
look-step-next = Coup suivant
look-marked = Le meilleur coup est indiqué sur le plateau.
look-from-here = Revoir à partir d’ici
look-turned = { $name }, chances de gagner : { $before } → { $after }
look-played = Coup joué : { $move }
look-better = Meilleur coup (+{ $points } % de chances de gagner) : { $move }
look-show = Voir sur le plateau
look-accounts = Chance et stratégie
look-accounts-why = En points de pourcentage de chances de gagner : ce que ses erreurs ont coûté à chacun, et ce que celles des autres lui ont apporté. Un coup est une erreur si un autre était nettement meilleur d’après ce que le joueur pouvait savoir.
look-luck-why = Seul le hasard compte comme chance : les cartes ou les tuiles qui sortent, par exemple.
look-luck-unsure = La part de la chance n’est pas indiquée : dans cette partie, la simulation ne peut pas la distinguer des autres coups.
look-player = Joueur
look-own = Ses erreurs
look-others = Erreurs des autres
look-by-luck = Chance
look-by-moves = Autres coups
look-choices = Bons choix
look-choices-of = { $good }/{ $count }
look-exactness = Chaque décision a été simulée { $budget } fois, avec les mêmes cartes cachées pour chaque coup.
