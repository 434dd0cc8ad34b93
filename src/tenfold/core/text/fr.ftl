### Les phrases que tous les jeux partagent.

seat-name = Place { $number }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
status-your-turn = C’est à vous de jouer.
status-waiting = On attend { $names }.
result = { $count ->
    [0] Personne ne gagne. { $ending }
    [one] { $you ->
        [yes] Vous gagnez. { $ending }
       *[no] { $names } gagne. { $ending }
    }
   *[other] { $names } se partagent la victoire. { $ending }
}
result-resigned = Après un abandon, on ne peut plus gagner : { $names }.
event-take-back = { $you ->
    [yes] Vous reprenez un coup.
   *[no] { $seat } reprend un coup.
}
ending-out-of-time = Tous les autres ont épuisé leur temps ou abandonné.
ending-resigned = Tous les autres ont abandonné.
ending-only-bots = Il ne restait que des robots : la partie s’est arrêtée.
ending-closed = L’administrateur du serveur a fermé cette table.
ended-old-rules = Cette partie a commencé avec la version { $then } des règles. Le serveur joue maintenant la version { $now } : la partie ne peut pas continuer et se termine sans gagnant.
ended-kept = Cette partie a été jouée avec la version { $then } des règles ; le serveur joue maintenant la version { $now }. On peut toujours la revoir.
preview-title = Jouez à « { $game } » avec nous
preview-line = Une place vous attend à une table Tenfold. Ouvrez le lien et rejoignez-nous, ou regardez simplement.

guest = Invité
somebody = Quelqu’un
somebody-more = Quelqu’un { $number }
