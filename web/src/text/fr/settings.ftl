### Les réglages.

settings-name = Votre nom
settings-name-save = Enregistrer
settings-name-saved = Vous êtes maintenant { $name }.

settings-language = Langue
settings-language-system = Comme le navigateur

settings-theme = Couleurs
settings-theme-choice = { $choice ->
    [light] Clair : papier
    [dark] Sombre : train de nuit
   *[system] Comme le système
}
settings-motion = Mouvement
settings-motion-choice = { $choice ->
    [on] Les choses bougent
    [off] Les choses restent calmes
   *[system] Comme le système
}
settings-confirm = Demander « c’est sûr ? » avant mon coup
settings-confirm-choice = { $choice ->
    [on] Toujours
    [off] Jamais
   *[touch] Sur écran tactile
}

settings-help = Aide privée sur les plateaux avec une carte : vous seul la voyez
settings-signals = Sons et signaux
settings-sounds = Sons
settings-touch = Vibrer pour mes coups et pour mon tour
settings-volume = Volume
settings-notify = Une notification quand c’est à moi de jouer et que la page est en arrière-plan
settings-notify-refused = Votre navigateur ne permet pas les notifications ici.
settings-keys = Touches à la table : <kbd>H</kbd> conseil, <kbd>U</kbd> annuler, <kbd>M</kbd> coups, <kbd>L</kbd> journal

settings-device = Continuer sur un autre appareil
settings-device-how = Avec un code, un autre téléphone ou ordinateur devient vous : votre nom, vos tables, vos places. Il sert une fois, pendant dix minutes.
settings-device-show = Montrer un code
settings-device-typed = J’ai un code d’un autre appareil :
settings-device-be = Être cette personne ici
