### Ce que disent les robots pendant une partie ; chacun a son caractère.

# Au début : sa devise, ou l’une de celles-ci.
bot-start = { $character ->
    [pip] { $line ->
        [1] C’est laquelle, ma carte, déjà ?
       *[2] Je me suis entraîné toute la matinée. Enfin, tout le petit-déjeuner.
    }
    [momo] { $line ->
        [1] Bonjour ! On se connaît ? J’en suis sûr.
       *[2] J’ai apporté un goûter. Où l’ai-je mis ?
    }
    [bibi] { $line ->
        [1] Oh, une table. Qu’y a-t-il dessus ?
       *[2] Voyons d’où vient le vent.
    }
    [tali] { $line ->
        [1] Belle vue, d’ici.
       *[2] Long cou, longs projets.
    }
    [zuri] { $line ->
        [1] Rayures en place, c’est parti !
       *[2] Que le meilleur troupeau gagne.
    }
    [rollo] { $line ->
        [1] Je flotte un peu, et j’arrive.
       *[2] Une bonne partie prend son temps.
    }
    [sable] { $line ->
        [1] Passez devant. Je trouverai plus court.
       *[2] Chut, j’écoute où coule l’eau.
    }
    [bram] { $line ->
        [1] Tête baissée, et on y va.
       *[2] Ne restez pas sur mon chemin.
    }
    [kito] { $line ->
        [1] Ne faites pas attention à moi.
       *[2] Continuez. Je ne suis même pas là.
    }
    [leon] { $line ->
        [1] Asseyez-vous. Faisons les choses bien.
       *[2] J’espère que vous êtes en forme. Moi, oui.
    }
    [odile] { $line ->
        [1] D’abord les chiffres, ensuite les sentiments.
       *[2] Un, deux, trois… on peut commencer.
    }
    [asha] { $line ->
        [1] Je connais ce regard, depuis la dernière fois.
       *[2] Encore une histoire pour le troupeau.
    }
    [koko] { $line ->
        [1] Je n’ai encore jamais joué contre vous. J’ai hâte !
       *[2] Un instant. J’apprends encore.
    }
    [suku] { $line ->
        [1] Bonjour ! Bonjour ! Pardon, c’est l’habitude.
       *[2] J’ai commencé là où l’expert s’est arrêté.
    }
    [mzee] { $line ->
        [1] Venez vous asseoir. On a le temps.
       *[2] Toutes les parties commencent pareil et finissent autrement.
    }
    [rusty] { $line ->
        [1] J’ai eu mon huile. On peut y aller.
       *[2] Ne faites pas attention aux grincements.
    }
    [bolt] { $line ->
        [1] Chapitre un : s’asseoir.
       *[2] J’ai lu les règles. Les deux pages.
    }
    [cog] { $line ->
        [1] Clic. Je suis là.
       *[2] Tout tourne. Commençons.
    }
    [dizzy] { $line ->
        [1] Où est le haut ? Tant pis.
       *[2] Faites-moi tourner, on verra.
    }
    [whirl] { $line ->
        [1] Pile ou face ? Je prends les deux.
       *[2] Voyons ce qui arrive.
    }
   *[other] { $line ->
        [1] Jouons.
       *[2] Bonne chance à tous.
    }
}
bot-gain = { $character ->
    [pip] { $line ->
        [1] Regardez ce que j’ai trouvé !
       *[0] C’est moi qui ai fait ça ? C’est moi !
    }
    [momo] { $line ->
        [1] Je le sentais bien, celui-là.
       *[0] Oh ! Je crois que c’était le plan.
    }
    [bibi] { $line ->
        [1] Ça brille ! C’est à moi.
       *[0] Mon bec savait où aller.
    }
    [tali] { $line ->
        [1] J’ai dû m’étirer pour l’avoir.
       *[0] D’en haut, je l’ai vu venir.
    }
    [zuri] { $line ->
        [1] Vous avez vu ça ?
       *[0] Ça, c’était amusant.
    }
    [rollo] { $line ->
        [1] C’est venu à moi au fil de l’eau.
       *[0] Vous voyez ? Rien ne presse.
    }
    [sable] { $line ->
        [1] Je connais ce coin.
       *[0] Ce chemin mène à l’eau.
    }
    [bram] { $line ->
        [1] Rien sur mon chemin.
       *[0] Tout droit, comme toujours.
    }
    [kito] { $line ->
        [1] Un clin d’œil, et c’était fait.
       *[0] Vous m’avez entendu venir ?
    }
    [leon] { $line ->
        [1] De la patience.
       *[0] Cela valait la peine d’attendre.
    }
    [odile] { $line ->
        [1] Et de trois. Ou de quatre ? De trois.
       *[0] J’avais bien compté.
    }
    [asha] { $line ->
        [1] C’est ma grand-mère qui me l’a appris.
       *[0] Celui-là, je m’en souviens.
    }
    [koko] { $line ->
        [1] C’est nouveau. Ça me plaît.
       *[0] Je l’ai essayé un million de fois. Ça marche.
    }
    [suku] { $line ->
        [1] Encore ! Encore !
       *[0] L’entraînement, ça paie.
    }
    [mzee] { $line ->
        [1] Ah. Nous y voilà.
       *[0] J’ai déjà vu cela.
    }
    [rusty] { $line ->
        [1] Cling. Joli.
       *[0] Ça semblait le mieux. Je l’ai pris.
    }
    [bolt] { $line ->
        [1] C’est écrit page deux.
       *[0] Première page du manuel.
    }
    [cog] { $line ->
        [1] Clic !
       *[0] En avant !
    }
    [dizzy] { $line ->
        [1] Pile où j’ai atterri !
       *[0] C’était moi ? C’était moi !
    }
    [whirl] { $line ->
        [1] Quelles étaient les chances ?
       *[0] J’avais deviné !
    }
   *[other] { $line ->
        [1] Ça m’arrange.
       *[0] Tant mieux pour moi.
    }
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
    [suku] Ça, je vais m’y entraîner.
    [mzee] Le sort en a décidé autrement.
    [rusty] Ça semblait mieux tout à l’heure.
    [bolt] Ce n’est pas dans mon manuel.
    [cog] Un peu de sable dans les rouages.
    [dizzy] Et c’est reparti pour un tour.
    [whirl] Qui aurait pu deviner ?
   *[other] Pas terrible pour moi.
}
bot-win = { $character ->
    [pip] { $line ->
        [1] Attendez, ça veut dire que j’ai gagné ?
        [2] Je vais le dire à toute la mare !
       *[0] J’ai gagné ? J’ai gagné ! On recommence ?
    }
    [momo] { $line ->
        [1] J’ai gagné, et je me rappelle même comment.
        [2] Que quelqu’un le note, s’il vous plaît.
       *[0] Celle-ci, je ne l’oublierai jamais.
    }
    [bibi] { $line ->
        [1] J’ai suivi ce qui brille. Ça a marché !
        [2] Une bien belle branche.
       *[0] Regardez où mon bec m’a mené !
    }
    [tali] { $line ->
        [1] Pour une fois, je regardais du bon côté.
        [2] Ça valait la peine de s’étirer.
       *[0] Je l’ai vu de loin. Cette fois.
    }
    [zuri] { $line ->
        [1] Quelle course ! On recommence ?
        [2] Mes rayures m’ont porté chance.
       *[0] Noir, blanc et gagnant. Belle partie !
    }
    [rollo] { $line ->
        [1] Lentement mais sûrement, comme on dit.
        [2] Et maintenant, un bain.
       *[0] Le fleuve arrive toujours.
    }
    [sable] { $line ->
        [1] Le détour en valait la peine.
        [2] Je referais bien ce chemin demain.
       *[0] Je connais aussi le chemin du retour.
    }
    [bram] { $line ->
        [1] Je n’ai vu personne devant moi.
        [2] Voilà ce que c’est, l’élan.
       *[0] Et je n’ai jamais fait demi-tour.
    }
    [kito] { $line ->
        [1] Et maintenant, vous me voyez.
        [2] Il faut se méfier de l’eau qui dort.
       *[0] Vous ne m’avez pas entendu venir.
    }
    [leon] { $line ->
        [1] Une partie digne de la savane. Merci.
        [2] Voilà ce que j’appelle une bonne chasse.
       *[0] Exactement cela. Bien joué.
    }
    [odile] { $line ->
        [1] J’ai vérifié deux fois. J’ai gagné.
        [2] Les chiffres étaient de bonne humeur.
       *[0] Le compte est bon. Bien joué.
    }
    [asha] { $line ->
        [1] Celle-ci ira dans l’album de famille.
        [2] Ma grand-mère jouait exactement comme ça.
       *[0] Je me souviendrai de cette partie.
    }
    [koko] { $line ->
        [1] Leçon retenue, on dirait.
        [2] Il faudra que je le raconte à mon autre moi.
       *[0] D’habitude, je joue contre moi-même. Avec vous, c’est plus drôle.
    }
    [suku] { $line ->
        [1] Bien joué ! Bien joué ! Je le pense les deux fois.
        [2] Je n’ai presque pas improvisé.
       *[0] Belle partie. Je vais la répéter pendant des jours.
    }
    [mzee] { $line ->
        [1] Vous m’avez donné du mal.
        [2] Je repenserai longtemps à celle-ci.
       *[0] Une belle partie. Une de mes préférées.
    }
    [rusty] { $line ->
        [1] Ça grince, mais ça arrive premier.
        [2] J’ai bien mérité un coup de chiffon.
       *[0] J’ai pris ce qui semblait le mieux. Ça l’était.
    }
    [bolt] { $line ->
        [1] Tout était au chapitre trois.
        [2] Ça, je le souligne.
       *[0] Un court manuel, une belle fin.
    }
    [cog] { $line ->
        [1] Clic, clic, gagné.
        [2] Ça tourne rond aujourd’hui.
       *[0] Une vitesse a suffi.
    }
    [dizzy] { $line ->
        [1] Je ferais bien une pirouette, mais je tourne déjà.
        [2] La pièce a tourné de mon côté.
       *[0] C’est donc là que je m’arrête !
    }
    [whirl] { $line ->
        [1] J’ai fermé les yeux, et j’ai gagné.
        [2] La chance aime la compagnie.
       *[0] J’ai bien deviné !
    }
   *[other] { $line ->
        [1] Ça s’est bien passé.
        [2] Belle partie à tous.
       *[0] Merci pour la partie.
    }
}
bot-win-quoted = { $name } : « { bot-win } »
