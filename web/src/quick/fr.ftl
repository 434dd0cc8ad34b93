### Les parties rapides : jouer avec ceux qui veulent la même chose.

quick-title = Partie rapide
quick-how = Dites à quoi vous voulez jouer, et nous trouverons des joueurs qui veulent la même chose.
quick-name = Votre nom
quick-game = Jeu
quick-players = Joueurs
quick-players-count = { $count } joueurs
quick-when = Quand
quick-when-choice = { $turns ->
    [yes] À votre rythme : 3 jours par coup
   *[no] Maintenant : 3 min par coup
}
quick-wait = Compléter avec des robots
quick-wait-choice = { $seconds ->
    [0] tout de suite
    [15] après 15 secondes
    [30] après 30 secondes
    [60] après une minute
   *[180] après 3 minutes
}
quick-ask = Trouver des joueurs
quick-people = { $count ->
    [0] Personne n’attend cette partie pour l’instant.
    [one] { $count } personne attend cette partie.
   *[other] { $count } personnes attendent cette partie.
}
quick-waiting = On cherche des joueurs…
quick-waiting-what = { $game }, { quick-players-count }
quick-waiting-others = { $count ->
    [1] Personne d’autre n’est encore là. Les autres voient que quelqu’un attend.
   *[other] { $count } joueurs sur { $seats } sont là.
}
quick-waiting-bots = { $seconds ->
    [0] Les robots arrivent.
    [one] Des robots complètent la table dans { $seconds } seconde.
   *[other] Des robots complètent la table dans { $seconds } secondes.
}
quick-waiting-turns = Vous pouvez quitter cette page. Dès qu’il y a assez de joueurs, la partie commence et se trouve sous Tables. Nous arrêtons de chercher après 7 jours.
quick-waiting-stay = Gardez cette page ouverte jusqu’au début de la partie.
quick-cancel = Ne plus chercher
quick-found = On a trouvé des joueurs. La partie commence.
