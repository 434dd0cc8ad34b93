### 10 jours en Afrique : ce que le jeu dit de lui-même ; le reste est dans le catalogue de la famille.

title = 10 jours en Afrique
summary = À pied, en voiture et en avion à travers l’Afrique : dix jours, chacun relié au suivant.
