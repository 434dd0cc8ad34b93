### La discussion à une table.

chat-title = Parler
chat-reactions = Réactions
chat-lines = Messages
chat-none = Aucun message pour l’instant. Seules les personnes à cette table peuvent les lire.
chat-none-watching = Aucun message pour l’instant.
chat-off = La discussion est désactivée. L’hôte peut l’activer dans le menu.
chat-muted = L’hôte vous empêche d’écrire à cette table.
chat-watching = Seuls les joueurs peuvent écrire ici.
chat-text = Votre message
chat-send = Envoyer
chat-you = Vous
chat-hidden = { $count ->
    [one] 1 message d’une personne que vous avez masquée
   *[other] { $count } messages de personnes que vous avez masquées
}
chat-more = Options du message ({ $name })
chat-more-own = Options de votre message
chat-remove = Supprimer pour tout le monde
chat-mute = Masquer { $name } pour moi
chat-unmute = Afficher de nouveau les messages ({ $name })
chat-mute-all = Empêcher { $name } d’écrire
chat-unmute-all = Laisser { $name } écrire de nouveau
