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

## La première partie guidée.
guide-place = Un tour : posez une carte et annoncez la nouvelle valeur. La table est vide, la valeur est donc le nombre de la carte. Posez le 2.
guide-place-wrong = On peut commencer par elle, mais gardez-la pour cette fois : posez le 2.
guide-ten = { $name-2 } a ajouté un 7, et la valeur est 9. Faites exactement 10, et toutes les cartes de la table sont à vous.
guide-ten-wrong = Cela dépasse 10, et alors { $name-2 }, qui a joué avant vous, gagne les cartes. 9 et 1 font 10.
guide-same = Tenzania : trois cartes pour vous ! Maintenant, il y a un 9. Votre 9 ferait 18, mais une carte égale à la valeur peut aussi la laisser là : annoncez 9.
guide-same-wrong = Au-dessus de 10, celui qui a joué avant gagne les cartes, et c’est { $name-2 }. Posez le 9 et annoncez 9.
guide-same-zero = Un ZÉRO ramène la valeur à 0, c’est sûr aussi. Gardez-le et apprenez l’autre issue : posez le 9 et annoncez 9.
guide-begin = { $name-2 } a dû dépasser 10 : vous, qui aviez joué avant, gagnez aussi ces cartes. Commencez la pile suivante par le 6.
guide-begin-wrong = Gardez celle-là : elle peut vous tirer d’affaire plus tard. Posez le 6.
guide-five = La valeur est encore 9. Un CINQ ajoute 5, ou retire 5 : posez-en un et annoncez 4.
guide-five-wrong = Cela dépasse 10, et { $name-2 } gagnerait la pile. Que le CINQ retire 5 : annoncez 4.
guide-five-zero = Un ZÉRO aiderait aussi. Mais essayez ce que peut un CINQ : posez-en un et annoncez 4.
guide-finish = La valeur est 5, et votre CINQ peut annoncer 10, 5 ou 0. Vous savez lequel gagne la pile !
guide-finish-wrong = C’est permis, mais cela ne gagne rien. Posez le CINQ et annoncez 10.
guide-end = Onze cartes pour vous, aucune pour { $name-2 }. Quand toutes les cartes sont jouées, qui en a le plus gagne. Il ne manque qu’une chose : un DEUX peut doubler la valeur.
