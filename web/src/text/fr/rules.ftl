### Les pages des règles.

rules-all = Toutes les règles
rules-parts = Sections
rules-rulings = Précisions
rules-our-ruling = notre précision
rules-note = La table cite ces numéros de règles quand elle explique un coup. Les règles marquées « { rules-our-ruling } » tranchent ce que le livret laisse ouvert.
rules-not-translated = Ces règles ne sont pas encore traduites, les voici donc en anglais.
rules-missing = Impossible de charger ces règles.
rules-in-short = En bref
rules-examples = Exemples interactifs
rules-again = Recommencer
rules-see-example = Voir un exemple
