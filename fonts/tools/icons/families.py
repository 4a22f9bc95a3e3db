"""Families by rule: a drawing in an enclosure, with a slash, with a badge."""
from .pen import (C, F, K, KF, OUTER, PL, Part, RR, S, box, flat, map_parts, mapped, parts_of, ring)

# name: the enclosure's outline at a stroke width, its solid, the half sizes of the room inside
# (width, height), how far its corners reach from the middle, and the room's middle
SQUARE = lambda s, w=0: RR(2.9 + w / 2, 2.9 + w / 2, 18.2 - w, 18.2 - w, 3.6 - w / 2)
RECT = lambda s, w=0: RR(1.2 + w / 2, 4 + w / 2, 21.6 - w, 16 - w, 3.6 - w / 2)
PORTRAIT = lambda s, w=0: RR(4 + w / 2, 1.2 + w / 2, 16 - w, 21.6 - w, 3.6 - w / 2)
SHIELD = 'M20 13C20 18 16.5 20.5 12.3 21.9A1 1 0 0 1 11.7 21.9C7.5 20.5 4 18 4 13V6A1 1 0 0 1 5 5C7 5 9.5 3.8 11.2 2.3A1.2 1.2 0 0 1 12.8 2.3C14.5 3.8 17 5 19 5A1 1 0 0 1 20 6Z'
DIAMOND = PL((12, 2.6), (21.4, 12), (12, 21.4), (2.6, 12), close=True)
OCTAGON = PL((8.2, 2.8), (15.8, 2.8), (21.2, 8.2), (21.2, 15.8), (15.8, 21.2), (8.2, 21.2), (2.8, 15.8), (2.8, 8.2), close=True)
TRIANGLE = PL((12, 3.4), (21.6, 20), (2.4, 20), close=True)
HEXAGON = PL((12, 2.4), (20.3, 7.2), (20.3, 16.8), (12, 21.6), (3.7, 16.8), (3.7, 7.2), close=True)
BUBBLE = 'M5.6 3.8H18.4A3 3 0 0 1 21.4 6.8V14.4A3 3 0 0 1 18.4 17.4H11.4L7.4 20.8C7 21.1 6.5 20.9 6.5 20.4V17.4H5.6A3 3 0 0 1 2.6 14.4V6.8A3 3 0 0 1 5.6 3.8Z'
HEART = ('M2 9.5A5.5 5.5 0 0 1 11.6 5.8A.6 .6 0 0 0 12.4 5.8A5.5 5.5 0 0 1 22 9.5C22 11.8 20.5 13.5 19 15L13.5 20.3A2 2 0 0 1 10.5 20.3L5 15'
         'C3.5 13.5 2 11.8 2 9.5Z')
ICLOUD = 'M17.5 19H9A7 7 0 1 1 15.7 10H17.5A4.5 4.5 0 1 1 17.5 19Z'
DOCUMENT = 'M7.2 21.4H16.8A2.6 2.6 0 0 0 19.4 18.8V9.0L13 2.6H7.2A2.6 2.6 0 0 0 4.6 5.2V18.8A2.6 2.6 0 0 0 7.2 21.4Z'

ROOM = (5.9, 5.4, 6.3)  # the same in circle and square, filled or not: what is inside is stored once
ENCLOSURES = {
    'circle': (lambda s: [ring(s)], lambda s: [F(C(12, 12, OUTER))], ROOM, (12, 12)),
    'square': (lambda s: [S(SQUARE(s, s))], lambda s: [F(SQUARE(s))], ROOM, (12, 12)),
    'rectangle': (lambda s: [S(RECT(s, s))], lambda s: [F(RECT(s))], (7.4, 4.7, 8), (12, 12)),
    'rectangle.portrait': (lambda s: [S(PORTRAIT(s, s))], lambda s: [F(PORTRAIT(s))], (4.6, 5, 6.6), (12, 12)),
    'shield': (lambda s: [S(SHIELD)], lambda s: [F(SHIELD, s)], (4.6, 4.8, 6), (12, 11.6)),
    'diamond': (lambda s: [S(DIAMOND)], lambda s: [F(DIAMOND, s)], (4, 4.4, 5), (12, 12)),
    'octagon': (lambda s: [S(OCTAGON)], lambda s: [F(OCTAGON, s)], (5.2, 5.2, 6.2), (12, 12)),
    'hexagon': (lambda s: [S(HEXAGON)], lambda s: [F(HEXAGON, s)], (4.8, 5, 6), (12, 12)),
    'triangle': (lambda s: [S(TRIANGLE, min(1, 2.1 / s))], lambda s: [F(TRIANGLE, 1.85)], (3, 3.2, 3.8), (12, 14.4)),
    'bubble': (lambda s: [S(BUBBLE)], lambda s: [F(BUBBLE, s)], (5.6, 4.2, 6), (12, 10.6)),
    'bubble.left': (lambda s: [S(BUBBLE)], lambda s: [F(BUBBLE, s)], (5.6, 4.2, 6), (12, 10.6)),
    'heart': (lambda s: [S(HEART)], lambda s: [F(HEART, s)], (3.7, 4.2, 4.6), (12, 11.2)),
    'icloud': (lambda s: [S(ICLOUD, .95)], lambda s: [F(ICLOUD, s * .95)], (4.4, 3.2, 4.8), (12, 13.2)),
    'app': (lambda s: [S(RR(2.9 + s / 2, 2.9 + s / 2, 18.2 - s, 18.2 - s, 5.2))], lambda s: [F(RR(2.9, 2.9, 18.2, 18.2, 6))], (5.4, 5.4, 6.6), (12, 12)),
    'capsule': (lambda s: [S(RR(1.2 + s / 2, 5.4 + s / 2, 21.6 - s, 13.2 - s, 6.6 - s / 2))], lambda s: [F(RR(1.2, 5.4, 21.6, 13.2, 6.6))], (6.6, 3.4, 7), (12, 12)),
    'doc': (lambda s: [S(DOCUMENT), S('M13 3V7A2 2 0 0 0 15 9H19', .9)], lambda s: [F(DOCUMENT, s)], (4.4, 3.8, 6), (12, 14.6)),
}


def fitted(drawing, st, room, middle, weight=1.0):
    """A drawing scaled into a room, its strokes as heavy as those of its neighbours."""
    half_width, half_height, reach = room
    x0, y0, x1, y1 = box(drawing, st)
    q = 1.0
    for _ in range(3):
        w, h = (x1 - x0) / 2, (y1 - y0) / 2
        k = min(half_width / w, half_height / h, reach / (w * w + h * h) ** .5)
        k = min(k, 1.0)
        # Strokes thin less than the drawing shrinks, so that they match the enclosure's.
        q = max(.58, min(.95, k ** .42)) * weight
        fit = mapped(flat(drawing), (k, 0, 0, k, 0, 0), q)
        a0, b0, a1, b1 = box(fit, st)
        x0, y0, x1, y1 = a0 / k, b0 / k, a1 / k, b1 / k
    cx, cy = (a0 + a1) / 2, (b0 + b1) / 2
    return map_parts(drawing, (k, 0, 0, k, middle[0] - cx, middle[1] - cy), q)


def enclosed(inner, shape, filled=False, colour=''):
    """A drawing in an enclosure; in a filled one it is cut out."""
    line, solid, room, middle = ENCLOSURES[shape]

    def draw(st):
        inside = flat(fitted(inner(st), st, room, middle))
        if filled:
            return [Part(solid(st), 2, False, colour), Part(inside, 1, True, 'white' if colour else '')]
        return [Part(line(st), 2, False, colour), Part(inside, 1, False, colour)]
    return draw


def slashed(base, end=(20.6, 20.6), start=(3.4, 3.4)):
    """A drawing struck through from the upper left, with air on both sides of the stroke."""
    def draw(st):
        line = PL(start, end)
        air = 1 + 2.6 / st * .95
        parts = parts_of(base(st))
        return [p._replace(level=2) for p in parts] + [Part([K(line, air), S(line, .95)], 1)]
    return draw


def _clock(s): return [S(C(18.2, 18.2, 4.0), .75), S('M18.2 16.2V18.4H19.8', .6)]


BADGES = {
    'plus': (lambda s: [S('M18.2 14.4V22', .95), S('M14.4 18.2H22', .95)], 'green'),
    'minus': (lambda s: [S('M14.4 18.2H22', .95)], 'red'),
    'xmark': (lambda s: [S(PL((15.3, 15.3), (21.1, 21.1)), .95), S(PL((15.3, 21.1), (21.1, 15.3)), .95)], 'red'),
    'checkmark': (lambda s: [S(PL((14.4, 18.4), (17.0, 21.2), (22, 15)), .9)], 'green'),
    'clock': (_clock, ''),
    'exclamationmark': (lambda s: [S('M18.2 14V18.3', .95), F(C(18.2, 21.6, s * .55))], 'yellow'),
    'questionmark': (lambda s: [S('M15.9 15.7C16 14.5 17 13.8 18.2 13.8C19.6 13.8 20.6 14.6 20.6 15.9C20.6 17.5 18.2 17.6 18.2 18.9', .85), F(C(18.2, 21.8, s * .5))], ''),
    'ellipsis': (lambda s: [F(C(x, 18.4, s * .5)) for x in (14.7, 18.2, 21.7)], ''),
    'arrow.up': (lambda s: [S('M18.2 14.6V21.8', .9), S(PL((15.2, 17.2), (18.2, 14.4), (21.2, 17.2)), .9)], ''),
    'arrow.down': (lambda s: [S('M18.2 14.4V21.6', .9), S(PL((15.2, 19), (18.2, 21.8), (21.2, 19)), .9)], ''),
    'key': (lambda s: [S(C(18.2, 15.6, 1.9), .7), S('M18.2 17.5V22.2H19.8', .75), S('M18.2 20H19.6', .7)], ''),
    'gearshape': (lambda s: [S(C(18.2, 18.2, 2.3), .8)] + [S(p, .75) for p in _teeth(18.2, 18.2, 3, 4.3)], ''),
    'person.crop': (lambda s: [F(C(18.2, 15.7, 2.1)), F('M14.2 22.2C14.2 20 16 18.8 18.2 18.8S22.2 20 22.2 22.2Z', .5)], ''),
    'heart': (lambda s: [F('M18.2 21.8C15.6 19.9 14.4 18.6 14.4 17.1C14.4 15.8 15.4 15 16.4 15C17.2 15 17.8 15.4 18.2 16.1C18.6 15.4 19.2 15 20 15C21 15 22 15.8 22 17.1C22 18.6 20.8 19.9 18.2 21.8Z', .5)], 'red'),
    'star': (lambda s: [F(_small_star(), .7)], 'yellow'),
    'lock': (lambda s: [F(RR(15, 17.8, 6.4, 4.4, 1), .5), S('M16.4 17.6V16.2A1.8 1.8 0 0 1 20 16.2V17.6', .7)], ''),
    'play': (lambda s: [F(PL((15.6, 14.4), (22, 18.2), (15.6, 22), close=True), .7)], ''),
    'automatic': (lambda s: [S(PL((15, 22), (18.2, 14.6), (21.4, 22)), .8), S('M16.2 19.6H20.2', .75)], ''),
    'waveform': (lambda s: [S(f'M{x} {18.2 - h}V{18.2 + h}', .75) for x, h in ((14.8, 1.4), (17.1, 3.4), (19.4, 2.2), (21.7, 1))], ''),
    'wifi': (lambda s: [S('M14.4 17.2A5.4 5.4 0 0 1 22 17.2', .75), S('M16.2 19.2A2.9 2.9 0 0 1 20.2 19.2', .75), F(C(18.2, 21.4, s * .45))], ''),
    'icloud': (lambda s: [F('M20.4 21.6H16A2.9 2.9 0 1 1 18.8 17.6A2 2 0 1 1 20.4 21.6Z', .4)], ''),
    'magnifyingglass': (lambda s: [S(C(17.6, 17.6, 2.7), .75), S(PL((19.6, 19.6), (22, 22)), .85)], ''),
    'moon': (lambda s: [F('M22 19.4A4 4 0 1 1 17.4 14.4A3.2 3.2 0 0 0 22 19.4Z', .3)], ''),
    'shield': (lambda s: [F('M18.2 14L21.8 15.4V18.4C21.8 20.6 20 21.8 18.2 22.4C16.4 21.8 14.6 20.6 14.6 18.4V15.4Z', .4)], ''),
    'sparkles': (lambda s: [F(_small_star(), .4)], ''),
    'video': (lambda s: [F('M14.4 15.8H19.2V20.6H14.4Z', .8), F(PL((20.4, 17.6), (22.4, 16.2), (22.4, 20.2), (20.4, 18.8), close=True), .4)], ''),
    'camera': (lambda s: [F('M14.6 16.4H16.2L17 15H19.4L20.2 16.4H21.8V21H14.6Z', .8)], ''),
    'eye': (lambda s: [S('M14.2 18.2C16.4 14.8 20 14.8 22.2 18.2C20 21.6 16.4 21.6 14.2 18.2Z', .65), F(C(18.2, 18.2, s * .5))], ''),
    'mic': (lambda s: [F('M18.2 14.2A1.5 1.5 0 0 1 19.7 15.7V17.8A1.5 1.5 0 0 1 16.7 17.8V15.7A1.5 1.5 0 0 1 18.2 14.2Z', .3), S('M15.4 18.4C15.4 21.2 21 21.2 21 18.4M18.2 20.6V22.2', .65)], ''),
    'timemachine': (_clock, ''),
    'arrow.up.right': (lambda s: [S('M15 21.4L21.2 15.2', .9), S(PL((16.4, 14.9), (21.4, 14.9), (21.4, 20)), .9)], ''),
    'arrow.forward': (lambda s: [S('M14.4 18.2H21.6', .9), S(PL((18.8, 15.2), (21.8, 18.2), (18.8, 21.2)), .9)], ''),
    'chevron.backward': (lambda s: [S(PL((20, 14.6), (16.4, 18.2), (20, 21.8)), .9)], ''),
    'triangle': (lambda s: [F(PL((18.2, 14.2), (22.4, 21.6), (14, 21.6), close=True), .8), K('M18.2 16.8V18.8', .7), KF(C(18.2, 20.6, s * .42))], 'yellow'),
    'record': (lambda s: [F(C(18.2, 18.2, 3.4))], 'red'),
}


def _small_star():
    from .pen import star
    return star(5, 3.7, 1.7, 18.2, 18.5)


def _teeth(x, y, inner, outer, n=8):
    from math import cos, pi, sin
    return [PL((x + inner * cos(2 * pi * i / n), y + inner * sin(2 * pi * i / n)),
               (x + outer * cos(2 * pi * i / n), y + outer * sin(2 * pi * i / n))) for i in range(n)]


def badged(base, kind, at=(18.2, 18.2), air=6.0):
    """A drawing with a badge at its lower right corner, or elsewhere."""
    badge, colour = BADGES[kind]

    def draw(st):
        dx, dy = at[0] - 18.2, at[1] - 18.2
        below = [p._replace(level=p.level + 1 if p.level < 3 else 3) for p in parts_of(base(st))]
        cut = KF(C(at[0], at[1], air))
        return below + [Part([cut] + mapped(badge(st), (1, 0, 0, 1, dx, dy)), 1, False, colour)]
    return draw


def dotted(base, at=(18.4, 5.4), r=4.0, colour='red'):
    """A drawing with a plain dot, `.badge`, at its upper right."""
    def draw(st):
        below = [p._replace(level=p.level + 1) for p in parts_of(base(st))]
        return below + [Part([KF(C(*at, r + 1.8)), F(C(*at, r))], 1, False, colour)]
    return draw
