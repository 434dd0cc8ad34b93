### La page d'accueil, et les listes de tables.

start-welcome = { $server ->
    [yes] De bons jeux de société, sans compte. Invitez vos amis avec un lien, partagez un écran, ou affrontez les robots tout de suite.
   *[no] De bons jeux de société, sans compte. Partagez un écran, ou affrontez les robots tout de suite.
}
start-games = Jeux
start-players = { $fewest } à { $most } joueurs
start-minutes = { $shortest } à { $longest } min
start-ages = dès { $ages } ans
start-bots = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}
start-play-now = Jouer<spoken> : { $game } contre { start-bots }</spoken>
start-dealing = On distribue…<spoken> : { $game } contre { start-bots }</spoken>
start-invite = Inviter des amis<spoken> : { $game }</spoken>
start-here = Sur un seul écran<spoken> : { $game }</spoken>
start-learn = { $learned ->
    [yes] Refaire le tutoriel
   *[no] Apprendre en jouant
}<spoken> : { $game }</spoken>
start-more = Plus d’options<spoken> : { $game }</spoken>
start-preparing = Prêt à jouer. Les robots iront plus vite une fois la préparation terminée ({ $percent } %).
start-preparing-bar = Avancement de la préparation
start-no-games = Impossible de charger les jeux.

## La force des robots, demandée avant la première partie.
start-level = Quel niveau pour les robots ?
start-level-what = { $level ->
    [beginner] Apprend encore. De bonne compagnie pour vos premières parties.
    [casual] Joue avec bon sens, mais laisse parfois passer une occasion.
    [strong] Connaît bien le jeu et fait peu de cadeaux.
   *[expert] Ce que nous avons de mieux. Il vous faudra toute votre attention.
}
start-level-how = Ce choix est enregistré pour « Jouer ». Vous pouvez le modifier dans les réglages, ou choisir chaque robot sous « Plus d’options ».

## Plusieurs personnes devant un écran.
start-here-title = { $game } sur un seul écran
start-here-count = Combien de joueurs ?
start-here-how = { $name } commence. Ensuite, passez-vous l’écran ; entre-temps, les mains restent cachées.
start-dealing-now = On distribue…

## Les listes de tables.
start-continue = Continuer
start-tables = Vos tables
start-tables-all = Toutes vos tables ({ $count })
start-tables-public = Tables publiques
start-evening = Vous animez une classe ou un club ? <make>Ouvrez plusieurs tables avec un seul code.</make>
start-tables-open = Ouvertes à tous
start-tables-none = Pas encore de table. <make>Créez-en une</make>, ou affrontez les robots tout de suite.
start-tables-none-running = Aucune partie en cours. <make>Lancez-en une.</make>
start-tables-over = Parties terminées
start-tables-none-open = Aucune table ouverte pour l’instant. <make>Créez-en une publique</make> : les autres la trouveront ici.
start-tables-missing = Impossible de charger les tables.

## Une table dans une liste.
start-line-turn = À vous de jouer
start-line-status = { $status ->
    [waiting] En attente de joueurs
    [playing] En cours
   *[over] Terminée
}
start-line-won = Gagné
start-line-lost = Perdu
start-line-tied = Égalité
start-line-score = { $won ->
    [yes] Gagné { $own } à { $other }
   *[no] Perdu { $own } à { $other }
}
start-line-place = { $place }e place
start-line-winner = { $name } a gagné
start-line-come = { $free ->
    [0] Regarder
   *[other] Rejoindre
}
start-line-remove = Retirer { $game } de la liste
start-line-removed = { $game } a été retiré de votre liste
start-line-give-up = Quitter la partie
start-line-keep = La garder
start-tables-clear = Retirer les parties terminées
start-tables-history = Toutes mes parties
start-line-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
start-line-now = à l’instant
start-line-minutes = il y a { $minutes } min
start-line-hours = il y a { $hours } h
start-line-yesterday = hier
start-line-days = { $days ->
    [one] il y a { $days } jour
   *[other] il y a { $days } jours
}
start-puzzles = Les énigmes du jour
start-quick = { $waiting ->
    [0] Partie rapide
   *[other] Partie rapide · { $waiting } en attente
}
start-quick-mine = On cherche des joueurs…
start-tables-all-open = Toutes les tables ouvertes

## Le retour vers un événement.
start-event = { $hosts ->
    [yes] Votre événement
   *[no] L’événement que vous avez rejoint
}, { $round ->
    [0] pas encore commencé
   *[other] manche { $round }
}

## Les jeux, avant que le serveur en dise plus.
start-title = { $game ->
    [tenzania] Tenzania
    [ten_squares] 10 Squares
    [ten_days_africa] 10 jours en Afrique
    [ten_days_usa] 10 jours aux États-Unis
    [heart_of_africa] Les Aventuriers du Rail : Au cœur de l’Afrique
   *[ten_days_world] 20 jours autour du monde
}
