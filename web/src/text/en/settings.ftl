### The settings.

settings-name = Your name
settings-name-save = Save
settings-name-saved = You are { $name } now.

settings-language = Language
settings-language-system = Like the browser

settings-theme = Colours
settings-theme-choice = { $choice ->
    [light] Light: paper
    [dark] Dark: night train
   *[system] Like the system
}
settings-motion = Motion
settings-motion-choice = { $choice ->
    [on] Things move
    [off] Things stay calm
   *[system] Like the system
}
settings-confirm = Ask “sure?” before my move
settings-confirm-choice = { $choice ->
    [on] Always
    [off] Never
   *[touch] On touch screens
}

settings-help = Private help on boards with a map: only you see it
settings-signals = Sound and signals
settings-sounds = Sounds
settings-touch = Vibrate for my moves and my turn
settings-volume = Volume
settings-notify = A notification when it is my turn and the page is in the background
settings-notify-refused = Your browser does not allow notifications here.
settings-keys = Keys at the table: <kbd>H</kbd> hint, <kbd>U</kbd> undo, <kbd>M</kbd> moves, <kbd>L</kbd> log

settings-device = Go on at another device
settings-device-how = A code makes another phone or computer you: your name, your tables, your seats. It works once, for ten minutes.
settings-device-show = Show a code
settings-device-typed = I have a code from another device:
settings-device-be = Be that guest here
