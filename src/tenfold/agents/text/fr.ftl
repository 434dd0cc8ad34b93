### La troupe : qui peut être invité à une table, partout la même.

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
   *[other] Robot
}
bot-line = { $character ->
    [pip] C’est à moi ? Oh. Chouette !
    [momo] Je n’oublie jamais rien. Sauf les règles.
    [bibi] Je suis mon bec, on verra bien où il mène.
    [tali] Je vois loin devant moi. De temps en temps.
    [zuri] Moitié noir, moitié blanc, et là pour m’amuser.
    [rollo] Rien ne presse. Le fleuve est long.
    [sable] Je connais tous les chemins vers l’eau.
    [bram] Je fais rarement demi-tour.
    [kito] Vous ne m’entendrez pas venir.
    [leon] C’est exactement ce que j’attendais.
    [odile] J’ai compté. Et vous ?
    [asha] Je me souviens de votre dernière partie.
    [koko] J’ai appris en perdant contre moi-même.
    [suku] Je pourrais répéter toutes mes parties. Je préfère les améliorer.
    [mzee] J’ai vu toutes les parties du monde.
    [rusty] Je prends ce qui semble le mieux. Toujours.
    [bolt] Je suis le manuel. Il est court.
    [cog] Une seule vitesse, et c’est en avant.
    [dizzy] Je tourne, je tourne, et qui sait où je m’arrête.
    [whirl] Vous en savez autant que moi.
   *[other] Un programme qui joue.
}
bot-level = { $level ->
    [beginner] débutant
    [casual] amateur
    [strong] fort
    [expert] expert
    [learned] autodidacte
    [perfect] parfait
    [greedy] simple
    [random] au hasard
   *[other] robot
}
bot-says = { bot-level } : « { bot-line } »
bot-about = { $name } ({ bot-level }) : « { bot-line } »
