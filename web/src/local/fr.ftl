### Les tables de cet appareil, sans serveur.

local-needs-server = Il faut un serveur Tenfold pour cela. Ici, vous pouvez jouer contre des robots ou à plusieurs sur un seul écran, apprendre et résoudre des énigmes.
local-needs-server-title = Il faut un serveur
local-needs-server-what = Pour jouer avec des amis sur d’autres appareils, organiser un événement ou ouvrir une table publique, il faut un serveur Tenfold : il garde les cartes secrètes. N’importe qui peut en lancer un gratuitement.
local-missing = Cette partie n’est plus sur cet appareil.
local-other-rules = Tenfold a été mis à jour et suit désormais des règles plus récentes : cette partie ne peut pas continuer.
local-failed = Un problème est survenu, et votre dernier coup n’a pas été enregistré. Réessayez.
local-stopped = Cette partie n’a pas pu être ouverte ou enregistrée. Libérez de l’espace sur cet appareil ou quittez la navigation privée, puis rechargez la page.
local-stays-here = Ce que vous jouez ici reste sur cet appareil et marche sans réseau.
local-open = Ouvrir une partie enregistrée
local-bad-file = Ce n’est pas un fichier de partie Tenfold, ou il est endommagé.
local-install = Installer
local-move = Déplacer vers le serveur
local-move-about = Sur le serveur, vous pourrez aussi ouvrir cette partie sur vos autres appareils. Elle y porte une mention, car cet appareil connaissait le mélange.
local-keep = Garder sur cet appareil
local-kept = C’est fait. Vous la retrouverez sous Tables, même sans connexion.
local-review-failed = Le bilan n’a pas abouti. Réessayez.
local-review-not-over = Le bilan sera possible à la fin de la partie.

local-check = Vérifier cette partie
local-check-about = Votre navigateur rejoue toute la partie avec les mêmes règles et compare chaque état.
local-check-running = Vérification…
local-check-fine = Tout concorde. Les { $moves } coups suivent les règles, et le mélange est bien celui qui avait été fixé avant le premier coup.
local-check-fine-device = Les { $moves } coups suivent les règles. Les cartes ont été distribuées sur l’appareil d’un joueur : personne ne peut garantir le mélange.
local-check-promise = À la table, le menu l’affichait dès le début sous <b>Mélange équitable</b> : <code>{ $commitment }</code>
local-check-shuffle = Le mélange n’est pas celui qui avait été fixé avant le premier coup.
local-check-moves = Le coup { $number } ne mène pas à l’état enregistré. Quelqu’un a modifié cet enregistrement.
local-check-file = Cette partie a été jouée avec d’autres règles que celles de cette page : elle ne peut pas être vérifiée ici.
local-check-failed = La vérification de cette partie a échoué. Rechargez la page et réessayez.
