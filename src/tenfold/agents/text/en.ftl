### The cast: who may be asked to a table, the same everywhere.

bot-name = { $character ->
    [pip] Pip
    [momo] Momo
    [bibi] Bibi
    [tali] Tali
    [zuri] Zuri
    [rollo] Rollo
    [sable] Sable
    [bram] Bram
    [kito] Kito
    [leon] Leon
    [odile] Odile
    [asha] Asha
    [koko] Koko
    [suku] Suku
    [mzee] Mzee
    [rusty] Rusty
    [bolt] Bolt
    [cog] Cog
    [dizzy] Dizzy
    [whirl] Whirl
   *[other] Bot
}
bot-line = { $character ->
    [pip] Is it my turn? Oh. Good!
    [momo] I never forget anything. Except the rules.
    [bibi] I follow my beak and see where it leads.
    [tali] I can see far ahead. Some of the time.
    [zuri] Half black, half white, and here for the fun.
    [rollo] No hurry. The river is long.
    [sable] I know every path to the water.
    [bram] I rarely turn around.
    [kito] You won’t hear me coming.
    [leon] I’ve been waiting for exactly this.
    [odile] I’ve counted. Have you?
    [asha] I remember your last game.
    [koko] I learned by losing to myself.
    [suku] I could repeat all my games. I’d rather improve them.
    [mzee] I have seen every game there is.
    [rusty] I take what looks best. Always.
    [bolt] I go by the book. It’s a short book.
    [cog] One gear, and it goes forward.
    [dizzy] Round and round, and who knows where I stop.
    [whirl] Your guess is as good as mine.
   *[other] A program that plays.
}
bot-level = { $level ->
    [beginner] beginner
    [casual] casual
    [strong] strong
    [expert] expert
    [learned] self-taught
    [perfect] perfect
    [greedy] simple
    [random] random
   *[other] bot
}
bot-says = { bot-level }: “{ bot-line }”
bot-about = { $name } ({ bot-level }): “{ bot-line }”
