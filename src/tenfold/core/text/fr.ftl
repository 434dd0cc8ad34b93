### Les phrases que tous les jeux partagent.

seat-name = Place { $number }
list-and = { $first } et { $last }
status-your-turn = C’est à vous de jouer.
status-waiting = { $count ->
    [one] Au tour de { $names }.
   *[other] On attend { $names }.
}
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
ending-closed = L’hôte du serveur a fermé cette table.
ended-old-rules = Cette partie a commencé avec la version { $then } des règles. Le serveur joue maintenant la version { $now } : la partie ne peut pas continuer et se termine sans gagnant.
ended-kept = Cette partie a été jouée avec la version { $then } des règles ; le serveur joue maintenant la version { $now }. On peut toujours la revoir.
preview-title = Venez jouer à { $game }
preview-line = Une place vous attend à une table de Tenfold. Ouvrez le lien, dites votre nom, asseyez-vous ou regardez.

## Des mots à l'intérieur des arguments.
term-and = et
term-or = ou

guest = Invité
somebody = Quelqu’un
somebody-more = Quelqu’un { $number }

## Ce qu'une partie refuse.
error-unknown-game = Il n’y a pas de jeu nommé « { $name } ». Choisissez parmi : { $known }.
error-bad-seats = { $title } se joue { $fewest ->
    [0] à { $most }
   *[other] de { $fewest } à { $most }
} joueurs, pas à { $seats }.
error-bad-option = { $title } n’a pas d’option « { $name } ». Il y a : { $known }.
error-bad-choice = « { $choice } » n’est pas un choix de « { $name } ». Choisissez parmi : { $known }.
error-bad-beginner = La place { $beginner } ne peut pas commencer : il y a { $seats } places.
error-bad-notation = « { $text } » n’est pas un coup de ce jeu.
error-bad-notation-close = « { $text } » n’est pas un coup de ce jeu. Vouliez-vous dire « { $close } » ?
error-over = La partie est terminée.
error-no-such-seat = Cette place n’est pas à cette table.
error-stale = Ce coup visait un moment déjà passé : regardez de nouveau la table.
error-not-due = Ce n’est pas à vous de jouer.
error-take-back-together = D’autres pouvaient choisir en même temps : ce coup ne peut plus être repris.
error-take-back-nothing = Il n’y a là aucun coup à vous que vous puissiez reprendre.
error-take-back-chance = Une carte a été retournée ou piochée depuis : ce coup ne peut plus être repris.
error-take-back-seen = Les autres ont vu ce coup : tous doivent accepter que vous le repreniez.
error-look-back-not-over = Cette partie n’est pas terminée : on pourra la revoir quand elle le sera.
error-look-back-no-judge = Personne n’a dit comment juger { $title } : on ne peut pas en faire le bilan.
error-no-puzzles = { $title } n’a pas d’énigmes.
