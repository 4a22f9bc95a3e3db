"""Our own drawings: people, weather, calendars, rectangles, charts, media."""
import math

from .letters import FIGURES, word
from .pen import (C, E, F, H, K, KF, OUTER, PL, Part, RR, S, V, arc, flat, flipped, mapped, map_parts, mirrored,
                  moved, parts_of, placed, ring, scaled, star, turned)


def fixed(*ops):
    """A drawing that is the same at every stroke width."""
    return lambda st: list(ops)


def strokes(*ds, w=.95):
    return lambda st: [S(d, w) for d in ds]


def join(*drawings):
    return lambda st: [op for d in drawings for op in flat(d(st))]


def at(drawing, t, stroke=1.0):
    return lambda st: map_parts(drawing(st), t, stroke)


def level(drawing, n, colour='', variable=False):
    return lambda st: [p._replace(level=n, colour=colour or p.colour, variable=variable) for p in parts_of(drawing(st))]


def layers(*drawings):
    """Drawings over each other, back to front, that keep their parts."""
    return lambda st: [p for d in drawings for p in parts_of(d(st))]


def marked(base, mark, n=2):
    """A solid with a mark cut out of it."""
    return lambda st: [p._replace(level=n) for p in parts_of(base(st))] + [Part(flat(mark(st)), 1, True)]


# -- people: a head and shoulders
def person(st): return [S(C(12, 7.7, 4.0)), S(BODY)]
BODY = 'M4 19C4 15.7 7.9 14.4 12 14.4S20 15.7 20 19C20 20 19.3 20.3 18.3 20.3H5.7C4.7 20.3 4 20 4 19Z'
def person_fill(st): return [F(C(12, 7.7, 4.0), 1.85), F(BODY, 1.85)]


def group(fill):
    one = person_fill if fill else person
    def draw(st):
        side = lambda dx: mapped(one(st), (.62, 0, 0, .62, 12 - .62 * 12 + dx, 9.6 - .62 * 7.3), .86)
        middle = mapped(one(st), (.8, 0, 0, .8, 12 - 9.6, 8.6 - .8 * 7.3 + .2), .95)
        gap = [KF(d, 2.9) for _, d, _ in mapped(person_fill(st), (.8, 0, 0, .8, 2.4, 2.96))]
        return [Part(side(-7.6) + side(7.6), 2), Part(gap + middle, 1)]
    return draw


def crop_circle(st):
    return [Part([ring(st)], 2), Part([S(C(12, 9.5, 3), .9), S('M5.6 18.4C6.8 15.8 9.3 14.7 12 14.7S17.2 15.8 18.4 18.4', .9)], 1)]


def crop_circle_fill(st):
    inside = [F(C(12, 9.3, 3.2)), F('M6.4 18.2C7.2 15.9 9.4 14.6 12 14.6S16.8 15.9 17.6 18.2C16.1 19.6 14.1 20.4 12 20.4S7.9 19.6 6.4 18.2Z')]
    return [Part([F(C(12, 12, OUTER))], 2), Part(inside, 1, True)]


def crop_square(st):
    return [Part([S(RR(2.9 + st / 2, 2.9 + st / 2, 18.2 - st, 18.2 - st, 2.6))], 2),
            Part([S(C(12, 9.5, 2.9), .9), S('M6 20.2C6 16.4 9 14.8 12 14.8S18 16.4 18 20.2', .9)], 1)]


def crop_square_fill(st):
    inside = [F(C(12, 9.1, 3.2)), F('M6.2 19.2C6.2 15.9 9 14.4 12 14.4S17.8 15.9 17.8 19.2Z')]
    return [Part([F(RR(2.9, 2.9, 18.2, 18.2, 3.6))], 2), Part(inside, 1, True)]


# -- figures: a head and limbs
def figure(head, *limbs, w=1.15, r=2.1, extra=()):
    return lambda st: [F(C(*head, r))] + [S(d, w) for d in limbs] + [S(d, .8) for d in extra]


FIGURES_OF = {
    'figure': figure((12, 3.4), 'M5 8.4H19', 'M12 8.4V14', PL((8.6, 22), (12, 13.6), (15.4, 22))),
    'figure.stand': figure((12, 3.2), 'M12 7.6V14.4', 'M8.4 14V9.4A1.8 1.8 0 0 1 10.2 7.6H13.8A1.8 1.8 0 0 1 15.6 9.4V14', 'M10.4 14.2V22', 'M13.6 14.2V22'),
    'figure.stand.dress': figure((12, 3.2), 'M8 13.4L9.4 8.6A1.4 1.4 0 0 1 10.7 7.6H13.3A1.4 1.4 0 0 1 14.6 8.6L16 13.4', 'M10.8 8L8.6 16.6H15.4L13.2 8', 'M10.6 16.8V22', 'M13.4 16.8V22'),
    'figure.arms.open': figure((12, 3.6), 'M4.6 6.4L10 9H14L19.4 6.4', 'M12 9V14.4', PL((9.4, 22), (11, 14.4), (13, 14.4), (14.6, 22))),
    'figure.walk': figure((13, 3.2), PL((8.2, 12.6), (9, 9), (12.6, 7.8), (14.2, 11), (17.2, 12.2)), PL((12.6, 8), (11.4, 14.2), (14.4, 17.4), (15.2, 22)), PL((11.2, 14.6), (9.8, 18.2), (7.4, 22))),
    'figure.run': figure((15.2, 3.4), PL((6.6, 11), (8.8, 7.6), (13.2, 7.9), (15.2, 11.2), (19, 11)), PL((13, 8.2), (10.8, 13.6), (14.6, 16.2), (13.4, 21.6)), PL((10.6, 14), (8.8, 17.8), (4.4, 18))),
    'figure.wave': figure((12, 3.6), PL((17, 8.6), (12, 8.6), (8, 8.6), (5.2, 3.6)), 'M17 8.6V14', 'M12 9V14.6', PL((9.2, 22), (10.6, 14.4), (13.4, 14.4), (14.8, 22))),
    'figure.hiking': figure((11.6, 3.2), PL((11.4, 7.6), (10.2, 14), (13.4, 17), (13.8, 22)), PL((10, 14.4), (8.8, 18.2), (6.4, 22)), PL((11.4, 8), (13.6, 11.2), (17.4, 11.2)), extra=('M17.6 9.6V22',)) ,
    'figure.dance': figure((12.6, 3.2), PL((5, 4.6), (8.4, 8.2), (14.4, 8.2), (18.6, 5.2)), PL((12.6, 8.4), (11.2, 14), (15.6, 17), (13.6, 22)), PL((11, 14.2), (9.4, 18), (5.2, 20.6))),
    'figure.yoga': figure((12, 3.4), PL((2.6, 9), (12, 9), (21.4, 9)), 'M12 9V15', 'M12 15V22', PL((12, 15), (6.6, 16.4), (11.4, 19.4))),
    'figure.mind.and.body': figure((12, 4.4), PL((4.4, 16.4), (8, 9.6), (12, 8.8), (16, 9.6), (19.6, 16.4)), 'M12 9V16', 'M4.4 20.6H10L14 17.4H18A1.6 1.6 0 0 1 18 20.6H14L10 17.4'),
    'figure.cooldown': figure((8, 5), PL((6.4, 9.4), (8.4, 14.8), (13.4, 14.8), (17, 21), (21, 21)), PL((7, 10), (13.4, 11)), PL((8, 15), (7, 21))),
    'figure.strengthtraining.traditional': figure((12, 6.4), PL((6.6, 4.2), (6.6, 9.6), (10, 11), (14, 11), (17.4, 9.6), (17.4, 4.2)), 'M12 11V16', PL((8.6, 22), (9.6, 16.6), (14.4, 16.6), (15.4, 22)), extra=('M3.4 3.4H20.6', 'M3 1.6V5.2', 'M21 1.6V5.2')),
    'figure.climbing': figure((12.4, 4), PL((7, 2.4), (9.4, 8), (14, 9), (18, 4.6)), PL((11.6, 9), (10.8, 14), (15.6, 15.6), (14.8, 20)), PL((10.6, 14.4), (6.6, 16.4), (7.4, 21.4)), extra=('M20.8 2V22',)),
    'figure.pool.swim': figure((17.4, 8.6), PL((4, 14.2), (9.6, 10.8), (6.8, 6.4), (12, 5.4)), PL((9.8, 11), (14.2, 13.6)), extra=('M2.4 18.6C4 17.2 5.6 17.2 7.2 18.6S10.4 20 12 18.6S15.2 17.2 16.8 18.6S20 20 21.6 18.6',)),
    'figure.skiing.downhill': figure((16, 4), PL((14.4, 8.2), (9.4, 11.4), (13.6, 14.6), (11, 18.6)), PL((13.6, 8.8), (16.6, 11.6), (19.6, 10.6)), extra=('M3 15.2L18 21.6', 'M19.8 10.4L8 13')),
    'figure.outdoor.cycle': figure((15, 3.2), PL((9.4, 12.6), (12, 7.6), (15, 10.6), (18.4, 10.6)), PL((9.6, 12.8), (13, 14.6), (12, 19)), extra=(C(5.4, 17.6, 3.6), C(18.6, 17.6, 3.6))),
    'figure.soccer': figure((11, 3.2), PL((4.6, 10.6), (8, 7.8), (12.8, 8.2), (16.6, 11.2)), PL((11, 8.4), (10, 13.8), (14.4, 16), (18.4, 19)), PL((9.8, 14), (8.6, 18), (5.2, 21.6)), extra=(C(20, 14.6, 1.5),)),
    'figure.tennis': figure((10.4, 3.6), PL((5.4, 13), (7.4, 8.6), (12.4, 8.6), (16.4, 7)), PL((10.4, 8.8), (9.8, 14.2), (13.4, 17), (13.4, 22)), PL((9.6, 14.4), (7, 22)), extra=(E(19, 4.6, 2.4, 2.8),)),
    'figure.stairs': figure((12.6, 3), PL((12.2, 7.2), (11, 12.6), (14, 14), (13.6, 17)), PL((12, 8), (15.4, 11)), PL((10.8, 13), (8, 17.2)), extra=('M3 21.6H8V18.8H13V15.8M13 18.8H18V15.8H21.6',)),
    'figure.seated.side': figure((8.6, 4), PL((8.4, 8.4), (8.4, 15.4), (14.6, 15.4), (14.6, 22)), PL((8.6, 10.4), (13.6, 12.4)), extra=('M4.6 9V20H11',)),
    'figure.fall': figure((6.6, 5), PL((9.4, 8.6), (14.4, 12.4), (20, 10)), PL((9.4, 8.8), (5.4, 12.4)), PL((9.8, 8.6), (14.2, 5)), PL((14.4, 12.6), (18, 17.6)), extra=('M3 21.4H21',)),
    'figure.roll': lambda st: [F(C(9, 3.8, 2.1)), S(PL((9.2, 7.8), (9.6, 14.2), (15, 14.2), (17.6, 19.8), (20, 19)), 1.1), S(H(9.6, 10.6, 14), 1), S('M6.6 11.2A5.6 5.6 0 1 0 14.6 18', .9)],
    'figure.jumprope': figure((12, 4.6), PL((5.4, 12.6), (8.8, 9.4), (15.2, 9.4), (18.6, 12.6)), 'M12 9.4V14.8', PL((9.8, 20), (10.8, 15), (13.2, 15), (14.2, 20)), extra=('M5.2 12.8C2 20 7 22.8 12 22.8S22 20 18.8 12.8',)),
    'figure.golf': figure((13.6, 3.4), PL((13, 7.8), (11.6, 14), (9, 22)), PL((11.8, 14), (15, 17.4), (15.4, 22)), PL((12.8, 8.4), (9.4, 11.4), (6.6, 12)), extra=('M6.6 12L3.6 21.4H2.4',)),
    'figure.rower': figure((9.6, 6), PL((8.6, 10.2), (8, 15.4), (13.6, 13.6), (17.6, 16.6)), PL((8.8, 10.6), (14.6, 11)), extra=('M3 19.4H21', 'M15 8.4V14')),
}


def family_figure(st):
    big = lambda dx: mapped(FIGURES_OF['figure.stand'](st), (.82, 0, 0, .82, 12 - .82 * 12 + dx, 1.4), .82)
    child = mapped(FIGURES_OF['figure.stand'](st), (.55, 0, 0, .55, 12 - .55 * 12, 9.9), .72)
    return big(-6.6) + child + big(6.6)


def pair_figure(st):
    return (mapped(FIGURES_OF['figure.stand'](st), (.95, 0, 0, .95, -3.6, .6), .9)
            + mapped(FIGURES_OF['figure.stand'](st), (.66, 0, 0, .66, 9, 7.4), .8))


# -- weather
CLOUD = 'M17 17.4H7.2A4.6 4.6 0 1 1 8.1 8.3A6.2 6.2 0 0 1 19.6 9.9A3.9 3.9 0 0 1 17 17.4Z'


def sun(x=12, y=12, r=4.0, inner=6.8, outer=9.2, rays=8, filled=False, dots=False, turn=0):
    def draw(st):
        body = [F(C(x, y, r + .6 * st / 1.85))] if filled else [S(C(x, y, r), .95)]
        ends = [(math.cos(2 * math.pi * i / rays + turn), math.sin(2 * math.pi * i / rays + turn)) for i in range(rays)]
        if dots:
            around = [F(C(x + c * inner * 1.12, y + s * inner * 1.12, st * .55)) for c, s in ends]
        else:
            around = [S(PL((x + c * inner, y + s * inner), (x + c * outer, y + s * outer)), .95) for c, s in ends]
        return [Part(around, 2, False, 'yellow'), Part(body, 1, False, 'yellow')]
    return draw


def cloud(fill=False, t=(1, 0, 0, 1, 0, 0)):
    body = (lambda st: [F(CLOUD, st)]) if fill else (lambda st: [S(CLOUD)])
    return lambda st: [Part(mapped(body(st), t), 1, False, 'white' if fill else '')]


UP = (.92, 0, 0, .92, .96, -1.4)


def raining(fill, below, colour='blue'):
    """A cloud with something falling out of it."""
    return lambda st: [Part(below(st), 2, False, colour)] + cloud(fill, UP)(st)


RAIN = strokes(PL((8.4, 18), (7, 21.4)), PL((12.6, 18), (11.2, 21.4)), PL((16.8, 18), (15.4, 21.4)), w=.9)
DRIZZLE = strokes(PL((8, 18.2), (7.4, 19.4)), PL((12.2, 20.4), (11.6, 21.6)), PL((16.4, 18.2), (15.8, 19.4)), w=.9)
HEAVY = strokes(PL((7, 18), (5.4, 22)), PL((10.6, 18), (9, 22)), PL((14.2, 18), (12.6, 22)), PL((17.8, 18), (16.2, 22)), w=.85)
SNOW = lambda st: [F(C(x, y, st * .56)) for x, y in ((7.4, 18.4), (12, 18.4), (16.6, 18.4), (9.7, 21.6), (14.3, 21.6))]
HAIL = lambda st: [F(C(x, y, st * .62)) for x, y in ((7.4, 18.6), (12, 21.4), (16.6, 18.6))]
SLEET = lambda st: [S(PL((8.4, 18), (7, 21.4)), .9), F(C(12, 19.8, st * .56)), S(PL((16.8, 18), (15.4, 21.4)), .9)]
FOG = strokes(H(5, 18.4, 19), H(7.4, 21.8, 16.6), w=.9)
BOLT = lambda st: [F(PL((13, 15.8), (9, 20), (11.6, 20), (10.8, 23.4), (14.8, 18.9), (12.2, 18.9), close=True), .5)]


def behind(back, fill, falling=None):
    """Sun or moon behind a cloud, and perhaps something falling out of that."""
    t = (.8, 0, 0, .8, .4, 5.2 if not falling else 3.4)
    def draw(st):
        body = [F(CLOUD, st)] if fill else [S(CLOUD, 1)]
        gap = [KF((CLOUD, t), .8 * 1.3 + st * 1.25)]
        front = [Part(gap + mapped(body, t), 1, False, 'white' if fill else '')]
        drops = [Part(mapped(falling(st), (.8, 0, 0, .8, .8, 4.6)), 3, False, 'blue')] if falling else []
        return [p._replace(level=2) for p in back(st)] + drops + front
    return draw


BACK_SUN = lambda fill: sun(15.8, 8.2, 3.3, 5.4, 7.2, 8, fill, turn=math.pi / 8)
MOON = 'M19.4 13.6A8 8 0 1 1 10.6 4.2A6.4 6.4 0 0 0 19.4 13.6Z'
def back_moon(fill):
    return lambda st: [Part(mapped([F(MOON, st * .6) if fill else S(MOON, 1)], (.62, 0, 0, .62, 8.6, 1.2)), 2, False, 'yellow' if fill else '')]


def horizon(st, up=None, filled=False):
    dome = 'M7.2 17A4.8 4.8 0 0 1 16.8 17'
    ops = [F(dome + 'Z', st * .45) if filled else S(dome, .95)]
    rays = [S(PL((12 + 7.4 * c, 17 - 7.4 * s), (12 + 9.4 * c, 17 - 9.4 * s)), .95)
            for c, s in ((math.cos(a), math.sin(a)) for a in map(math.radians, (0, 45, 135, 180)))]
    line = [S('M2.4 20.8H21.6', .95)]
    if up is None: rays.append(S(PL((12, 9.6), (12, 7.6)), .95))
    elif up: line.append(S('M12 8.8V2.8M8.8 5.6L12 2.6L15.2 5.6', .95))
    else: line.append(S('M12 2.6V8.6M8.8 5.8L12 8.8L15.2 5.8', .95))
    return [Part(rays, 2, False, 'yellow'), Part(line, 2), Part(ops, 1, False, 'yellow')]


# -- calendars
def calendar_page(st):
    return [S(RR(3.2, 4.2, 17.6, 16.6, 3.2)), F('M3.2 9.6V7.4A3.2 3.2 0 0 1 6.4 4.2H17.6A3.2 3.2 0 0 1 20.8 7.4V9.6Z', st * .5)]


def calendar_dots(st, rows=((8, 13), (12, 13), (8, 16.9))):
    r = max(.8, min(1.15, .5 * st))
    return [F(C(x, y, r)) for x, y in rows]


def calendar_base(st):
    return [Part(calendar_page(st), 1), Part(calendar_dots(st, ((8, 13.2), (12, 13.2))), 2)]


def timeline(left):
    def draw(st):
        x = 7.2 if left else 16.8
        lines = [S(H(11.2, y, 18.4) if left else H(5.6, y, 12.8), .8) for y in (13.2, 17)]
        return calendar_page(st) + [S(V(x, 10, 20.4), .8)] + lines
    return draw


# -- clocks
def clock_hands(hour, minute):
    def draw(st):
        ends = []
        for turn, length in ((hour / 12 + minute / 720, 3.9), (minute / 60, 5.6)):
            a = 2 * math.pi * turn
            ends.append((12 + length * math.sin(a), 12 - length * math.cos(a)))
        return [S(PL(ends[0], (12, 12), ends[1]), .92)]
    return draw


# -- charts
def bars(heights, filled=False, gap=2.2, x0=3, x1=21, floor=20.6):
    n = len(heights)
    def draw(st):
        width = (x1 - x0 - gap * (n - 1)) / n
        out = []
        for i, h in enumerate(heights):
            x = x0 + i * (width + gap)
            if filled: d, op = RR(x, floor - h, width, h, min(1.3, width / 2)), F
            else: d, op = RR(x + st * .4, floor - h + st * .4, width - st * .8, h - st * .8, .6), lambda d: S(d, .8)
            out.append(Part([op(d)], min(3, n - i) if n > 1 else 1, False, '', True))
        return out
    return draw


# -- lines of text
def lines(*spans, w=.95):
    return strokes(*[H(a, y, b) for a, y, b in spans], w=w)


def bulleted(mark, rows=(5.4, 12, 18.6), x=4.2):
    def draw(st):
        return [Part([op for i, y in enumerate(rows) for op in mark(st, x, y, i)], 2),
                Part([S(H(9.4, y, 21), .95) for y in rows], 1)]
    return draw


DOT = lambda st, x, y, i: [F(C(x, y, st * .62))]
DASH = lambda st, x, y, i: [S(H(x - 1.4, y, x + 1.2), .95)]
STAR_MARK = lambda st, x, y, i: [F(star(5, 2.3, 1.05, x, y), st * .2)]
TRIANGLE_MARK = lambda st, x, y, i: [F(PL((x, y - 1.8), (x + 2, y + 1.5), (x - 2, y + 1.5), close=True), st * .2)]
def NUMBER_MARK(st, x, y, i): return mapped([S(FIGURES[str(i + 1)], .75)], placed(.42, x, y))
def CHECK_MARK(st, x, y, i): return [S(PL((x - 2.2, y + .2), (x - .7, y + 1.8), (x + 2.2, y - 1.8)), .85)]
def RING_MARK(st, x, y, i): return [S(C(x, y, 1.7), .75)]


# -- sound
HORN = 'M11.4 4.9V19.1A.7 .7 0 0 1 10.2 19.6L6.4 15.8A1.4 1.4 0 0 0 5.4 15.4H3.2A1 1 0 0 1 2.2 14.4V9.6A1 1 0 0 1 3.2 8.6H5.4A1.4 1.4 0 0 0 6.4 8.2L10.2 4.4A.7 .7 0 0 1 11.4 4.9Z'


def speaker(waves, fill=False):
    def draw(st):
        dx = {0: 5, 1: 3, 2: 1, 3: -.6}[waves]
        horn = [F(HORN, st * .8)] if fill else [S(HORN, .95)]
        out = [Part(mapped(horn, moved(dx, 0)), 1)]
        for i, (r, a) in enumerate(((4.3, 42), (7.6, 44), (10.9, 45))[:waves]):
            out.append(Part([S(arc(11.4 + dx, 12, r, -a, a), .92)], i + 2 if i < 2 else 3, False, '', True))
        return out
    return draw


def waves(x, y, radii, spread=40, both=False, w=.92):
    """Arcs outwards, each a layer that a value can dim."""
    def draw(st):
        out = []
        for i, r in enumerate(radii):
            ops = [S(arc(x, y, r, -spread, spread), w)]
            if both: ops.append(S(arc(x, y, r, 180 - spread, 180 + spread), w))
            out.append(Part(ops, min(3, i + 1), False, '', True))
        return out
    return draw


def wifi(st):
    return [Part([F(C(12, 18.6, st * .82))], 1, False, '', True)] + [
        Part([S(arc(12, 18.6, r, 225, 315), 1)], i + 1, False, '', True) for i, r in enumerate((5.2, 9.8, 14.2))]


# -- batteries
def battery(level):
    def draw(st):
        case = [S(RR(1.4, 6.6, 18.4, 10.8, 3.2), .9), S(V(22.6, 10.4, 13.6), .95)]
        if not level: return [Part(case, 2)]
        inset = st * .45 + 1.5
        full = 18.4 - 2 * inset
        body = F(RR(1.4 + inset, 6.6 + inset, max(1.7, full * level), 10.8 - 2 * inset, .9))
        return [Part(case, 2), Part([body], 1, False, 'red' if level <= .3 else 'green')]
    return draw


# -- gears
def gear(st, teeth=8, fill=False, x=12, y=12):
    points = []
    for i in range(teeth):
        for r, off in ((7.2, -.30), (9.5, -.17), (9.5, .17), (7.2, .30)):
            a = 2 * math.pi * i / teeth + off * 2 * math.pi / teeth * 1.35
            points.append((x + r * math.sin(a), y - r * math.cos(a)))
    d = PL(*points, close=True)
    if fill: return [F(d, 1.6), KF(C(x, y, 3.1))]
    return [S(d, .92), S(C(x, y, 3.2), .92)]
