### Ce que la ligne de commande dit d'elle-même : l'aide, les noms des valeurs, et ce qui ne va pas dans un appel.

## Toute la commande.
about = Jouez à des jeux de société dans le terminal, ou étudiez-les à toute vitesse.
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
title-todo = actions{ " " }
value-command = COMMANDE
value-todo = ACTION

## Les commandes.
command-play = jouer contre des robots, ou à plusieurs sur un écran
command-learn = apprendre un jeu en y jouant, pas à pas
command-serve = héberger des tables pour vos amis, dans le navigateur
command-tables = gérer les tables d’un serveur : lister, fermer, supprimer, bannir
command-tables-list = lister toutes les tables, la plus récente d’abord
command-tables-close = terminer la partie d’une table et la garder enregistrée
command-tables-remove = supprimer une table et tout son contenu
command-tables-ban = bannir une adresse ou un réseau
command-tables-unban = débannir une adresse
command-tables-bans = lister les adresses bannies
command-tables-limits = lister les limites atteintes récemment (avec --server)
command-backup = sauvegarder les données d’un serveur dans un fichier
command-export = exporter toutes les données du serveur dans un fichier
command-import = importer les données exportées d’un autre serveur
command-keys = créer une clé pour les notifications des navigateurs
command-simulate = faire jouer des robots et enregistrer leurs parties
command-arena = comparer des robots et mesurer leur force
command-box = utiliser ce qui est imprimé sur votre exemplaire d’un jeu
command-box-check = vérifier un fichier de boîte
command-box-new = créer un fichier de boîte à partir de la boîte standard
command-history = lister vos parties terminées et vos victoires
command-replay = revoir une partie pas à pas
command-analyse = faire le bilan d’une partie : ses tournants, et la part de chance
command-puzzle = résoudre l’énigme du jour : trouver le meilleur coup
command-trace = afficher une partie en JSON, avec chacun de ses états
command-bench = mesurer la vitesse des jeux
command-solve = calculer ce que vaut chaque position d’un jeu
command-train = entraîner un réseau qui joue à un jeu
command-doctor = vérifier l’installation, ou un serveur
command-warm = tout compiler à l’avance

## Ce que prennent plusieurs commandes.
option-version = afficher la version
option-language = au choix : { $languages } (par défaut : selon LANG)
value-language = LANGUE
option-game = au choix : { $games }
value-game = JEU
option-seats = nombre de places
value-seats = N
option-option = une option du jeu (peut être répétée)
value-option = NOM=CHOIX
option-box = jouer avec la boîte de ce fichier (docs/boxes.md)
value-box = FICHIER
option-seed = graine, pour redonner les mêmes cartes
value-seed = G
option-plain = texte simple : ni couleurs ni cadres
option-data = le dossier des données du serveur
value-data = DOSSIER
option-database = sa base de données, postgresql://…, s’il en a une
value-database = URL
option-device = cpu, ou cuda pour un GPU (pip install "tenfold[gpu]")
value-device = A
value-file = FICHIER
value-seat = K
value-matches = N
value-processes = N
value-out = DOSSIER
value-server = URL

## play
option-play-bots = vos adversaires : des personnages (pip, tali, kito), un niveau (beginner, casual, strong, expert), greedy, random, search:ESSAIS, network:FICHIER
value-bots = A,B
option-play-helper = robot pour les conseils, comme dans --bots (par défaut expert)
value-helper = A
option-play-pace = vitesse des robots, avec --server (par défaut normal)
option-play-hotseat = plusieurs personnes sur cet écran, à tour de rôle
option-play-names = les noms des joueurs
value-names = ANNE,BO
option-play-seat = votre place (à partir de 1)
option-play-resume = continuer une partie enregistrée (par défaut la dernière)
value-resume = FICHIER
option-play-save = fichier où enregistrer la partie
value-save = FICHIER
option-play-server = jouer à une table de ce serveur
option-play-join = avec --server : le code ou le lien d’une table
value-join = CODE

## serve
option-serve-host = adresse d’écoute (127.0.0.1 pour cet appareil seulement)
value-host = ADRESSE
option-serve-port = port (par défaut 8010, ou le prochain libre)
value-port = N
option-serve-data = dossier des données
option-serve-open = ouvrir le navigateur
option-serve-origin = autre origine autorisée à se connecter
value-origin = URL
option-serve-host-name = autre nom d’hôte à accepter
value-host-name = NOM
option-serve-database = utiliser Postgres, postgresql://… (par défaut un fichier)
option-serve-host-token = jeton pour la page d’administration à /host (ou TENFOLD_HOST_TOKEN)
value-host-token = J
option-serve-settings = fichier de réglages (par défaut settings.toml dans le dossier des données)
value-settings = FICHIER
option-serve-processes = nombre de processus du serveur (par défaut 1 ; demande --database)
option-serve-log = format du journal : text, ou json (un objet par ligne)
value-log = FORMAT
option-serve-redis = adresse du Redis qui relaie les coups entre processus
value-redis = URL

## tables
option-tables-list-status = seulement les tables dans cet état
option-table = le code d’une table
value-table = TABLE
option-address = une adresse comme 203.0.113.7 ou un réseau comme 203.0.113.0/24
value-address = ADRESSE
option-server = un serveur en marche auquel se connecter (demande son jeton)
option-token = son jeton d’administration (ou TENFOLD_HOST_TOKEN)
value-token = J

## backup, export, import
option-backup-file = le fichier de sauvegarde (contient des secrets, gardez-le en sûreté)
option-export-file = le fichier d’export (contient des secrets, gardez-le en sûreté)
option-export-table = seulement cette table (peut être répété)
value-export-table = CODE
option-import-file = un fichier écrit par tenfold export

## simulate
option-simulate-matches = nombre de parties (par défaut 1)
option-simulate-agents = les joueurs : beginner, casual, strong, expert, greedy, random, search:ESSAIS, network:FICHIER ; un pour toutes les places, ou un par place
value-agents = A,B
option-simulate-out = dossier où enregistrer les parties (par défaut aucun)

## arena
option-arena-agents = qui joue : des robots par leur nom, network:FICHIER, ou votre propre programme, MODULE:NOM ; s’il y en a plus que de places, toutes les compositions se jouent ; s’il y en a moins, le dernier complète la table
value-arena-agents = A
option-arena-matches = nombre de parties, arrondi à des donnes entières
option-arena-settle = s’arrêter dès que le classement est clair
option-arena-processes = parties à la fois (par défaut une par cœur)
option-arena-patience = secondes par partie avant qu’elle soit arrêtée (par défaut 3600)
value-patience = T
option-arena-out = dossier où enregistrer les résultats et reprendre
option-arena-json = afficher le tableau en JSON
option-arena-ray = cluster Ray où jouer ; local en lance un sur cette machine
value-ray = ADRESSE

## history, replay, analyse, puzzle, trace
option-history-server = lister aussi les parties terminées sur ce serveur
option-replay-file = un fichier .tenfold, ou - pour l’entrée standard
option-replay-all = afficher toute la partie
option-replay-seat = voir comme cette place (à partir de 1)
option-analyse-file = un fichier .tenfold d’une partie terminée, ou - pour l’entrée standard
option-analyse-seat = cette place seulement (à partir de 1)
option-analyse-budget = simulations par décision (par défaut selon la longueur)
value-budget = N
option-analyse-seed = graine des simulations (par défaut 1)
option-analyse-json = tout afficher en JSON
option-puzzle-day = l’énigme d’un autre jour, comme 2026-12-24
value-day = DATE
option-trace-file = un fichier .tenfold, ou - pour l’entrée standard

## bench, solve, train, doctor, warm
option-bench-json = afficher les lignes en JSON
option-bench-seconds = secondes par jeu (par défaut 1,5)
value-seconds = T
option-solve-out = dossier de la table des positions (8 Go ; par défaut avec vos parties)
option-solve-threads = nombre de cœurs à utiliser (par défaut tous)
value-threads = N
option-train-minutes = durée de l’entraînement en minutes (par défaut 3)
value-minutes = T
option-train-base = partir de l’heuristique de ce robot plutôt que de zéro
option-train-teacher = apprendre à choisir comme une recherche, par exemple search:300
value-teacher = MAÎTRE
option-train-rival = apprendre plutôt à battre un robot (greedy, strong) ou le réseau d’un fichier
value-rival = RIVAL
option-train-seed = graine de l’entraînement (par défaut 1)
option-train-out = dossier des réseaux, d’où reprendre aussi (par défaut : training)
option-doctor-server = vérifier un serveur en marche, de l’extérieur
option-warm-fresh = supprimer ce qui était déjà compilé

## Ce que dit argparse : chaque phrase sous le nom que font ses mots anglais.
argparse-usage = utilisation :{ " " }
argparse-positional-arguments = arguments{ " " }
argparse-options = options{ " " }
argparse-show-this-help-message-and-exit = afficher cette aide
argparse-argument-argument-name-s-message-s = argument %(argument_name)s : %(message)s
argparse-unrecognized-arguments-s = arguments inconnus : %s
argparse-ambiguous-option-option-s-could-match-matches-s = %(option)s peut vouloir dire %(matches)s
argparse-invalid-choice-value-r-choose-from-choices-s = « %(value)s » n’est pas un choix (choisissez parmi %(choices)s)
argparse-expected-one-argument = il faut une valeur
argparse-expected-at-most-one-argument = une seule valeur au plus
argparse-expected-at-least-one-argument = il faut au moins une valeur
argparse-the-following-arguments-are-required-s = il manque : %s
argparse-ignored-explicit-argument-r = aucune valeur n’est attendue, et « %s » a été donné

## Un appel qui ne va pas.
wrong-call = { $prog } : { $message }. Voir « { $prog } --help ».
not-whole = « { $text } » n’est pas un nombre entier
not-number = « { $text } » n’est pas un nombre

## Notre propre faute.
unexpected = Désolé, un problème est survenu : { $what }
unexpected-then = « tenfold doctor » en sait peut-être plus. Définissez TENFOLD_DEBUG=1 pour voir où c’est arrivé.

## box
option-box-check-file = le fichier de boîte
option-box-new-out = où l’écrire (par défaut : JEU.tenfoldbox)
value-box-new-out = FICHIER
