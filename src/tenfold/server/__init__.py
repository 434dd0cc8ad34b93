"""Tables, seats, sockets, storage. It knows no rules and no game by name.

From the outside in, and no folder knows one that stands above it:

    supervising.py   several processes of it
    serving.py   runs all of it: the address, the port, the signals
    http/        requests and sockets: who may ask, and what is asked
    live/        tables in memory and who is connected to them
    bots/        programs that play at them    upkeep/  games made ready, old tables put away
    table/       what may happen at a table    stores/  what is kept of it
    settings.py, errors.py, guests.py: words that all of them use; choosing.py: what a host may choose
    logs.py: what is logged, and how much of it
"""
