"""More of the commonest names: hands, games, devices, rooms, and solids that are not their outlines flooded."""
import math

from . import drawn as D
from .arrows import circle_arrow, circlepath
from .drawn import at, layers, level, marked
from .families import ICLOUD, badged
from .pen import (C, E, F, H, K, KF, OUTER, PL, Part, RR, S, TABLER, V, arc, flat, lucide, mapped, mirrored, moved,
                  placed, ring, scaled, solid, svg_shapes, turned)

BULB = 'M15 14C15.2 13 15.7 12.3 16.5 11.5C17.5 10.6 18 9.3 18 8A6 6 0 0 0 6 8C6 9 6.2 10.2 7.5 11.5C8.2 12.2 8.8 13 9 14Z'
CUP = 'M4 8H17V17A4 4 0 0 1 13 21H8A4 4 0 0 1 4 17Z'
CASE = RR(2.4, 7, 19.2, 13.6, 2.8)
HANDLE = 'M8 6.8V5A2 2 0 0 1 10 3H14A2 2 0 0 1 16 5V6.8'
PALM = PL((7, 15), (7.6, 9), (18, 10), (18.6, 12), close=True)


def tabler(name, w=.92):
    return [S(d, w) for d, _ in svg_shapes(TABLER % name)]


def extra(z):
    hands(z)
    games(z)
    devices(z)
    rooms(z)
    pairs(z)
    z['figure.walk'] = D.FIGURES_OF['figure.walk']
    z['figure.child'] = at(D.FIGURES_OF['figure.stand'], scaled(.8))
    z['tuningfork'] = lambda st: [S('M7.2 2.8V8.4A4.8 4.8 0 0 0 16.8 8.4V2.8'), S(V(12, 13.4, 21.4))]
    z['level'] = lambda st: [Part([S(RR(1.6, 7.4, 20.8, 9.2, 2.4), .92), S(V(8, 7.6, 16.4), .8), S(V(16, 7.6, 16.4), .8)], 2), Part([F(C(12, 12, st * .95))], 1)]
    z['eyes'] = lambda st: [Part([S(E(6.6, 12, 4.4, 6), .92), S(E(17.4, 12, 4.4, 6), .92)], 2), Part([F(C(8, 13.6, st * .9)), F(C(18.8, 13.6, st * .9))], 1)]
    rays = lambda r0, r1, n, turn=0: [S(PL((12 + r0 * math.cos(a), 12 + r0 * math.sin(a)), (12 + r1 * math.cos(a), 12 + r1 * math.sin(a))), .92) for a in [2 * math.pi * i / n + turn for i in range(n)]]
    z['light.min'] = lambda st: rays(5.6, 7.2, 8)
    z['fireworks'] = lambda st: [Part(rays(3.4, 6.4, 8), 1), Part([F(C(12 + 9.6 * math.cos(a), 12 + 9.6 * math.sin(a), st * .52)) for a in [math.pi * i / 4 for i in range(8)]], 2)]
    z['largecircle.fill.circle'] = lambda st: [Part([ring(st)], 2), Part([F(C(12, 12, OUTER - st - 1.5))], 1)]
    z['camera.filters'] = lambda st: [S(C(12, 8.4, 5.6), .92), S(C(8, 15, 5.6), .92), S(C(16, 15, 5.6), .92)]
    z['livephoto'] = lambda st: [Part([S(arc(12, 12, OUTER - st / 2, i * 18, i * 18 + .2), .62) for i in range(20)], 3), Part([S(C(12, 12, 5.4), .85)], 2), Part([F(C(12, 12, 2.2))], 1)]
    z['confetti'], z['confetti.fill'] = z['party.popper'], z['party.popper.fill']
    z['bandage.fill'] = at(marked(lambda st: [F(RR(1.8, 7.4, 20.4, 9.2, 4.4), st * .95)], lambda st: [S(V(7.6, 5, 19), .62), S(V(16.4, 5, 19), .62)] + [F(C(x, y, st * .4)) for x in (10.6, 13.4) for y in (10.6, 13.4)]), turned(-45))
    z['pills.fill'], z['checkmark.lock'] = z['pill.fill'], badged(z['lock'], 'checkmark')
    z['asterisk'] = lucide('asterisk')
    z['shoe'] = lambda st: tabler('shoe')
    z['lightbulb.fill'] = lambda st: [Part([F(BULB, st * .95)], 1, False, 'yellow'), Part([S(H(9, 18, 15), .95), S(H(10, 22, 14), .95)], 2)]
    steam = [S(V(x, 2, 4), .95) for x in (6, 10, 14)]
    z['cup.and.saucer.fill'] = lambda st: [Part(steam, 2), Part([F(CUP, st * .95), S('M18 8A4 4 0 1 1 18 16H17', .95)], 1)]
    for word, tip in (('larger', 'M15.8 9.4L18.8 6.2L21.8 9.4'), ('smaller', 'M15.8 6.4L18.8 9.6L21.8 6.4')):
        z['textformat.size.' + word] = lambda st, tip=tip: [Part([S('M2.4 19.4L8 4.6L13.6 19.4M4.4 14.6H11.6')], 1), Part([S(tip, .92)], 2)]
    ringing = [S(arc(13, 11, r, -90, 0), .88) for r in (4.4, 8.6)]
    for f in ('', '.fill'):
        z['phone.connection' + f] = lambda st, f=f: [Part(mapped(flat(z['phone' + f](st)), placed(.84, 10.4, 13.4)), 1), Part(ringing, 2)]


def hands(z):
    shapes = svg_shapes('pypi/icons/x/justmyresource_lucide/justmyresource_lucide/svg/pointer.svg')
    full = lambda st: [F(d, st * .95) for d, _ in shapes[1:]] + [F(PALM, st * .5)]
    point = lucide('pointer')
    for way, t in (('up', turned(0)), ('right', turned(90)), ('down', turned(180)), ('up.left', turned(-40))):
        z['hand.point.' + way], z[f'hand.point.{way}.fill'] = at(point, t), at(full, t)
    for f in ('', '.fill'): z['hand.point.left' + f] = at(z['hand.point.right' + f], mirrored())
    below = (.86, 0, 0, .86, 1.4, 3.4)
    press = lambda st: [S(arc(8.3, 7.4, 6, 160, 380), .85)]
    z['hand.tap.fill'] = lambda st: [Part(press(st), 2), Part([K((shapes[3][0], below), 2.4)] + mapped(full(st), below), 1)]
    tilt = lambda hand: at(at(hand, placed(.74, 12.2, 12.4)), turned(-20))
    sound = lambda st: [S(arc(11.6, 12.4, r, a, a + 38), .85) for r, a in ((11, -66), (11, 114))]
    z['hand.wave'] = lambda st: [Part(flat(tilt(z['hand.raised'])(st)), 1), Part(sound(st), 2)]
    gaps = lambda st: flat(solid('hand')(st)) + [K(V(x, y, 10), .5) for x, y in ((10, 5.4), (14, 5.4), (18, 7.4))]
    z['hand.raised.fill'] = gaps
    z['hand.wave.fill'] = lambda st: [Part(flat(tilt(gaps)(st)), 1), Part(sound(st), 2)]


def games(z):
    for name, source in (('soccerball', 'ball-football'), ('tennisball', 'ball-tennis'), ('baseball', 'ball-baseball'), ('football', 'ball-american-football')):
        skin = 4 if name == 'football' else 0
        def line(st, source=source, skin=skin):
            ops = tabler(source, .85)
            return [Part([('s', ops[skin][1], .95)], 2), Part(ops[:skin] + ops[skin + 1:], 1)]
        def full(st, source=source, skin=skin):
            ops = tabler(source, .72)
            return [Part([F(ops[skin][1], st * .95)], 2), Part(ops[:skin] + ops[skin + 1:], 1, True)]
        z[name], z[name + '.fill'] = line, full
    panel = PL((12, 7), (16.76, 10.45), (15, 16), (9, 16), (7.24, 10.45), close=True)
    z['soccerball'] = layers(z['soccerball'], level(lambda st: [F(panel)], 1))
    z['sportscourt'] = lambda st: [Part(tabler('soccer-field')[3:4], 1), Part(tabler('soccer-field', .8)[:3] + tabler('soccer-field', .8)[4:], 2)]
    z['sportscourt.fill'] = marked(lambda st: [F(RR(3, 5, 18, 14, 2), st * .95)], lambda st: tabler('soccer-field', .72)[:3] + [S(V(12, 3, 21), .72)])
    z['road.lanes'] = lambda st: [Part(tabler('road')[:2], 1), Part(tabler('road')[2:], 2)]
    z['engine.combustion'] = lambda st: tabler('engine')


def devices(z):
    pins = [S(V(x, y, y + 2), .95) for x in (7, 12, 17) for y in (2, 20)] + [S(H(x, y, x + 2), .95) for y in (7, 12, 17) for x in (2, 20)]
    z['cpu.fill'] = lambda st: [Part([F(RR(4, 4, 16, 16, 2), st * .95)] + pins, 2), Part([S(RR(8.4, 8.4, 7.2, 7.2, .8), .8)], 1, True)]
    phone = lambda st: [S(RR(8, 4.6, 8, 14.8, 1.9), .9)]
    z['iphone.radiowaves.left.and.right'] = lambda st: [Part(phone(st), 1)] + [p._replace(level=2) for p in D.waves(12, 12, (7.2, 10.6), 32, True)(st)]
    grid = lambda st: [F(RR(x, y, 2.6, 2.6, .6)) for x in (8.8, 12.6) for y in (7, 10.8)]
    z['apps.iphone'] = lambda st: [Part([S(RR(5, 2, 14, 20, 2.6), .95)], 2), Part(grid(st), 1)]
    pod = RR(4.2, 4.4, 15.6, 17, 6.4)
    z['homepod'] = lambda st: [Part([S(pod, .95)], 1), Part([S(E(12, 7, 4, 1.5), .75)], 2)]
    z['homepod.fill'] = marked(lambda st: [F(pod, st * .95)], lambda st: [S(E(12, 7, 4, 1.5), .75)])
    keys = lambda st: [F(C(x, y, st * .42)) for y, xs in ((6.6, (6, 10, 14, 18)), (9.8, (8, 12, 16))) for x in xs] + [S(H(8, 13, 16), .7)]
    z['keyboard.chevron.compact.down'] = lambda st: [Part([S(RR(2, 3, 20, 13.2, 2), .92)] + keys(st), 2), Part([S(PL((7.6, 19.6), (12, 21.8), (16.4, 19.6)), .95)], 1)]
    z['uiwindow.split.2x1'] = lambda st: [Part([S(RR(1.6, 3.6, 20.8, 16.8, 3), .95)], 1), Part([S(H(2, 8.4, 22), .8), S(V(12, 8.6, 20.2), .8)], 2)]
    screen = 'M11.2 17.6H5A2.4 2.4 0 0 1 2.6 15.2V6.8A2.4 2.4 0 0 1 5 4.4H19A2.4 2.4 0 0 1 21.4 6.8V10'
    small = RR(14, 13.2, 7.6, 6.2, 1.4)
    tip = {'enter': PL((6.4, 10), (10.8, 10.4), (10.4, 6)), 'exit': PL((10.6, 7.2), (6.2, 6.8), (6.6, 11.2))}
    for way, head in tip.items():
        z['pip.' + way] = lambda st, head=head: [Part([S(screen, .95)], 2), Part([F(small, st * .6), S(head, .85), S(PL((6.6, 6.6), (10.4, 10.4)), .85)], 1)]
    z['display.2'] = lambda st: [Part([S('M8 17.2H4A2.2 2.2 0 0 1 1.8 15V6.4A2.2 2.2 0 0 1 4 4.2H15.6A2.2 2.2 0 0 1 17.8 6.4V6.6', .92)], 2), Part([S(RR(8.6, 9.4, 13.6, 9, 2), .92), S(H(12.6, 21.6, 18.2), .9)], 1)]
    for way, head in (('up', PL((8.6, 14.2), (12, 10.8), (15.4, 14.2))), ('down', PL((8.6, 17.4), (12, 20.8), (15.4, 17.4)))):
        arrow = [K(V(12, 11.4, 20.4), 2.5), K(head, 2.2), S(V(12, 11.4, 20.4), .95), S(head, .95)]
        z[f'icloud.and.arrow.{way}.fill'] = lambda st, arrow=arrow: [Part([F((ICLOUD, moved(0, -2.6)), st * .95)], 2), Part(arrow, 1)]


def rooms(z):
    z['window.vertical.closed'] = lambda st: [Part([S(RR(4.4, 2.8, 15.2, 18.4, 1.6), .95)], 1), Part([S(V(12, 3, 21), .8), S(H(4.6, 12, 19.4), .8)], 2)]
    z['case'], z['case.fill'] = (lambda st: [S(CASE, .95), S(HANDLE, .9)]), (lambda st: [F(CASE, st * .95), S(HANDLE, .9)])
    face = C(12, 10.6, 7.4)
    hands = lambda st: [S(PL((12, 6.4), (12, 10.8), (14.6, 12.4)), .85)]
    base = [S(H(6, 21, 18), .95)]
    z['deskclock'] = lambda st: [Part([S(face, .95)] + base, 2), Part(hands(st), 1)]
    z['deskclock.fill'] = lambda st: [Part([F(face, st * .95)] + base, 2), Part(hands(st), 1, True)]
    knob = lambda st: [S(H(9.6, 1.8, 14.4), .95), S(PL((18, 5.8), (19.4, 4.4)), .95), S(V(12, 2, 5), .95)]
    z['stopwatch.fill'] = lambda st: [Part([F(C(12, 13.6, 8.2), st * .5)] + knob(st), 2), Part([S(PL((12, 13.6), (15.2, 10.4)), .95)], 1, True)]
    picture = lambda st: [F(C(7.8, 13, 1.5)), S('M2.6 19.6L8 15.4L10.6 17.4L15 13.2L21.4 18.6', .78)]
    z['photo.stack.fill'] = lambda st: [Part([S(H(4.8, 5.2, 19.2), .9), S(H(7, 2, 17), .9)], 3), Part([F(RR(2.6, 8.8, 18.8, 12.4, 2.6), st * .92)], 2), Part(picture(st), 1, True)]


def pairs(z):
    """A person or a lock with a word beside or around it."""
    for kind, mark in (('checkmark', PL((15.4, 12.4), (17.8, 14.8), (22, 9.4))), ('xmark', 'M16 9.4L21.4 14.8M21.4 9.4L16 14.8')):
        z['person.fill.' + kind] = lambda st, mark=mark: [Part(mapped(D.person_fill(st), placed(.86, 9, 12)), 1), Part([K(mark, 2.3), S(mark, .95)], 2)]
    question = 'M16 10.2C16 8.6 17.2 7.8 18.6 7.8S21.2 8.8 21.2 10.3C21.2 12.2 18.6 12.2 18.6 14.2'
    z['person.fill.questionmark'] = lambda st: [Part(mapped(D.person_fill(st), placed(.86, 9, 12)), 1), Part([S(question, .9), F(C(18.6, 17.2, st * .55))], 2)]
    for fill in ('', '.fill'):
        one = D.person_fill if fill else D.person
        z['person.wave.2' + fill] = lambda st, one=one: [Part(mapped(one(st), placed(.9, 8.8, 12), .95), 1), Part([S(arc(12, 8.6, 5, -40, 40), .9), S(arc(12, 8.6, 9.2, -40, 40), .9)], 2)]
    z['lock.rotation'] = lambda st: [Part(circle_arrow(st), 2), Part(mapped(flat(z['lock.fill'](st)), placed(.42, 12, 12.2)), 1)]
    exclaim = lambda st: [S(V(12, 7.6, 13), .95), F(C(12, 16.6, st * .56))]
    z['exclamationmark.arrow.circlepath'] = lambda st: [Part(circle_arrow(st), 2), Part(exclaim(st), 1)]
    z['exclamationmark.arrow.triangle.2.circlepath'] = lambda st: [Part(circlepath(st), 2), Part(mapped(exclaim(st), scaled(.86)), 1)]
