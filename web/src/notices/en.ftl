### How somebody hears that it is their turn while they are away.

notices-offer = Notify me when it’s my turn
notices-offer-no = Not now
notices-title = Notifications for your turn
notices-here = Notify me at this table
notices-what = You get one notification per turn, only when you’re not at the table. It doesn’t say anything about the game.
notices-device-ask = Notify me on this device
notices-device = On this device
notices-other = On another device
notices-mail-address = Email address
notices-mail-ask = Send confirmation link
notices-mail = By email to { $address }
notices-mail-asked = Check your inbox: we’ve sent a confirmation link to { $address }
notices-off = Turn off
notices-off-what = { $kind ->
    [mail] Turn off email
    [device] Turn off on this device
   *[other] Turn off on another device
}
notices-is-off = Notifications are off.
notices-is-on = We’ll notify you.
notices-refused = This browser doesn’t allow notifications from here. You can change that in its settings for this site.
notices-failed = This browser can’t receive notifications right now.
