"""Names that many apps use and that the other files do not have."""
from .classic import T
from .drawn import at, marked
from .families import SHIELD, badged, enclosed
from .pen import (C, E, F, H, K, OUTER, PL, Part, RR, S, V, arc, ring, solid, turned)

PAGE = RR(4.6, 2.4, 14.8, 19.2, 2.8)
CARD = RR(1.8, 4.6, 20.4, 14.8, 3)
SMILE = 'M7.6 14.2C8.6 16 10.2 16.9 12 16.9S15.4 16 16.4 14.2'
HEAD = ('M9 21.6V18.6H7A2.4 2.4 0 0 1 4.6 16.2V13.4H3.4A.8 .8 0 0 1 2.7 12.2L4.6 9A8 8 0 0 1 12.4 2.4A8.4 8.4 0 0 1 20.8 10.8'
        'C20.8 13.8 19.4 15.9 17.6 17.4V21.6')
BRAIN = 'M12.2 12.6V7.2M12.2 8.6C10.4 8.6 9.2 7.8 9.2 6.4M12.2 10.2C14.6 10.2 15.6 9.2 15.6 7.6M12.2 12.6C9.8 12.6 8.8 11.6 8.8 10.4M12.2 12.6C14.2 14.2 16.6 13 17 11.2'


def everyday(z):
    z['wrench.fill'] = solid('wrench')
    z['suitcase.rolling'] = T('luggage', .95)
    z['airpods'] = z['airpodspro'] = T('device-airpods', .9)
    z['facemask'], z['function'], z['sunglasses'] = T('face-mask', .9), T('math-function', .95), T('sunglasses', .95)
    z['accessibility'] = lambda st: [
        Part([ring(st)], 2),
        Part([F(C(12, 6.9, 1.5)), S('M6.8 9.8L10.4 10.6H13.6L17.2 9.8', .85), S('M8.8 18L10.4 13.6V10.8M15.2 18L13.6 13.6V10.8', .85)], 1)]
    z['face.smiling.fill'] = z['face.smiling.inverse'] = marked(
        lambda st: [F(C(12, 12, OUTER))],
        lambda st: [F(C(8.6, 9.4, 1.3)), F(C(15.4, 9.4, 1.3)), S(SMILE, .85)])
    z['poweroff'] = lambda st: [ring(st)]
    z['hand.raised.fingers.spread.fill'] = z['hand.raised.fill']
    z['info.bubble'] = enclosed(_info, 'bubble')
    z['info.bubble.fill'] = enclosed(_info, 'bubble', True)
    for way in ('down', 'up'):
        for fill in (False, True):
            z[f'arrow.{way}.app' + ('.fill' if fill else '')] = enclosed(z[f'arrow.{way}'], 'app', fill)
    z['shield.lefthalf.filled'] = lambda st: [Part([S(SHIELD)], 2), Part([F('M12 2.2V21.9A.9 .9 0 0 1 11.7 21.9C7.5 20.5 4 18 4 13V6A1 1 0 0 1 5 5C7 5 9.5 3.8 11.2 2.3Z', .4)], 1)]
    bolts(z)
    places(z)
    sport(z)
    sound(z)
    for kind in ('checkmark', 'exclamationmark', 'xmark'):
        z[f'clock.badge.{kind}.fill'] = badged(z['clock.fill'], kind)
    for base in ('person', 'person.crop.circle'):
        for kind in ('plus', 'minus', 'checkmark', 'xmark'):
            filled = f'{base}.fill.badge.{kind}'
            if filled in z: z[f'{base}.badge.{kind}.fill'] = z[filled]


def _info(st): return [S('M12 10.6V17.6', .95), F(C(12, 6.6, st * .6))]


def bolts(z):
    for end in ('', '.fill'):
        z['bolt.horizontal' + end] = at(z['bolt' + end], turned(62))
    for end in (False, True):
        z['bolt.horizontal.circle' + ('.fill' if end else '')] = enclosed(z['bolt.horizontal.fill'], 'circle', end)


def places(z):
    basin = 'M2.2 13.6H7.4A1.2 1.2 0 0 1 8.5 14.3L9 15.3A1.6 1.6 0 0 0 10.4 16.2H13.6A1.6 1.6 0 0 0 15 15.3L15.5 14.3A1.2 1.2 0 0 1 16.6 13.6H21.8V17.8A3 3 0 0 1 18.8 20.8H5.2A3 3 0 0 1 2.2 17.8Z'
    tips = {'down': PL((8.4, 7.6), (12, 11.2), (15.6, 7.6)), 'up': PL((8.4, 5.6), (12, 2), (15.6, 5.6))}
    for way, tip in tips.items():
        z[f'tray.and.arrow.{way}.fill'] = (lambda tip: lambda st: [Part([F(basin, .6)], 2), Part([S(V(12, 2.2, 11), .95), S(tip, .95)], 1)])(tip)
    door = 'M13.6 2.8H6A2.6 2.6 0 0 0 3.4 5.4V18.6A2.6 2.6 0 0 0 6 21.2H13.6A2.6 2.6 0 0 0 16.2 18.6V5.4A2.6 2.6 0 0 0 13.6 2.8Z'
    arrow = [H(10, 12, 21), PL((17.2, 8), (21.2, 12), (17.2, 16))]
    out = lambda st: [Part([F(door, st * .8)], 2), Part([K(d, 2.9) for d in arrow] + [S(d, .95) for d in arrow], 1)]
    z['rectangle.portrait.and.arrow.right.fill'] = z['rectangle.portrait.and.arrow.forward.fill'] = out
    lines = [H(8.4, 8, 15.6), H(8.4, 12, 15.6), H(8.4, 16, 13)]
    z['menucard'] = lambda st: [Part([S(PAGE, .95)], 2), Part([S(d, .85) for d in lines], 1)]
    z['menucard.fill'] = marked(lambda st: [F(PAGE, st * .95)], lambda st: [S(d, .85) for d in lines])
    z['camera.metering.center'] = lambda st: [Part([S(CARD, .95)], 2), Part([S(C(12, 12, 3.4), .85), F(C(12, 12, st * .55))], 1)]
    z['oven'] = lambda st: [Part([S(RR(2.6, 2.6, 18.8, 18.8, 3), .95), S(H(2.8, 8.2, 21.2), .85)], 2),
                            Part([S(RR(6.2, 11.6, 11.6, 6.2, 1.6), .85)] + [F(C(x, 5.5, .5 + st * .28)) for x in (6.6, 10.2, 17.4)], 1)]
    z['brain.head.profile'] = lambda st: [Part([S(HEAD, .95)], 2), Part([S(BRAIN, .75)], 1)]
    z['brain.head.profile.fill'] = marked(lambda st: [F(HEAD + 'Z', st * .95)], lambda st: [S(BRAIN, .75)])


def sport(z):
    cloth = RR(6.4, 3.6, 15.2, 10.4, 1.2)
    squares = [RR(6.4 + 3.8 * i, 3.6 + 3.47 * j, 3.8, 3.47, 0) for i in range(4) for j in range(3) if (i + j) % 2 == 0]
    z['flag.checkered'] = lambda st: [S(PL((4.2, 2.6), (4.2, 21.4)), .95), S(cloth, .8)] + [F(d) for d in squares]
    head = (E(12, 7.6, 5.2, 6.2), turned(45, 12, 12))
    strings = [(V(x, 1.8, 13.4), turned(45, 12, 12)) for x in (10.2, 13.8)] + [(H(7.2, y, 16.8), turned(45, 12, 12)) for y in (5.8, 9.6)]
    grip = [(V(12, 14, 22.6), turned(45, 12, 12))]
    z['tennis.racket'] = lambda st: [Part([S(head, .95), S(grip[0], 1.1)], 1), Part([S(d, .5) for d in strings], 2)]
    keys = RR(2.2, 3.8, 19.6, 16.4, 2.8)
    z['pianokeys'] = lambda st: [Part([S(keys, .95)] + [S(V(x, 13, 20), .8) for x in (8.7, 15.3)], 2),
                                 Part([F(RR(x - 1.7, 4, 3.4, 9.2, .8)) for x in (8.7, 15.3)], 1)]
    z['pianokeys.inverse'] = marked(lambda st: [F(keys, st * .95)], lambda st: [S(V(x, 13, 21), .7) for x in (8.7, 15.3)] + [F(RR(x - 1.7, 3, 3.4, 10.2, .8)) for x in (8.7, 15.3)])


def sound(z):
    wedge = PL((12, 14.6), (17.2, 21), (6.8, 21), close=True)
    def rings(st):
        parts = [Part([F(wedge, .9)], 1)]
        for level, radius in ((1, 3.4), (2, 6.4), (3, 9.4)):
            parts.append(Part([S(arc(12, 12, radius, 132, 408), .9)], level))
        return parts
    z['airplayaudio'] = rings
    z['airpodsmax'] = lambda st: [
        Part([S(arc(12, 11.4, 8.6, 190, 350), .95)], 2),
        Part([F(RR(2, 12, 5.2, 8.6, 2.4), .3), F(RR(16.8, 12, 5.2, 8.6, 2.4), .3)], 1)]
