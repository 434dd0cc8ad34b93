### Ce que le serveur refuse, en une phrase qui dit ce qui s'est passé et ce qu'on peut faire.

## Une demande sans réponse possible.
no-guest = Le serveur ne vous connaît pas encore : rechargez la page.
not-found = { $what ->
    [address] Cette adresse n’existe pas, ou elle ne vous est pas ouverte
    [evening] Cette soirée n’existe pas, ou elle ne vous est pas ouverte
    [game] Ce jeu n’existe pas, ou il ne vous est pas ouvert
    [guide] Ce jeu n’a pas de première partie guidée, ou elle ne vous est pas ouverte
    [page] Cette page n’existe pas, ou elle ne vous est pas ouverte
    [replay] Cette partie n’a pas été gardée, ou elle ne vous est pas ouverte
    [rulebook] Ces règles n’existent pas, ou elles ne vous sont pas ouvertes
    [way-back] Ce chemin de retour n’existe pas, ou il ne vous est pas ouvert
   *[table] Cette table n’existe pas, ou elle ne vous est pas ouverte
}.
foreign-origin = Cette demande vient d’un autre site.
banned = L’hôte de ce serveur ne laisse pas entrer votre adresse.
wrong-token = Il faut ici le jeton choisi par l’hôte du serveur.
too-many = C’est beaucoup à la fois. Attendez un instant, puis réessayez.
too-many-connections = Trop de connexions sont ouvertes. Attendez un instant, puis réessayez.
bad-request = Le serveur ne comprend pas cette demande.
bad-request-id = Une commande a besoin d’un identifiant, ou de l’en-tête Idempotency-Key.
bad-request-qr = Seules les adresses de ce serveur peuvent être montrées.
bad-request-day = Un jour s’écrit comme 2026-12-24.
bad-request-host = Une demande doit nommer le serveur auquel elle s’adresse.
bad-request-ban = Ce n’est pas une adresse : écrivez par exemple 203.0.113.7, ou un réseau comme 203.0.113.0/24.
bad-request-ban-wide = Ce réseau est trop large, ou c’est cette machine elle-même.
bad-request-name = Un nom a besoin d’au moins une lettre visible.
too-long = La demande est trop longue.
too-long-head = Les en-têtes de la demande sont trop longs.
too-long-address = Cette adresse est trop longue.
too-slow = La demande a mis trop de temps à arriver.
unknown-host = Ce serveur ne répond pas au nom « { $name } ». La personne qui le gère peut l’autoriser : tenfold serve --host-name { $name }
failed = Quelque chose s’est mal passé sur le serveur. Réessayez.

## Rien ne peut être enregistré.
not-stored = Le serveur ne peut rien enregistrer pour l’instant. Réessayez.
not-stored-damaged = Les données de ce serveur sont abîmées. Arrêtez-le et remplacez-les par une copie.
not-stored-gone = Les données de ce serveur ont été supprimées ou remplacées. Rien n’est enregistré avant son redémarrage.

## Une commande qui ne convient pas au moment de la table.
busy = Il se passe beaucoup de choses à cette table. Réessayez.
watching = Cette connexion ne fait que regarder : on ne peut pas jouer par elle.
out-of-time = Votre temps est écoulé : un robot joue pour vous maintenant.
result-out-of-time = Temps écoulé, ce qui à cette table fait perdre la partie : { $names }.
paused = L’hôte a mis cette table en pause. Elle reprend dans un instant.
not-over = Cela se montre quand la partie est terminée.
not-over-rematch = La revanche commence quand cette partie est terminée.
not-over-share = Une partie peut être partagée quand elle est terminée.
not-seated = Prenez d’abord une place.
not-seated-rematch = Il faut avoir joué pour demander une revanche.
not-seated-share = Il faut avoir joué pour partager une partie.
too-many-looks = Le bilan d’autres parties est en cours. Réessayez dans un instant.
look-failed = Le bilan n’a pas abouti. Réessayez.
look-too-early = Ce jeu est encore en préparation. Réessayez dans un instant.
no-hints = Cette table se joue sans conseils.
not-yours = Ce n’est pas votre place.
not-due = Ce n’est pas à vous de jouer.
shows-something = On voit quelque chose après « { $action } » : jouez ce coup seul.
resigned = Vous avez abandonné : un robot joue cette place jusqu’à la fin.
no-such-ask = Cette question n’est plus ouverte.
not-asked = La question ne vous a pas été posée.
seat-taken = Quelqu’un d’autre est déjà assis là.
seat-taken-person = Une personne est assise là.
seat-taken-free-first = Quelqu’un est assis là : libérez d’abord une place.
seated = Vous avez déjà une place : rendez-la pour en prendre une autre.
open-seats = Une place est encore libre : attendez quelqu’un, ou mettez-y un robot.
not-ready = Tout le monde n’est pas prêt : { $names }.
nobody-to-remove = Personne d’autre n’est assis là.
not-started = La partie n’a pas commencé.
started = La partie a commencé : les places restent comme elles sont.
cannot-take-back = Aucun de vos coups ne peut être repris maintenant.
cannot-take-back-again = Cette étape a déjà été assez souvent reprise, ou la question a déjà été posée aux autres.
not-banned = Cette adresse n’est pas exclue.
not-host-evening = Seul l’hôte de la soirée peut faire cela.
evening-ended = Cette soirée est terminée. Merci d’être venus !
evening-full = Cette soirée est complète : il n’y a plus de place.
evening-nobody = Personne n’est encore là : il faut un invité pour une manche.
evening-long = Cette soirée a eu autant de manches qu’il est possible. Faites-en une autre.
evening-rematch = La prochaine manche vient de l’hôte de la soirée.
not-host = Seul l’hôte de la table peut faire cela.
guided = C’est une première partie guidée : jouez le coup demandé, ou quittez le guide.

## Les résultats d’une soirée, pour les tableurs.
evening-csv-place = Rang
evening-csv-name = Nom
evening-csv-points = Points
evening-csv-wins = Victoires
evening-csv-round-table = Manche { $number } : table
evening-csv-round-place = Manche { $number } : rang
evening-csv-round-score = Manche { $number } : score

## Les robots qui ne sont pas de la troupe ; tous à la table lisent ce nom.
bot-name = Bot { $agent }

## Les pages que le serveur fait lui-même.
games-not-ready = Les jeux se préparent.
redis-away = Le Redis de { $place } ne répond pas : les coups reçus par un autre processus se voient jusqu’à deux secondes plus tard.
page-no-way-back = Ce chemin de retour n’existe pas, ou il a déjà servi.
page-no-file = Ce fichier n’existe pas.
page-to-tables = Vers les tables
page-now = Sur cet appareil, vous êtes <b>{ $name }</b>. Gardez d’abord votre propre chemin de retour si vous voulez revenir.
page-guest = une personne invitée
page-be = Voulez-vous être <b>{ $name }</b> ici, désormais ?
page-other-guest = une autre personne invitée
page-yes = Oui
page-no = Non
page-not-built = Le serveur tourne, mais ses pages n’ont pas été construites. Lancez ceci dans le dossier de Tenfold :
page-not-built-then = Puis rechargez cette page. Le terminal, les robots et les programmes fonctionnent sans elle.

## Tout déménager vers un autre serveur.
moving-unreadable = { $file } ne peut pas être lu : { $why }.
moving-unwritable = { $file } ne peut pas être écrit : { $why }.
moving-not-ours = { $file } n’est pas un export de Tenfold.
moving-newer = { $file } a été écrit par une version plus récente de Tenfold. Mettez le programme à jour.
moving-broken = { $file } est abîmé à la ligne { $line }. Rien n’a été changé.
moving-cut-off = { $file } n’est pas complet. Rien n’a été changé.
moving-game = { $file } contient une table d’un jeu qui n’est pas ici : { $game }. Rien n’a été changé.
moving-log = Le journal de la table { $code } dans { $file } ne mène pas aux états qu’il nomme. Rien n’a été changé.
moving-differs = La table { $code } est déjà ici, avec un autre passé. Rien n’a été changé.
moving-table = Il n’y a pas de table { $code } ici.

## Où est le serveur, quand il a démarré.
welcome = Tenfold est prêt.
welcome-here = Sur cet appareil :       { $address }
welcome-others = Sur d’autres appareils : { $address }
welcome-data = Données : { $folder }    Arrêter : Ctrl+C

## Ce qui l’empêche de démarrer : où il écoute.
start-port-taken = Autre chose utilise { $place }. Choisissez un autre port avec --port.
start-no-port = { $port } n’est pas un port : choisissez-en un de 1 à 65535 avec --port.
start-no-address = { $host } n’est pas une adresse, ni un nom qui mène à une adresse. Choisissez-en une autre avec --host.
start-not-here = Cette machine n’a pas l’adresse { $host }. Choisissez-en une qu’elle a avec --host.
start-low-port = Le port { $port } n’est pas pour tout le monde : choisissez-en un au-dessus de 1023 avec --port.
start-no-listening = Le serveur ne peut pas écouter à { $place } : { $why }.
several-none = Un serveur a au moins un processus : choisissez un autre nombre avec --processes.
several-file = Un fichier est pour un seul processus. À plusieurs, il faut une base de données Postgres : --database postgresql://…
several-fork = Plusieurs processus demandent un système qui sait faire « fork » : lancez-en ici un par machine, sur la même base de données.
log-kind = Le journal peut s’écrire en text ou en json, pas en « { $kind } ».

## Ce qui l’empêche de démarrer : ses réglages.
settings-unreadable = Le fichier de réglages { $path } ne peut pas être lu : { $why }.
settings-not-toml = Le fichier de réglages { $path } n’est pas du TOML : { $why }.
settings-not-utf8 = Le fichier de réglages { $path } n’est pas un texte en UTF-8.
settings-no-section = Dans { $path }, limits doit être une section : [limits].
settings-place = { $name } dans { $path }
settings-unknown = Il n’y a pas de réglage { $where }. Voici ceux qu’il y a : { $known }.
settings-token = { $where } est trop court : il lui faut { $most } caractères ou plus.
settings-zero = { $where } est 0 : personne ne pourrait jouer. Il faut plus.
settings-public-url = Pour les lettres, il faut public_url, comme « https://tables.example.org » : leurs liens commencent ainsi.
settings-mail-from = mail_from est « { $text } », mais il faut l’écrire comme « Tables <tables@example.org> ».
settings-smtp = smtp doit nommer un serveur de courrier, comme « smtps://USER:PASSWORD@mail.example.org », « smtp://… » pour STARTTLS, ou « smtp+plain://localhost » pour celui de cette machine.
settings-wrong = { $where } est « { $value } », mais il faut { $wanted ->
    [rate] un nombre de fois, comme « 40 per minute » ou « 100 per 20 seconds »
    [whole] un nombre entier
    [port] un port, de 0 à 65535
    [number] un nombre qui ne soit pas négatif
    [yes-or-no] true ou false
    [texts] une liste de textes
   *[text] un texte
}.

## Ce qui l’empêche de démarrer : ses données.
data-in-use = Un serveur tourne déjà sur les données de { $folder } : { $told ->
    [all] le processus { $process } sur { $machine }, à { $address }
    [some] le processus { $process } sur { $machine }
   *[none] un autre processus
}. Utilisez celui-là, arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
data-name = Une base de données s’écrit postgresql://USER:PASSWORD@HOST/NAME ; sans elle, c’est un fichier.
data-newer = Ces données ont été écrites par une version plus récente de Tenfold. Mettez le programme à jour.
data-file-there = { $folder } ne peut pas contenir les données d’un serveur : un fichier se trouve là où il faut un dossier.
data-not-made = Le dossier { $folder } ne peut pas être créé : { $why }. Choisissez-en un autre avec --data.
data-unwritable = On ne peut pas écrire dans le dossier { $folder }. Choisissez-en un autre avec --data.
data-is-folder = { $path } est un dossier, et devrait être le fichier des données.
data-none = Il n’y a pas de données dans { $folder }.
data-busy = Un autre programme utilise { $path }. Arrêtez-le d’abord.
data-foreign = { $path } n’est pas une base de données de Tenfold, ou elle est abîmée : { $why }.
data-asyncpg = Une base de données Postgres demande asyncpg : pip install tenfold[postgres].
data-out-of-reach = La base de données { $name } est hors d’atteinte : { $why }.
data-no-postgres = ce qui répond là n’est pas un Postgres
data-unusable = La base de données { $name } ne peut pas servir : { $why }.
redis-package = Un Redis demande son paquet : pip install tenfold[redis].
redis-name = Un Redis s’écrit redis://USER:PASSWORD@HOST:PORT/NUMBER, ou unix://PATH.
redis-without-database = Redis relie des processus qui partagent une base de données Postgres : choisissez-en une avec --database.
## Comment on apprend que c'est à soi de jouer, par courriel ou sur ses appareils.
bad-request-mail = Ce n’est pas une adresse e-mail : écrivez-la comme anne@example.org.
bad-request-endpoint = Ce navigateur reçoit ses messages à une adresse où ce serveur n’envoie rien.
notice-title = À vous de jouer : { $game }
notice-body = C’est à vous de jouer à { $game }, avec { $names }.
notice-off = Désactiver
notice-mail-device = Ouvrez la table sur un appareil avec lequel vous y jouez.
notice-mail-why = Vous avez demandé à savoir quand c’est à vous de jouer.
notice-mail-off = Un clic arrête tout, pour toutes les tables : { $link }
confirm-mail-title = Voulez-vous savoir quand c’est à vous de jouer ?
confirm-mail-body = Quelqu’un, sans doute vous, veut recevoir à cette adresse des messages de { $site } quand c’est son tour de jouer. Dites oui ici :
confirm-mail-else = Si ce n’était pas vous, ne faites rien : aucun autre message ne viendra.
page-notices-confirm = Voulez-vous recevoir un message à votre adresse quand c’est à vous de jouer ?
page-notices-yes = Oui, prévenez-moi
page-notices-confirmed = Merci ! Désormais un message vous prévient quand c’est à vous de jouer et que vous n’êtes pas à la table.
page-notices-unknown = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre à votre table.
page-notices-end = Désactiver
page-notices-off = C’est désactivé : vous ne serez plus prévenu de cette façon.

settings-push-library = push_key a besoin d’une bibliothèque : pip install tenfold[push]
settings-push-key = push_key n’est pas une clé. Faites-en une avec : tenfold keys
settings-push-contact = push_key a besoin de push_contact, comme « mailto:moi@example.org » : les services de messages y écrivent.
settings-push-inside = push_inside doit être des réseaux, comme « 192.168.1.0/24 ».
