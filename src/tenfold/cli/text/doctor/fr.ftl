### Ce que trouve le docteur.

## Une ligne.
doctor-ok = bien
doctor-note = note
doctor-problem = PROBLÈME
decimal-sign = ,
doctor-finding = { $what } : { $fact }
doctor-well = Tout va bien.
doctor-problems = Problèmes trouvés : { $count }.

## Cette machine.
doctor-python = { $python } dans { $path }, Tenfold { $tenfold }
doctor-python-old = installez Python 3.11 ou plus récent.
doctor-found = trouvé
doctor-not-found = introuvable
doctor-not-loaded = ne peut pas être chargé ({ $why })
doctor-reinstall = réinstallez Tenfold, par exemple avec « pip install --force-reinstall tenfold ».
doctor-rich = le terminal reste sans couleurs ; « pip install rich » en ajoute.
doctor-unwritable = on ne peut pas écrire dans { $folder } ({ $why })
doctor-compiled = code compilé
doctor-compiled-where = tout se recompile à chaque démarrage : donnez à TENFOLD_CACHE un dossier où l’on peut écrire.
doctor-compiled-size = { $folder }, { $size } Mo
doctor-compiled-old = « tenfold warm » efface ce que des sources anciennes ont laissé (dossiers : { $count }).
doctor-matches = parties enregistrées
doctor-matches-where = les parties ne s’enregistrent pas : donnez à TENFOLD_DATA un dossier où l’on peut écrire.
doctor-matches-count = { $folder }, il y en a { $count }
doctor-games = jeux
doctor-sentence = voyez la phrase qui précède.
doctor-not-played = ne peut pas être joué ({ $why })
doctor-fresh = essayez « tenfold warm --fresh », ou réinstallez Tenfold.
doctor-played = se distribue et se joue ({ $plies } coups jusqu’à la fin, { $seconds } s)
doctor-terminal = terminal
doctor-is-terminal = c’est un terminal
doctor-no-terminal = ce n’est pas un terminal
doctor-encoding = encodage { $name }
doctor-no-readline = sans readline
doctor-signs = certains signes s’afficheront mal : donnez à PYTHONUTF8 la valeur 1.

## Un serveur.
doctor-address = adresse
doctor-address-as = écrivez-la comme https://tables.example.org.
doctor-server = serveur
doctor-silent = ne répond pas ({ $why })
doctor-silent-then = démarrez-le, ou regardez ce qui se tient devant lui.
doctor-foreign = un autre programme répond là
doctor-foreign-then = regardez si l’adresse et le port sont ceux de Tenfold.
doctor-name = nom
doctor-unknown-name = le serveur ne connaît pas { $name } (421)
doctor-allow-name = permettez ce nom avec --host-name { $name }, et que le proxy laisse passer l’en-tête Host.
doctor-answers-status = répond { $status }
doctor-answers = répond après { $milliseconds } ms
doctor-slow = il est occupé, ou loin d’ici.
doctor-log = regardez le journal du serveur.
doctor-ready = prêt
doctor-ready-all = les jeux, la base de données et tout le reste
doctor-no-reason = répond { $status } sans dire pourquoi
doctor-in-between = c’est ce qui se tient devant lui qui répond.
doctor-redis = regardez s’il tourne, et si --redis le nomme.
doctor-pages = pages
doctor-pages-missing = ne sont pas là ({ $status })
doctor-pages-build = lancez « make web », ou installez un paquet construit.
doctor-games-waiting = joués sans compilation en attendant : { $games }.
doctor-cookie = cookie
doctor-cookie-none = aucun n’est donné
doctor-cookie-pass = que le proxy laisse passer Set-Cookie.
doctor-cookie-open = pas réservé à TLS
doctor-cookie-proto = que le proxy envoie X-Forwarded-Proto: https.
doctor-cookie-given = est donné
doctor-sockets = sockets
doctor-sockets-open = passent
doctor-sockets-code = se ferment avec { $code }
doctor-sockets-closed = ne passent pas ({ $why })
doctor-sockets-pass = que le proxy laisse passer les WebSockets (en-têtes Upgrade et Connection).
doctor-metrics = mesures
doctor-metrics-own = sont pour la machine du serveur
doctor-metrics-lines = { $count } lignes
