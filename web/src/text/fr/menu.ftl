### Le menu d'une table.

menu-say = Dire
menu-show = Montrer la table
menu-invite = Inviter d’autres à regarder
menu-watching = { $count } dans le public.
menu-why = Pourquoi pas … ?
menu-why-move = Un coup, en texte
menu-why-example = un coup, en texte
menu-why-ask = Demander
menu-device = Cet appareil
menu-all-settings = Tous les réglages
menu-start = Page d’accueil
menu-away = Qui est absent
menu-away-bot = Laisser jouer un robot
menu-go = Partir
menu-leave = Quitter ; revenir plus tard
menu-resign = Abandonner
menu-resign-yes = Oui, abandonner : un robot continue
menu-resign-no = Non
menu-fair = Donne honnête
menu-fair-seed = Le mélange était fixé avant le premier coup : sa graine a le SHA-256 <code>{ $commitment }</code>.
menu-fair-over = <file>Le fichier de la partie</file> montre la graine.
menu-fair-playing = La graine sera montrée à la fin de la partie.
menu-pause = Mettre la table en pause
menu-go-on = Reprendre
