### Les réglages.

settings-name = Votre nom
settings-name-save = Enregistrer
settings-name-saved = Vous êtes maintenant { $name }.

settings-looks = Langue et apparence
settings-play = À la table
settings-language = Langue
settings-language-system = Comme le navigateur

settings-theme = Thème
settings-theme-choice = { $choice ->
    [light] Clair
    [dark] Sombre
   *[system] Comme le système
}
settings-motion = Animations
settings-motion-choice = { $choice ->
    [on] Activées
    [off] Réduites
   *[system] Comme le système
}
settings-banter = Commentaires des robots
settings-confirm = Confirmer mes coups
settings-confirm-choice = { $choice ->
    [on] Toujours
    [off] Jamais
   *[touch] Sur écran tactile
}

settings-level = Niveau des robots pour « Jouer »

settings-help-title = Aide sur la carte
settings-help = Montre les voisins, les chemins et ce qui comblerait un vide. Personne d’autre ne voit cette aide.
settings-signals = Sons et notifications
settings-sounds = Sons
settings-touch = Vibrer pour mes coups et pour mon tour
settings-volume = Volume
settings-notify = Me prévenir quand c’est à moi de jouer et que la page est en arrière-plan
settings-notify-refused = Votre navigateur ne permet pas les notifications ici.
settings-keys-title = Clavier
settings-keys = Raccourcis à la table : <kbd>H</kbd> conseil, <kbd>U</kbd> annuler, <kbd>M</kbd> coups, <kbd>L</kbd> journal

settings-device = Continuer sur un autre appareil
settings-device-how = Un code vous connecte sur un autre téléphone ou ordinateur, avec votre nom, vos tables et vos places. Il sert une fois et expire après 10 minutes.
settings-device-show = Afficher un code
settings-device-typed = J’ai un code d’un autre appareil :
settings-device-be = Continuer avec ce code
