### Une table en jeu : tout ce qui entoure le plateau.

table-title = Table
table-gone = Cette table ne vous est pas ouverte.
table-gone-what-now = Elle a peut-être été rangée, ou il vous faut une invitation. Demandez à l’hôte le lien ou le code ; vous pouvez saisir un code ici.
table-host-now = Vous êtes maintenant l’hôte de cette table.
table-again-asks = { $name } voudrait une autre partie. Vous en êtes ?
table-again-asks-you = Vous avez demandé une autre partie.
table-again-somebody = Il y a une autre partie. Vous en êtes ?
table-again-title = ● Une autre partie ?
table-again-yes = Une autre partie !
table-again-watch = La regarder
table-again-go = Vers la nouvelle table
table-setting = On met la table …
table-lost-at-first = Le serveur ne répond pas. Nous continuons d’essayer …
table-lost = La connexion est coupée. Nous revenons ; rien n’est perdu.
table-refused-line = Le serveur nous demande d’attendre un instant …
table-no-board = Le plateau n’est pas arrivé. Vérifiez votre connexion et rechargez la page.

## La ligne du haut.
table-heading = <spoken>{ $game } : </spoken><status>{ $status }</status>
table-over = La partie est terminée.
table-hint = Conseil : <b>{ $hint }</b>. { $why }
table-advice = Ce qui plaide pour eux
table-advice-best = conseillé
table-advice-worth = { $worth } par rapport au coup conseillé
table-advice-chance = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner en moins
table-advice-even = presque aussi bon
table-watching = dans le public

## Les places autour.
table-players = Joueurs
table-seat-state = { $state ->
    [due] à son tour
    [resigned] abandon
    [stand-in] absent : un robot remplace
    [bot] robot
    [you] vous
    [here] là
   *[away] absent
}
table-pass-to = Passer à { $name }
table-pass-to-now = Passez à { $name }.
table-pass-covered = Toutes les mains sont couvertes. Ne regardez que si c’est vous.
table-pass-taken = Je suis { $name }
table-done = { $name } a joué.
table-done-pass = C’est fait : passer
table-for = { $name } :
table-resigned = Vous avez abandonné. Un robot continue à votre place.
table-absent = { $absence ->
    [resigned] { $name } a abandonné.
    [stand-in] { $name } s’est absenté ; un robot joue à sa place.
   *[away] { $name } s’est absenté.
}
table-side = Joueurs et journal
table-preparing = Le jeu se prépare encore, { $percent } % faits. Les robots et les conseils seront plus rapides ensuite ; rien d’autre ne change.

## La barre du bas.
table-bar = Table
table-bar-undo = Annuler
table-bar-hint = Conseil
table-bar-moves = Coups
table-bar-log = Journal
table-bar-menu = Menu
table-moves = Vos coups
table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.

## Un coup : demandé, refusé, repris.
table-confirm = Confirmez votre coup
table-confirm-yes = Jouer
table-confirm-no = Pas encore
table-did-not-work = Cela n’a pas marché.
table-refused = { $sentence } ({ $clause })
table-back-asked = On demande aux autres si vous pouvez le reprendre.
table-back-asks = { $name } demande à reprendre un coup.
table-back-agree = D’accord
table-back-no = Non

## Pourquoi un coup n'est pas permis.
table-why-not = Pourquoi pas
table-why-legal = C’est permis
table-why-legal-sentence = Ce coup est permis.
table-why-clause = Clause { $clause }
table-why-clause-link = Clause { $clause } dans les règles

## Ce que l'on se dit.
table-say = { $reaction ->
    [hello] Bonjour !
    [well-played] Bien joué !
    [oops] Oups !
    [thinking] Laissez-moi réfléchir …
    [thanks] Merci !
   *[hurry] À vous !
}
table-says = { $name } : { table-say }
table-paused = Cette table est en pause. Elle reprend dans un instant.

## Les mots précédés de la marque d'une couleur : toutes leurs formes dans les phrases des jeux.
table-mark-words = { $mark ->
    [blue] bleu bleue bleus bleues
    [green] vert verte verts vertes
    [pink] rose roses
    [yellow] jaune jaunes
    [purple] violet violette violets violettes
    [red] rouge rouges
    [white] blanc blanche blancs blanches
    [black] noir noire noirs noires
    [grey] gris grise grises
    [locomotive] locomotive locomotives Locomotive Locomotives loco
   *[orange] orange
}
