### Ce qui est gardé d’une personne : à voir, à emporter, à effacer.

me-title = Vos données
me-link = Consulter, télécharger ou supprimer
me-link-what = Il n’y a ni compte ni mot de passe. Nous gardons très peu de choses, que vous pouvez télécharger ou supprimer à tout moment.

me-kept = Ce que ce serveur enregistre
me-kept-name = Votre nom : { $name }.
me-kept-no-name = Vous n’avez pas choisi de nom.
me-kept-look = L’image et la couleur de place choisies dans les réglages.
me-kept-tables = { $count ->
    [0] Aucune table.
    [one] { $count } table où vous avez joué, avec votre place, vos coups et l’heure de chacun.
   *[other] { $count } tables où vous avez joué, avec vos places, vos coups et l’heure de chacun.
}
me-kept-history = { $count ->
    [one] Le résultat de { $count } partie terminée, sous « Mes parties ».
   *[other] Les résultats de { $count } parties terminées, sous « Mes parties ».
}
me-kept-events = { $count ->
    [one] { $count } événement que vous avez animé ou rejoint, avec ses résultats.
   *[other] { $count } événements que vous avez animés ou rejoints, avec leurs résultats.
}
me-kept-ladder = Votre présence au classement. Votre cote est calculée à partir de vos parties terminées.
me-kept-chat = { $count ->
    [one] { $count } message écrit à une table. Il disparaît avec la table.
   *[other] { $count } messages écrits à des tables. Ils disparaissent avec les tables.
}
me-kept-unlisted = Votre souhait de ne pas être vu ni invité par vos partenaires de jeu.
me-kept-removed = { $count ->
    [one] La personne que vous avez retirée de vos partenaires de jeu.
   *[other] Les { $count } personnes que vous avez retirées de vos partenaires de jeu.
}
me-kept-invitations = Votre souhait d’être averti des invitations. Vous pouvez arrêter cela dans « Mes parties ».
me-kept-codes = { $count ->
    [one] { $count } code de transfert vers un autre appareil. Il expire après 10 minutes.
   *[other] { $count } codes de transfert vers d’autres appareils. Ils expirent après 10 minutes.
}
me-kept-imported = Votre arrivée depuis un autre serveur.
me-kept-waiting = La partie rapide que vous attendez.
me-kept-mail = { $address }, où nous vous écrivons quand c’est à vous de jouer et, si vous l’avez choisi, quand on vous invite. Vous pouvez arrêter cela dans le menu de la table.
me-kept-devices = { $count ->
    [one] { $count } navigateur que nous prévenons quand c’est à vous de jouer et, si vous l’avez choisi, quand on vous invite. Vous pouvez arrêter cela dans le menu de la table.
   *[other] { $count } navigateurs que nous prévenons quand c’est à vous de jouer et, si vous l’avez choisi, quand on vous invite. Vous pouvez arrêter cela dans le menu de la table.
}
me-kept-cookie = Un cookie dans ce navigateur pour que vous gardiez vos places. Il contient un identifiant aléatoire et une signature.
me-not-kept = Nous n’enregistrons ni votre adresse IP, ni rien de ce que vous faites ailleurs. Si vous demandez un e-mail, nous gardons pendant un jour une empreinte de votre adresse IP, contre les abus.

me-have = Télécharger vos données
me-have-what = Tout dans un seul fichier (JSON).
me-have-button = Télécharger

me-away = Supprimer vos données
me-away-what = Votre nom disparaît de toutes les listes, de tous les journaux et de toutes les parties à revoir, où vous apparaissez comme « quelqu’un ». Les parties jouées avec d’autres sont conservées. La liste « Mes parties » est vidée. Vos messages aux tables sont supprimés. Un robot prend la suite des parties en cours. Les tables où il n’y avait que vous sont supprimées.
me-away-copies = Les sauvegardes faites par l’administrateur du serveur restent jusqu’à ce qu’il les supprime.
me-away-button = Supprimer mes données
me-away-sure = Tout supprimer ? Cette action est irréversible.
me-away-yes = Tout supprimer
me-away-no = Garder mes données
me-gone = Vos données ont été supprimées.
me-gone-start = Page d’accueil
