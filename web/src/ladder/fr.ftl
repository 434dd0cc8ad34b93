### Le classement : la force des personnes qui l'ont demandé.

ladder-title = Classement
ladder-how = Votre cote indique votre force par rapport aux robots et aux autres personnes du classement. Seules comptent les parties sans conseils : les parties rapides, et les tables où les conseils sont désactivés.
ladder-join = Compter mes parties au classement à partir de maintenant
ladder-join-what = Les autres personnes du classement voient votre nom et votre cote, et vous voyez les leurs. Si vous désactivez ce réglage, votre cote disparaît.
ladder-off = L’administrateur du serveur a désactivé le classement.
ladder-event = Seules les parties de cet événement et de ses autres dates comptent ici.
ladder-event-all = Voir tout le classement
ladder-game = Jeu
ladder-yours = Votre cote : { $rating }
ladder-yours-between = Très probablement entre { $low } et { $high }, d’après { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
ladder-like = Vous jouez à peu près comme { $name } ({ $level })
ladder-none-yet = Vous n’avez pas encore de cote à ce jeu. Terminez une partie sans conseils.
ladder-quick = Jouer une partie rapide
ladder-people = Tout le classement
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
