### Ce que seuls les plateaux des jeux 10 jours disent ; ce que le terminal dit aussi est dans le catalogue de la famille.

board-maps = Cartes
board-map-name = { $map ->
    [0] Afrique
   *[1] États-Unis
}
board-loading = On déplie la carte …
board-missing = La carte n’est pas arrivée. Vérifiez votre connexion et rechargez la page.
board-enlarge-map = Grande carte
board-enlarge-journey = Grand voyage

## Les tuiles.
board-colour = { $colour ->
    [blue] bleu
    [green] vert
    [orange] orange
    [pink] rose
    [yellow] jaune
    [purple] violet
   *[other] { $colour }
}
board-plane = Avion
board-automobile = Voiture
board-place-spoken = { board-colour }{ $two ->
    [yes] , deux tuiles
   *[no] {""}
}
board-tile-spoken = { $kind ->
    [plane] avion { board-colour }
    [automobile] voiture
   *[place] { $name }, { board-colour }
}
board-empty-day = vide
board-hidden = cachée

## Le voyage.
board-progress = { $linked ->
    [one] { $linked } lien
   *[other] { $linked } liens
} sur { $all }
board-day = Jour { $day } : { $tile }{ $fits ->
    [yes] , serait relié ici
   *[no] {""}
}
board-day-fill = Poser au jour { $day }{ $fits ->
    [yes] , où ce serait relié
   *[no] {""}
}
board-day-put = Jour { $day } : { $tile }. Remplacer{ $fits ->
    [yes] , la nouvelle tuile serait reliée ici
   *[no] {""}
}
board-day-swap-with = Jour { $day } : { $tile }. Échanger avec le jour { $other }

## Entre deux jours.
board-link = Jours { $day } et { $last } : { $how }
board-how = { $code ->
    [walk] à pied, { $from } – { $to }
    [ferry] en ferry, { $from } – { $to }
    [drive] en voiture, { $from } – { $to }, par { $ways }
   *[fly] en avion { board-colour }, { $from } – { $to }
}
board-through = par { $ways }
board-gap = Vide entre les jours { $day } et { $last }
board-gap-title = Du jour { $day } au jour { $last }
board-gap-why = { $code ->
    [starts-with-ride] Un voyage commence par un lieu.
    [ends-with-ride] Un voyage finit par un lieu.
    [two-rides] Deux trajets de suite : il faut un lieu entre les deux.
    [ride-from-nowhere] Le trajet vers { $to } ne part d’aucun lieu.
    [ride-to-nowhere] Le trajet depuis { $from } ne mène à aucun lieu.
    [same-country] Deux fois { $from }, côte à côte.
    [other-map] { $from } et { $to } sont sur des cartes différentes : seul un avion les relie.
    [by-plane-only] Entre { $from } et { $to }, on ne va qu’en avion.
    [divided-sudan] Le Soudan du Sud sépare { $from } et { $to }, et il n’a pas de tuile.
    [four-corners] { $from } et { $to } ne se touchent que par un coin.
    [no-border] { $from } et { $to } n’ont pas de frontière commune.
    [same-country-ride] Un trajet mène à un autre pays, pas de { $from } à { $to }.
    [other-map-drive] Aucune route ne relie les cartes : une voiture ne peut pas aller de { $from } à { $to }.
    [no-third-place] Aucun lieu ne touche à la fois { $from } et { $to } : une voiture n’a pas de passage.
    [map-not-visited] Aucun lieu de cette carte n’est sur votre chevalet : { $map }.
    [wrong-colour] L’avion est { board-colour }, mais { $count ->
        [one] { $wrong } ne l’est pas.
       *[other] ni { $from } ni { $to } ne le sont.
    }
   *[open] Un jour est encore vide.
}
board-clause = clause { $clause }

## Ce qui comblerait un vide.
board-closers = Ce qui le comblerait
board-closers-opens = Rien ne le comble sans ouvrir un autre vide. Ceci comble celui-ci :
board-closers-none = Aucune tuile seule ne comble ce vide.
board-closers-where = { $where ->
    [rack] Sur votre chevalet
    [open] Visible sur une pile
    [seen] Vue sur d’autres chevalets
    [covered] Recouverte dans une pile
   *[to-come] Encore à venir
}
board-closer = { $tile } au jour { $day }
board-closer-count = { $count } × { $tile } au jour { $day }
board-where = { $kind ->
    [rack] maintenant au jour { $at }
    [hand] dans votre main
    [top] en haut de la pile { $at }
    [covered] dans la pile { $at }, sous { $above }
    [seen] { $name }, jour { $at }
    [seen-hand] dans la main de { $name }
   *[to-come] encore à venir
}

board-where-count = { $count } × { $where }

## La fiche d'un lieu.
board-card-close = Fermer
board-card-capital = { $count ->
    [one] Capitale
   *[other] Capitales
}
board-card-area = Superficie
board-card-area-km = { NUMBER($area) } km²
board-card-people = Population
board-card-people-count = { NUMBER($count) }
board-card-tiles = { $count ->
    [one] Une tuile
   *[other] { $count } tuiles
}
board-card-walk = À pied
board-card-drive = En voiture
board-card-drive-to = { $place } <via>par { $ways }</via>
board-card-fly = Même couleur
board-card-fly-only = Seulement en avion : n’importe lequel, accordé à l’autre bout (D26).
board-card-none = nulle part
board-card-plane = Dessert tous les lieux de cette couleur : { board-colour }.
board-card-car = D’un lieu à un autre : un troisième doit toucher les deux (D22).

## La main.
board-hand-hint = { $todo ->
    [fill] Touchez un jour libre.
    [put] Touchez un jour, ou une pile pour la défausser.
    [discard] Maintenant, la pile pour { $tile }.
    [put-there] Touchez un jour : sa tuile va sur la pile { $pile }, qui est vide.
    [discard-there] Maintenant, sur la pile { $pile } : elle est vide.
   *[none] {""}
}
board-hand-away = Vers une pile
board-name-map = Piochez votre prochaine tuile :
board-full = Votre chevalet est plein. Le voyage commence quand tous le sont.
board-back = Retour

## Les piles.
board-piles = Piles
board-draw-pile = Pioche
board-draw-pile-short = { $number ->
    [0] Pioche
   *[other] Pioche { $number }
}
board-draw = Piocher{ $number ->
    [0] {""}
   *[other] {" "}dans la pioche { $number }
} : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}{ $map ->
    [none] {""}
   *[other] , carte de celle du dessus : { $map }
}
board-drawn = Pioche{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
} : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}{ $map ->
    [none] {""}
   *[other] , carte de celle du dessus : { $map }
}
board-pile-spoken = Pile { $pile } : { $tile }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-pile-empty = Pile { $pile } : vide
board-take = Prendre { $tile } de la pile { $pile }
board-discard = Défausser { $tile } sur la pile { $pile }
board-known = Ce qu’il y a dans la pile { $pile }
board-known-top = depuis le dessus
board-known-show = Montrer la pile { $pile }

## Les échanges.
board-swap-ask = Échanger les jours { $day } et { $second } : { $linked } liens sur { $all }.
board-swap = Échanger
board-swap-not = Non

## Les autres.
board-others = Les autres
board-seat = { $name }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
}{ $due ->
    [yes] , à son tour
   *[no] {""}
}{ $filling ->
    [yes] , { $filled } jours remplis sur { $days }
   *[no] {""}
}
board-absent = { $absence ->
    [resigned] abandon
    [stand-in] un robot joue
   *[away] absent
}
board-seat-filled = { $filled } sur { $days }
board-seat-knows = Ce que tout le monde a vu sur le chevalet de { $name }
board-seat-day = Jour { $day } : { $tile }
board-seat-nothing = Rien encore.
board-seat-holds = Tient { $tile }

## L'aide, seulement pour qui regarde.
board-help = Aide
board-help-on = L’aide est allumée : touchez une étiquette, un lieu ou un vide.
board-help-off = L’aide est éteinte.
board-help-table = L’hôte a éteint l’aide pour cette table.

## La fin.
board-end-skip = Tout montrer
board-end-again = Refaire le voyage
board-end-leg = Jour { $day } : { $how }
board-end-racks = Tous les chevalets
board-end-near = { $linked ->
    [one] { $linked } lien
   *[other] { $linked } liens
} sur { $all }
board-end-near-missing = { $missing ->
    [0] complet
    [one] il manque un lien
   *[other] il manque { $missing } liens
}

## Comment un lieu est éclairé, pour qui écoute la carte.
board-lit = { $how ->
    [walk] à portée de pas
    [ferry] à portée de ferry
    [drive] en voiture par { $ways }
    [fly] même couleur
   *[closes] comblerait le vide
}
board-legend = Comment les lieux sont éclairés
board-legend-drive = en voiture
board-legend-fly = même couleur

## Les touches.
board-keys-list = { $many ->
    [yes] <kbd>0</kbd><kbd>1</kbd>–<kbd>4</kbd><kbd>0</kbd> jours
   *[no] <kbd>1</kbd>–<kbd>0</kbd> jours
}, puis piles · <kbd>D</kbd> piocher · <kbd>T</kbd> prendre · <kbd>X</kbd> défausser · <kbd>Échap</kbd> retour
board-asked-tens = Jour { $tens }… : tapez le second chiffre.
board-asked = { $what ->
    [map] Quelle carte ? Tapez 1 pour celle de gauche, 2 pour celle de droite.
    [take] Quelle pile ? Tapez son numéro.
    [draw] Quelle pioche ? Tapez son numéro.
   *[discard] Sur quelle pile ? Tapez son numéro.
}
