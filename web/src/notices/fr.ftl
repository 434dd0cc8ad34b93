### Comment apprendre que c’est à soi de jouer quand on est ailleurs.

notices-offer = Me prévenir quand c’est à moi de jouer
notices-offer-no = Pas maintenant
notices-title = Notifications quand c’est à vous
notices-here = Me prévenir à cette table
notices-what = Une notification par tour, seulement quand vous n’êtes pas à la table. Elle ne dit rien de la partie.
notices-device-ask = Me prévenir sur cet appareil
notices-device = Sur cet appareil
notices-other = Sur un autre appareil
notices-mail-address = Adresse e-mail
notices-mail-ask = Envoyer un lien de confirmation
notices-mail = Par e-mail à { $address }
notices-mail-asked = Consultez vos e-mails : nous avons envoyé un lien de confirmation à { $address }
notices-off = Désactiver
notices-off-what = { $kind ->
    [mail] Désactiver l’e-mail
    [device] Désactiver sur cet appareil
   *[other] Désactiver sur un autre appareil
}
notices-is-off = Les notifications sont désactivées.
notices-is-on = Nous vous préviendrons.
notices-refused = Ce navigateur n’autorise pas les notifications d’ici. Vous pouvez changer cela dans ses réglages pour ce site.
notices-failed = Ce navigateur ne peut pas recevoir de notifications pour l’instant.
