### Tenzania : toutes les phrases que l'on lit en jouant.

title = Tenzania
summary = Comptez jusqu’à dix, criez, et ramassez la pile.

option-tens = Les DIX dans le paquet
option-doubling = Un DEUX peut doubler la valeur
option-begins = Premier joueur

## Les dix étapes jusqu'au premier joueur : une blague, sauf la dernière (Z36).
begins-1 = Le joueur qui a dix doigts commence.
begins-2 = Il y en a plusieurs ? Alors celui qui a dix bras.
begins-3 = Personne ? Alors celui qui a dix orteils.
begins-4 = Encore plusieurs ? Alors celui qui a dix jambes.
begins-5 = Personne ? Alors celui qui a dix frères et sœurs.
begins-6 = Personne ? Alors le premier qui mange dix assiettes de bouillie, tout de suite.
begins-7 = Pas assez de bouillie à la maison ? Alors le premier qui compte jusqu’à dix en « africain ».
begins-8 = Personne ne sait ? Alors celui qui peut nommer dix pays d’Afrique.
begins-9 = Plusieurs, ou personne ? Alors celui qui aura dix ans dans exactement 10 mois, 10 semaines et 10 jours.
begins-10 = Personne ? Alors celui qui aura dix ans en dernier : le plus jeune.

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
    [yes] Vous jouez { a-card } : « { $value } ».
   *[no] { $seat } joue { a-card } : « { $value } ».
}
event-tenzania = { $you ->
    [yes] « Tenzania ! » Vous gagnez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
   *[no] « Tenzania ! » { $seat } gagne { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
}
event-over = { $other-is-you ->
    [yes] { $value }, c’est plus que 10 : vous gagnez { $cards } cartes.
   *[no] { $value }, c’est plus que 10 : { $other } gagne { $cards } cartes.
}
event-draw = { $seat } pioche une carte.
event-draw-own = { $you ->
    [yes] Vous piochez { a-card }.
   *[no] { $seat } pioche { a-card }.
}
event-end = { $cards ->
    [0] Toutes les cartes ont été jouées.
    [one] Toutes les cartes ont été jouées. Personne ne gagne la dernière carte sur la table.
   *[other] Toutes les cartes ont été jouées. Personne ne gagne les { $cards } dernières cartes sur la table.
}

## Avant de jouer une carte, on voit ses valeurs (Z34).
action-place = Jouer { a-card } et annoncer { $value }

todo-place = C’est à vous. Jouez une carte.

why-not-in-hand = Vous n’avez pas de { card-name } en main.
why-first-card = La première carte sur la table vaut son propre nombre : annoncez { $card }.
why-zero = Un ZÉRO ramène toujours la valeur à 0.
why-below-zero = Un CINQ ne peut pas retirer 5 à { $value } : la valeur ne descend jamais en dessous de 0.
why-no-doubling = À cette table, on ne double pas : un DEUX ne peut donc pas doubler la valeur.
why-ten = Un DIX ne fait 10 que sur une table vide ou sur une valeur de 0. Sur { $value }, il dépasse.
why-not-the-same = Une carte ne peut fixer la valeur à son nombre que si elle est égale à la carte du dessus ou à la valeur. La carte du dessus est { $top } et la valeur est { $value }.
why-wrong-value = Sur { $value }, vous ne pouvez pas annoncer { $stated } avec { a-card }.

score = { $points ->
    [one] { $points } carte
   *[other] { $points } cartes
}
ending-all-cards-played = Toutes les cartes ont été jouées, et le joueur qui en a gagné le plus l’emporte.

show-seat = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $held } en main
show-empty = La table est vide.
show-table = Table
show-value = Valeur
show-sizes = { $table } sur la table, { $pile } dans la pioche
show-hand = Votre main

## Pourquoi un coup est bon ou mauvais, quand on demande un conseil.
advice-ten = Cela fait 10, et vous gagnez { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} tout de suite.
advice-over = { $value } dépasse 10 : le joueur précédent gagne { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
advice-over-all = Toutes vos cartes dépassent 10 : le joueur précédent gagne { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
stuck = { $stuck ->
    [0] {""}
   *[other] {" "}Il doit dépasser 10 dans environ { $stuck } % des cas.
}
advice-only = Tout le reste dépasse 10.
advice-place = Seul un { $makers } fait 10 à partir de { $value } : { $tens } des { $unseen } cartes que vous ne voyez pas. Le joueur suivant a environ { $percent } % de chances.{ stuck }{ $but }
advice-safe = Personne d’autre ne peut faire 10 à partir de { $value } : il ne reste aucun { $makers }.{ $stuck ->
    [0] {""}
   *[other] {" "}Le joueur suivant doit dépasser 10 dans environ { $stuck } % des cas.
}{ $but }
advice-last = Le joueur suivant n’a plus de carte pour répondre à { $value }.
term-but-ten = {" "}Mais faire 10 vous ferait gagner { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} tout de suite.
term-but-safer = { $tens ->
    [0] {" "}Mais si vous annoncez { $best }, personne d’autre ne peut faire 10.
   *[other] {" "}Mais si vous annoncez { $best }, ce n’est que { $percent } %.
}
term-but-harder = {" "}Mais si vous annoncez { $best }, le joueur suivant doit dépasser 10 dans { $stuck } % des cas.

## Le tutoriel.
guide-place = Pour gagner la partie, gagnez le plus de cartes. À votre tour, jouez une carte et annoncez la nouvelle valeur. La table est vide : la valeur est simplement le nombre de la carte. Jouez le 2.
guide-place-wrong = Ce serait possible, mais gardez cette carte pour l’instant. Jouez le 2.
guide-ten = { $name-2 } a joué un 7 : la valeur est maintenant 9. Faites exactement 10, et vous gagnez toutes les cartes de la table.
guide-ten-wrong = Cela dépasse 10 : le joueur précédent gagnerait les cartes, et c’est { $name-2 }. 9 et 1 font 10.
guide-same = Tenzania ! Vous gagnez 3 cartes. { $name-2 } a joué un 9. Votre 9 ferait 18, mais une carte égale à la valeur peut aussi la laisser telle quelle. Jouez le 9 et annoncez 9.
guide-same-wrong = Cela dépasse 10, et { $name-2 } gagnerait les cartes. Jouez le 9 et annoncez 9.
guide-same-zero = Un ZÉRO ramène la valeur à 0, il est donc sûr aussi. Mais gardez-le et essayez une autre issue : jouez le 9 et annoncez 9.
guide-begin = { $name-2 } a dû dépasser 10. Vous aviez joué juste avant : ces cartes aussi sont à vous. Commencez la pile suivante avec le 6.
guide-begin-wrong = Gardez celle-là, elle peut vous tirer d’affaire plus tard. Jouez le 6.
guide-five = La valeur est encore 9. Un CINQ peut ajouter 5 ou retirer 5. Jouez un CINQ et annoncez 4.
guide-five-wrong = Cela dépasse 10, et { $name-2 } gagnerait la pile. Retirez plutôt 5 : jouez un CINQ et annoncez 4.
guide-five-zero = Un ZÉRO conviendrait aussi, mais voyez ce que peut faire un CINQ. Jouez-en un et annoncez 4.
guide-finish = La valeur est 5, et votre CINQ peut en faire 10, 5 ou 0. L’un des trois gagne la pile. Annoncez celui-là !
guide-finish-wrong = Ce serait possible, mais vous ne gagneriez rien. Jouez le CINQ et annoncez 10.
guide-end = Vous avez 11 cartes, { $name-2 } n’en a aucune. Quand tout est joué, celui qui en a le plus gagne. À découvrir encore : un DEUX peut doubler la valeur, un DIX gagne sur 0, et une carte comme celle du dessus peut fixer la valeur à son nombre.
