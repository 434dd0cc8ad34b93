### Une table avant le début de la partie.

lobby-title = Table : { $game }
lobby-title-called = ● { $call } · { $page }
lobby-title-all = Prêts à commencer
lobby-news = { $what ->
    [sat] { $name } prend place.
    [ready] { $name } : c’est prêt.
   *[left] { $name } quitte sa place.
}
lobby-news-all = { $name } : c’est prêt. Tout le monde est là : commencez quand vous voulez.

## Qui vient à la table.
lobby-come = Venez jouer
lobby-come-sit = Prendre place
lobby-come-watch = Seulement regarder
lobby-come-watching = Vous regardez. La partie commence quand tout le monde est prêt.
lobby-come-after-all = Prendre place quand même
lobby-come-full = Toutes les places sont prises : vous regardez. L’hôte peut ajouter une place pour vous.

## Ce que l'on attend.
lobby-status-free = { $count ->
    [1] Une place est libre.
   *[other] { $count } places sont libres.
}
lobby-status-host-starts = Toutes les places sont prises. L’hôte lance la partie.
lobby-status-say-ready = Dites quand vous êtes prêt.
lobby-status-waiting = On attend que tous soient prêts : { $names }.
lobby-status-all = Tout le monde est là. Commencez quand vous voulez.

lobby-seats = Places
lobby-name = { $you ->
    [yes] { $name } (vous)
   *[no] { $name }
}
lobby-seat-state = { $state ->
    [free] libre
    [bot] robot
    [away] absent
    [ready] prêt
   *[unready] pas encore prêt
}
lobby-sit = S’asseoir ici
lobby-add-bot = Ajouter un robot
lobby-cast = Qui doit jouer ?
lobby-add-seat = Ajouter une place
lobby-take-seat-away = Retirer cette place
lobby-stand = Se lever
lobby-send-away = Renvoyer
lobby-send-away-whom = Renvoyer { $name }
lobby-free = Libérer la place
lobby-free-whose = Libérer la place de { $name }
lobby-start = Lancer la partie
lobby-ready = C’est prêt
lobby-not-ready = Finalement pas prêt
lobby-leave = Partir

lobby-invite = Inviter des amis
lobby-agreed = Ce qui est convenu
lobby-option = { $option } : <b>{ $choice }</b>
lobby-hints = { $allowed ->
    [yes] On peut demander un conseil.
   *[no] Pas de conseils.
}
lobby-no-help = Pas d’aide privée sur le plateau.
lobby-learning = { $learning ->
    [names] Pour apprendre : les noms de la carte restent cachés tant qu’on ne les touche pas.
   *[capitals] Pour apprendre : vos tuiles montrent les capitales au lieu des noms.
}
lobby-pace = { $pace ->
    [calm] Les robots jouent calmement.
   *[quick] Les robots jouent vite.
}
lobby-helper = Conseils et remplaçants : { bot-level }.
lobby-public = { $public ->
    [yes] Tout le monde peut venir.
   *[no] Il faut le lien ou le code pour venir.
}
