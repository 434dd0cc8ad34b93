### Comment apprendre que c’est à soi de jouer quand on est ailleurs.

notices-offer = Me prévenir quand c’est à moi de jouer
notices-offer-no = Pas maintenant
notices-title = Quand c’est à moi de jouer
notices-here = Me prévenir à cette table
notices-what = On vous prévient une fois par tour, quand vous n’êtes pas à la table. Le message ne dit rien de la partie.
notices-device-ask = Me prévenir sur cet appareil
notices-device = Sur cet appareil
notices-other = Sur un autre appareil
notices-mail-address = Mon adresse e-mail
notices-mail-ask = M’envoyer un lien
notices-mail = Par e-mail à { $address }
notices-mail-asked = Un message est en route : son lien confirme { $address }
notices-off = Désactiver
notices-off-what = { $kind ->
    [mail] Désactiver : par e-mail
    [device] Désactiver : sur cet appareil
   *[other] Désactiver : sur un autre appareil
}
notices-is-off = C’est désactivé.
notices-is-on = Vous serez prévenu.
notices-refused = Ce navigateur n’autorise pas les messages d’ici. Vous pouvez changer cela dans ses réglages pour ce site.
notices-failed = Ce navigateur ne peut pas recevoir de messages pour l’instant.
