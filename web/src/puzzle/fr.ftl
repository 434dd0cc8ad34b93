### Les énigmes du jour.

puzzle-title = Les énigmes du jour
puzzle-title-of = { $game } : l’énigme du jour
puzzle-what = Un coup d’une vraie partie pour chaque jeu, le même pour tous aujourd’hui. Trouvez le meilleur.
puzzle-games = Énigmes
puzzle-solved = résolue aujourd’hui
puzzle-missed = vue aujourd’hui
puzzle-open = à résoudre
puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-all = Toutes les énigmes
puzzle-task = Quel coup est le meilleur ?
puzzle-right = Juste !
puzzle-wrong = « { $move } » : il y a mieux. Réessayez.
puzzle-answer = Le meilleur coup : { $move }
puzzle-margin = Meilleur que tout autre d’au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner.
puzzle-margin-exact = Meilleur que tout autre d’environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner ; c’est exact.
puzzle-show = Montrer la réponse
puzzle-tomorrow = La prochaine arrive demain.
puzzle-moves = Coups
puzzle-kept = Ce que vous avez résolu reste sur cet appareil.
puzzle-gone = L’énigme n’est pas là.
puzzle-back = Retour aux énigmes
