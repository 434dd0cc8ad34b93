### Le classement : la force des personnes qui l'ont demandé.

ladder-title = Classement
ladder-how = Votre cote indique votre force par rapport aux robots et aux autres personnes classées. Les parties sans conseils comptent, rapides ou à une table où les conseils sont désactivés.
ladder-join = Classer mes parties à partir de maintenant
ladder-join-what = Les autres personnes classées voient votre nom et votre cote, et vous voyez les leurs. Si vous désactivez ce réglage, votre cote disparaît.
ladder-off = L’administrateur du serveur a désactivé le classement.
ladder-game = Jeu
ladder-yours = Votre cote : { $rating }
ladder-yours-between = Très probablement entre { $low } et { $high }, d’après { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
ladder-like = Proche du robot { $name } ({ $level })
ladder-none-yet = Vous n’avez pas encore de cote à ce jeu. Terminez une partie sans conseils.
ladder-quick = Jouer une partie rapide
ladder-people = Toutes les personnes classées
ladder-rank = Rang
ladder-name = Nom
ladder-rating = Cote
ladder-interval = Très probablement entre
ladder-interval-of = { $low }–{ $high }
ladder-games = Parties
ladder-you = { $name } (vous)
ladder-bot = robot
ladder-fixed = fixe
ladder-none = Personne n’a encore de cote à ce jeu.
