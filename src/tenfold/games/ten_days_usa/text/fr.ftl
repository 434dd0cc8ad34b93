### 10 jours aux États-Unis : ce que le jeu dit de lui-même ; le reste est dans le catalogue de la famille.

title = 10 jours aux États-Unis
summary = À pied, en voiture et en avion à travers les cinquante États : dix jours, chacun relié au suivant.
