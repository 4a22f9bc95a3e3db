"""Everyday names drawn anew, because their first drawings were taken for other things."""
import math

from .drawn import marked
from .pen import C, E, F, KF, OUTER, PL, Part, RR, S, V, arc

# The names that the first drawings give way for.
ANEW = '''ant ant.fill bed.double.fill externaldrive externaldrive.fill faceid gearshape gearshape.fill paperplane.fill
sparkles timer'''.split()


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
    beds(z)


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
