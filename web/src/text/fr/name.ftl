### Les noms : comment on les demande, et ceux que nous inventons.

name-ask = Sous quel nom jouez-vous ?
name-save = Enregistrer
name-keep = Garder « { $name } »
name-change = Changer de nom
name-saved = Vous êtes maintenant { $name }.

## Un animal et un adjectif, par leurs numéros ; les adjectifs n'ont qu'une forme.
name-made-up = { name-animal } { name-adjective }
name-adjective = { $adjective ->
    [0] allègre
    [1] brave
    [2] habile
    [3] tendre
    [4] optimiste
    [5] tranquille
    [6] rapide
    [7] magnifique
    [8] fantastique
    [9] superbe
    [10] drôle
    [11] calme
    [12] intrépide
    [13] splendide
    [14] pacifique
    [15] téméraire
    [16] énergique
    [17] sympathique
    [18] agile
    [19] noble
    [20] illustre
    [21] fidèle
    [22] sage
   *[other] aimable
}
name-animal = { $animal ->
    [0] Loutre
    [1] Héron
    [2] Girafe
    [3] Renard
    [4] Blaireau
    [5] Zèbre
    [6] Chouette
    [7] Gazelle
    [8] Lièvre
    [9] Panda
    [10] Lynx
    [11] Macareux
    [12] Chameau
    [13] Rouge-gorge
    [14] Tortue
    [15] Suricate
    [16] Faucon
    [17] Hérisson
    [18] Okapi
    [19] Cygne
    [20] Tapir
    [21] Ibis
    [22] Ours
   *[other] Lion
}
