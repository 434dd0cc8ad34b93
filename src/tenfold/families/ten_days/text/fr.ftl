### Les jeux 10 jours : les phrases qu'ils partagent tous.

option-days = Jours du voyage
option-open_hands = Mains visibles (tout le monde voit tous les chevalets)
option-no_swap = Sans échanges, pour joueurs confirmés
option-same_country = Un avion ou une voiture peut arriver dans le pays de départ
option-undivided_sudan = Soudan non divisé, comme dans une édition plus ancienne
option-begins = Premier joueur

## Les couleurs, dans une phrase.
own-colour = { $colour ->
    [blue] bleu
    [green] vert
    [orange] orange
    [pink] rose
    [yellow] jaune
    [purple] violet
   *[other] { $colour }
}

## Ce qui s'est passé.
event-fill = { $you ->
    [yes] Vous posez { $tile } au jour { $day }.
   *[no] { $seat } pose { $tile } au jour { $day }.
}
event-fill-hidden = { $seat } remplit le jour { $day }.
event-hold = { $you ->
    [yes] Vous tenez { $tile }.
   *[no] { $seat } tient { $tile }.
}
event-draw-map = { $you ->
    [yes] Vous piochez une tuile { $map }.
   *[no] { $seat } pioche une tuile { $map }.
}
event-draw = { $draw-pile ->
    [0] { $you ->
        [yes] Vous piochez.
       *[no] { $seat } pioche.
    }
   *[other] { $you ->
        [yes] Vous piochez dans la pioche { $draw-pile }.
       *[no] { $seat } pioche dans la pioche { $draw-pile }.
    }
}
event-take = { $you ->
    [yes] Vous prenez { $tile } sur la pile { $pile }.
   *[no] { $seat } prend { $tile } sur la pile { $pile }.
}
event-swap = { $you ->
    [yes] Vous échangez les jours { $day } et { $second }.
   *[no] { $seat } échange les jours { $day } et { $second }.
}
event-put = { $you ->
    [yes] Vous posez { $tile } au jour { $day } et défaussez { $replaced } sur la pile { $pile }.
   *[no] { $seat } pose { $tile } au jour { $day } et défausse { $replaced } sur la pile { $pile }.
}
event-put-hidden = { $seat } pose la tuile au jour { $day } et défausse { $replaced } sur la pile { $pile }.
event-discard = { $you ->
    [yes] Vous défaussez { $tile } sur la pile { $pile }.
   *[no] { $seat } défausse { $tile } sur la pile { $pile }.
}
event-piles = { $you ->
    [yes] Tous les chevalets sont pleins. Les piles commencent par { $tiles }. Vous commencez.
   *[no] Tous les chevalets sont pleins. Les piles commencent par { $tiles }. { $seat } commence.
}
event-renewal = { $count ->
    [one] La pioche est vide. La seule tuile recouverte forme la nouvelle.
   *[other] La pioche est vide. Les { $count } tuiles recouvertes sont mélangées pour en former une nouvelle.
}
event-journey = { $you ->
    [yes] Votre voyage de { $days } jours est complet !
   *[no] { $seat } termine un voyage de { $days } jours.
}
event-draw-game = Après { $turns } tours, personne n’a terminé son voyage.

## Le vainqueur montre chaque étape.
event-link-walk = Jours { $day } à { $last-day } : à pied, { $from } – { $to }.
event-link-ferry = Jours { $day } à { $last-day } : en ferry, { $from } – { $to }.
event-link-drive = Jours { $day } à { $last-day } : en voiture, { $from } – { $to }, via { $ways }.
event-link-fly = Jours { $day } à { $last-day } : en avion { own-colour }, { $from } – { $to }.

## Ce que l'on peut faire.
action-fill = Poser au jour { $day }
action-draw-map = Piocher une tuile { $map }
action-draw = { $draw-pile ->
    [0] Piocher
   *[other] Piocher dans la pioche { $draw-pile }
}
action-take = Prendre sur la pile { $pile }
action-swap = Échanger les jours { $day } et { $second }
action-put = Poser au jour { $day }, défausser la tuile remplacée sur la pile { $pile }
action-discard = Défausser sur la pile { $pile }

## Ce qu'il faut faire.
todo-fill = Posez la tuile que vous tenez sur un jour vide.
todo-draw-map = Choisissez la carte dans laquelle vous piochez votre prochaine tuile.
todo-draw = { $may-swap ->
    [yes] C’est à vous. Piochez ou prenez une tuile, ou échangez deux jours.
   *[no] C’est à vous. Piochez ou prenez une tuile.
}
todo-put = Posez la tuile sur un jour, ou défaussez-la.

## Pourquoi non.
why-no-such-day = Il n’y a pas de jour { $day }. À cette table, un voyage a { $days } jours.
why-rack-is-full = Votre chevalet est plein. À votre tour, vous pouvez remplacer une tuile ou en échanger deux.
why-maps-are-for-filling = On ne choisit une carte que pour remplir son chevalet. Piochez maintenant dans une pioche, par son numéro.
why-no-swap = À cette table, on joue sans échanges.
why-draw-first = Piochez ou prenez d’abord une tuile, puis posez-la.
why-empty-pile = Vous avez pris la dernière tuile de la pile { $pile } : c’est là qu’il faut défausser.
why-place-first = Vous avez pioché une tuile. Posez-la maintenant sur un jour, ou défaussez-la.
why-day-is-full = Le jour { $day } est déjà pris, et une tuile posée ne peut pas encore bouger.
why-name-a-map = Choisissez d’abord la carte dans laquelle vous piochez.
why-place-before-next = Posez la tuile que vous tenez avant de piocher la suivante.
why-share-is-used-up = Vous avez déjà pioché toutes vos tuiles { $map }.
why-still-filling = Les tours commencent quand tous les chevalets sont pleins.

ending-journey = Le voyage est complet.
ending-draw = Après 1 000 tours, personne n’avait terminé son voyage.

## La table en texte.
show-filling = On remplit les chevalets.
show-pile = Pile { $pile }
show-under = { $count ->
    [one] { $count } autre dessous
   *[other] { $count } autres dessous
} (?pile { $pile })
show-draw-pile = { $count ->
    [one] Pioche : { $count } tuile
   *[other] Pioche : { $count } tuiles
}
show-draw-pile-of-several = { $count ->
    [one] Pioche { $number } : { $count } tuile, { $map }
   *[other] Pioche { $number } : { $count } tuiles, celle du dessus : { $map }
}
show-share = Reste à piocher : { $parts }.
show-share-of = { $map } { $count }
show-stock = { $count ->
    [one] Reste { $count } tuile dans la pioche :
   *[other] Restent { $count } tuiles dans les pioches :
}
show-rack = Votre voyage
show-rack-of = Voyage : { $name }
show-hand = Vous tenez
show-two-tiles = * Ce lieu a deux tuiles.
show-holds = tient { $tile }
show-colour = ({ own-colour })

## Les étapes en quelques mots, après la tuile de départ.
show-link-walk = à pied
show-link-ferry = en ferry
show-link-drive = via { $ways }
show-link-fly = en avion : { $to }
show-link-starts-with-ride = doit commencer par un lieu
show-link-ends-with-ride = doit finir par un lieu
show-link-two-rides = deux tuiles de transport de suite
show-link-ride-from-nowhere = pas de lieu avant
show-link-ride-to-nowhere = pas de lieu après
show-link-same-country = encore le même pays
show-link-no-border = pas de frontière commune
show-link-divided-sudan = le Soudan du Sud les sépare
show-link-four-corners = un coin ne relie pas
show-link-other-map = aucune frontière entre les cartes
show-link-other-map-drive = aucune route entre les cartes
show-link-by-plane-only = seulement en avion
show-link-same-country-ride = doit mener à un autre pays
show-link-no-third-place = aucun lieu ne touche les deux
show-link-wrong-colour = { $count ->
    [one] l’un des deux n’est pas { own-colour }
   *[other] aucun des deux n’est { own-colour }
}
show-link-map-not-visited = Le voyage doit aussi passer par cette carte : { $map }.

## Ce que le plateau dit d'un lieu.
about-unknown = Il n’y a pas de lieu nommé « { $words } » sur le plateau. Pour voir une pile, tapez « ?pile 1 ».
about-pile = { $count ->
    [0] La pile { $pile } est vide.
    [one] La pile { $pile } a { $count } tuile :
   *[other] La pile { $pile } a { $count } tuiles, de haut en bas :
}
about-place = est { own-colour }{ $tiles ->
    [one] {""}
   *[other] {" "}et a deux tuiles
}.
about-capital = { $count ->
    [one] Capitale : { $names }
   *[other] Capitales : { $names }
}
about-area = { $number } km²
about-population = { $number } habitants
about-source = { $map ->
    [USA] Superficie terrestre et population : U.S. Census Bureau, { $population }
   *[Africa] Population : Banque mondiale, { $population }. Superficie : mledoze/countries, { $area }
}
about-ferry = ferry
about-walk = À pied :
about-drive = En voiture (via) :
about-fly = { $colour ->
    [purple] Par tout avion
   *[other] En avion { own-colour }
} :
about-fly-to-purple = Aussi en avion { own-colour } :
about-fly-from-purple = Par un avion de la couleur de l’arrivée :
about-every-place = tous les autres lieux

## Les tuiles et les cartes, à l'intérieur des arguments.
term-plane-blue = un avion bleu
term-plane-green = un avion vert
term-plane-orange = un avion orange
term-plane-pink = un avion rose
term-plane-yellow = un avion jaune
term-automobile = une voiture
term-tile-blue = avion bleu
term-tile-green = avion vert
term-tile-orange = avion orange
term-tile-pink = avion rose
term-tile-yellow = avion jaune
term-tile-automobile = voiture
term-one-of-two-tiles = { $place }*

## Pourquoi un coup est bon ou mauvais, quand on demande un conseil.
advice-fill = Là, { $tile } relie { $links }.{ $but }{ $then }
advice-fill-nothing = Cela ne relie encore rien.{ $but }{ $then }
advice-fill-done = Là, { $tile } complète votre voyage !
advice-put = Là, { $tile } relie { $links }.{ $but }{ $then }
advice-put-nothing = Cela ne relie rien de plus.{ $but }{ $then }
advice-put-costs = Cela sépare { $links }.{ $then }
advice-put-done = Là, { $tile } complète votre voyage !
advice-take = Au jour { $best }, { $tile } relie { $links }.{ $but }{ $then }
advice-take-nothing = Au jour { $best }, { $tile } ne relie encore rien.{ $but }{ $then }
advice-take-costs = Cela sépare { $links }.{ $then }
advice-take-done = Au jour { $best }, { $tile } complète votre voyage !
advice-swap = Cela relie { $links }.{ $but }{ $then }
advice-swap-nothing = Cela ne relie rien de plus.{ $but }{ $then }
advice-swap-costs = Cela sépare { $links }.{ $then }
advice-swap-done = Cela complète votre voyage !
advice-discard = Elle ne relierait rien de plus, à aucun jour.{ $but }
advice-discard-useful = Vous renoncez à une tuile utile : au jour { $best }, { $tile } relierait { $links }.{ $but }
hopes = { $count ->
    [0] Aucune des { $all } tuiles que vous ne voyez pas ne relierait quelque chose tout de suite.
    [one] { $count } des { $all } tuiles que vous ne voyez pas relierait quelque chose de plus : { $some }.
   *[other] { $count } des { $all } tuiles que vous ne voyez pas relieraient quelque chose de plus, comme { $some }.
}
hopes-of-map = { $count ->
    [0] Aucune des { $all } tuiles { $of-map } que vous ne voyez pas ne relierait quelque chose tout de suite.
    [one] { $count } des { $all } tuiles { $of-map } que vous ne voyez pas relierait quelque chose de plus : { $some }.
   *[other] { $count } des { $all } tuiles { $of-map } que vous ne voyez pas relieraient quelque chose de plus, comme { $some }.
}
advice-draw = { $draw-pile ->
    [0] { hopes }
   *[other] { hopes-of-map }
}{ $but }
advice-draw-map = { hopes-of-map }{ $but }

## Ce qu'il y a d'autre à dire d'un coup, après sa phrase.
term-but-misses = {" "}Cela laisse { $links } sans liaison.
term-but-breaks = {" "}Mais { $links } ne sont plus reliés.
term-but-covers = {" "}Mais cela recouvre { $tile } sur la pile { $pile }, qui pourrait relier { $links }.
term-but-helps = {" "}Mais { $tile }, en haut de la pile { $pile }, pourrait servir à quelqu’un d’autre.
term-then-pile = {" "}Ensuite, { $tile } sur la pile { $pile } pourrait relier { $links }.
term-then-hopes = {" "}Ensuite, { $count ->
    [one] { $count } des { $all } tuiles que vous ne voyez pas pourrait s’y relier : { $some }.
   *[other] { $count } des { $all } tuiles que vous ne voyez pas pourraient s’y relier, comme { $some }.
}
term-then-more = {" "}En échange, { $count ->
    [one] { $count } des { $all } tuiles que vous ne voyez pas relierait
   *[other] { $count } des { $all } tuiles que vous ne voyez pas relieraient
} quelque chose de plus, au lieu de { $now }.
term-still-best = {" "}Mais aucun meilleur coup n’a été trouvé.

## Les jours dans un argument.
days = { $far ->
    [0] les jours { $day } et { $last-day }
   *[other] les jours { $day } à { $last-day }
}
term-days-across = { days }
term-days-walk = { days } à pied
term-days-ferry = { days } en ferry
term-days-drive = { days } en voiture
term-days-fly = { days } en avion { own-colour }
term-the-plane = l’avion { own-colour }
term-the-automobile = la voiture
