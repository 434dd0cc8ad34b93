### The chat at a table.

chat-title = Talk
chat-reactions = Reactions
chat-lines = Messages
chat-none = No messages yet. Only people at this table can read them.
chat-none-watching = No messages yet.
chat-off = Chat is turned off. The host can turn it on in the menu.
chat-muted = The host has muted you at this table.
chat-watching = Only players can write here.
chat-text = Your message
chat-send = Send
chat-you = You
chat-hidden = { $count ->
    [one] 1 message from someone you muted
   *[other] { $count } messages from people you muted
}
chat-more = Options for the message from { $name }
chat-more-own = Options for your message
chat-remove = Remove for everyone
chat-mute = Mute { $name } for me
chat-unmute = Show messages from { $name }
chat-mute-all = Mute { $name } for everyone
chat-unmute-all = Let { $name } write again
