### What the doctor finds.

## A line of it.
doctor-ok = ok
doctor-note = note
doctor-problem = PROBLEM
decimal-sign = .
doctor-finding = { $what }: { $fact }
doctor-well = Everything’s fine.
doctor-problems = Problems found: { $count }.

## This machine.
doctor-python = { $python } at { $path }, Tenfold { $tenfold }
doctor-python-old = install Python 3.11 or newer.
doctor-found = found
doctor-not-found = not found
doctor-not-loaded = can’t be loaded ({ $why })
doctor-reinstall = reinstall Tenfold, for example with: pip install --force-reinstall tenfold
doctor-rich = the terminal stays plain; for colours, run: pip install rich
doctor-unwritable = { $folder } isn’t writable ({ $why })
doctor-compiled = compiled code
doctor-compiled-where = code is recompiled at every start; set TENFOLD_CACHE to a writable folder.
doctor-compiled-size = { $folder }, { $size } MB
doctor-compiled-old = run “tenfold warm” to delete outdated code (folders: { $count }).
doctor-matches = saved games
doctor-matches-where = games aren’t saved; set TENFOLD_DATA to a writable folder.
doctor-matches-count = { $folder }, { $count } saved
doctor-games = games
doctor-sentence = see the line above.
doctor-not-played = can’t be played ({ $why })
doctor-fresh = try “tenfold warm --fresh”, or reinstall Tenfold.
doctor-played = works (played a game of { $plies } moves, { $seconds } s)
doctor-terminal = terminal
doctor-is-terminal = a terminal
doctor-no-terminal = not a terminal
doctor-encoding = encoding { $name }
doctor-no-readline = no readline
doctor-signs = some characters won’t display correctly; set PYTHONUTF8=1.

## A server.
doctor-address = address
doctor-address-as = it should look like https://tables.example.org.
doctor-server = server
doctor-silent = isn’t responding ({ $why })
doctor-silent-then = start it, or check the reverse proxy in front of it.
doctor-foreign = another program responds there
doctor-foreign-then = check that the address and port are Tenfold’s.
doctor-name = name
doctor-unknown-name = the server doesn’t accept { $name } (421)
doctor-allow-name = allow it with --host-name { $name }, and let the proxy pass the Host header.
doctor-answers-status = responds with status { $status }
doctor-answers = responds in { $milliseconds } ms
doctor-slow = it’s busy or far away.
doctor-log = check the server’s log.
doctor-ready = ready
doctor-ready-all = games, database and everything else are ready
doctor-no-reason = responds with status { $status } and no reason
doctor-in-between = the reverse proxy responds instead.
doctor-redis = check that it’s running and that --redis names it.
doctor-pages = pages
doctor-pages-missing = aren’t there ({ $status })
doctor-pages-build = run “make web”, or install a built package.
doctor-games-waiting = interpreted until they’re compiled: { $games }.
doctor-cookie = cookie
doctor-cookie-none = not set
doctor-cookie-pass = let the proxy pass Set-Cookie.
doctor-cookie-open = isn’t limited to HTTPS
doctor-cookie-proto = let the proxy send X-Forwarded-Proto: https.
doctor-cookie-given = set
doctor-sockets = WebSockets
doctor-sockets-open = work
doctor-sockets-code = close with { $code }
doctor-sockets-closed = don’t work ({ $why })
doctor-sockets-pass = let the proxy pass WebSockets (Upgrade and Connection headers).
doctor-metrics = metrics
doctor-metrics-own = available on the server’s own machine only
doctor-metrics-lines = { $count } lines
