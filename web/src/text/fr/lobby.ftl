### Une table avant le début de la partie.

lobby-title = Table : { $game }
lobby-title-called = ● { $call } · { $page }
lobby-title-all = Prêts à commencer
lobby-news = { $what ->
    [waits] Quelqu’un attend une place.
    [sat] { $name } prend place.
    [ready] C’est bon pour { $name }.
   *[left] { $name } quitte sa place.
}
lobby-news-all = C’est bon pour { $name }. Tout le monde est là : lancez la partie quand vous voulez.

## Qui vient à la table.
lobby-come = Rejoindre la partie
lobby-come-invited = { $name } vous invite à une partie de « { $game } »
lobby-come-sit = Prendre place
lobby-come-watch = Juste regarder
lobby-come-watching = Vous regardez. La partie commence quand tout le monde est prêt.
lobby-come-after-all = Prendre place
lobby-come-full = Toutes les places sont prises, vous regardez donc pour l’instant. L’hôte voit que vous êtes là et peut ajouter une place.
lobby-come-no-room = Toutes les places sont prises, et { $game } se joue à { $count } au maximum. Vous regardez donc la partie.

## Ce que l'on attend.
lobby-status-free = { $count ->
    [1] 1 place est libre.
   *[other] { $count } places sont libres.
}
lobby-status-full = Toutes les places sont prises.
lobby-status-host-starts = Toutes les places sont prises. On attend que l’hôte lance la partie.
lobby-status-say-ready = Prévenez l’hôte quand c’est bon pour vous.
lobby-status-waiting = On attend { $names }.
lobby-status-all = Tout le monde est là. Lancez la partie quand vous voulez.

lobby-seats = Places
lobby-name = { $you ->
    [yes] { $name } (vous)
   *[no] { $name }
}
lobby-seat-state = { $state ->
    [free] libre
    [bot] robot
    [away] pas là
    [ready] prêt
    [program-unready] robot, pas encore prêt
   *[unready] pas encore prêt
}
lobby-sit = S’asseoir ici
lobby-add-bot = Ajouter un robot
lobby-cast = Choisir un robot
lobby-add-seat = Ajouter une place
lobby-missed = { $count ->
    [1] Quelqu’un attend. Ajouter une place ?
   *[other] { $count } personnes attendent. Ajouter une place ?
}
lobby-take-seat-away = Retirer cette place
lobby-stand = Laisser ma place
lobby-send-away = Retirer
lobby-send-away-whom = Retirer { $name } de la table
lobby-free = Libérer la place
lobby-free-whose = Libérer la place occupée par { $name }
lobby-start-when = Il faut d’abord remplir toutes les places : invitez des amis ou ajoutez des bots.
lobby-start = Lancer la partie
lobby-ready = C’est bon pour moi
lobby-not-ready = Pas tout de suite
lobby-leave = Partir

lobby-invite = Inviter des amis
lobby-agreed = Options de la partie
lobby-change = Pour d’autres réglages, <make>créez une nouvelle table</make>.
lobby-option = { $option } : <b>{ $choice }</b>
lobby-chat = { $allowed ->
    [yes] Les joueurs peuvent discuter.
   *[no] La discussion est désactivée.
}
lobby-talk = { $count ->
    [0] Parler
    [one] Parler (1 nouveau message)
   *[other] Parler ({ $count } nouveaux messages)
}
lobby-hints = { $allowed ->
    [yes] On peut demander un conseil.
   *[no] Pas de conseils.
}
lobby-no-help = Pas d’aide sur la carte.
lobby-learning = { $learning ->
    [names] Mode apprentissage : les noms de la carte restent cachés jusqu’à ce qu’on les touche.
   *[capitals] Mode apprentissage : vos tuiles montrent les capitales au lieu des noms.
}
lobby-pace = { $pace ->
    [calm] Les robots prennent leur temps.
   *[quick] Les robots jouent vite.
}
lobby-helper = Robot pour les conseils et les absents : { bot-level }.
lobby-public = { $public ->
    [yes] Tout le monde peut rejoindre la table.
   *[no] Il faut le lien ou le code pour rejoindre la table.
}
