"""How large the icons are, how thick their strokes and how wide their boxes, as measured on iOS.

A filled circle is .9463 em across in the lightest weight, .9961 in the regular one and 1.0664 in the heaviest, and
between them as the weight's value on iOS (-.8 to .62) says. The middle line of a ring stays where it is: what the
circle grows by is its stroke.
"""
from .pen import OUTER, UNIT

VALUES = {100: -.8, 200: -.6, 300: -.4, 400: 0, 500: .23, 600: .3, 700: .4, 800: .56, 900: .62}
LIGHTEST, REGULAR, HEAVIEST = .9463, .9961, 1.0664
MIDDLE_LINE = .918  # em; the diameter of a ring's middle line


def circle(weight):
    """The diameter of a circle in em."""
    value = VALUES[weight]
    return REGULAR + (value / .62 * (HEAVIEST - REGULAR) if value > 0 else value / .8 * (REGULAR - LIGHTEST))


GROWTH = {w: circle(w) * 1000 / (2 * OUTER * UNIT) for w in VALUES}
STROKES = {w: (circle(w) - MIDDLE_LINE) * 1000 / UNIT for w in VALUES}  # on the 24-unit grid

# Bearings left and right of the ink in font units: 1.5 of 17 points beside a circle, 2 or a little more beside what
# stands free.
SIDE, ENCLOSED_SIDE = 125, 88
ENCLOSURES = 'circle square app seal octagon hexagon diamond'.split()

# What was found larger or smaller than the grid has it: star.fill is 26.333 high with its margins at 22 points, mic.fill
# 20 at 17, a heart's ink 61 x 57 pixels of 3 a point at 21.
SIZES = {'star': 1.095, 'mic': .97, 'heart': .98}


def is_enclosed(name): return any(word in ENCLOSURES for word in name.split('.'))
def side(name): return ENCLOSED_SIDE if is_enclosed(name) else SIDE
def size(name): return 1 if is_enclosed(name) else SIZES.get(name.split('.')[0], 1)
