### Le temps à la table.

clock-title = Temps
clock-choice = Limite de temps
clock-none = aucune
clock-per-move = { $per } par coup
clock-per-game = { $per } chacun pour toute la partie, plus { $increment } secondes par tour
clock-seconds = { $count } secondes
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
clock-then = Quand le temps est écoulé
clock-then-choice = { $then ->
    [move] un robot joue ce coup
    [bot] un robot joue la suite
   *[lost] la partie est perdue
}
clock-left-days = { $days } j { $hours } h
clock-of = Il reste { $left } à { $name }
clock-out = { $name } : temps écoulé
