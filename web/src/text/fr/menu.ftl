### Le menu d'une table.

menu-say = Réactions
menu-show = Montrer la table
menu-invite = Inviter des spectateurs
menu-watching = { $count ->
    [one] { $count } spectateur.
   *[other] { $count } spectateurs.
}
menu-why = Pourquoi pas ce coup ?
menu-why-move = Tapez un coup
menu-why-example = tapez un coup
menu-why-ask = Demander
menu-table = Cette table
menu-chat-off = Désactiver la discussion supprime tous les messages.
menu-device = Cet appareil
menu-all-settings = Tous les réglages
menu-start = Page d’accueil
menu-away = Joueurs absents
menu-away-bot = Laisser un robot jouer
menu-go = Quitter ou abandonner
menu-leave = Quitter pour l’instant
menu-resign = Abandonner
menu-resign-yes = { $ends ->
    [yes] Abandonner et terminer la partie
   *[no] Abandonner et laisser un robot finir
}
menu-resign-no = Continuer à jouer
menu-fair = Mélange équitable
menu-fair-seed = Le mélange a été fixé avant le premier coup. Le SHA-256 de sa graine est <code>{ $commitment }</code>.
menu-fair-device = Cette partie a commencé sur l’appareil d’un joueur, qui connaissait le mélange. Personne ne peut le garantir.
menu-fair-over = <file>Le fichier de la partie</file> contient la graine.
menu-fair-playing = La graine sera visible à la fin de la partie.
menu-pause = Mettre la table en pause
menu-go-on = Reprendre

## Longues listes de coups : leur sorte, et ce qu'on choisit d'abord.
menu-moves-kind = { $kind ->
    [claim] Prendre une route
    [double] Doubler
    [fill] Remplir un jour
    [move] Déplacer un pion
    [pay] Payer
    [place] Jouer une carte
    [put] Remplacer une tuile
    [return] Remettre
    [swap] Échanger des jours
    [take] Prendre une carte
   *[other] { $title }
}
menu-moves-first = { $name ->
    [day] Jour
   *[other] { $title }
}
