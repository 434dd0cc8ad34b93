### What bots say during a game; each has a character of its own.

# At the start: its own motto, or one of these.
bot-start = { $character ->
    [pip] { $line ->
        [1] Which one is my card again?
       *[2] I practised all morning. Well, all breakfast.
    }
    [momo] { $line ->
        [1] Hello! Have we met? I’m sure we have.
       *[2] I brought snacks. Where did I put them?
    }
    [bibi] { $line ->
        [1] Ooh, a table. What’s on it?
       *[2] Let’s see which way the wind blows.
    }
    [tali] { $line ->
        [1] Nice view from up here.
       *[2] Long neck, long plans.
    }
    [zuri] { $line ->
        [1] Stripes on, let’s go!
       *[2] May the best herd win.
    }
    [rollo] { $line ->
        [1] I’ll just float here for a moment.
       *[2] A good game takes its time.
    }
    [sable] { $line ->
        [1] Lead the way. I’ll find a shorter one.
       *[2] Quiet, please. I’m listening for water.
    }
    [bram] { $line ->
        [1] Head down, off we go.
       *[2] Please stay out of my way.
    }
    [kito] { $line ->
        [1] Don’t mind me.
       *[2] Carry on. I’m not even here.
    }
    [leon] { $line ->
        [1] Sit down. Let’s do this properly.
       *[2] I hope you’ve had a rest. I have.
    }
    [odile] { $line ->
        [1] Numbers first, then feelings.
       *[2] One, two, three… we can start.
    }
    [asha] { $line ->
        [1] I know that look from last time.
       *[2] Let’s add another story to the herd.
    }
    [koko] { $line ->
        [1] I’ve never played against you. How exciting!
       *[2] Give me a moment. I’m still learning.
    }
    [suku] { $line ->
        [1] Hello! Hello! Sorry, habit.
       *[2] I started where the expert stopped.
    }
    [mzee] { $line ->
        [1] Come and sit. There’s time.
       *[2] Every game begins the same way and ends differently.
    }
    [rusty] { $line ->
        [1] I’ve had my oil. Ready.
       *[2] Don’t mind the squeaking.
    }
    [bolt] { $line ->
        [1] Chapter one: sit down.
       *[2] I’ve read the rules. Both pages.
    }
    [cog] { $line ->
        [1] Click. I’m in.
       *[2] Everything’s turning. Let’s begin.
    }
    [dizzy] { $line ->
        [1] Which way is up? Never mind.
       *[2] Spin me and see.
    }
    [whirl] { $line ->
        [1] Heads or tails? I’ll take both.
       *[2] Let’s see what happens.
    }
   *[other] { $line ->
        [1] Let’s play.
       *[2] Good luck, everyone.
    }
}
bot-gain = { $character ->
    [pip] { $line ->
        [1] Look what I found!
       *[0] Did I do that? I did that!
    }
    [momo] { $line ->
        [1] I had a good feeling about that one.
       *[0] Oh! I think that was the plan.
    }
    [bibi] { $line ->
        [1] Shiny! Mine.
       *[0] My beak knew the way.
    }
    [tali] { $line ->
        [1] I had to stretch for that one.
       *[0] From up here I saw it coming.
    }
    [zuri] { $line ->
        [1] Did you see that?
       *[0] Now that was fun.
    }
    [rollo] { $line ->
        [1] Floated right to me.
       *[0] See? No hurry.
    }
    [sable] { $line ->
        [1] I know this stretch.
       *[0] This path leads to water.
    }
    [bram] { $line ->
        [1] Nothing in my way there.
       *[0] Straight ahead, as always.
    }
    [kito] { $line ->
        [1] Blink and you’d miss it.
       *[0] Did you hear me coming?
    }
    [leon] { $line ->
        [1] Patience.
       *[0] That was worth the wait.
    }
    [odile] { $line ->
        [1] That makes three. Or four? Three.
       *[0] Just as I counted.
    }
    [asha] { $line ->
        [1] Grandmother taught me that one.
       *[0] I remember this one.
    }
    [koko] { $line ->
        [1] That’s new. I like it.
       *[0] I tried that a million times. It works.
    }
    [suku] { $line ->
        [1] Again! Again!
       *[0] Practice pays.
    }
    [mzee] { $line ->
        [1] Ah. There we are.
       *[0] I have seen this before.
    }
    [rusty] { $line ->
        [1] Clank. Nice.
       *[0] That looked best. So I took it.
    }
    [bolt] { $line ->
        [1] Just as it says on page two.
       *[0] Page one of my book.
    }
    [cog] { $line ->
        [1] Click!
       *[0] Forward it goes!
    }
    [dizzy] { $line ->
        [1] Right where I landed!
       *[0] Was that me? It was me!
    }
    [whirl] { $line ->
        [1] What are the odds?
       *[0] I guessed that!
    }
   *[other] { $line ->
        [1] That helps.
       *[0] Good for me.
    }
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
    [suku] I’ll practise that.
    [mzee] Fate had other plans.
    [rusty] It looked better a moment ago.
    [bolt] That isn’t in my book.
    [cog] A little sand in the gears.
    [dizzy] Round we go again.
    [whirl] Who could have guessed?
   *[other] That didn’t go well.
}
bot-win = { $character ->
    [pip] { $line ->
        [1] Wait, that means I won?
        [2] I’m telling everyone at the pond!
       *[0] I won? I won! Can we play again?
    }
    [momo] { $line ->
        [1] I won, and I even remember how.
        [2] Someone please write this down.
       *[0] I’ll never forget this one.
    }
    [bibi] { $line ->
        [1] I followed the shiny things. It worked!
        [2] A fine branch to sit on.
       *[0] Look where my beak led me!
    }
    [tali] { $line ->
        [1] For once I looked in the right direction.
        [2] Worth stretching for.
       *[0] I saw it from far away. This time.
    }
    [zuri] { $line ->
        [1] What a run! Again?
        [2] My stripes brought me luck.
       *[0] Black, white and a winner. Good game!
    }
    [rollo] { $line ->
        [1] Slow and steady, as they say.
        [2] Now for a bath.
       *[0] The river always gets there.
    }
    [sable] { $line ->
        [1] The long way round paid off.
        [2] I could walk that path again tomorrow.
       *[0] I know the path home, too.
    }
    [bram] { $line ->
        [1] I didn’t see anyone in front of me.
        [2] That’s what momentum does.
       *[0] And I never turned around.
    }
    [kito] { $line ->
        [1] And now you see me.
        [2] It’s always the quiet ones.
       *[0] You didn’t hear me coming.
    }
    [leon] { $line ->
        [1] A game fit for the savanna. Thank you.
        [2] I’d call that a good hunt.
       *[0] Exactly this. Well played.
    }
    [odile] { $line ->
        [1] I checked it twice. I won.
        [2] The numbers were kind today.
       *[0] It all adds up. Well played.
    }
    [asha] { $line ->
        [1] This one goes into the family album.
        [2] My grandmother played it just like that.
       *[0] I’ll remember this game.
    }
    [koko] { $line ->
        [1] Lesson learned, I’d say.
        [2] I’ll have to tell my other self.
       *[0] Usually I only play myself. You’re more fun.
    }
    [suku] { $line ->
        [1] Well played! Well played! I mean it both times.
        [2] I hardly improvised.
       *[0] Good game. I’ll be repeating it for days.
    }
    [mzee] { $line ->
        [1] You made me work for it.
        [2] I’ll be thinking about this one for a while.
       *[0] A good game. One of my favourites.
    }
    [rusty] { $line ->
        [1] Squeaky, but first.
        [2] I should be polished for that.
       *[0] I took what looked best. It was.
    }
    [bolt] { $line ->
        [1] It was all in chapter three.
        [2] I’ll underline that.
       *[0] A short book with a good ending.
    }
    [cog] { $line ->
        [1] Click, click, won.
        [2] Running smoothly today.
       *[0] One gear was enough.
    }
    [dizzy] { $line ->
        [1] I’d do a spin, but I already am.
        [2] The room turned my way.
       *[0] So this is where I stop!
    }
    [whirl] { $line ->
        [1] I closed my eyes and won.
        [2] Luck likes company.
       *[0] I guessed right!
    }
   *[other] { $line ->
        [1] That went well.
        [2] Good game, everyone.
       *[0] Thanks for the game.
    }
}
bot-win-quoted = { $name }: “{ bot-win }”
