### Ce qu'est Tenfold, et à qui sont les jeux.

about-title = À propos de Tenfold
about-what = Tenfold est une table pour six jeux de société. Jouez-y avec des amis, des robots ou les deux, sur n’importe quel téléphone ou ordinateur. Il n’y a ni compte à créer, ni rien à installer.
about-how = Apprenez un jeu en y jouant, résolvez une énigme par jour, ou revoyez une partie terminée pour voir où elle a basculé.

about-notice = À qui sont ces jeux
about-notice-publishers = Tenfold n’est ni réalisé, ni approuvé, ni autorisé par les éditeurs de ces jeux. Les noms des jeux sont des marques de leurs propriétaires ; ils ne servent qu’à dire de quelles règles il s’agit.
about-notice-rules = Les règles sont rédigées avec nos propres mots, et toutes les illustrations sont originales. Quand un livret laisse un point ouvert, la page des règles distingue ce qui est sûr de notre propre choix.

about-software = Logiciel libre
about-software-what = Tenfold est un logiciel libre sous licence MIT : vous pouvez héberger votre propre serveur, le partager et le modifier. Ceci est la version { $version }.
about-licence = Lire la licence
about-credits = Les cartes viennent des données de Natural Earth et de U.S. Atlas. Les caractères sont Fraunces et Atkinson Hyperlegible, sous licence SIL Open Font.

about-privacy = Votre vie privée
about-privacy-what = Ce serveur enregistre très peu de choses sur vous, et <data>vous pouvez les voir, les télécharger ou les supprimer</data>.
