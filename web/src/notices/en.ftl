### How somebody hears that it is their turn while they are away.

notices-offer = Tell me when it is my turn
notices-offer-no = Not now
notices-title = When it is my turn
notices-here = Tell me at this table
notices-what = You hear of each turn once, when you are not at the table. Nothing of the match is in the message.
notices-device-ask = Tell me on this device
notices-device = On this device
notices-other = On another device
notices-mail-address = My e-mail address
notices-mail-ask = Send me a link
notices-mail = By e-mail to { $address }
notices-mail-asked = A letter is on its way: its link confirms { $address }
notices-off = Turn off
notices-off-what = { $kind ->
    [mail] Turn off: by e-mail
    [device] Turn off: on this device
   *[other] Turn off: on another device
}
notices-is-off = It is off.
notices-is-on = You will be told.
notices-refused = This browser does not allow messages from here. You can change that in its settings for this site.
notices-failed = This browser cannot take messages now.
