### Ce que disent les commandes pour les hôtes et les chercheurs.

## Les chiffres d’un tableau.
figure = { NUMBER($number, maximumFractionDigits: 0) }
figure-fine = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## backup
backup-folder = { $file } est un dossier. Nommez un fichier pour la sauvegarde.
backup-done = Sauvegardé dans { $file }.

## simulate
simulate-none = Choisissez au moins 1 partie.
simulate-agents = Vous avez nommé { $agents } robots pour { $seats } places. Nommez-en un pour toutes, ou un pour chacune.
simulate-playing = Parties de { $game }
simulate-summary = { $game } : { $matches ->
    [one] { $matches } partie, { NUMBER($length, maximumFractionDigits: 0) } coups
   *[other] { $matches } parties, { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } coups chacune en moyenne
}.
simulate-seat = place
simulate-agent = robot
simulate-wins = gagnées
simulate-shared = partagées
simulate-score = score moyen
simulate-seed = Graine { $seed }.
simulate-kept = Parties enregistrées dans { $folder }.
gpu-no-files = Les parties jouées sur un GPU ne s’enregistrent pas en fichiers. Omettez --out.
gpu-no-bot = Sur un GPU, il n’y a pas de robot nommé « { $name } ». Choisissez parmi : { $known }.
gpu-seed = Sur un GPU, la graine doit être un nombre.

## bench
bench-seconds = Choisissez plus de 0 et au plus { $most } secondes.
bench-game = jeu
bench-seats = places
bench-plies = coups/s
bench-games = parties/s
bench-playouts = essais/s
bench-random-play = au hasard
bench-by-kinds = par type de coup
bench-search = recherche

## solve
solve-too-many = { $game } a trop de positions pour les évaluer toutes. Jeux que vous pouvez résoudre : { $solvable }.
solve-threads = Choisissez au moins 1 fil d’exécution.
solve-already = { $game } est déjà résolu : { $folder }
solve-going-on = Reprise : { $there } parts sur { $parts } sont faites.
solve-working = Résolution de { $game }
solve-stopped = Arrêté. Relancez la même commande pour reprendre. { $missing ->
    [one] Il manque { $missing } part
   *[other] Il manque { $missing } parts
}.
solve-done = { $game } résolu en { NUMBER($seconds, maximumFractionDigits: 0) } s : { $folder }
solve-room = Il faut encore { NUMBER($needed, minimumFractionDigits: 1, maximumFractionDigits: 1) } Go dans { $folder } pour la table des positions, mais seuls { NUMBER($free, minimumFractionDigits: 1, maximumFractionDigits: 1) } Go sont libres. Choisissez un autre dossier avec --out.
solve-memory = La résolution demande { NUMBER($needed, minimumFractionDigits: 1, maximumFractionDigits: 1) } Go de mémoire, mais seuls { NUMBER($free, minimumFractionDigits: 1, maximumFractionDigits: 1) } Go sont libres.

## train
train-needs-torch = L’entraînement a besoin de torch. Installez-le avec : pip install "tenfold[network]"
train-minutes = Choisissez une durée supérieure à 0 minute.
train-no-rival = Le fichier { $path } n’existe pas. Indiquez le fichier d’un réseau, ou bien greedy ou strong.
train-teacher = Indiquez le maître par search:ESSAIS, par exemple search:300, sans --rival.
train-clone = La recherche a pris { $decisions } décisions. Sur celles gardées pour vérifier, l’élève fait le même choix dans { NUMBER($agreed, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des cas.
train-look = Après { NUMBER($seconds, maximumFractionDigits: 0) } s et { NUMBER($millions, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $millions ->
    [one] million
   *[other] millions
} de décisions :
train-score = { "  " }{ $who ->
    [student] élève
   *[other] maître
}, { $seats } joueurs, contre { $bot ->
    [rival] l’adversaire
   *[other] { $bot }
} : { NUMBER($won, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { $matches } parties gagnées
train-stopped = Arrêté. Relancez la même commande pour reprendre.
train-done = Le réseau est dans { $path }. Jouez contre lui : tenfold play { $game } --bots network:{ $path }

## warm
warm-interpreted = TENFOLD_INTERPRET est défini : les règles sont interprétées et rien n’est compilé.
warm-game = { $game } : { $count ->
    [0] déjà compilé
    [one] { $count } fonction compilée en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
   *[other] { $count } fonctions compilées en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
}.
warm-removed = { $count ->
    [one] { $count } dossier de code périmé supprimé
   *[other] { $count } dossiers de code périmé supprimés
} de { $folder }.

## tenfold box
box-fits = Vous pouvez jouer à « { $title } » avec « { $name } ».
box-written = La boîte standard est dans { $path }. Adaptez-la à la vôtre, puis vérifiez-la avec : tenfold box check { $path }
box-taken = { $path } existe déjà. Choisissez un autre nom.
