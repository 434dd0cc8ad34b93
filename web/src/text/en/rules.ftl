### The pages with the rules.

rules-all = All rules
rules-parts = Sections
rules-rulings = Rulings
rules-our-ruling = our ruling
rules-note = The table cites these rule numbers when it explains a move. Rules marked “{ rules-our-ruling }” settle what the rulebook leaves open.
rules-not-translated = These rules haven’t been translated yet, so they’re shown in English.
rules-missing = We couldn’t load these rules.
rules-in-short = In short
rules-examples = Interactive examples
rules-again = Start again
rules-see-example = See an example
