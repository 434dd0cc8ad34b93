### Ce qu'est Tenfold, et à qui sont les jeux.

about-title = À propos de Tenfold
about-what = Tenfold est une table pour six jeux de société. Jouez-y avec des amis, des robots ou les deux, sur n’importe quel téléphone ou ordinateur. Pas de compte à créer, rien à installer.
about-how = Apprenez un jeu en y jouant, résolvez une énigme par jour, ou revoyez une partie terminée pour voir où elle a basculé.

about-notice = À propos des jeux
about-notice-publishers = Tenfold n’est ni réalisé, ni approuvé, ni autorisé par les éditeurs de ces jeux. Les noms des jeux sont des marques de leurs propriétaires. Ils ne servent ici qu’à dire selon quelles règles vous jouez.
about-notice-rules = Les règles sont rédigées avec nos propres mots, et toutes les illustrations sont originales. Quand un livret laisse un point ouvert, la page des règles distingue ce qui est sûr de notre propre choix.

about-software = Logiciel libre
about-software-what = Tenfold est un logiciel libre sous licence MIT : vous pouvez l’installer sur votre propre serveur, le partager et le modifier. Vous utilisez la version { $version }.
about-licence = Lire la licence
about-credits = Les cartes sont tracées d’après les données de Natural Earth et d’U.S. Atlas. Les polices sont Fraunces et Atkinson Hyperlegible, sous licence SIL Open Font.

about-privacy = Votre vie privée
about-privacy-what = Ce serveur enregistre très peu de choses sur vous, et <data>vous pouvez les voir, les télécharger ou les supprimer</data>.
