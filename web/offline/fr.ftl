### Ce qui se dit sans l'application : la page hors connexion, le manifeste, l'aperçu des liens.

name = Tenfold
tagline = Des jeux de société entre amis avec un lien, autour d’un écran ou contre des robots. Sans compte.
title = Pas de connexion · Tenfold
heading = Pas de connexion
what = Le serveur de cette table ne répond pas, ou cet appareil est hors ligne.
safe = Rien n’est perdu : le serveur enregistre chaque coup et garde votre place. Cette page se reconnecte d’elle-même.
works = Ce qui marche en attendant
works-table = Les tables ouvertes dans d’autres onglets continuent dès que la connexion revient.
works-house = Un serveur chez vous n’a pas besoin d’internet. Rejoignez simplement le même réseau.
works-terminal = Si Tenfold est installé sur votre ordinateur, vous pouvez jouer sans réseau : tenfold play
again = Réessayer
