### Les énigmes du jour.

puzzle-title = Les énigmes du jour
puzzle-title-of = { $game } : l’énigme du jour
puzzle-what = Une position d’une vraie partie, une par jeu et la même pour tous aujourd’hui. Trouvez le meilleur coup.
puzzle-games = Énigmes
puzzle-solved = résolue aujourd’hui
puzzle-missed = réponse vue aujourd’hui
puzzle-open = à résoudre
puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-all = Toutes les énigmes
puzzle-task = Quel est le meilleur coup ?
puzzle-right = Juste !
puzzle-wrong = « { $move } » n’est pas le meilleur coup. Réessayez.
puzzle-answer = Le meilleur coup : { $move }
puzzle-margin = Au moins { $points } % de chances de gagner de plus que tout autre coup.
puzzle-margin-exact = { $points } % de chances de gagner de plus que tout autre coup, d’après un calcul exact.
puzzle-show = Voir la réponse
puzzle-others = Les meilleurs coups suivants
puzzle-other = { $move } : { $points } % de chances de gagner en moins
puzzle-share = { $percent } % des { $people } joueurs l’ont trouvé.
puzzle-earlier = Énigmes précédentes
puzzle-earlier-what = Celles des 30 derniers jours. Elles ne comptent pas pour les jours de suite.
puzzle-earlier-of = { $game } : énigme du { $date }
puzzle-earlier-how = { $how ->
    [shown] réponse vue
   *[other] résolue
}
puzzle-tomorrow = La prochaine énigme arrive demain.
puzzle-moves = Coups
puzzle-kept = Vos énigmes résolues sont enregistrées sur cet appareil.
puzzle-wall = Afficher sur grand écran
puzzle-wall-scan = Scannez pour chercher vous-même
puzzle-wall-how = Que joueriez-vous ? Décidez ensemble, puis affichez la réponse.
puzzle-gone = Impossible de charger l’énigme.
puzzle-back = Retour aux énigmes

## Ses propres erreurs.
puzzle-mistakes = Apprendre de vos erreurs
puzzle-mistakes-what = { $count ->
    [one] { $count } coup de vos parties attend un nouvel essai.
   *[other] { $count } coups de vos parties attendent un nouvel essai.
}
puzzle-mistakes-start = Réessayer
puzzle-mistake-of = { $game } : erreur { $number } sur { $count }
puzzle-mistake-gain = Vous aviez joué « { $move } ». Le meilleur coup donne { $points } % de chances de gagner de plus.
puzzle-mistake-next = Erreur suivante
puzzle-mistakes-end = Terminer
puzzle-mistakes-done = C’est tout pour l’instant. Ces coups reviendront dans quelques jours.
puzzle-mistakes-none = Aucune erreur à corriger ici. Bien joué !
puzzle-mistakes-back = Retour
