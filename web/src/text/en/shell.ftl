### The frame around every page, and what is said when something does not work.

shell-name = Tenfold
shell-to-content = Skip to content
shell-home = { shell-name } home page
shell-pages = Pages
shell-tables = Tables
shell-history = My games
shell-join = Join
shell-settings = Settings
shell-close = Close
shell-messages = Messages
shell-dismiss = Dismiss
shell-waiting = Loading…
shell-try-again = Try again
shell-load-again = Reload
shell-to-start = Home page
shell-have-code = I have a code
shell-back-to-table = Back to table
shell-back-to-turn = Your turn: back to table
shell-rules = Rules
shell-footer = About this site
shell-about = About
shell-privacy = Your data
shell-licence = Version { $version }, MIT licence
shell-rules-of = { $game } rules

## The title of the browser's tab.
shell-title = { $page } · { shell-name }
shell-title-your-turn = ● Your turn · { shell-title }

## Problems.
shell-not-arrived = This page didn’t load.
shell-not-arrived-what-now = Check your connection and reload the page.
shell-stumbled = Something went wrong.
shell-went-wrong = Something went wrong on this page. Reload it.
shell-unreachable = The server isn’t responding. Check your connection. Your seat is safe.
shell-nothing-here = There’s nothing at this address.
shell-no-page-title = Not found
shell-no-page = The map ends here.
shell-no-page-what-now = There’s no page at this address. The link may be incomplete: ask for it again, or start from the home page.

## A link to share.
shell-link = Link
shell-link-qr = QR code of the link
shell-link-copy = Copy
shell-link-copied = Link copied
shell-link-not-copied = Your browser doesn’t let us copy the link. It’s selected, so you can copy it yourself.
shell-link-send = Share…
shell-link-only-here = This address only works on this device: the server found no network, or accepts connections from this device only.
shell-link-code = { $where ->
    [settings] Code to enter in Settings on the other device
   *[join] Code to enter under { shell-join }
}
