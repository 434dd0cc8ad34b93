### Pour l’hôte du serveur : toutes les tables, qui est exclu, quelles limites ont été atteintes.

host-title = Administration
host-token = Jeton d’administration
host-token-what = L’administrateur du serveur l’a choisi avec <code>tenfold serve --host-token</code> ou <code>TENFOLD_HOST_TOKEN</code>. Il ne reste que dans cet onglet.
host-enter = Se connecter
host-leave = Se déconnecter
host-refresh = Actualiser

host-tables = Tables
host-tables-none = Il n’y a pas de table.
host-show = Afficher
host-show-status = { $status ->
    [waiting] En attente
    [playing] En cours
    [over] Terminées
   *[all] Toutes
}
host-status = { $status ->
    [waiting] en attente
    [playing] en cours
   *[over] terminée
}
host-line = { $game }, { $code }
host-seats = { $open ->
    [0] { $names }
    [one] { $names } et { $open } place libre
   *[other] { $names } et { $open } places libres
}
host-nobody = personne
host-here = { $count ->
    [0] Personne n’est connecté.
    [one] { $count } personne connectée : { $addresses }.
   *[other] { $count } personnes connectées : { $addresses }.
}
host-close = Fermer
host-close-whom = Fermer la table { $code }
host-remove = Supprimer
host-remove-whom = Supprimer la table { $code }
host-sure-close = Fermer la table { $code } ? La partie se termine pour tous et reste enregistrée.
host-sure-remove = Supprimer la table { $code } et tout son contenu ? Cette action est irréversible.
host-keep = Garder la table
host-closed = Table { $code } fermée
host-removed = Table { $code } supprimée

host-bans = Adresses bannies
host-bans-none = Aucune adresse bannie.
host-ban-address = Adresse ou réseau
host-ban = Bannir
host-banned = { $address } est bannie.
host-unban = Débannir
host-unban-whom = Débannir { $address }
host-unbanned = { $address } n’est plus bannie.

host-limits = Limites de débit
host-limits-none = Aucune limite atteinte depuis le démarrage du serveur.
host-limit = Limite
host-limit-from = Origine
host-limit-count = Nombre
host-limit-last = Dernière fois
host-limit-guests = invités
