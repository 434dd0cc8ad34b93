### Ce que disent les robots pendant une partie ; chacun a son caractère.

bot-gain = { $character ->
    [pip] C’est moi qui ai fait ça ? C’est moi !
    [momo] Oh ! Je crois que c’était le plan.
    [bibi] Mon bec savait où aller.
    [tali] D’en haut, je l’ai vu venir.
    [zuri] Ça, c’était amusant.
    [rollo] Vous voyez ? Rien ne presse.
    [sable] Ce chemin mène à l’eau.
    [bram] Tout droit, comme toujours.
    [kito] Vous m’avez entendu venir ?
    [leon] Cela valait la peine d’attendre.
    [odile] J’avais bien compté.
    [asha] Celui-là, je m’en souviens.
    [koko] Je l’ai essayé un million de fois. Ça marche.
    [mzee] J’ai déjà vu cela.
    [rusty] Ça semblait le mieux. Je l’ai pris.
    [bolt] Première page du manuel.
    [cog] En avant !
    [dizzy] C’était moi ? C’était moi !
    [whirl] J’avais deviné !
   *[other] Tant mieux pour moi.
}
bot-loss = { $character ->
    [pip] Oh. C’était une bêtise ?
    [momo] J’avais oublié que ça pouvait arriver.
    [bibi] Mauvaise branche.
    [tali] Je regardais l’horizon.
    [zuri] Une rayure sombre. La suivante sera claire.
    [rollo] Le fleuve fait un coude ici.
    [sable] Un petit détour.
    [bram] Je l’ai senti passer.
    [kito] Je ne l’ai pas entendu venir.
    [leon] Vous avez toute mon attention.
    [odile] Je vais recompter.
    [asha] Je ne l’oublierai pas.
    [koko] C’est noté. On ne m’y reprendra plus.
    [mzee] Le sort en a décidé autrement.
    [rusty] Ça semblait mieux tout à l’heure.
    [bolt] Ce n’est pas dans mon manuel.
    [cog] Un peu de sable dans les rouages.
    [dizzy] Et c’est reparti pour un tour.
    [whirl] Qui aurait pu deviner ?
   *[other] Pas terrible pour moi.
}
bot-win = { $character ->
    [pip] J’ai gagné ? J’ai gagné ! On recommence ?
    [momo] Celle-ci, je ne l’oublierai jamais.
    [bibi] Regardez où mon bec m’a mené !
    [tali] Je l’ai vu de loin. Cette fois.
    [zuri] Noir, blanc et gagnant. Belle partie !
    [rollo] Le fleuve arrive toujours.
    [sable] Je connais aussi le chemin du retour.
    [bram] Et je n’ai jamais fait demi-tour.
    [kito] Vous ne m’avez pas entendu venir.
    [leon] Exactement cela. Bien joué.
    [odile] Le compte est bon. Bien joué.
    [asha] Je me souviendrai de cette partie.
    [koko] D’habitude, je joue contre moi-même. Avec vous, c’est plus drôle.
    [mzee] Une belle partie. Une de mes préférées.
    [rusty] J’ai pris ce qui semblait le mieux. Ça l’était.
    [bolt] Un court manuel, une belle fin.
    [cog] Une vitesse a suffi.
    [dizzy] C’est donc là que je m’arrête !
    [whirl] J’ai bien deviné !
   *[other] Merci pour la partie.
}
bot-win-quoted = « { bot-win } »
