### 10 Days in the USA: what it says about itself; the rest is in the family's catalogue.

title = 10 Days in the USA
summary = Walk, drive and fly across the fifty states: ten days, each linked with the next.
