### Ce que la ligne de commande dit d'elle-même : l'aide, les noms des valeurs, et ce qui ne va pas dans un appel.

## Toute la commande.
about = Jouez à des jeux de société dans le terminal, et étudiez-les à toute vitesse.
examples =
    exemples :
      tenfold play                              choisir un jeu et jouer
      tenfold learn tenzania                    l’apprendre en jouant, en quelques étapes
      tenfold play tenzania --bots casual,kito
      tenfold play tenzania --hotseat --names Ann,Bo
      tenfold play --resume                     continuer la dernière partie
      tenfold simulate tenzania --matches 10 --seed 1 --out parties
      tenfold replay parties/tenzania-1-00001.tenfold
      tenfold arena tenzania --agents greedy random --matches 400 --out force
title-command = commandes{ " " }
title-todo = que faire{ " " }
value-command = COMMANDE
value-todo = QUOI

## Les commandes.
command-play = jouer contre des robots, ou à plusieurs devant un écran
command-learn = apprendre un jeu en y jouant, pas à pas
command-serve = ouvrir des tables à vos amis, dans le navigateur
command-tables = s’occuper des tables d’un serveur : lister, fermer, effacer, exclure
command-tables-list = toutes les tables, la plus récente d’abord
command-tables-close = terminer la partie d’une table, qui reste comme elle est
command-tables-remove = effacer une table avec tout ce qui lui appartient
command-tables-ban = ne plus laisser entrer une adresse ou un réseau
command-tables-unban = laisser entrer de nouveau une adresse
command-tables-bans = qui n’entre plus
command-tables-limits = quelles limites ont été atteintes récemment (avec --server)
command-backup = copier dans un fichier ce que garde un serveur
command-export = écrire ce que garde un serveur dans un fichier pour un autre
command-import = prendre ce qu’un autre serveur a exporté
command-keys = faire une clé par laquelle un serveur prévient les navigateurs quand c’est à quelqu’un de jouer
command-simulate = faire jouer des robots, et garder leurs parties
command-arena = savoir quels robots sont plus forts, et à quel point c’est sûr
command-replay = revoir une partie pas à pas
command-analyse = faire le bilan d’une partie : ses tournants, et la part du hasard
command-puzzle = l’énigme du jour : trouvez le meilleur coup
command-trace = écrire une partie en JSON, avec chacun de ses états
command-bench = mesurer la vitesse des jeux
command-solve = calculer ce que vaut chaque position d’un jeu
command-doctor = vérifier l’installation, ou un serveur
command-warm = tout compiler une fois, à l’avance

## Ce que prennent plusieurs commandes.
option-version = dire quelle version c’est
option-language = au choix : { $languages } ; sinon, comme le dit LANG
value-language = LANGUE
option-game = au choix : { $games }
value-game = JEU
option-seats = combien de places
value-seats = N
option-option = une option du jeu ; peut être donnée plusieurs fois
value-option = NOM=CHOIX
option-seed = une graine, pour redonner les mêmes cartes
value-seed = G
option-plain = texte simple : ni couleurs ni cadres
option-data = le dossier des données du serveur
value-data = DOSSIER
option-database = sa base de données, postgresql://…, s’il en a une
value-database = URL
option-device = cpu, ou cuda pour un GPU (pip install « tenfold[gpu] »)
value-device = A
value-file = FICHIER
value-seat = K
value-matches = N
value-processes = N
value-out = DOSSIER
value-server = URL

## play
option-play-bots = qui d’autre joue : des personnages (pip, tali, kito), un niveau (beginner, casual, strong, expert), greedy, random, search:ESSAIS, network:FICHIER
value-bots = A,B
option-play-helper = qui donne des conseils, comme dans --bots (greedy)
value-helper = A
option-play-pace = avec --server : à quelle vitesse jouent les robots (normal)
option-play-hotseat = plusieurs personnes devant cet écran
option-play-names = les noms des personnes
value-names = ANNE,BO
option-play-seat = votre place, à partir de 1
option-play-resume = continuer une partie enregistrée ; sans FICHIER, la dernière
value-resume = FICHIER
option-play-save = où enregistrer la partie
value-save = FICHIER
option-play-server = jouer à une table de ce serveur
option-play-join = avec --server : le code ou le lien d’une table
value-join = CODE

## serve
option-serve-host = où écouter ; 127.0.0.1 : cet appareil seulement
value-host = ADRESSE
option-serve-port = le port (8010, ou le prochain qui est libre)
value-port = N
option-serve-data = où tout est gardé
option-serve-open = ouvrir le navigateur
option-serve-origin = un autre site qui peut se connecter
value-origin = URL
option-serve-host-name = un autre nom que porte le serveur
value-host-name = NOM
option-serve-database = tout garder dans Postgres, postgresql://… (sinon dans un fichier)
option-serve-host-token = permet de s’occuper de toutes les tables à /host (ou TENFOLD_HOST_TOKEN)
value-host-token = J
option-serve-settings = les limites et le reste (settings.toml dans le dossier des données)
value-settings = FICHIER
option-serve-processes = combien de processus servent ensemble sur une base de données (1)
option-serve-log = comment s’écrit le journal : text, ou json (un objet par ligne)
value-log = FORME
option-serve-redis = par où les processus d’une base de données s’annoncent les coups, redis://…
value-redis = URL

## tables
option-tables-list-status = celles-ci seulement
option-table = le code d’une table
value-table = TABLE
option-address = comme 203.0.113.7 ou 203.0.113.0/24
value-address = ADRESSE
option-server = demander à un serveur en marche, qui veut son jeton
option-token = son jeton (ou TENFOLD_HOST_TOKEN)
value-token = J

## backup, export, import
option-backup-file = la copie ; elle contient des secrets, gardez-la en sûreté
option-export-file = le fichier ; il contient des secrets, gardez-le en sûreté
option-export-table = cette table seulement, ou celles-ci
value-export-table = CODE
option-import-file = ce que tenfold export a écrit

## simulate
option-simulate-matches = combien de parties (1)
option-simulate-agents = qui joue : beginner, casual, strong, expert, greedy, random, search:ESSAIS, network:FICHIER ; un pour tous, ou un par place
value-agents = A,B
option-simulate-out = le dossier pour les parties ; sans lui, aucune n’est gardée

## arena
option-arena-agents = qui joue : des robots par leur nom, network:FICHIER, ou votre propre programme, MODULE:NOM ; s’il y en a plus que de places, toutes les compositions se jouent ; s’il y en a moins, le dernier complète la table
value-arena-agents = A
option-arena-matches = combien de parties, jusqu’à des donnes entières
option-arena-settle = s’arrêter dès que le classement est certain
option-arena-processes = combien à la fois (une par cœur)
option-arena-patience = combien de secondes une partie peut durer (3600)
value-patience = T
option-arena-out = garder les résultats là, et continuer à partir de là
option-arena-json = écrire le tableau en JSON
option-arena-ray = jouer sur cette grappe Ray ; local : sur une grappe de cette machine
value-ray = ADRESSE

## replay, analyse, puzzle, trace
option-replay-file = un fichier .tenfold, ou - pour l’entrée standard
option-replay-all = écrire toute la partie
option-replay-seat = par les yeux de cette place, à partir de 1
option-analyse-file = un fichier .tenfold d’une partie terminée, ou -
option-analyse-seat = cette place seulement, à partir de 1
option-analyse-budget = combien d’essais par décision (selon la longueur)
value-budget = N
option-analyse-seed = la graine des mondes essayés (1)
option-analyse-json = tout écrire en JSON
option-puzzle-day = l’énigme d’un autre jour, comme 2026-12-24
value-day = DATE
option-trace-file = un fichier .tenfold, ou - pour l’entrée standard

## bench, solve, doctor, warm
option-bench-json = écrire les lignes en JSON
option-bench-seconds = combien de temps court chaque jeu (1.5)
value-seconds = T
option-solve-out = où la table est gardée (8 Go ; avec vos parties)
option-solve-threads = combien de cœurs travaillent (tous)
value-threads = N
option-doctor-server = vérifier un serveur en marche, comme ses invités l’atteignent
option-warm-fresh = jeter ce qui était déjà compilé

## Ce que dit argparse : chaque phrase sous le nom que font ses mots anglais.
argparse-usage = utilisation :{ " " }
argparse-positional-arguments = arguments{ " " }
argparse-options = options{ " " }
argparse-show-this-help-message-and-exit = montrer cette aide
argparse-argument-argument-name-s-message-s = argument %(argument_name)s : %(message)s
argparse-unrecognized-arguments-s = ceci ne sert à rien ici : %s
argparse-ambiguous-option-option-s-could-match-matches-s = %(option)s peut vouloir dire %(matches)s
argparse-invalid-choice-value-r-choose-from-choices-s = « %(value)s » n’est pas un choix (choisissez parmi %(choices)s)
argparse-expected-one-argument = il manque une valeur après
argparse-expected-at-most-one-argument = une seule valeur au plus
argparse-expected-at-least-one-argument = il faut au moins une valeur
argparse-the-following-arguments-are-required-s = il manque : %s
argparse-ignored-explicit-argument-r = aucune valeur n’est attendue, et « %s » a été donné

## Un appel qui ne va pas.
wrong-call = { $prog } : { $message }. Voir « { $prog } --help ».
not-whole = « { $text } » n’est pas un nombre entier
not-number = « { $text } » n’est pas un nombre

## Notre propre faute.
unexpected = Pardon, cela n’aurait pas dû arriver : { $what }
unexpected-then = « tenfold doctor » en sait peut-être plus ; avec TENFOLD_DEBUG=1, on voit où c’était.
