### Ce que seul le plateau de Tenzania dit ; ce que le terminal dit aussi est dans le catalogue du jeu.

board-seats = Places
board-seat = { $you ->
    [yes] { $name } (vous)
   *[no] { $name }
} : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $held } en main{ $open ->
    [yes] {" "}({ $cards })
   *[no] {""}
}{ $absence ->
    [none] {""}
   *[other] , { board-absent }
}{ $due ->
    [yes] , c’est son tour
   *[no] {""}
}{ $winner ->
    [yes] , gagne
   *[no] {""}
}
board-you = Vous
board-absent = { $absence ->
    [resigned] abandon
    [stand-in] un robot joue
   *[away] pas là
}
board-no-cards = aucune carte
board-won = { $won }<small> { $won ->
    [one] gagnée
   *[other] gagnées
}</small>
board-draw-pile = <spoken>Pioche : </spoken>{ $count }<spoken> { $count ->
    [one] carte
   *[other] cartes
}</spoken>
board-pile = Sur la table, dans l’ordre : { $cards }.
board-pile-empty = Aucune carte sur la table.

## Le cadran ; la table vide tient en deux lignes courtes.
board-value = La valeur est { $value }.
board-over = >10
board-empty-1 = table
board-empty-2 = vide

## Ce qu'une carte annoncerait (Z34) : sur la carte, dans la liste de ses choix, et pour l'oreille.
board-cards = Cartes
board-choices = Choisissez une valeur pour votre { $card }
board-again = Touchez encore pour jouer
board-back-to-hand = Retour à votre main
board-short-ten = 10 !
board-short-over = { $value } : trop
board-short = → { $value }
board-long-ten = → 10 Tenzania !
board-long-over = { $value }, plus de 10
board-by = { $way ->
    [double] ×2
    [less] −5
   *[same] idem
} { $choice }
board-by-spoken = { $choice }, { $way ->
    [double] le double
    [less] moins 5
   *[same] le même nombre
}
board-say-ten = annoncer 10 : Tenzania !
board-say-over = annoncer { $value }, qui dépasse 10
board-say = annoncer { $value }
board-or = { $first }, ou { $second }
board-card = Carte { $card }
board-play = Jouer { $card }, { $choice }
board-play-choices = Jouer { $card } : { $choices }
