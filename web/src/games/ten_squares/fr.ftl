### Ce que seul le plateau de 10 Squares dit ; ce que le terminal dit aussi est dans le catalogue du jeu.

board-you = Vous
board-absent = { $absence ->
    [resigned] abandon
    [stand-in] un robot joue
   *[away] pas là
}
board-colour = { $colour ->
    [red] rouge
   *[black] noir
}
own-colours = { $colour ->
    [red] rouges
   *[black] noirs
}
board-face = { $face ->
    [triangle] triangle
    [square] carré
    [circle] cercle
   *[other] { $face }
}
board-card = { board-face } { board-colour }
board-no-card = Pas encore de carte
board-begin = Les deux pions partent de A. Jusqu’à J et retour !

## La pioche.
board-turn = { $action } (reste { $count } dans la pioche)
board-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-left = reste { $count }
board-still = Encore dans la pioche <size>{ $count }</size>
board-still-faces = { board-colour } : { $faces }

## Une rangée et son pion.
board-way = { $reached ->
    [yes] va dans les deux sens
   *[no] vers J
}
board-row = Rangée : { $name }
board-row-way = { board-colour }, { board-way }
board-row-spoken = { $you ->
    [yes] { $name } (vous)
   *[no] { $name }
}, pion { board-colour } en { $square }, { board-way }{ $absence ->
    [none] {""}
   *[other] , { board-absent }
}{ $due ->
    [yes] , c’est son tour
   *[no] {""}
}
board-leave = Laisser le pion { board-colour } en { $square }
board-move-steps = Déplacer le pion { board-colour } de { $from } à { $to }, { $face ->
    [one] { $face } pas
   *[other] { $face } pas
}
board-move-shape = Déplacer le pion { board-colour } de { $from } à { $to } avec le { board-face }

## Un cercle fait revenir des nombres.
board-pick = Nombres à remettre : choisissez-en { $count }
board-pick-more = Encore { $count }

## Une ligne courte sur la carte retournée : ce qu'elle fait, ou qui peut faire quoi.
board-uncounted = Tant que le pion { board-colour } n’a pas atteint J, un { board-face } ne compte pas. Il retourne dans la pioche.
board-number = Le { $face } { board-colour } déplace le pion { board-colour } de { $face ->
    [one] { $face } case
   *[other] { $face } cases
}.
board-direction = { $you ->
    [yes] Vous choisissez le sens du pion { board-colour }.
   *[no] { $owner } choisit le sens du pion { board-colour }.
}
board-triangle = { $you ->
    [yes] Vous pouvez mettre le pion { board-colour } sur n’importe quelle case sauf A, ou le laisser où il est.
   *[no] { $owner } peut mettre le pion { board-colour } sur n’importe quelle case sauf A, ou le laisser où il est.
}
board-square = { $you ->
    [yes] Vous pouvez mettre le pion adverse ({ $other }) sur n’importe quelle case sauf A, ou le laisser où il est.
   *[no] { $other-is-you ->
        [yes] { $owner } peut mettre votre pion sur n’importe quelle case sauf A, ou le laisser où il est.
       *[no] { $owner } peut mettre le pion adverse ({ $other }) sur n’importe quelle case sauf A, ou le laisser où il est.
    }
}
board-circle = { $you ->
    [yes] Vous pouvez remettre 3 nombres { own-colours } dans la pioche.
   *[no] { $owner } peut remettre 3 nombres { own-colours } dans la pioche.
}
