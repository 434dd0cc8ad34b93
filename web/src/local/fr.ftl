### Les tables de cet appareil, sans serveur.

local-needs-server = Il faut un serveur Tenfold pour cela. Ici, vous pouvez jouer contre des robots, jouer chacun son tour, apprendre et résoudre des énigmes.
local-needs-server-title = Il faut un serveur
local-needs-server-what = Pour jouer avec des amis sur d’autres appareils, organiser un événement ou ouvrir une table publique, il faut un serveur Tenfold : il garde les cartes secrètes. N’importe qui peut en lancer un gratuitement.
local-missing = Cette partie n’est plus sur cet appareil.
local-other-rules = Tenfold a été mis à jour et suit désormais des règles plus récentes : cette partie ne peut pas continuer.
local-stays-here = Ce que vous jouez ici reste sur cet appareil et marche sans réseau.
local-open = Ouvrir une partie enregistrée
local-bad-file = Ce n’est pas un fichier de partie Tenfold, ou il est endommagé.
local-install = Installer
