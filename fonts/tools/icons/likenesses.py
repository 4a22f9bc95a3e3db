"""Everyday names drawn anew, because their first drawings were taken for other things."""
import math

from .drawn import marked
from .pen import C, E, F, H, KF, OUTER, PL, Part, RR, S, V, arc, flat, ring, turned

# The names that the first drawings give way for.
ANEW = '''ant ant.fill bed.double.fill bus car checkmark.seal checkmark.seal.fill dumbbell dumbbell.fill ellipsis.circle
ellipsis.circle.fill externaldrive externaldrive.fill faceid gearshape gearshape.fill music.note paperplane.fill
slider.horizontal.3 sparkles timer'''.split()


def twinkle(x, y, r):
    """A four-pointed star with hollow sides."""
    k = .2 * r
    return (f'M{x} {y - r}Q{x + k} {y - k} {x + r} {y}Q{x + k} {y + k} {x} {y + r}Q{x - k} {y + k} {x - r} {y}'
            f'Q{x - k} {y - k} {x} {y - r}Z')


def wheel(outer=10.4, inner=8.2, n=8):
    """A toothed wheel's outline: teeth as broad as the gaps between them."""
    points = []
    for i in range(n):
        a = 2 * math.pi * i / n
        for radius, turn in ((inner, -.34), (outer, -.2), (outer, .2), (inner, .34)):
            points.append((12 + radius * math.sin(a + turn), 12 - radius * math.cos(a + turn)))
    return PL(*points, close=True)


def likenesses(z):
    z['sparkles'] = lambda st: [
        Part([F(twinkle(9.3, 13.4, 8.4), .8)], 1, False, 'yellow'),
        Part([F(twinkle(18.4, 5.6, 4.2), .6)], 2, False, 'yellow'),
        Part([F(twinkle(18.9, 19.3, 2.9), .5)], 3, False, 'yellow')]
    z['gearshape'] = lambda st: [S(wheel(10.4 - st / 3, 8.2 - st / 3), .95), S(C(12, 12, 3.6), .95)]
    z['gearshape.fill'] = lambda st: [Part([F(wheel(), .9)], 1), Part([F(C(12, 12, 3.6))], 1, True)]
    ants(z)
    z['timer'] = lambda st: [
        Part([S(arc(12, 12, OUTER - st / 2, -90, 222)), S(V(12, 12.1 - OUTER + st / 2, 6.2), .95)], 2),
        Part([S(PL((8.2, 8.2), (12, 12)), .95), F(C(12, 12, st * .8))], 1)]
    corners = ['M2.6 7.6V6A3.4 3.4 0 0 1 6 2.6H7.6', 'M16.4 2.6H18A3.4 3.4 0 0 1 21.4 6V7.6',
               'M21.4 16.4V18A3.4 3.4 0 0 1 18 21.4H16.4', 'M7.6 21.4H6A3.4 3.4 0 0 1 2.6 18V16.4']
    features = ['M8.1 8.6V10.3', 'M15.9 8.6V10.3', 'M12.3 8.6V12.4A.9 .9 0 0 1 11.4 13.3H11',
                'M8.4 15.9C9.4 16.9 10.6 17.4 12 17.4S14.6 16.9 15.6 15.9']
    z['faceid'] = lambda st: [Part([S(d, .95) for d in corners], 1), Part([S(d, .9) for d in features], 2)]
    box = RR(1.8, 6.6, 20.4, 10.8, 3)
    lamp = C(18, 13.9, 1.15)
    z['externaldrive'] = lambda st: [Part([S(box, .95)], 2), Part([F(lamp)], 1)]
    z['externaldrive.fill'] = marked(lambda st: [F(box, st * .95)], lambda st: [F(lamp, .3)])
    plane = ('M14.5 21.7A.5 .5 0 0 0 15.5 21.7L22 2.7A.5 .5 0 0 0 21.3 2L2.3 8.5A.5 .5 0 0 0 2.3 9.5L10.2 12.7'
             'A2 2 0 0 1 11.3 13.8Z')
    z['paperplane.fill'] = marked(lambda st: [F(plane, st * .95)], lambda st: [S(PL((23, 1), (9.6, 14.4)), .6)])
    dots = lambda st: [F(C(x, 12, st * .72)) for x in (7.3, 12, 16.7)]
    z['ellipsis.circle'] = lambda st: [Part([ring(st)], 2), Part(dots(st), 1)]
    z['ellipsis.circle.fill'] = marked(lambda st: [F(C(12, 12, OUTER))], dots)
    check = PL((7.9, 12.5), (10.9, 16.1), (16.2, 8))
    z['checkmark.seal'] = lambda st: [Part(flat(z['seal'](st)), 2), Part([S(check, .95)], 1)]
    z['checkmark.seal.fill'] = marked(z['seal.fill'], lambda st: [S(check)])
    dumbbells(z)
    mugs(z)
    beds(z)
    cars(z)
    buses(z)
    sliders(z)
    notes(z)


def ants(z):
    body = [C(12, 4.7, 2), E(12, 10, 1.9, 2.3), E(12, 17.2, 2.9, 4)]
    legs = [PL((10.4, 9.2), (6.8, 8), (5.4, 4.8)), PL((10.2, 10.4), (6, 11.4), (4.2, 14.2)),
            PL((10.6, 11.8), (7, 15.2), (6.2, 20))]
    feelers = 'M11 3.2L9.2 1.4'
    def draw(fill):
        def ant(st):
            mirror = lambda d: (d, (-1, 0, 0, 1, 24, 0))
            limbs = [S(m(d), .75) for d in legs + [feelers] for m in (lambda d: d, mirror)]
            return limbs + [o for d in body for o in ([F(d, st * .8)] if fill else [KF(d), S(d, .85)])]
        return ant
    z['ant'], z['ant.fill'] = draw(False), draw(True)


def beds(z):
    head = 'M3.9 11.4V7A2.8 2.8 0 0 1 6.7 4.2H17.3A2.8 2.8 0 0 1 20.1 7V11.4Z'
    mattress = 'M1.6 18.2V14.6A3 3 0 0 1 4.6 11.6H19.4A3 3 0 0 1 22.4 14.6V18.2Z'
    pillows = [RR(6.4, 8, 4.6, 4, 1.3), RR(13, 8, 4.6, 4, 1.3)]
    def draw(st):
        legs = [S(V(2, 17, 20.6), .95), S(V(22, 17, 20.6), .95)]
        return [Part([F(head, .8)] + [KF(d, 1.5) for d in pillows], 2, False, 'purple'),
                Part([F(d) for d in pillows], 1, False, 'purple'),
                Part([KF(mattress, 2.6), F(mattress, .8)] + legs, 1, False, 'purple')]
    z['bed.double.fill'] = draw


def cars(z):
    """From the front."""
    roof = 'M4.5 10.8L6.1 6.1A2.6 2.6 0 0 1 8.6 4.3H15.4A2.6 2.6 0 0 1 17.9 6.1L19.5 10.8'
    window = 'M6.9 9.9L7.9 7.1A.9 .9 0 0 1 8.7 6.5H15.3A.9 .9 0 0 1 16.1 7.1L17.1 9.9Z'
    body, lights = RR(2.6, 10.4, 18.8, 7.6, 2.6), [C(6.8, 14.2, 1.3), C(17.2, 14.2, 1.3)]
    wheels = [F(RR(x, 17.2, 3.2, 3.8, 1.2), .3) for x in (3.6, 17.2)]
    z['car'] = lambda st: [S(roof, .95), S(body, .95), S(H(10.2, 14.2, 13.8), .85)] + [F(d) for d in lights] + wheels
    z['car.fill'] = marked(lambda st: [F(roof + 'Z', st * .95), F(body, st * .95)] + wheels,
                           lambda st: [F(window), S(H(10.2, 14.2, 13.8), .85)] + [F(d) for d in lights])


def dumbbells(z):
    """A bar with a large and a small weight at each end."""
    large = [RR(x, 5.6, 3.3, 12.8, 1.4) for x in (4.5, 16.2)]
    small = [RR(x, 8.2, 2.9, 7.6, 1.3) for x in (1.4, 19.7)]
    z['dumbbell'] = lambda st: [S(d, .95) for d in large + small] + [S(H(7.8, 12, 16.2), .95)]
    z['dumbbell.fill'] = lambda st: [F(d, .7) for d in large + small] + [S(H(7.8, 12, 16.2), 1.2)]


def mugs(z):
    cup = 'M3.4 5H16.4V16.6A3 3 0 0 1 13.4 19.6H6.4A3 3 0 0 1 3.4 16.6Z'
    handle = 'M16.4 8H18A3 3 0 0 1 21 11V12.6A3 3 0 0 1 18 15.6H16.4'
    z['mug'] = lambda st: [S(cup, .95), S(handle, .95)]
    z['mug.fill'] = lambda st: [F(cup, st * .95), S(handle, .95)]


def buses(z):
    """From the front."""
    body, window = RR(4, 2.4, 16, 17, 3.2), RR(6.6, 6.6, 10.8, 6, 1.2)
    lights, sign = [C(7.9, 16, 1.2), C(16.1, 16, 1.2)], H(10.4, 4.9, 13.6)
    wheels = [F(RR(x, 18.6, 3.2, 3, 1.2), .3) for x in (5, 15.8)]
    mirrors = [S(V(x, 8, 11.4), .95) for x in (1.8, 22.2)]
    z['bus'] = lambda st: ([S(body, .95), S(H(4.2, 12.9, 19.8), .85), S(H(4.2, 6.6, 19.8), .85)]
                           + [F(d) for d in lights] + wheels + mirrors)
    z['bus.fill'] = marked(lambda st: [F(body, st * .95)] + wheels + mirrors,
                           lambda st: [F(window), S(sign, .8)] + [F(d) for d in lights])


def sliders(z):
    """Lines with round knobs."""
    def draw(st):
        ops = [S(H(2.4, y, 21.6), .95) for y in (5, 12, 19)]
        return ops + [o for x, y in ((8, 5), (16, 12), (8, 19)) for o in (KF(C(x, y, 2.3), st * .95), S(C(x, y, 2.3), .95))]
    z['slider.horizontal.3'] = draw


def note(x, top, foot, flag=True):
    """A quarter or, with its flag, an eighth: a full head at the left of its stem."""
    head = (E(x - 3.3, foot, 3.7, 2.8), turned(-20, x - 3.3, foot))
    banner = PL((x, top + .6), (x + 5.6, top - 1.2), (x + 5.6, top + 2.8), (x, top + 4.8), close=True)
    return [F(head, .5), S(V(x, top, foot - 1))] + ([F(banner, 1)] if flag else [])


def notes(z):
    z['music.note'] = lambda st: note(12.6, 3.6, 18.8)
