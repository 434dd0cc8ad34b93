"""10 Days: journeys of places, planes and automobiles. One set of rules for several boards."""
