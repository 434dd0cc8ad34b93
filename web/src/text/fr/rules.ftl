### Les pages des règles.

rules-parts = Parties des règles
rules-rulings = Précisions
rules-our-ruling = notre précision
rules-note = Les numéros sont les clauses que la table cite quand elle dit pourquoi. Les clauses marquées « { rules-our-ruling } » règlent ce que le livret laisse ouvert.
rules-not-translated = Ces règles ne sont pas encore traduites : les voici en anglais.
rules-missing = Ces règles ne sont pas ici.
rules-in-short = En bref
rules-examples = Exemples à toucher
rules-again = Recommencer
rules-see-example = Voir un exemple
