### 10 Squares : toutes les phrases que l'on lit en jouant.

title = 10 Squares
summary = Jusqu’à J et retour en A : les cartes vous font avancer, vous choisissez le chemin.

## Les couleurs et qui commence se choisissent à la table, sinon au sort (Q4, Q33).
option-begins = Qui commence
option-red = Qui joue rouge

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

## Une carte déplace le pion de sa couleur, quel que soit celui qui l'a retournée (Q5, Q6, Q17).
event-turn = { $you ->
    [yes] Vous retournez une carte : { own-face } { own-colour }.
   *[no] { $seat } retourne une carte : { own-face } { own-colour }.
}
event-step = Le pion { own-colour } va de { $from } à { $to }.
event-choice = { $you ->
    [yes] À vous de choisir.
   *[no] { $seat } choisit.
}
event-move = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} le pion { own-colour } de { $from } à { $to }.
## Une forme permet, elle n'oblige pas (Q26).
event-leave = { $you ->
    [yes] Vous laissez
   *[no] { $seat } laisse
} le pion { own-colour } en { $to }.
event-reach = { $you ->
    [yes] Votre pion
   *[no] Le pion
} { own-colour } a atteint J : dès la prochaine carte, il va dans les deux sens et les formes comptent.
## Une forme dont le pion n'a pas atteint J retourne dans la pioche (Q14, Q29).
event-uncounted = Le pion { own-colour } n’a pas atteint J : le { own-face } ne compte pas et retourne dans la pioche.
event-no-number = Aucun nombre { own-colour } n’est dans la défausse : le { own-face } n’a pas d’effet.
event-return = { $you ->
    [yes] Vous remettez
   *[no] { $seat } remet
} { $numbers } en { own-colour } dans la pioche, puis on mélange.
event-pass = { $you ->
    [yes] Vous laissez la défausse telle quelle.
   *[no] { $seat } laisse la défausse telle quelle.
}
event-home = { $you ->
    [yes] Exactement sur A : vous êtes à la maison !
   *[no] Exactement sur A : { $seat } est à la maison !
}
event-draw = La dernière carte a été jouée et personne n’est à la maison.

action-turn = Retourner une carte
action-move = { own-colour } en { $to }
action-return = Remettre { $numbers }
action-pass = Ne rien remettre

todo-turn = À vous de jouer : retournez une carte.
todo-move = À vous de choisir : où va le pion ?
todo-return = À vous de choisir : quels nombres retournent dans la pioche ?

why-turn-first = Aucune carte n’attend de choix : retournez la suivante.
why-choose-first = La carte { own-card } attend votre choix ; c’est seulement après qu’on retourne la suivante.
why-no-circle = Seul un cercle fait revenir des nombres, et voici la carte { own-card }.
why-no-pass = Un nombre se joue toujours en entier : on ne peut pas passer avec la carte { own-card }.
why-name-the-square = On ne peut passer qu’avec un cercle. Pour laisser le pion, nommez la case où il se trouve.
why-opponents-marker = Un carré { own-colour } déplace le pion de l’adversaire, pas le pion { own-colour }.
why-own-marker = La carte { own-card } ne déplace que le pion { own-colour }.
why-not-on-a = Aucune forme ne pose un pion sur A : on rentre à la maison par un nombre.
why-not-that-far = Depuis { $from }, un { $face } mène en { $first } ou en { $second }, pas en { $to }.
why-circle-moves-nothing = Un cercle ne déplace aucun pion : choisissez des nombres à remettre, ou passez.
why-not-discarded = Le { $number } { own-colour } n’est pas dans la défausse ; il y a { $there }.
why-all-of-them = Avec moins de trois nombres, un cercle les fait revenir tous ou aucun : { $there }.
why-three-of-them = Un cercle fait revenir exactement trois nombres, ou aucun ; il y a { $there }.

ending-home = Un pion est revenu exactement sur A.
ending-draw = La pioche est vide et aucun pion n’est à la maison : partie nulle.

## Tout le monde peut savoir quelles cartes restent (Q32).
show-seat = { $reached ->
    [yes] { own-colour } ({ $letter }) en { $square }, va dans les deux sens
   *[no] { own-colour } ({ $letter }) en { $square }, vers J
}
show-no-card = Aucune carte n’a été retournée.
show-card = Retournée
show-face = { own-face }
show-card-state = { $state ->
    [waiting] attend un choix
    [uncounted] n’a pas compté, est retournée dans la pioche
   *[done] jouée
}
show-left = Restent dans la pioche : { $size }
show-none = aucune

## Ce qui plaide pour un coup, quand on demande un conseil.
advice-home = C’est la maison : vous gagnez.
advice-stand = Depuis { $to }, vos deux prochains nombres vous ramènent à la maison avec une chance d’environ { $percent } %.
advice-hinder = En { $to }, l’autre pion rentre à la maison par ses deux prochains nombres avec une chance d’environ { $percent } %.
advice-return = Avec { $numbers } de nouveau dans la pioche, vos deux prochains nombres vous ramènent à la maison avec une chance d’environ { $percent } %.
advice-pass = Avec la pioche telle quelle, vos deux prochains nombres vous ramènent à la maison avec une chance d’environ { $percent } %.
advice-turn = Il n’y a rien à choisir avant que la carte soit retournée.

## La première partie guidée.
guide-turn = Vous êtes rouge, { $name-2 } est noir, et les deux pions partent de A. Un tour, c’est une carte : retournez celle du dessus.
guide-reach = Le 1 noir a déplacé le pion noir : c’est la couleur qui décide, pas qui retourne. Encore à vous.
guide-card = Votre 10 rouge est allé jusqu’à J, puis une case en arrière, en I. Désormais votre pion va dans les deux sens. Retournez une carte.
guide-choice = Cinq cases, et le chemin est à vous : en arrière jusqu’à D, ou par J jusqu’à F. Choisissez.
guide-shape = La maison, c’est A, et il faut y arriver exactement. Le triangle de { $name-2 } n’a pas compté : noir n’a pas encore atteint J. Retournez une carte.
guide-trick = Un triangle rouge : allez où vous voulez, sauf en A. Regardez ce qui reste dans la pioche : le 4 rouge y est. À quatre cases de la maison, il y a E.
guide-trick-wrong = C’est permis, mais E apprend davantage : depuis E, le 4 rouge mène exactement en A.
guide-home = { $name-2 } a retourné votre 4 rouge, et votre couleur, c’est votre choix. Rentrez en A !
guide-home-wrong = C’est l’autre sens. Quatre cases en arrière, c’est A, et A gagne.
guide-end = À la maison, et vous avez gagné. Qui revient exactement en A, par un nombre, gagne aussitôt. Si la pioche s’épuise avant, personne ne gagne.
