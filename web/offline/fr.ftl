### Ce qui se dit sans l'application : la page hors connexion, le manifeste, l'aperçu des liens.

name = Tenfold
tagline = Des jeux qui comptent jusqu’à dix : entre amis par un lien, autour d’un écran ou contre des robots.
title = Pas de connexion · Tenfold
heading = La ligne est coupée.
what = Le serveur de cette table ne répond pas, ou cet appareil est hors ligne.
safe = Rien n’est perdu : le serveur garde chaque coup et votre place. Cette page revient d’elle-même.
works = Ce qui marche en attendant
works-table = Une table ouverte dans un autre onglet continue d’elle-même dès que la ligne revient.
works-house = Un serveur chez vous n’a pas besoin d’internet : rejoignez le même réseau que les autres.
works-terminal = Sur un ordinateur avec Tenfold, on joue sans aucun réseau : tenfold play.
again = Réessayer
