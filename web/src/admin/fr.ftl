### Pour l’hôte du serveur : toutes les tables, qui est exclu, quelles limites ont été atteintes.

host-title = Le bureau de l’hôte
host-token = Le jeton de ce serveur
host-token-what = Choisi par qui a lancé le serveur : tenfold serve --host-token, ou TENFOLD_HOST_TOKEN. Il reste dans cet onglet.
host-enter = Entrer
host-leave = Oublier le jeton
host-refresh = Regarder à nouveau

host-tables = Tables
host-tables-none = Il n’y a pas de table.
host-show = Montrer
host-show-status = { $status ->
    [waiting] En attente
    [playing] En cours
    [over] Finies
   *[all] Toutes
}
host-status = { $status ->
    [waiting] en attente
    [playing] en cours
   *[over] finie
}
host-line = { $game }, { $code }
host-seats = { $open ->
    [0] { $names }
    [one] { $names } et une place libre
   *[other] { $names } et { $open } places libres
}
host-nobody = personne
host-here = { $count ->
    [0] Personne n’est connecté.
    [one] Une personne est connectée : { $addresses }.
   *[other] { $count } personnes sont connectées : { $addresses }.
}
host-close = Fermer
host-close-whom = Fermer la table { $code }
host-remove = Effacer
host-remove-whom = Effacer la table { $code }
host-sure-close = La partie de { $code } finit pour tous et reste telle quelle. La fermer ?
host-sure-remove = { $code } est effacée avec tout ce qui lui appartient. L’effacer ?
host-yes = Oui
host-no = Non
host-closed = La table { $code } est fermée.
host-removed = La table { $code } est effacée.

host-bans = Exclus
host-bans-none = Personne n’est exclu.
host-ban-address = Adresse ou réseau
host-ban = Exclure
host-banned = { $address } n’entre plus.
host-unban = Laisser entrer
host-unban-whom = Laisser entrer { $address } à nouveau
host-unbanned = { $address } peut entrer à nouveau.

host-limits = Limites atteintes
host-limits-none = Aucune, depuis le démarrage du serveur.
host-limit = Limite
host-limit-from = D’où
host-limit-count = Combien de fois
host-limit-last = La dernière
host-limit-guests = invités
