### Les règles en images et en exemples.

example-due = { $name } doit poser une carte.

## En bref.
example-short-add = Posez une carte et dites la valeur : ce qui est là plus son nombre.
example-short-ten = Valeur 10 : criez « Tenzania » et prenez toutes les cartes.
example-short-over = Au-dessus de 10, le joueur précédent les prend. Qui a le plus de cartes gagne.

## L’un après l’autre.
example-turns = Jim, Tim et Joe
example-turns-text = Jim joue un 3 et dit « trois ». Tim joue un 6 et dit « neuf ». Joe joue un 1 : « Tenzania », et les cartes sont à lui. Avec un 7, elles seraient à Tim. Essayez aussi d’autres cartes.
example-first = La première carte
example-first-text = Sur une table vide, la valeur est le nombre imprimé : un CINQ ne retire rien, un DEUX ne double rien.
example-five = CINQ ajoute ou retire
example-five-text = Sur une valeur de 7, un CINQ dit 12 ou 2.
example-zero = ZÉRO met à zéro
example-zero-text = La valeur devient 0, et les cartes restent sur la table.
example-same = Encore la même
example-same-text = Une carte comme celle du dessus, ou comme la valeur, s’ajoute, ou la valeur devient son nombre. Au-dessus, il y a un 4, et la valeur est 7 : essayez le 4, le 7 et le 8.
example-two = DEUX ajoute ou double
example-two-text = Sur une valeur de 5, un DEUX dit 7, ou 10 : Tenzania.
example-ten = DIX
example-ten-text = Sur une table vide ou sur une valeur de 0, un DIX est un Tenzania. Sur toute autre, il dépasse.
example-all = Toutes les permissions à la fois
example-all-text = Un CINQ sur un CINQ à 7 peut ajouter, retirer, ou mettre la valeur à 5.
