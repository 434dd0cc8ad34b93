### Le cadre de chaque page, et ce qui se dit quand quelque chose ne marche pas.

shell-name = Tenfold
shell-to-content = Aller au contenu
shell-home = { shell-name }, page d’accueil
shell-pages = Pages
shell-tables = Tables
shell-join = Rejoindre
shell-settings = Réglages
shell-close = Fermer
shell-dismiss = Fermer ce message
shell-waiting = Un instant …
shell-try-again = Réessayer
shell-load-again = Recharger
shell-to-start = Vers la page d’accueil
shell-have-code = J’ai un code
shell-back-to-table = Retour à la table
shell-back-to-turn = À vous de jouer : retour à la table
shell-rules = Règles
shell-rules-of = Règles : { $game }

## Le titre de l'onglet.
shell-title = { $page } · { shell-name }
shell-title-your-turn = ● À vous de jouer · { shell-title }

## Les problèmes.
shell-not-arrived = Cette page n’est pas arrivée.
shell-not-arrived-what-now = Vérifiez votre connexion et rechargez-la.
shell-stumbled = Cette page a trébuché.
shell-went-wrong = Quelque chose s’est mal passé sur cette page. Rechargez-la.
shell-unreachable = Le serveur ne répond pas. Vérifiez votre connexion ; nous gardons votre place.
shell-nothing-here = Il n’y a rien à cette adresse.
shell-no-page-title = Introuvable
shell-no-page = La carte s’arrête ici.
shell-no-page-what-now = Il n’y a pas de page à cette adresse. Peut-être qu’une lettre du lien s’est perdue : redemandez-le, ou commencez par l’accueil.

## Un lien à partager.
shell-link = Lien
shell-link-qr = Le lien en code QR
shell-link-copy = Copier
shell-link-copied = Le lien est copié.
shell-link-not-copied = Votre navigateur ne nous laisse pas copier. Le lien est sélectionné : copiez-le vous-même.
shell-link-send = Envoyer …
shell-link-only-here = Seul cet appareil atteint cette adresse : le serveur n’a pas trouvé de réseau, ou n’écoute que sur cet appareil.
shell-link-code = { $where ->
    [settings] Code à saisir là-bas dans les réglages
   *[join] Code à saisir sous { shell-join }
}
