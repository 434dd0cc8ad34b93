### The settings.

settings-name = Your name
settings-name-save = Save
settings-name-saved = You’re now { $name }.

settings-looks = Language and appearance
settings-play = At the table
settings-language = Language
settings-language-system = Same as browser

settings-theme = Theme
settings-theme-choice = { $choice ->
    [light] Light
    [dark] Dark
   *[system] Same as system
}
settings-motion = Animations
settings-motion-choice = { $choice ->
    [on] On
    [off] Reduced
   *[system] Same as system
}
settings-banter = Bot chatter
settings-confirm = Confirm my moves
settings-confirm-choice = { $choice ->
    [on] Always
    [off] Never
   *[touch] On touch screens
}

settings-level = Bot level for “Play now”

settings-help-title = Help on the map
settings-help = Show neighbours, routes and what would close a gap. Only you see it.
settings-signals = Sound and notifications
settings-sounds = Sounds
settings-touch = Vibrate on my moves and on my turn
settings-volume = Volume
settings-notify = Notify me when it’s my turn and the page is in the background
settings-notify-refused = Your browser doesn’t allow notifications here.
settings-keys-title = Keyboard
settings-keys = Shortcuts at the table: <kbd>H</kbd> hint, <kbd>U</kbd> undo, <kbd>M</kbd> moves, <kbd>L</kbd> log

settings-device = Continue on another device
settings-device-how = A code signs you in on another phone or computer, with your name, tables and seats. It works once and expires after 10 minutes.
settings-device-show = Show code
settings-device-typed = I have a code from another device:
settings-device-be = Continue with this code
