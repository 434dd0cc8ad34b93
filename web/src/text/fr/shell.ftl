### Le cadre de chaque page, et ce qui se dit quand quelque chose ne marche pas.

shell-name = Tenfold
shell-to-content = Aller au contenu
shell-home = { shell-name }, page d’accueil
shell-pages = Pages
shell-tables = Tables
shell-history = Mes parties
shell-join = Rejoindre
shell-settings = Réglages
shell-close = Fermer
shell-messages = Messages
shell-dismiss = Fermer ce message
shell-waiting = Chargement…
shell-try-again = Réessayer
shell-load-again = Recharger
shell-to-start = Page d’accueil
shell-have-code = J’ai un code
shell-back-to-table = Retour à la table
shell-back-to-turn = À vous de jouer : retour à la table
shell-rules = Règles
shell-footer = À propos du site
shell-about = À propos
shell-privacy = Vos données
shell-licence = Version { $version }, licence MIT
shell-rules-of = Règles : { $game }

## Le titre de l'onglet.
shell-title = { $page } · { shell-name }
shell-title-your-turn = ● À vous de jouer · { shell-title }

## Les problèmes.
shell-not-arrived = Cette page ne s’est pas chargée.
shell-not-arrived-what-now = Vérifiez votre connexion et rechargez la page.
shell-stumbled = Un problème est survenu.
shell-went-wrong = Un problème est survenu sur cette page. Rechargez-la.
shell-unreachable = Le serveur ne répond pas. Vérifiez votre connexion. Votre place est gardée.
shell-nothing-here = Il n’y a rien à cette adresse.
shell-no-page-title = Introuvable
shell-no-page = La carte s’arrête ici.
shell-no-page-what-now = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet : redemandez-le, ou partez de la page d’accueil.

## Un lien à partager.
shell-link = Lien
shell-link-qr = Code QR du lien
shell-link-copy = Copier
shell-link-copied = Lien copié
shell-link-not-copied = Votre navigateur ne nous laisse pas copier le lien. Il est sélectionné : vous pouvez le copier vous-même.
shell-link-send = Partager…
shell-link-only-here = Cette adresse ne fonctionne que sur cet appareil : le serveur n’a pas trouvé de réseau, ou n’accepte que les connexions de cet appareil.
shell-link-code = { $where ->
    [settings] Code à saisir dans les réglages de l’autre appareil
   *[join] Code à saisir sous { shell-join }
}
