### 10 Days in Africa: what it says about itself; the rest is in the family's catalogue.

title = 10 Days in Africa
summary = Walk, drive and fly across Africa: ten days, each linked with the next.
