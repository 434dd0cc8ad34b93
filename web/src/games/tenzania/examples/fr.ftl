### Les règles en images et en exemples.

example-due = C’est à { $name } de jouer une carte.

## En bref.
example-short-add = Jouez une carte et annoncez la nouvelle valeur : l’ancienne plus le nombre de votre carte.
example-short-ten = Faites exactement 10, criez « Tenzania » et gagnez toutes les cartes de la table.
example-short-over = Si vous dépassez 10, le joueur précédent les gagne. Celui qui a le plus de cartes gagne la partie.

## L’un après l’autre.
example-turns = Jim, Tim et Joe
example-turns-text = Jim joue un 3 et dit « trois ». Tim joue un 6 et dit « neuf ». Joe joue un 1, crie « Tenzania » et gagne les cartes. S’il avait joué un 7, Tim les aurait gagnées. Essayez aussi d’autres cartes.
example-first = La première carte
example-first-text = Sur une table vide, la valeur est le nombre de la carte : un CINQ ne peut rien retirer, un DEUX ne peut rien doubler.
example-five = CINQ ajoute ou retire
example-five-text = Sur une valeur de 7, un CINQ fait 12 ou 2.
example-zero = ZÉRO met à zéro
example-zero-text = La valeur devient 0, et les cartes restent sur la table.
example-same = Encore la même
example-same-text = Si votre carte est égale à celle du dessus ou à la valeur, ajoutez-la comme d’habitude, ou donnez son nombre à la valeur. Ici, la carte du dessus est 4 et la valeur 7. Essayez le 4, le 7 et le 8.
example-two = DEUX ajoute ou double
example-two-text = Sur une valeur de 5, un DEUX fait 7 ou 10 : Tenzania !
example-ten = DIX
example-ten-text = Sur une table vide ou sur une valeur de 0, un DIX est un Tenzania. Sur toute autre valeur, il dépasse.
example-all = Plusieurs possibilités à la fois
example-all-text = Si vous jouez un CINQ sur un CINQ quand la valeur est 7, vous pouvez ajouter 5, retirer 5 ou fixer la valeur à 5.
