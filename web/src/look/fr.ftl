### L'apparence d'une personne aux tables.

look-title = Comment les autres vous voient
look-avatar = Image
look-avatar-choice = { $avatar ->
    [captain] Capitaine
    [pilot] Pilote
    [gardener] Jardinière
    [cook] Cuisinier
    [astronaut] Astronaute
    [painter] Peintre
    [diver] Plongeur
    [cyclist] Cycliste
    [musician] Musicienne
    [reader] Lectrice
    [hiker] Randonneur
    [magician] Magicien
   *[none] Votre initiale
}
look-colour = Couleur de la place
look-colour-choice = { $colour ->
    [0] Bleu-vert
    [1] Magenta
    [2] Olive
    [3] Brun
    [4] Ardoise
    [5] Bordeaux
    [6] Rouille
    [7] Indigo
   *[any] Peu importe
}
look-colour-taken = Si quelqu’un à la table a déjà votre couleur, vous aurez la prochaine couleur libre.
look-saved = Enregistré
