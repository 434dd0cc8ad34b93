### 10 Squares : toutes les phrases que l'on lit en jouant.

title = 10 Squares
summary = Jusqu’à J et retour en A. Les cartes disent de combien, mais vous choisissez le sens.

## Les couleurs et le premier joueur se choisissent à la table, sinon au hasard (Q4, Q33).
option-begins = Premier joueur
option-red = Joueur rouge

## Les couleurs et les cartes, dans une phrase.
own-colour = { $colour ->
    [red] rouge
   *[black] noir
}
own-face = { $face ->
    [triangle] triangle
    [square] carré
    [circle] cercle
   *[other] { $face }
}
own-card = { own-face } { own-colour }

## Une carte déplace le pion de sa couleur, quel que soit celui qui l'a révélée (Q5, Q6, Q17).
event-turn = { $you ->
    [yes] Vous révélez
   *[no] { $seat } révèle
} une carte : { own-face } { own-colour }.
## Un pion qui fait demi-tour va jusqu'au bout du plateau, puis revient (Q7, Q19).
event-step = Le pion { own-colour } va de { $from } à { $to }.
term-bounce = { $end }, puis retour en { $to }
event-choice = { $you ->
    [yes] À vous de choisir.
   *[no] { $seat } choisit.
}
event-move = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} le pion { own-colour } de { $from } à { $to }.
## Les formes sont facultatives (Q26).
event-leave = { $you ->
    [yes] Vous laissez
   *[no] { $seat } laisse
} le pion { own-colour } en { $to }.
event-reach = { $you ->
    [yes] Votre pion
   *[no] Le pion
} { own-colour } atteint J. Dès la prochaine carte, il va dans les deux sens et les formes comptent.
## Une forme dont le pion n'a pas atteint J retourne dans la pioche (Q14, Q29).
event-uncounted = Le pion { own-colour } n’a pas encore atteint J : le { own-face } ne compte pas et retourne dans la pioche.
event-no-number = Il n’y a aucun nombre { own-colour } dans la défausse : le { own-face } n’a pas d’effet.
event-return = { $you ->
    [yes] Vous remettez
   *[no] { $seat } remet
} { $numbers } en { own-colour } dans la pioche, que l’on mélange.
event-pass = { $you ->
    [yes] Vous laissez la défausse telle quelle.
   *[no] { $seat } laisse la défausse telle quelle.
}
event-home = { $you ->
    [yes] Exactement en A : c’est gagné !
   *[no] Exactement en A : { $seat } gagne !
}
event-draw = La dernière carte a été jouée, et personne n’est revenu en A.

action-turn = Révéler une carte
action-move = { $colour ->
    [red] Rouge
   *[black] Noir
} en { $to }
action-return = Remettre { $numbers }
action-pass = Laisser la défausse telle quelle

todo-turn = C’est à vous. Révélez une carte.
todo-move = À vous de choisir. Où va le pion ?
todo-return = À vous de choisir. Quels nombres retournent dans la pioche ?

why-turn-first = Il n’y a encore rien à choisir. Révélez la carte suivante.
why-choose-first = Choisissez d’abord ce que fait la carte { own-card }. On révélera ensuite la suivante.
why-no-circle = Seul un cercle fait revenir des nombres, et c’est la carte { own-card }.
why-no-pass = Un nombre se joue en entier : vous ne pouvez pas passer avec la carte { own-card }.
why-name-the-square = On ne peut passer qu’avec un cercle. Pour laisser le pion où il est, choisissez sa case.
why-opponents-marker = Le carré { own-colour } déplace le pion de votre adversaire, pas le pion { own-colour }.
why-own-marker = La carte { own-card } ne déplace que le pion { own-colour }.
why-not-on-a = Une forme ne peut pas mettre un pion en A. Seul un nombre vous y ramène.
why-not-that-far = De { $from }, la carte { own-card } vous mène en { $first } ou en { $second }, pas en { $to }.
why-circle-moves-nothing = Un cercle ne déplace pas de pion. Choisissez des nombres à remettre, ou laissez la défausse telle quelle.
why-not-discarded = Le { $number } { own-colour } n’est pas dans la défausse. Vous avez le choix entre { $there }.
why-all-of-them = Il y a moins de 3 nombres dans la défausse : remettez-les tous, ou aucun : { $there }.
why-three-of-them = Un cercle fait revenir exactement 3 nombres, ou aucun. Vous avez le choix entre { $there }.

ending-home = { $you ->
    [yes] Vous avez ramené votre pion
   *[no] { $winner } a ramené son pion
} exactement en A.
ending-draw = La pioche est vide et aucun pion n’est revenu en A : partie nulle.

## Les deux joueurs peuvent savoir quelles cartes restent (Q32).
show-letter = { $colour ->
    [red] {"R"}
   *[black] {"N"}
}
show-seat = { $reached ->
    [yes] { own-colour } ({ show-letter }) en { $square }, va dans les deux sens
   *[no] { own-colour } ({ show-letter }) en { $square }, vers J
}
show-no-card = Aucune carte n’a encore été révélée.
show-card = Révélée
show-face = { own-face }
show-card-state = { $state ->
    [waiting] attend un choix
    [uncounted] n’a pas compté, retour dans la pioche
   *[done] jouée
}
show-left = Restent dans la pioche : { $size }
show-none = aucune

## Pourquoi un coup est bon ou mauvais, quand on demande un conseil.
advice-home = Vous revenez en A, et vous gagnez.
way-home = { $count ->
    [0] aucun de vos nombres ne vous ramène en A tout de suite
    [one] seul votre { $direct } vous ramène en A tout de suite
   *[other] votre { $direct } vous ramène en A tout de suite
}{ $percent ->
    [0] , et même deux n’y suffisent pas
   *[other] , et en deux nombres vous avez environ { $percent } % de chances
}.
advice-stand = De { $to }, { way-home }{ $but }
advice-hinder = De { $to }, { $count ->
    [0] aucun nombre de votre adversaire ne le ramène en A tout de suite
    [one] seul son { $direct } ramène votre adversaire en A tout de suite
   *[other] son { $direct } ramène votre adversaire en A tout de suite
}{ $percent ->
    [0] , et même deux n’y suffisent pas
   *[other] , et en deux nombres il a environ { $percent } % de chances
}.{ $but }
advice-return = Avec { $numbers } de nouveau dans la pioche, { way-home }{ $but }
advice-pass = Avec la pioche telle quelle, { way-home }{ $but }
term-but-home = {" "}Mais vous pourriez revenir en A et gagner tout de suite.
term-but-from = {" "}De { $to }, c’est { $percent } %.
term-but-with = { $numbers ->
    [none] {" "}Avec la pioche telle quelle, c’est { $percent } %.
   *[other] {" "}Avec { $numbers } dans la pioche, c’est { $percent } %.
}
advice-turn = Il n’y a rien à choisir tant que la carte n’est pas révélée.

## Le tutoriel.
guide-turn = Menez votre pion jusqu’à J, puis ramenez-le exactement en A avant { $name-2 }. Vous jouez le pion rouge, { $name-2 } le noir. À chaque tour, on révèle une carte. Révélez celle du dessus.
guide-reach = Le 1 noir a déplacé le pion noir. C’est la couleur de la carte qui décide quel pion bouge, peu importe qui la révèle. C’est encore à vous : révélez une carte.
guide-card = Votre 10 rouge vous a mené jusqu’à J, puis une case en arrière, en I. Vous avez atteint J : votre pion peut désormais aller dans les deux sens. Révélez une carte.
guide-choice = C’est un 5 rouge, et vous choisissez le sens : en arrière jusqu’en D, ou jusqu’à J puis retour en F. Choisissez.
guide-shape = Pour gagner, il faut arriver exactement en A. Le triangle révélé par { $name-2 } n’a pas compté, car le pion noir n’a pas encore atteint J. Révélez une carte.
guide-trick = Avec un triangle rouge, vous pouvez aller partout, sauf en A. Le 4 rouge est encore dans la pioche, et E est à 4 cases de A. Allez en E.
guide-trick-wrong = Ce serait possible, mais E est mieux : de là, le 4 rouge vous mène exactement en A.
guide-home = { $name-2 } a révélé votre 4 rouge. C’est votre couleur, donc votre choix. Rentrez en A !
guide-home-wrong = C’est le mauvais sens. Reculez de 4 cases jusqu’en A, et vous gagnez.
guide-end = Vous êtes de retour en A : c’est gagné ! Si la pioche s’épuise avant, la partie est nulle. Deux formes restent à découvrir : un carré déplace le pion adverse, un cercle remet 3 de vos nombres dans la pioche.
