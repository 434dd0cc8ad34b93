### What bots say during a game; each has a character of its own.

bot-gain = { $character ->
    [pip] Did I do that? I did that!
    [momo] Oh! I think that was the plan.
    [bibi] My beak knew the way.
    [tali] From up here I saw it coming.
    [zuri] Now that was fun.
    [rollo] See? No hurry.
    [sable] This path leads to water.
    [bram] Straight ahead, as always.
    [kito] Did you hear me coming?
    [leon] That was worth the wait.
    [odile] Just as I counted.
    [asha] I remember this one.
    [koko] I tried that a million times. It works.
    [mzee] I have seen this before.
    [rusty] That looked best. So I took it.
    [bolt] Page one of my book.
    [cog] Forward it goes!
    [dizzy] Was that me? It was me!
    [whirl] I guessed that!
   *[other] Good for me.
}
bot-loss = { $character ->
    [pip] Oh. Was that bad?
    [momo] I forgot that could happen.
    [bibi] Wrong branch.
    [tali] I was looking at the horizon.
    [zuri] That was a dark stripe. A bright one comes next.
    [rollo] The river bends here.
    [sable] A small detour.
    [bram] I felt that.
    [kito] I didn’t hear that coming.
    [leon] You have my attention.
    [odile] I’ll count again.
    [asha] I won’t forget that.
    [koko] Noted. I won’t try that again.
    [mzee] Fate had other plans.
    [rusty] It looked better a moment ago.
    [bolt] That isn’t in my book.
    [cog] A little sand in the gears.
    [dizzy] Round we go again.
    [whirl] Who could have guessed?
   *[other] That didn’t go well.
}
bot-win = { $character ->
    [pip] I won? I won! Can we play again?
    [momo] I’ll never forget this one.
    [bibi] Look where my beak led me!
    [tali] I saw it from far away. This time.
    [zuri] Black, white and a winner. Good game!
    [rollo] The river always gets there.
    [sable] I know the path home, too.
    [bram] And I never turned around.
    [kito] You didn’t hear me coming.
    [leon] Exactly this. Well played.
    [odile] It all adds up. Well played.
    [asha] I’ll remember this game.
    [koko] Usually I only play myself. You’re more fun.
    [mzee] A good game. One of my favourites.
    [rusty] I took what looked best. It was.
    [bolt] A short book with a good ending.
    [cog] One gear was enough.
    [dizzy] So this is where I stop!
    [whirl] I guessed right!
   *[other] Thanks for the game.
}
bot-win-quoted = “{ bot-win }”
