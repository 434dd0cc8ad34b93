### Ce que le terminal dit quand on joue ou qu'on revoit une partie.

## Quelle langue.
language-unknown = Il n’y a pas de langue nommée « { $name } ». Choisissez parmi : { $known }.

## Choisir un jeu, et qui commence.
choose = choisissez un jeu
choose-ask = Votre choix (q pour partir) :{" "}
choose-number = Tapez un nombre de 1 à { $most }.
begins = qui commence ?
begins-ask = Qui commence ? (un nombre ; Entrée pour le sort){" "}
begins-number = Tapez un nombre de 1 à { $most }, ou seulement Entrée.

## La partie dans un fichier.
kept = La partie est gardée dans { $path } ; « tenfold replay » la montre de nouveau.
lost = { $trouble } La partie est perdue.
saved = Enregistrée dans { $path }.
resume = Pour continuer : { $command }
is-over = Cette partie est terminée ; « tenfold replay » la montre de nouveau.
go-on = { $game } continue : { $count ->
    [one] { $count } coup jusqu’ici.
   *[other] { $count } coups jusqu’ici.
}
another = Une autre partie ? (o/n){" "}
yes-letters = oy
not-saved = { $trouble } La partie continue, mais n’est pas enregistrée : « save FICHIER » la garde ailleurs.
save-first = { $trouble } Tapez d’abord « save FICHIER », ou encore « quit » pour perdre la partie.
save-elsewhere = { $trouble } Tapez « save FICHIER » avec un autre nom.

## Un tour.
you = Vous
player = Joueur { $number }
which = Lequel ?
your-move = À vous
your-move-name = { $name }, à vous
ask-move = { $whose } (? pour l’aide) :{" "}
ask-move-only = { $whose } (Entrée pour « { $move } », ? pour l’aide) :{" "}
pass-to = Passez à { $name }, puis appuyez sur Entrée.{" "}
meanwhile = { $name } a joué { $count ->
    [one] un coup
   *[other] { $count } coups
} entre-temps ; « log all » en dit plus.
earlier-news = … après { $count ->
    [one] une autre nouvelle
   *[other] { $count } autres nouvelles
}.
move-number = coup { $number }
move-number-name = { $name }, coup { $number }
the-end = la fin
nothing-typed = Tapez un nombre ou un coup ; ? montre ce qui est permis.
no-such-choice = Il n’y a pas de choix { $typed } : choisissez de 1 à { $most }.
what-is-legal = { $sentence } Tapez ? pour voir ce qui est permis.
none-begins-so = Aucun coup qui commence par « { $typed } » n’est permis maintenant. Tapez le coup entier pour savoir pourquoi.
more-moves = … et { $count } autres : tapez davantage du coup.
more-alike = … et { $first } à { $last } sont du même genre : tapez « { $kind } » pour les voir.

## Les questions.
help = Choisissez par numéro, ou tapez un coup ou son début :
help-question = ce qui est permis ; ?LIEU pour ce que le plateau dit d’un lieu
help-why = why COUP : pourquoi un coup n’est pas permis
help-hint = ce que ferait un robot
help-undo = reprendre le dernier coup
help-log = ce qui s’est passé ; log all pour tout voir
help-show = la table encore une fois
help-rules = les règles ; rules CLAUSE pour une seule
help-save = enregistrer ; save FICHIER désormais dans ce fichier
help-quit = partir ; la partie reste enregistrée
no-places = { $game } n’a pas de lieux à explorer.
why-which = Dites quel coup : par exemple « why { $move } ».
why-legal = « { $move } » est permis : c’est le numéro { $number }.
why-these = Ceux-ci sont permis :
hint = Essayez le numéro { $number } : { $move }.
hint-or = ou
hint-chance = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner en moins
hint-even = presque aussi bon
nothing-to-undo = Aucun de vos coups ne peut être repris.
log-empty = Il ne s’est encore rien passé.
log-last = Les { $count } derniers sur { $all } ; « log all » montre tout.
no-rules = Les règles de { $game } ne sont pas écrites ici.
no-clause = Il n’y a pas de clause { $clause } ; une clause s’écrit comme { $example }.
not-translated = Ces règles ne sont pas encore traduites : les voici en anglais.

## À la table d'un serveur.
server-help = Choisissez par numéro, ou tapez un coup, ou plusieurs séparés par des virgules. Et aussi : ?LIEU, why COUP, hint, undo, show, rules, quit. Le serveur garde la partie : revenez quand vous voulez.
server-full = Il n’y a pas de place libre à cette table : vous regardez.
server-waiting = On attend des joueurs. Les autres rejoignent par { $link }
server-code = ou avec le code { $code }.
server-leave = Votre place reste la vôtre ; un robot joue pour vous tant que d’autres attendent.
server-clock = Il reste { $left } à { $name }.
server-asked = On demande aux autres si vous pouvez le reprendre.
server-keeps = Le serveur garde la partie après chaque coup.
server-hint = Essayez { $move }.
server-legal = C’est permis.
server-agree = { $name } voudrait reprendre un coup. Êtes-vous d’accord ? (o/n){" "}

## Revoir une partie.
replay-help = Entrée suivant, b retour, un nombre pour sauter, s la vue d’une autre place, q quitter
replay-everybody = tous
replay-deal = la donne, vue par { $who }
replay-after = après { $number } sur { $last }, vue par { $who }
replay-open = La partie n’est pas terminée.

## Un bilan.
analyse-working = Bilan en cours
analyse-note = bilan de { $moves } coups
analyse-curve = Chances de gagner
analyse-from-to = { $start } % → { $end } %
analyse-turns = Tournants
analyse-no-turns = Aucun moment à lui seul n’a fait tourner cette partie.
analyse-mistake = { $name }, { $before } % → { $after } % : { $played }
analyse-better = Mieux, de { $gain } points de chances de gagner : { $best }.
analyse-luck = { $name }, { $before } % → { $after } %.
analyse-accounts = Chance et adresse
analyse-account = erreurs −{ $lost }, erreurs des autres +{ $given }, hasard { $luck } (points de chances de gagner).
analyse-choices = { $count ->
    [one] Un seul choix, bon ou non : { $good } sur 1.
   *[other] { $good } choix sur { $count } valaient les meilleurs.
}
analyse-how = Chaque coup est jugé d’après ce que son joueur pouvait savoir alors, { $budget } essais par décision, graine { $seed }.
analyse-bad-budget = Un budget est un nombre entier de 1 à { $most }.

## S’occuper des tables d’un serveur.
tables-none = Il n’y a pas de table.
tables-line = { $code }  { $status ->
    [waiting] attend
    [playing] joue
   *[over] finie
}  { $game }  { $names }
tables-empty = personne
tables-closed = La table { $code } est fermée.
tables-removed = La table { $code } est effacée, avec tout ce qui lui appartient.
tables-over = La partie de la table { $code } est déjà finie.
tables-unknown = Il n’y a pas de table { $table } ici.
tables-banned = { $address } n’entre plus.
tables-unbanned = { $address } peut entrer à nouveau.
tables-not-banned = { $address } n’est pas exclue.
tables-no-bans = Personne n’est exclu.
tables-no-limits = Aucune limite n’a été atteinte ces derniers temps.
tables-limit = { $limit }  { $address }  { $count ->
    [one] une fois
   *[other] { $count } fois
}
tables-limit-guests = invités
tables-limits-where = Seul un serveur en marche sait quelles limites ont été atteintes : ajoutez --server URL.
tables-token = Un serveur demande son jeton : ajoutez --token, ou définissez TENFOLD_HOST_TOKEN.

## Déménager vers un autre serveur.
export-done = { $tables ->
    [one] Une table
   *[other] { $tables } tables
} et { $guests ->
    [one] une personne
   *[other] { $guests } personnes
} dans { $file }. Ce fichier contient des secrets : gardez-le en sûreté.
import-done = { $added ->
    [one] Une table nouvelle
   *[other] { $added } tables nouvelles
} ici, { $gone_on } ont avancé, { $known } étaient déjà là ; { $guests ->
    [one] une personne nouvelle
   *[other] { $guests } personnes nouvelles
}.
import-code = Une autre table a déjà le code { $code } ici : celle-ci a maintenant { $other }.

## Une énigme.
puzzle-games = Chaque jeu a une énigme par jour, la même pour tous :
puzzle-note = énigme { $number }, { $day }
puzzle-task = Quel coup est le meilleur ?
puzzle-ask = Votre réponse (answer la montre, q quitte) :{" "}
puzzle-help = Choisissez par numéro, ou tapez un coup ou son début.
puzzle-right = Juste !
puzzle-wrong = Il y a mieux.
puzzle-answer = Le meilleur coup :
puzzle-margin = Meilleur que tout autre d’au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner.
puzzle-margin-exact = Meilleur que tout autre d’environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances de gagner.
puzzle-bad-day = « { $day } » n’est pas un jour : écrivez-le comme 2026-12-24.

## Une première partie guidée.
learn-step = Étape { $step } sur { $steps }
learn-no-undo = Dans une partie guidée, il n’y a rien à reprendre : seul le coup demandé se joue.
learn-not-kept = Une partie guidée n’est pas enregistrée : on peut la recommencer à tout moment.
learn-none = { $game } n’a pas de première partie guidée. « tenfold play { $id } » y joue, et « rules » y montre les règles.
learn-left = Revenez quand vous voulez : { $command }
learn-next = Jouez maintenant : { $command }

## Ce qui ne va pas dans les vœux d’un appel.
list-empty-place = « { $text } » a une place vide : écrivez les noms avec une virgule entre eux.
not-an-option = « { $text } » n’est pas une option : écrivez-la comme nom=choix.
no-seat = Il n’y a pas de place { $seat } : choisissez de 1 à { $seats }.
pace-here = Devant cet écran, les robots jouent tout de suite : --pace est pour une table d’un serveur.
bots-too-many = { $bots } robots ne vous laissent pas de place : il y a { $seats } places.
bots-too-few = { $bots ->
    [one] Un robot et vous, ce n’est
   *[other] { $bots } robots et vous, ce n’est
} pas assez pour { $seats } places : nommez d’autres robots, ou ajoutez --hotseat si plusieurs personnes jouent devant cet écran.
hotseat-seat = Avec --hotseat, les personnes prennent les premières places ; laissez --seat de côté.
names-same = Deux personnes ont le même nom : donnez à chacune le sien.
names-one = Il y a une seule personne à cette table : donnez un seul nom, ou ajoutez --hotseat.
names-many = Il y a { $names } noms pour { $people } personnes.

## Ce qui ne va pas dans un fichier.
file-no-name = « { $name } » n’est pas un nom de fichier : choisissez-en un autre.
file-bad-name = ce n’est pas un nom de fichier
file-unreadable = « { $name } » ne peut pas être lu : { $why }.
file-foreign = « { $name } » n’est pas une partie de Tenfold.
file-folder = « { $path } » est un dossier : nommez un fichier { $suffix } qui s’y trouve.
file-missing = Il n’y a pas de fichier « { $path } ».
file-taken = { $path } existe déjà : choisissez un autre nom.
save-taken = { $path } existe déjà : choisissez un autre nom, ou continuez cette partie avec --resume.
nothing-to-resume = Il n’y a pas de partie à continuer. Commencez-en une avec « tenfold play ».
resume-alone = Une partie reprise garde ses joueurs, ses options et son fichier : laissez tout de côté sauf --resume.
resume-other-game = { $path } est une partie de { $game }, pas de { $wanted }.
resume-only-bots = Seuls des robots jouent dans { $path } : il n’y a rien à continuer.

## Ce qui ne va pas avec un serveur.
no-server = Aucun serveur Tenfold ne répond à { $url }.
server-address = « { $url } » n’est pas l’adresse d’un serveur : elle s’écrit comme { $example }.
server-one-name = Une seule personne par terminal s’assied à la table d’un serveur : donnez un seul nom.
server-which = Nommez un jeu pour faire une table, ou une table à rejoindre : --join CODE.
server-version = Le serveur joue une autre version de { $game } : installez la même version que lui.

## Quand quelque chose prend du temps, ou tient sur plusieurs pages.
compiling = Compilation de { $game }, cette fois seulement
compiling-count = { $count ->
    [one] { $count } fonction
   *[other] { $count } fonctions
}
cache-renewed = Une partie du code compilé était abîmée ; elle a été refaite.
cache-damaged = Le code compilé dans { $folder } est abîmé : effacez ce dossier, puis réessayez.
screen-more = Entrée pour la suite, q pour arrêter :{" "}
## Une clé pour les messages aux navigateurs.
keys-made =
    Mettez les deux lignes ci-dessus dans settings.toml, avec une adresse à vous, ou définissez TENFOLD_PUSH_KEY et TENFOLD_PUSH_CONTACT. Gardez la clé
    secrète et n’en changez pas : avec une autre, chacun doit redemander à être prévenu. Sa partie publique est { $public }.
keys-missing = Les messages aux navigateurs ont besoin d’une bibliothèque : pip install tenfold[push].
