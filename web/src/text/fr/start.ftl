### La page d'accueil, et les listes de tables.

start-welcome = Des jeux qui comptent jusqu’à dix. Installez-vous avec des amis par un lien, autour d’un écran, ou tout de suite contre des robots.
start-games = Jeux
start-players = { $fewest } à { $most } joueurs
start-minutes = { $shortest } à { $longest } minutes
start-ages = dès { $ages } ans
start-bots = { $bots ->
    [1] un robot
    [2] deux robots
    [3] trois robots
   *[other] { $bots } robots
}
start-play-now = Jouer<spoken> : { $game } contre { start-bots }</spoken>
start-dealing = On distribue …<spoken> : { $game } contre { start-bots }</spoken>
start-invite = Inviter des amis<spoken> : { $game }</spoken>
start-here = Sur cet écran<spoken> : { $game }</spoken>
start-learn = { $learned ->
    [yes] Apprendre de nouveau
   *[no] Apprendre en jouant
}<spoken> : { $game }</spoken>
start-more = Plus de choix<spoken> : { $game }</spoken>
start-preparing = Vous pouvez jouer. Les robots seront plus rapides quand tout sera prêt : { $percent } % faits.
start-preparing-bar = Ce qui est prêt
start-no-games = Les jeux ne sont pas encore là.

## Plusieurs personnes devant un écran.
start-here-title = { $game } sur cet écran
start-here-count = Combien êtes-vous ?
start-here-how = { $name } tient l’écran et commence. Ensuite, passez-le : entre-temps, les mains secrètes restent couvertes.
start-dealing-now = On distribue …

## Les listes de tables.
start-continue = Continuer
start-tables = Vos tables
start-tables-all = Les { $count } tables
start-tables-public = Tables publiques
start-evening = Une classe, un club ? <make>Menez plusieurs tables avec un seul code.</make>
start-tables-open = Ouvertes à tous
start-tables-none = Pas encore de table. <make>Préparez-en une</make>, ou jouez tout de suite contre des robots.
start-tables-none-open = Personne n’a de table ouverte pour l’instant. Préparez-en une publique : les autres la trouveront ici.
start-tables-missing = Les tables ne sont pas encore là.

## Une table dans une liste.
start-line-turn = À vous de jouer
start-line-status = { $status ->
    [waiting] attend des joueurs
    [playing] en cours
   *[over] terminée
}
start-line-come = { $free ->
    [0] regarder
   *[other] venez jouer
}
start-line-remove = Retirer { $game } de la liste
start-line-removed = { $game } n’est plus dans votre liste.
start-line-give-up = Quitter la partie
start-line-keep = La garder
start-tables-clear = Retirer toutes celles qui sont terminées
start-line-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
start-line-now = à l’instant
start-line-minutes = il y a { $minutes } min
start-line-hours = il y a { $hours } h
start-line-days = { $days ->
    [one] il y a { $days } jour
   *[other] il y a { $days } jours
}
start-puzzles = Les énigmes du jour
