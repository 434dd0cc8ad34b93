### What the doctor finds.

## A line of it.
doctor-ok = ok
doctor-note = note
doctor-problem = PROBLEM
decimal-sign = .
doctor-finding = { $what }: { $fact }
doctor-well = All is well.
doctor-problems = Problems found: { $count }.

## This machine.
doctor-python = { $python } at { $path }, Tenfold { $tenfold }
doctor-python-old = install Python 3.11 or newer.
doctor-found = found
doctor-not-found = not found
doctor-not-loaded = cannot be loaded ({ $why })
doctor-reinstall = install Tenfold again, for example with “pip install --force-reinstall tenfold”.
doctor-rich = the terminal stays plain; “pip install rich” adds colours.
doctor-unwritable = { $folder } cannot be written ({ $why })
doctor-compiled = compiled code
doctor-compiled-where = every start compiles anew: set TENFOLD_CACHE to a folder that can be written.
doctor-compiled-size = { $folder }, { $size } MB
doctor-compiled-old = “tenfold warm” removes what older sources have left (folders: { $count }).
doctor-matches = saved matches
doctor-matches-where = matches are not saved: set TENFOLD_DATA to a folder that can be written.
doctor-matches-count = { $folder }, { $count } of them
doctor-games = games
doctor-sentence = see the sentence before.
doctor-not-played = cannot be played ({ $why })
doctor-fresh = try “tenfold warm --fresh”, or install Tenfold again.
doctor-played = deals and plays ({ $plies } plies to an end, { $seconds } s)
doctor-terminal = terminal
doctor-is-terminal = a terminal
doctor-no-terminal = not a terminal
doctor-encoding = encoding { $name }
doctor-no-readline = no readline
doctor-signs = some signs will look wrong: set PYTHONUTF8=1.

## A server.
doctor-address = address
doctor-address-as = write it as https://tables.example.org.
doctor-server = server
doctor-silent = does not answer ({ $why })
doctor-silent-then = start it, or look at what stands before it.
doctor-foreign = another program answers there
doctor-foreign-then = look whether the address and the port are those of Tenfold.
doctor-name = name
doctor-unknown-name = the server does not know { $name } (421)
doctor-allow-name = allow the name with --host-name { $name }, and let the proxy pass the Host header.
doctor-answers-status = answers { $status }
doctor-answers = answers after { $milliseconds } ms
doctor-slow = it is busy, or far away.
doctor-log = look at the server's log.
doctor-ready = ready
doctor-ready-all = games, database and everything else
doctor-no-reason = answers { $status } without a reason
doctor-in-between = what stands before it answers instead.
doctor-redis = look whether it runs, and whether --redis names it.
doctor-pages = pages
doctor-pages-missing = are not there ({ $status })
doctor-pages-build = run “make web”, or install a built package.
doctor-games-waiting = played interpreted until they are compiled: { $games }.
doctor-cookie = cookie
doctor-cookie-none = none is given
doctor-cookie-pass = let the proxy pass Set-Cookie.
doctor-cookie-open = not for TLS only
doctor-cookie-proto = let the proxy send X-Forwarded-Proto: https.
doctor-cookie-given = is given
doctor-sockets = sockets
doctor-sockets-open = pass
doctor-sockets-code = close with { $code }
doctor-sockets-closed = do not pass ({ $why })
doctor-sockets-pass = let the proxy pass WebSockets (Upgrade and Connection headers).
doctor-metrics = metrics
doctor-metrics-own = are for the server's own machine
doctor-metrics-lines = { $count } lines
