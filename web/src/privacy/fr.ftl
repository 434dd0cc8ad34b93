### Ce qui est gardé d’une personne : à voir, à emporter, à effacer.

me-title = Ce qui est gardé de moi
me-link = Voir, télécharger, effacer
me-link-what = Ici, ni compte ni mot de passe. Peu de choses sont gardées ; vous pouvez les emporter, et les effacer.

me-kept = Ce que ce serveur garde
me-kept-name = Votre nom : { $name }.
me-kept-no-name = Aucun nom : vous n’en avez pas donné.
me-kept-tables = { $count ->
    [0] Aucune table.
    [one] Une table où vous étiez, avec votre place, vos coups et leurs heures.
   *[other] { $count } tables où vous étiez, avec vos places, vos coups et leurs heures.
}
me-kept-mail = { $address }, où un message vous prévient quand c’est à vous de jouer ; le menu de la table le désactive.
me-kept-devices = { $count ->
    [one] Un navigateur prévenu quand c’est à vous de jouer ; le menu de la table le désactive.
   *[other] { $count } navigateurs prévenus quand c’est à vous de jouer ; le menu de la table les désactive.
}
me-kept-cookie = Un cookie dans ce navigateur, pour que vos places restent les vôtres. Il contient un nombre au hasard et un sceau.
me-not-kept = Il ne garde ni l’adresse de votre appareil, ni messages, ni rien de ce que vous faites ailleurs.

me-have = L’emporter
me-have-what = Tout, dans un seul fichier que les gens et les programmes peuvent lire (JSON).
me-have-button = Télécharger

me-away = L’effacer
me-away-what = Votre nom disparaît de toutes les listes, de tous les journaux et de toutes les reprises : vous y êtes « quelqu’un ». Les parties jouées avec d’autres restent entières. Un robot joue pour vous là où une partie est en cours ; les tables où personne d’autre n’était sont effacées.
me-away-copies = Les copies faites auparavant par l’hôte de ce serveur restent jusqu’à ce qu’il les jette.
me-away-button = Effacer tout ce qui me concerne
me-away-sure = C’est sans retour. Effacer ?
me-away-yes = Oui, effacer
me-away-no = Non
me-gone = Plus rien n’est gardé de vous.
me-gone-start = Vers la page d’accueil
