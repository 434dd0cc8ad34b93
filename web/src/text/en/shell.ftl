### The frame around every page, and what is said when something does not work.

shell-name = Tenfold
shell-to-content = To the content
shell-home = { shell-name }, start page
shell-pages = Pages
shell-tables = Tables
shell-join = Join
shell-settings = Settings
shell-close = Close
shell-dismiss = Dismiss
shell-waiting = One moment …
shell-try-again = Try again
shell-load-again = Load again
shell-to-start = To the start page
shell-have-code = I have a code
shell-back-to-table = Back to the table
shell-back-to-turn = Your turn: back to the table
shell-rules = Rules
shell-rules-of = Rules of { $game }

## The title of the browser's tab.
shell-title = { $page } · { shell-name }
shell-title-your-turn = ● Your turn · { shell-title }

## Problems.
shell-not-arrived = This page did not arrive.
shell-not-arrived-what-now = Check your connection and load it again.
shell-stumbled = This page has stumbled.
shell-went-wrong = Something went wrong on this page. Load it again.
shell-unreachable = The server does not answer. Check your connection; we keep your place.
shell-nothing-here = There is nothing at this address.
shell-no-page-title = Not found
shell-no-page = The map ends here.
shell-no-page-what-now = There is no page at this address. Perhaps a letter of the link was lost: ask for it again, or begin at the start.

## A link to share.
shell-link = Link
shell-link-qr = The link as a QR code
shell-link-copy = Copy
shell-link-copied = The link is copied.
shell-link-not-copied = Your browser does not let us copy. The link is marked: copy it yourself.
shell-link-send = Send …
shell-link-only-here = Only this device reaches this address: the server has found no network, or listens on this device alone.
shell-link-code = { $where ->
    [settings] Code, to type in the settings there
   *[join] Code, to type under { shell-join }
}
