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
    [1] Rouille
    [2] Indigo
    [3] Prune
    [4] Olive
    [5] Bleu acier
    [6] Brun
    [7] Ardoise
   *[any] Peu importe
}
look-colour-taken = Si quelqu’un à la table a déjà votre couleur, vous aurez la prochaine couleur libre.
look-saved = Enregistré
