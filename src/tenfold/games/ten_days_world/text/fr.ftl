### 20 jours autour du monde : ce que le jeu dit de lui-même ; le reste est dans le catalogue de la famille.

title = 20 jours autour du monde
summary = L’Afrique et les États-Unis en un seul voyage de 20, 30 ou 40 jours.

## D'où viennent les règles (D56).
note-source = Ces règles suivent la feuille de l’éditeur pour quatre autres boîtes de la série, pour autant qu’on la connaisse, adaptée à ces deux-ci. Idéal à deux ou trois, dès 10 ans, 30 à 90 minutes.
error-journey-seats = Un voyage de { $days } jours se joue { $most ->
    [2] à 2
   *[other] de 2 à { $most }
}, pas à { $seats } : il y a { $tiles } tuiles (D34).
