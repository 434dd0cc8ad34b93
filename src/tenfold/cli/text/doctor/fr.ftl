### Ce que trouve le docteur.

## Une ligne.
doctor-ok = OK
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
doctor-reinstall = réinstallez Tenfold, par exemple avec : pip install --force-reinstall tenfold
doctor-rich = le terminal reste sans couleurs ; pour en ajouter, lancez : pip install rich
doctor-unwritable = on ne peut pas écrire dans { $folder } ({ $why })
doctor-compiled = code compilé
doctor-compiled-where = le code se recompile à chaque démarrage ; donnez à TENFOLD_CACHE un dossier où l’on peut écrire.
doctor-compiled-size = { $folder }, { $size } Mo
doctor-compiled-old = lancez « tenfold warm » pour supprimer le code périmé (dossiers : { $count }).
doctor-matches = parties enregistrées
doctor-matches-where = les parties ne sont pas enregistrées ; donnez à TENFOLD_DATA un dossier où l’on peut écrire.
doctor-matches-count = { $folder }, il y en a { $count }
doctor-games = jeux
doctor-sentence = voyez la ligne ci-dessus.
doctor-not-played = ne peut pas être joué ({ $why })
doctor-fresh = essayez « tenfold warm --fresh », ou réinstallez Tenfold.
doctor-played = fonctionne (partie jouée en { $plies } coups, { $seconds } s)
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
doctor-silent-then = démarrez-le, ou vérifiez le proxy placé devant lui.
doctor-foreign = un autre programme répond là
doctor-foreign-then = vérifiez que l’adresse et le port sont ceux de Tenfold.
doctor-name = nom
doctor-unknown-name = le serveur n’accepte pas { $name } (421)
doctor-allow-name = autorisez-le avec --host-name { $name }, et laissez le proxy transmettre l’en-tête Host.
doctor-answers-status = répond { $status }
doctor-answers = répond après { $milliseconds } ms
doctor-slow = il est occupé ou loin d’ici.
doctor-log = consultez le journal du serveur.
doctor-ready = prêt
doctor-ready-all = les jeux, la base de données et tout le reste sont prêts
doctor-no-reason = répond { $status } sans dire pourquoi
doctor-in-between = c’est le proxy qui répond.
doctor-redis = vérifiez qu’il tourne et que --redis le nomme.
doctor-pages = pages
doctor-pages-missing = ne sont pas là ({ $status })
doctor-pages-build = lancez « make web », ou installez un paquet construit.
doctor-games-waiting = interprétés jusqu’à leur compilation : { $games }.
doctor-cookie = cookie
doctor-cookie-none = absent
doctor-cookie-pass = laissez le proxy transmettre Set-Cookie.
doctor-cookie-open = pas limité à HTTPS
doctor-cookie-proto = faites envoyer X-Forwarded-Proto: https par le proxy.
doctor-cookie-given = présent
doctor-sockets = WebSockets
doctor-sockets-open = fonctionnent
doctor-sockets-code = se ferment avec { $code }
doctor-sockets-closed = ne fonctionnent pas ({ $why })
doctor-sockets-pass = laissez le proxy transmettre les WebSockets (en-têtes Upgrade et Connection).
doctor-metrics = mesures
doctor-metrics-own = seulement sur la machine du serveur
doctor-metrics-lines = { $count } lignes
