### The pages with the rules.

rules-parts = Parts of the rules
rules-rulings = Rulings
rules-our-ruling = our ruling
rules-note = The numbers are the clauses that the table cites when it says why. Clauses marked “{ rules-our-ruling }” settle what the rulebook leaves open.
rules-not-translated = These rules are not translated yet: here they are in English.
rules-missing = These rules are not here.
rules-in-short = In short
rules-examples = Examples to touch
rules-again = Start again
rules-see-example = See an example
