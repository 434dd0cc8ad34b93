### Tenzania : toutes les phrases que l'on lit en jouant.

title = Tenzania
summary = Comptez jusqu’à dix, criez, et ramassez la pile.

option-tens = Les DIX dans le paquet
option-doubling = Un DEUX peut doubler la valeur
option-begins = Qui commence

## Les dix étapes jusqu'au premier joueur : une blague, sauf la dernière (Z36).
begins-1 = Qui a dix doigts commence.
begins-2 = Il y en a plusieurs ? Alors qui a dix bras.
begins-3 = Personne ? Alors qui a dix orteils.
begins-4 = Encore plusieurs ? Alors qui a dix jambes.
begins-5 = Personne ? Alors qui a dix frères et sœurs.
begins-6 = Personne ? Alors qui mange le premier dix assiettes de bouillie, tout de suite.
begins-7 = Pas assez de bouillie à la maison ? Alors qui compte le premier jusqu’à dix en « africain ».
begins-8 = Personne ne sait ? Alors qui nomme dix pays d’Afrique.
begins-9 = Plusieurs, ou personne ? Alors qui aura dix ans dans exactement 10 mois, 10 semaines et 10 jours.
begins-10 = Personne ? Alors qui aura dix ans en dernier : le plus jeune.

## Une carte dans une phrase ; celles qui sont spéciales ont un nom.
card-name = { $card ->
    [0] ZÉRO
    [2] DEUX
    [5] CINQ
    [10] DIX
   *[other] { $card }
}
a-card = { $card ->
   *[other] un { card-name }
}

## Le programme annonce la valeur et crie (Z35).
event-place = { $you ->
    [yes] Vous posez { a-card } : « { $value } ».
   *[no] { $seat } pose { a-card } : « { $value } ».
}
event-tenzania = { $you ->
    [yes] « Tenzania ! » Vous gagnez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
   *[no] « Tenzania ! » { $seat } gagne { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
}
event-over = { $other-is-you ->
    [yes] { $value }, c’est plus que dix : vous gagnez { $cards } cartes.
   *[no] { $value }, c’est plus que dix : { $other } gagne { $cards } cartes.
}
event-draw = { $seat } pioche une carte.
event-draw-own = Vous piochez { a-card }.
event-end = { $cards ->
    [0] Toutes les cartes ont été jouées.
    [one] Toutes les cartes ont été jouées. Celle qui reste sur la table n’est à personne.
   *[other] Toutes les cartes ont été jouées. Les { $cards } qui restent sur la table ne sont à personne.
}

## Avant de poser une carte, on voit ses valeurs (Z34).
action-place = { $card } → { $value }

todo-place = À vous de jouer : posez une carte.

why-not-in-hand = Vous n’avez pas de { card-name } en main.
why-first-card = La première carte sur la table annonce son propre nombre : { $card }.
why-zero = Un ZÉRO ramène la valeur à zéro, quelle qu’elle soit.
why-below-zero = Un CINQ ne peut pas se soustraire de { $value } : la valeur n’est jamais inférieure à zéro.
why-no-doubling = À cette table, on ne double pas : un DEUX ajoute 2.
why-ten = Un DIX vaut dix seulement sur une table vide ou sur 0 ; sur { $value }, il dépasse.
why-not-the-same = Une carte peut devenir la valeur seulement sur la même carte ou sur son propre nombre ; ici, la dernière carte est { $top } et la valeur { $value }.
why-wrong-value = Sur { $value }, { a-card } ne peut pas annoncer { $stated }.

ending-all-cards-played = Toutes les cartes ont été jouées ; le plus grand nombre de cartes l’emporte.

show-seat = { $won } gagnées, { $held } en main
show-empty = La table est vide.
show-table = Table
show-value = Valeur
show-sizes = { $table } sur la table, { $pile } dans la pioche
show-hand = Votre main

## Ce qui plaide pour un coup, quand on demande un conseil.
advice-ten = Dix : vous gagnez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} aussitôt.
advice-over = { $value } dépasse dix et vous coûte { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
advice-trap = { $value } est difficile pour le joueur suivant : environ { $cards } cartes en votre faveur.
advice-risk = Depuis { $value }, le joueur suivant peut atteindre dix : cela peut vous coûter environ { $cards } cartes.
advice-even = { $value } ne donne au joueur suivant ni dix ni ennui.
