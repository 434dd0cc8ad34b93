"""The web server: tables, seats, sockets and storage. It knows no rules and no game by name.

From the outside in; no folder imports one that stands above it:

    supervisor.py    several processes that serve together
    run.py           one process: address, port, signals, uvicorn
    http/            routes, handlers, sockets, rate limits
    runtime/         tables in memory and the connections to them
    bots/            programs that play       background/     compiling, analysis, expiry, export
    evening/         events of many tables    notifications/  email and Web Push
    table/           what happens at a table  stores/         what is stored of it
    identity.py, settings.py, settings_loader.py, errors.py, messages.py: used by all of them
    logging_config.py: what is logged, and how much of it
"""
