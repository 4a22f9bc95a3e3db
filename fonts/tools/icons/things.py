"""The names of our own drawings: weather, people, calendars, lists, charts, sound, media."""
from . import drawn as D
from .drawn import at, bulleted, join, layers, level, lines, marked, strokes
from .letters import CAPITALS, FIGURES, SMALL, sign, word
from .pen import (C, E, F, H, K, KF, OUTER, PL, Part, RR, S, V, arc, flat, flipped, lucide, mapped, mirrored, moved,
                  placed, ring, scaled, solid, star, turned)

DROPLET = 'M12 2.8C15.4 6.4 18.6 10 18.6 14.4A6.6 6.6 0 0 1 5.4 14.4C5.4 10 8.6 6.4 12 2.8Z'
BOLT = PL((13.6, 2.4), (4.8, 13.4), (11, 13.4), (10, 21.6), (19.2, 10.2), (12.8, 10.2), close=True)
FLAME = 'M12 22A7 7 0 0 1 5 15C5 11.6 7.2 10.4 8.2 7.4C8.8 9.4 9.6 10.4 10.6 10.8C10.8 7.4 11.4 4.4 14.4 2C14.2 6.4 19 8.6 19 15A7 7 0 0 1 12 22Z'
WAVE = 'M2.4 %sC4 %s 5.6 %s 7.2 %sS10.4 %s 12 %sS15.2 %s 16.8 %sS20 %s 21.6 %s'


def wave(y, a=1.5): return WAVE % (y, y - a, y - a, y, y + a, y, y - a, y, y + a, y)


def weather(z):
    for fill in (False, True):
        f = '.fill' if fill else ''
        z['cloud' + f] = D.cloud(fill)
        for name, below, colour in (('rain', D.RAIN, 'blue'), ('drizzle', D.DRIZZLE, 'blue'), ('heavyrain', D.HEAVY, 'blue'),
                                    ('snow', D.SNOW, 'white'), ('hail', D.HAIL, 'white'), ('sleet', D.SLEET, 'blue'),
                                    ('fog', D.FOG, 'gray'), ('bolt', D.BOLT, 'yellow')):
            z[f'cloud.{name}{f}'] = D.raining(fill, below, colour)
        z['cloud.bolt.rain' + f] = D.raining(fill, lambda st: D.BOLT(st) + [S(PL((7.4, 18), (6, 21.4)), .9), S(PL((17.8, 18), (16.4, 21.4)), .9)], 'blue')
        z['cloud.sun' + f] = D.behind(D.BACK_SUN(fill), fill)
        z['cloud.moon' + f] = D.behind(D.back_moon(fill), fill)
        z['cloud.sun.rain' + f] = D.behind(D.BACK_SUN(fill), fill, D.RAIN)
        z['cloud.moon.rain' + f] = D.behind(D.back_moon(fill), fill, D.RAIN)
        z['cloud.sun.bolt' + f] = D.behind(D.BACK_SUN(fill), fill, D.BOLT)
        z['cloud.moon.bolt' + f] = D.behind(D.back_moon(fill), fill, D.BOLT)
        z['sun.max' + f] = D.sun(filled=fill)
        z['sun.min' + f] = D.sun(r=3.6, inner=6.0, outer=7.4, filled=fill)
        z['sun.dust' + f] = D.sun(filled=fill, dots=True)
        z['sun.horizon' + f] = (lambda fill: lambda st: D.horizon(st, None, fill))(fill)
        z['sunrise' + f] = (lambda fill: lambda st: D.horizon(st, True, fill))(fill)
        z['sunset' + f] = (lambda fill: lambda st: D.horizon(st, False, fill))(fill)
        body = (lambda st: [F(D.MOON, st)]) if fill else (lambda st: [S(D.MOON)])
        z['moon.stars' + f] = (lambda body: lambda st: [Part([F(star(4, 3.1, 1.1, 18.2, 5.2), .5), F(star(4, 2.2, .8, 14.2, 9.6), .4)], 2, False, 'yellow'), Part(mapped(body(st), (.9, 0, 0, .9, .2, 2.2)), 1, False, 'yellow')])(body)
        z['moon.zzz' + f] = (lambda body: lambda st: [Part([S('M15.4 3.4H20.6L15.4 9H20.6', .8), S('M12.6 10H15.6L12.6 13H15.6', .7)], 2), Part(mapped(body(st), (.86, 0, 0, .86, .2, 2.8)), 1)])(body)
        drop = (lambda st: [F(DROPLET, st)]) if fill else (lambda st: [S(DROPLET)])
        z['drop' + f] = (lambda drop: lambda st: [Part(drop(st), 1, False, 'blue')])(drop)
        inner = lambda st: [S('M8.4 14.6A3.6 3.6 0 0 0 12 18.2', .85)]
        z['humidity' + f] = (lambda st: [Part([F(DROPLET, st)], 2, False, 'blue'), Part([S(H(8.6, 12.2, 15.4), .8), S(H(8.2, 15.4, 15.8), .8), S(H(9.6, 18.6, 14.4), .8)], 1, True)]) if fill else (lambda st: [Part([S(DROPLET)], 1, False, 'blue'), Part([S(H(9, 12.6, 15), .75), S(H(9, 15.8, 15), .75)], 2)])
        z['drop.halffull'] = lambda st: [Part([S(DROPLET)], 1), Part([F('M5.4 14.4A6.6 6.6 0 0 0 18.6 14.4L18.4 13H5.6Z', .3)], 2)]
        z['flame' + f] = (lambda st: [Part([F(FLAME, st)], 1, False, 'orange')]) if fill else (lambda st: [S(FLAME)])
        z['bolt' + f] = (lambda st: [Part([F(BOLT, st)], 1, False, 'yellow')]) if fill else (lambda st: [S(BOLT)])
    z['wind.snow'] = lambda st: [Part([S('M2.6 9H14.4A3 3 0 1 0 11.6 5', .95), S('M2.6 13.4H18.4A3 3 0 1 1 15.4 17.4', .95)], 1), Part([F(C(x, y, st * .6)) for x, y in ((4.4, 18), (9, 18), (6.6, 21.4), (11.2, 21.4))], 2)]
    z['hurricane'] = lambda st: [S(C(12, 12, 3.6)), S('M15.6 12C15.6 6.6 12.6 3.4 7.4 2.6', .95), S('M8.4 12C8.4 17.4 11.4 20.6 16.6 21.4', .95)]
    z['tropicalstorm'] = lambda st: [F(C(12, 12, 4.6)), S('M16 12C16 6.6 12.6 3.4 7.4 2.6', .95), S('M8 12C8 17.4 11.4 20.6 16.6 21.4', .95)]
    z['water.waves'] = lambda st: [Part([S(wave(y), .95)], i + 1) for i, y in enumerate((6.4, 12, 17.6))]
    z['thermometer.medium'] = z['thermometer.high'] = lambda st: [Part([S('M15 13.6V5A3 3 0 0 0 9 5V13.6A5 5 0 1 0 15 13.6Z', .95)], 2), Part([F(C(12, 17.2, 2.4)), S(V(12, 8, 17), .8)], 1, False, 'red')]
    z['thermometer.low'] = lambda st: [Part([S('M15 13.6V5A3 3 0 0 0 9 5V13.6A5 5 0 1 0 15 13.6Z', .95)], 2), Part([F(C(12, 17.2, 2.4)), S(V(12, 13, 17), .8)], 1, False, 'blue')]
    z['aqi.low'] = lambda st: [F(C(x, y, st * .6)) for x, y in ((12, 5), (6, 8.5), (18, 8.5), (12, 12), (6, 15.5), (18, 15.5), (12, 19))]
    z['rays'] = lambda st: [S(PL((12 + 5 * D.math.cos(a), 12 + 5 * D.math.sin(a)), (12 + 9 * D.math.cos(a), 12 + 9 * D.math.sin(a)))) for a in [D.math.pi * i / 4 for i in range(8)]]
    z['slowmo'] = lambda st: [S(PL((12 + r * D.math.cos(a), 12 + r * D.math.sin(a)), (12 + 9.4 * D.math.cos(a), 12 + 9.4 * D.math.sin(a))), .7) for i in range(24) for a, r in [(D.math.pi * i / 12, 6.6)]]


def people(z):
    z['person'], z['person.fill'] = D.person, D.person_fill
    z['person.3'], z['person.3.fill'] = D.group(False), D.group(True)
    z['person.3.sequence'], z['person.3.sequence.fill'] = z['person.3'], z['person.3.fill']
    for name in ('person.crop.circle', 'person.circle'):
        z[name], z[name + '.fill'] = D.crop_circle, D.crop_circle_fill
    for name in ('person.crop.square', 'person.square'):
        z[name], z[name + '.fill'] = D.crop_square, D.crop_square_fill
    z['person.crop.rectangle'] = lambda st: [Part([S(RR(1.4 + st / 2, 4 + st / 2, 21.2 - st, 16 - st, 2.8))], 2), Part([S(C(12, 9.8, 2.6), .9), S('M6.8 19C6.8 16 9.4 14.6 12 14.6S17.2 16 17.2 19', .9)], 1)]
    z['person.crop.rectangle.fill'] = lambda st: [Part([F(RR(1.4, 4, 21.2, 16, 3.6))], 2), Part([F(C(12, 9.4, 2.9)), F('M6.8 18.4C6.8 15.4 9.4 14 12 14S17.2 15.4 17.2 18.4Z')], 1, True)]
    z['person.icloud'] = lambda st: [Part([S(D.CLOUD)], 2), Part([F(C(11.6, 10.6, 1.8)), F('M8.2 15.8C8.2 14 9.8 13.2 11.6 13.2S15 14 15 15.8Z')], 1)]
    z['person.and.arrow.left.and.arrow.right'] = lambda st: mapped(flat(D.person(st)), (.7, 0, 0, .7, 3.6, 0), .9) + [S(PL((6, 16.4), (2.6, 19.4), (6, 22.4)), .9), S(PL((18, 16.4), (21.4, 19.4), (18, 22.4)), .9), S(H(3, 19.4, 21), .9)]
    z.update(D.FIGURES_OF)
    z['figure.2.and.child.holdinghands'] = D.family_figure
    z['figure.and.child.holdinghands'] = D.pair_figure
    z['figure.2'] = lambda st: mapped(D.FIGURES_OF['figure.stand'](st), moved(-5, 0)) + mapped(D.FIGURES_OF['figure.stand'](st), moved(5, 0))
    z['figure.walk.motion'] = lambda st: [Part([S(H(1.6, 8, 5), .8), S(H(.6, 12.6, 4), .8), S(H(1.6, 17, 5), .8)], 2), Part(D.FIGURES_OF['figure.walk'](st), 1)]
    hand = 'M18 11V6A2 2 0 0 0 14 6M14 10V4A2 2 0 0 0 10 4V6M10 10.5V6A2 2 0 0 0 6 6V14M18 8A2 2 0 1 1 22 8V14A8 8 0 0 1 14 22H12C9.2 22 7.5 21.1 6 19.7L2.4 16A2 2 0 0 1 5.2 13.2L7 15'
    z['hand.raised'] = z['hand.raised.fingers.spread'] = lambda st: [S(hand, .95)]
    z['hand.tap'] = lambda st: [Part([S(arc(9.8, 7.4, 6.4, 160, 380), .85)], 2), Part(mapped(flat(lucide('pointer')(st)), (.86, 0, 0, .86, 1.4, 3.4)), 1)]


def calendars(z):
    dots = lambda st: [Part(D.calendar_page(st), 1), Part(D.calendar_dots(st, [(x, y) for y in (13, 16.9) for x in (8, 12, 16)]), 2)]
    z['calendar'] = dots
    z['calendar.day.timeline.left'], z['calendar.day.timeline.leading'] = D.timeline(True), D.timeline(True)
    z['calendar.day.timeline.right'], z['calendar.day.timeline.trailing'] = D.timeline(False), D.timeline(False)
    z['note.text'] = lambda st: [Part(D.calendar_page(st), 1), Part([S(H(7.6, 13.2, 16.4), .75), S(H(7.6, 16.8, 13.4), .75)], 2)]
    for name, hour, minute in (('clock', 4, 0),):
        z['clock'] = lambda st: [Part([ring(st)], 2), Part([S('M12 6.6V12.2L15.6 14.4', .92)], 1)]
        z['clock.fill'] = lambda st: [Part([F(C(12, 12, OUTER))], 2), Part([S('M12 6.2V12.2L16 14.6')], 1, True)]
    z['timer.square'] = lambda st: [Part([S(RR(2.9 + st / 2, 2.9 + st / 2, 18.2 - st, 18.2 - st, 2.6))], 2), Part([S(arc(12, 12, 5, -60, 240), .85), S(PL((9.4, 9.4), (12, 12)), .85)], 1)]
    z['gauge.medium'] = z['gauge.with.dots.needle.50percent'] = lambda st: [Part([S(arc(12, 13.2, 9, 145, 395))], 2), Part([F(C(12, 14.4, st * .95)), S(V(12, 8.4, 14), .95)], 1)]
    for p, a in ((0, 150), (33, 235), (67, 305), (100, 390)):
        z[f'gauge.with.dots.needle.{p}percent'] = (lambda a: lambda st: [Part([S(arc(12, 13.2, 9, 145, 395))], 2), Part([F(C(12, 14.4, st * .95)), S(PL((12, 14.4), (12 + 5.6 * D.math.cos(D.math.radians(a)), 14.4 + 5.6 * D.math.sin(D.math.radians(a)))), .95)], 1)])(a)
    z['hourglass.bottomhalf.filled'] = lambda st: flat(lucide('hourglass')(st)) + [F(PL((8.2, 19.6), (15.8, 19.6), (12, 16), close=True), .8)]
    z['hourglass.tophalf.filled'] = lambda st: flat(lucide('hourglass')(st)) + [F(PL((8.2, 4.4), (15.8, 4.4), (12, 8), close=True), .8)]


def text(z):
    rows = (5, 9.7, 14.4, 19)
    z['text.alignleft'] = z['text.align.left'] = z['text.justify.left'] = z['text.justifyleft'] = lines((3, 5, 21), (3, 9.7, 15), (3, 14.4, 21), (3, 19, 13))
    z['text.alignright'] = z['text.justify.right'] = z['text.align.right'] = lines((3, 5, 21), (9, 9.7, 21), (3, 14.4, 21), (11, 19, 21))
    z['text.aligncenter'] = z['text.align.center'] = lines((3, 5, 21), (6, 9.7, 18), (3, 14.4, 21), (7, 19, 17))
    z['text.justify'] = lines(*[(3, y, 21) for y in rows])
    z['text.justify.leading'], z['text.justify.trailing'] = z['text.alignleft'], z['text.alignright']
    z['text.append'] = lambda st: [Part([S(H(3, y, 21), .95) for y in (5, 9.7)] + [S(H(3, 14.4, 12), .95)], 2), Part([S(V(18, 13, 21), .95), S(H(14, 17, 22), .95)], 1)]
    z['text.insert'] = lambda st: [Part([S(H(3, 5, 21), .95), S(H(11, 9.7, 21), .95), S(H(11, 14.4, 21), .95), S(H(3, 19, 21), .95)], 2), Part([S(PL((3.4, 9), (7, 12), (3.4, 15)), .95)], 1)]
    z['text.quote'] = lambda st: [Part([S(V(3.8, 4.6, 19.4), 1)], 1), Part([S(H(8.4, y, x), .95) for y, x in ((5, 21), (9.7, 18), (14.4, 21), (19, 15))], 2)]
    z['text.badge.base'] = lines((3, 5, 21), (3, 9.7, 21), (3, 14.4, 21), (3, 19, 21))
    z['text.viewfinder'] = lambda st: [Part([S(('M3.4 8V6A2.6 2.6 0 0 1 6 3.4H8', t)) for t in (turned(0), turned(90), turned(180), turned(270))], 1), Part([S(H(7.6, 9, 16.4), .85), S(H(7.6, 12, 16.4), .85), S(H(7.6, 15, 13), .85)], 2)]
    finder = [S(('M3.4 8V6A2.6 2.6 0 0 1 6 3.4H8', t)) for t in (turned(0), turned(90), turned(180), turned(270))]
    z['viewfinder'] = lambda st: finder
    z['plus.viewfinder'] = lambda st: [Part(finder, 2), Part([S(V(12, 8.4, 15.6), .95), S(H(8.4, 12, 15.6), .95)], 1)]
    z['dot.viewfinder'] = lambda st: [Part(finder, 2), Part([F(C(12, 12, 2.6))], 1)]
    z['person.fill.viewfinder'] = lambda st: [Part(finder, 2), Part(mapped(D.person_fill(st), placed(.5, 12, 12)), 1)]
    z['location.viewfinder'] = lambda st: [Part(finder, 2), Part([F(PL((16.4, 7.6), (12.6, 16.4), (11.6, 12.4), (7.6, 11.4), close=True), .6)], 1)]
    z['text.magnifyingglass'] = lambda st: [Part([S(H(3, 5, 21), .95), S(H(3, 10, 9), .95), S(H(3, 15, 9), .95), S(H(3, 20, 11), .95)], 2), Part([S(C(15.8, 14, 4.2), .95), S(PL((18.8, 17), (22, 20.4)))], 1)]
    z['text.below.photo'] = lambda st: [Part([S(RR(2.6, 3, 18.8, 10, 2.2), .95)], 1), Part([S(H(3, 17, 21), .95), S(H(3, 21, 15), .95)], 2)]
    z['text.below.photo.fill'] = lambda st: [Part([F(RR(2.6, 3, 18.8, 10, 2.2), st * .9)], 1), Part([S(H(3, 17.4, 21), .95), S(H(3, 21.4, 15), .95)], 2)]
    z['text.redaction'] = lambda st: [S(H(3, 5, 9), 1), F(RR(11, 3.4, 10, 3.2, .8)), F(RR(3, 8.2, 13, 3.2, .8)), S(H(18, 9.8, 21), 1), S(H(3, 14.4, 7), 1), F(RR(9, 12.8, 12, 3.2, .8)), F(RR(3, 17.6, 11, 3.2, .8))]
    z['line.3.horizontal'] = lines((3, 6, 21), (3, 12, 21), (3, 18, 21), w=1)
    z['line.2.horizontal'] = lines((3, 9, 21), (3, 15, 21), w=1)
    z['equal'] = lines((4.6, 8.6, 19.4), (4.6, 15.4, 19.4), w=1)
    z['line.horizontal.3'] = z['line.3.horizontal']
    z['line.3.horizontal.decrease'] = z['line.horizontal.3.decrease'] = lines((3, 6.4, 21), (6.4, 12, 17.6), (9.6, 17.6, 14.4), w=1)
    z['list.bullet'] = bulleted(D.DOT)
    z['list.dash'] = bulleted(D.DASH)
    z['list.star'] = bulleted(D.STAR_MARK)
    z['list.triangle'] = bulleted(D.TRIANGLE_MARK)
    z['list.number'] = bulleted(D.NUMBER_MARK)
    z['checklist'] = z['checklist.checked'] = bulleted(D.CHECK_MARK)
    z['checklist.unchecked'] = bulleted(D.RING_MARK)
    z['list.bullet.indent'] = lambda st: [Part([F(C(x, y, st * .62)) for x, y in ((3.6, 5.4), (8.6, 12), (8.6, 18.6))], 2), Part([S(H(8.6, 5.4, 21), .95), S(H(13.4, 12, 21), .95), S(H(13.4, 18.6, 21), .95)], 1)]
    inner = lambda st, w: [F(C(6.2, y, st * .46)) for y in (9, 12.2, 15.4)] + [S(H(9.4, y, 18), w) for y in (9, 12.2, 15.4)]
    z['list.bullet.rectangle'] = lambda st: [Part([S(RR(1.4 + st / 2, 4 + st / 2, 21.2 - st, 16.4 - st, 2.8))], 2), Part(inner(st, .72), 1)]
    z['list.bullet.rectangle.fill'] = lambda st: [Part([F(RR(1.4, 4, 21.2, 16.4, 3.6))], 2), Part(inner(st, .78), 1, True)]
    tall = lambda st, w: [F(C(7.8, y, st * .46)) for y in (7.6, 12, 16.4)] + [S(H(11, y, 16.8), w) for y in (7.6, 12, 16.4)]
    z['list.bullet.rectangle.portrait'] = lambda st: [Part([S(RR(4 + st / 2, 1.8 + st / 2, 16 - st, 20.4 - st, 2.8))], 2), Part(tall(st, .75), 1)]
    z['list.bullet.rectangle.portrait.fill'] = lambda st: [Part([F(RR(4, 1.8, 16, 20.4, 3.4))], 2), Part(tall(st, .8), 1, True)]
    clip = lambda st: [S('M15.4 4.2H17A2.4 2.4 0 0 1 19.4 6.6V19A2.4 2.4 0 0 1 17 21.4H7A2.4 2.4 0 0 1 4.6 19V6.6A2.4 2.4 0 0 1 7 4.2H8.6', .95), S(RR(8.6, 2.4, 6.8, 3.8, 1.2), .9)]
    fullclip = lambda st: [F(RR(4.6, 4.2, 14.8, 17.2, 2.4), st * .95), K(RR(8.6, 2.6, 6.8, 3.6, 1.2), 1.3), F(RR(8.6, 2.4, 6.8, 3.6, 1.2), st * .5)]
    items = lambda st, w=.72: [F(C(8.6, y, st * .46)) for y in (11, 14.4, 17.8)] + [S(H(11.6, y, 16), w) for y in (11, 14.4, 17.8)]
    z['clipboard'], z['clipboard.fill'] = clip, fullclip
    z['list.clipboard'] = z['list.bullet.clipboard'] = lambda st: [Part(clip(st), 2), Part(items(st), 1)]
    z['list.clipboard.fill'] = z['list.bullet.clipboard.fill'] = lambda st: [Part(fullclip(st), 2), Part(items(st, .78), 1, True)]
    z['doc.on.clipboard'] = lambda st: [Part([S('M9 19.6H5.4A2.2 2.2 0 0 1 3.2 17.4V6A2.2 2.2 0 0 1 5.4 3.8H6.6M14.4 3.8H15.6A2.2 2.2 0 0 1 17.8 6V7', .92), S(RR(6.8, 2.2, 7.4, 3.4, 1.2), .85)], 2), Part([S(RR(10.6, 10, 10.2, 12, 2.2), .92)], 1)]
    z['doc.on.clipboard.fill'] = lambda st: [Part([S('M9 19.6H5.4A2.2 2.2 0 0 1 3.2 17.4V6A2.2 2.2 0 0 1 5.4 3.8H6.6M14.4 3.8H15.6A2.2 2.2 0 0 1 17.8 6V7', .92), S(RR(6.8, 2.2, 7.4, 3.4, 1.2), .85)], 2), Part([F(RR(10.6, 10, 10.2, 12, 2.2), st * .9)], 1)]
    z['slider.horizontal.3'] = sliders(False)
    z['slider.vertical.3'] = sliders(True)
    z['slider.horizontal.2.square'] = lambda st: [Part([S(RR(2.9 + st / 2, 2.9 + st / 2, 18.2 - st, 18.2 - st, 2.6))], 2), Part([S(H(7, 9, 17), .75), F(C(14.2, 9, st * .85)), S(H(7, 15, 17), .75), F(C(9.8, 15, st * .85))], 1)]
    z['switch.2'] = lambda st: [S(RR(3, 3.6, 18, 7.2, 3.6), .9), F(C(17.2, 7.2, 1.9)), S(RR(3, 13.4, 18, 7.2, 3.6), .9), F(C(6.8, 17, 1.9))]
    z['textformat'] = lambda st: flat(word('a', 1.15, .95, {'a': 'M6.4 17L12 4L17.6 17M8.4 12.6H15.6'})(st))
    z['textformat'] = lambda st: mapped([S('M3 19L8.6 5L14.2 19M5 14.4H12.2')], moved(0, 0)) + [S(E(18, 15.4, 3, 3.4), .92), S(V(21, 11.8, 19), .92)]
    z['textformat.size'] = lambda st: [S('M9.6 19.4L15.4 4.6L21.2 19.4M11.6 14.6H19.2'), S('M2.4 19.4L5.8 10.8L9 19.4M3.6 16.6H8', .85)]
    z['textformat.abc'] = word('abc', 1.25, .95, SMALL)
    z['abc'] = z['textformat.abc']
    z['textformat.123'] = word('123', 1.25, .95)
    z['textformat.alt'] = z['textformat']
    z['textformat.superscript'] = lambda st: [S(PL((3.4, 8.4), (12.4, 19.4))), S(PL((12.4, 8.4), (3.4, 19.4)))] + mapped([S(FIGURES['2'], .85)], placed(.62, 18.4, 7.4))
    z['textformat.subscript'] = lambda st: [S(PL((3.4, 4.6), (12.4, 15.6))), S(PL((12.4, 4.6), (3.4, 15.6)))] + mapped([S(FIGURES['2'], .85)], placed(.62, 18.4, 17))
    z['textformat.characters'] = word('ab', 1.25, .95)
    z['character'] = lambda st: [S('M5.4 20L12 4L18.6 20M7.8 14.6H16.2')]
    z['character.cursor.ibeam'] = lambda st: [Part([S('M2.6 18L7 6.6L11.4 18M4.2 14.2H9.8')], 2), Part([S('M14 3.6C16 3.6 17.4 4.4 17.4 6V18C17.4 19.6 16 20.4 14 20.4M20.8 3.6C18.8 3.6 17.4 4.4 17.4 6M20.8 20.4C18.8 20.4 17.4 19.6 17.4 18', .9)], 1)]
    z['character.ja'] = lambda st: [S('M5 6.6H18.4', .9), S('M11.2 2.8C10.8 9 11 14.6 12 19.6', .9), S('M16.2 9.6C14.6 15.6 11 19.6 7.6 19.6C5.4 19.6 4.4 18.2 4.4 16.4C4.4 12.8 8.6 10.8 13 10.8C17.2 10.8 20 12.6 20 15.6C20 18.4 17.8 20.2 15 20.8', .9)]
    z['bold.italic.underline'] = lambda st: flat(word('b', .85, .95)(st)) and mapped(flat(word('b', .9, 1)(st)), moved(-7.4, -1)) + [S(PL((13.4, 6.6), (10.6, 15.4)), .9), S('M16.6 6.6V12A2.7 2.7 0 0 0 22 12V6.6', .9), S(H(3, 20.4, 22), .9)]
    z['paragraphsign'] = lambda st: [S('M18.4 4H10A4.6 4.6 0 0 0 10 13.2H11.6M11.6 4V20.4M16 4V20.4', .95)]
    z['character.bubble'] = lambda st: [Part([S('M5.6 3.8H18.4A3 3 0 0 1 21.4 6.8V14.4A3 3 0 0 1 18.4 17.4H11.4L7.4 20.8C7 21.1 6.5 20.9 6.5 20.4V17.4H5.6A3 3 0 0 1 2.6 14.4V6.8A3 3 0 0 1 5.6 3.8Z')], 2), Part([S('M8.8 14L12 6.8L15.2 14M9.9 11.6H14.1', .8)], 1)]


def sliders(vertical):
    def draw(st):
        knobs = ((5.4, 8), (12, 15.6), (18.6, 9.6))
        ops = []
        for y, x in knobs: ops.append(S(H(3, y, 21), .9))
        for y, x in knobs: ops += [KF(C(x, y, 2.2 + st * .5 + .9)), S(C(x, y, 2.2), .9)]
        return mapped(ops, (0, 1, 1, 0, 0, 0)) if vertical else ops
    return draw


def charts(z):
    z['chart.bar'], z['chart.bar.fill'] = D.bars((7, 16.4, 11.4)), D.bars((7, 16.4, 11.4), True)
    axes = lambda st: [S('M3.2 3V18.2A2.4 2.4 0 0 0 5.6 20.6H21', .95)]
    z['chart.bar.xaxis'] = lambda st: [Part([S(H(2.6, 21, 21.4), .95)], 2)] + [Part([F(RR(x, 17.6 - h, 4, h, 1))], 1, False, '', True) for x, h in ((3.6, 7), (10, 14.6), (16.4, 10))]
    z['chart.bar.xaxis.ascending'] = lambda st: [Part([S(H(2.6, 21, 21.4), .95)], 2)] + [Part([F(RR(x, 17.6 - h, 4, h, 1))], 1, False, '', True) for x, h in ((3.6, 5), (10, 9.6), (16.4, 14.6))]
    z['chart.xyaxis.line'] = lambda st: [Part(axes(st), 2), Part([S(PL((7.2, 15.4), (11, 10.4), (14.4, 13), (20, 6.4)), .95)], 1)]
    z['chart.line.uptrend.xyaxis'] = lambda st: [Part(axes(st), 2), Part([S(PL((7.2, 15.4), (11, 10.6), (14.2, 13.2), (20.4, 6.2)), .95), S(PL((16, 5.8), (20.6, 5.8), (20.6, 10.4)), .95)], 1)]
    z['chart.line.downtrend.xyaxis'] = lambda st: [Part(axes(st), 2), Part([S(PL((7.2, 6.2), (11, 10.6), (14.2, 8.2), (20.4, 14.8)), .95), S(PL((20.6, 10.6), (20.6, 15.2), (16, 15.2)), .95)], 1)]
    z['chart.line.flattrend.xyaxis'] = lambda st: [Part(axes(st), 2), Part([S(H(7.6, 10.6, 20.4), .95), S(PL((17.2, 7.2), (20.6, 10.6), (17.2, 14)), .95)], 1)]
    z['chart.dots.scatter'] = lambda st: [Part(axes(st), 2), Part([F(C(x, y, st * .66)) for x, y in ((8, 15), (11, 10), (14.4, 13.6), (15.4, 7.4), (19.4, 9.6))], 1)]
    pie = 'M11 4.4A8.6 8.6 0 1 0 19.6 13H11Z'
    piece = 'M14.4 2.6A7.4 7.4 0 0 1 21.4 9.6H14.4Z'
    z['chart.pie'] = lambda st: [Part([S(pie, .95)], 2), Part([S(piece, .95)], 1)]
    z['chart.pie.fill'] = lambda st: [Part([F(pie, st * .95)], 2), Part([KF(piece, 2.6), F(piece, st * .8)], 1)]
    z['cellularbars'] = lambda st: [Part([F(RR(2.4 + i * 5, 19.6 - h, 3.6, h, 1))], 1, False, '', True) for i, h in enumerate((4.4, 8.4, 12.2, 16))]
    cells = lambda st, f: [S(H(3.6 if f else 2.6, 9.4, 20.4 if f else 21.4), .8), S(H(3.6 if f else 2.6, 14.6, 20.4 if f else 21.4), .8), S(V(9.2, 4.6, 19.8), .8)]
    z['tablecells'] = lambda st: [Part([S(RR(1.8 + st / 2, 3.8 + st / 2, 20.4 - st, 16.4 - st, 2.6))], 1), Part(cells(st, False), 2)]
    z['tablecells.fill'] = lambda st: [Part([F(RR(1.8, 3.8, 20.4, 16.4, 3.2))], 2), Part([S(H(1.8, 9.4, 22.2), .7), S(H(1.8, 14.6, 22.2), .7), S(V(9.2, 3.8, 20.2), .7)], 1, True)]
    z['square.text.square'] = lambda st: [Part([S(RR(2.9 + st / 2, 2.9 + st / 2, 18.2 - st, 18.2 - st, 2.6))], 2), Part([F(RR(6.6, 6.6, 4, 4, .9)), S(H(13.4, 8.6, 17.2), .75), S(H(7, 13.2, 17.2), .75), S(H(7, 17, 14), .75)], 1)]
    z['square.text.square.fill'] = lambda st: [Part([F(RR(2.9, 2.9, 18.2, 18.2, 3.6))], 2), Part([F(RR(6.6, 6.6, 4, 4, .9)), S(H(13.4, 8.6, 17.2), .8), S(H(7, 13.2, 17.2), .8), S(H(7, 17, 14), .8)], 1, True)]
    z['target'] = lambda st: [Part([ring(st)], 3), Part([S(C(12, 12, 5.2), .95)], 2), Part([F(C(12, 12, st * .8))], 1)]
    z['scope'] = lambda st: [Part([S(C(12, 12, 7))], 2), Part([S(V(12, 1.8, 7)), S(V(12, 17, 22.2)), S(H(1.8, 12, 7)), S(H(17, 12, 22.2))], 1)]
    z['dot.scope'] = lambda st: [Part([S(C(12, 12, 7))], 2), Part([S(V(12, 1.8, 7)), S(V(12, 17, 22.2)), S(H(1.8, 12, 7)), S(H(17, 12, 22.2)), F(C(12, 12, st * .8))], 1)]


def sound(z):
    for fill in (False, True):
        f = '.fill' if fill else ''
        z['speaker' + f] = D.speaker(0, fill)
        for n in (1, 2, 3): z[f'speaker.wave.{n}{f}'] = D.speaker(n, fill)
        z['speaker.minus' + f] = (lambda fill: lambda st: [Part(D.speaker(1, fill)(st)[0].ops, 1), Part([S(H(16.4, 12, 22.4), .95)], 2)])(fill)
        z['speaker.plus' + f] = (lambda fill: lambda st: [Part(D.speaker(1, fill)(st)[0].ops, 1), Part([S(H(16.6, 12, 22.6), .95), S(V(19.6, 9, 15), .95)], 2)])(fill)
    z['wifi'] = D.wifi
    z['wifi.exclamationmark'] = lambda st: D.wifi(st)[2:] + [Part([KF(C(12, 16.4, 5.4)), S(V(12, 12.6, 17), .95), F(C(12, 20.4, st * .6))], 1)]
    z['dot.radiowaves.left.and.right'] = lambda st: [Part([F(C(12, 12, st * 1.05))], 1)] + D.waves(12, 12, (4.6, 8.4, 11.8)[:2], 48, True)(st)
    z['dot.radiowaves.right'] = lambda st: [Part([F(C(5, 12, st))], 1)] + D.waves(5, 12, (5, 9.6, 14.2), 46)(st)
    z['dot.radiowaves.forward'] = z['dot.radiowaves.right']
    z['dot.radiowaves.up.forward'] = at(z['dot.radiowaves.right'], turned(-45))
    z['wave.3.right'] = z['wave.3.forward'] = D.waves(3, 12, (5, 10, 15), 42)
    z['wave.3.left'] = z['wave.3.backward'] = at(z['wave.3.right'], mirrored())
    z['antenna.radiowaves.left.and.right'] = lambda st: [Part([F(C(12, 9, st * .95)), S(V(12, 10, 21.6), .95)], 1)] + D.waves(12, 9, (5, 9.2), 46, True)(st)
    z['radiowaves.left'] = z['wave.3.left']
    z['radiowaves.right'] = z['wave.3.right']
    mast = lambda st: [S(C(12, 9, 2.2), .9)]
    for n, name in ((0, '0percent'), (25, '25percent'), (50, '50percent'), (75, '75percent'), (100, '100percent')):
        z['battery.' + name] = z[f'battery.{n}'] = D.battery(n / 100)
    z['battery.100percent.bolt'] = z['battery.100.bolt'] = lambda st: [Part(D.battery(1)(st)[0].ops, 2), Part(mapped([F(BOLT, .8)], placed(.42, 10.6, 12)), 1, False, 'green')]
    z['minus.plus.batteryblock'] = lambda st: [Part([S(RR(2, 7, 20, 12.4, 2)), S(H(5, 4.6, 8)), S(H(16, 4.6, 19))], 2), Part([S(H(5.6, 13, 9), .85), S(H(15, 13, 18.4), .85), S(V(16.7, 11.3, 14.7), .85)], 1)]
    z['waveform'] = lambda st: [Part([S(V(x, 12 - h, 12 + h), .9)], 1, False, '', False) for x, h in ((3, 2), (6.6, 5.4), (10.2, 9), (13.8, 4.4), (17.4, 7), (21, 2.4))]
    z['waveform.path'] = lambda st: [S(PL((2, 12), (5.4, 12), (8, 5), (12, 19), (15.6, 8), (17.4, 12), (22, 12)))]
    z['waveform.path.ecg'] = lambda st: [S(PL((1.6, 13), (6.6, 13), (8.6, 9.6), (10.4, 13), (12.4, 3.6), (15, 20.4), (17, 13), (22.4, 13)), .95)]
    z['waveform.path.ecg.rectangle'] = lambda st: [Part([S(RR(1.4 + st / 2, 3.6 + st / 2, 21.2 - st, 16.8 - st, 2.8))], 2), Part([S(PL((4.8, 12.6), (8.4, 12.6), (10.4, 7.4), (13.4, 16.6), (15.2, 12.6), (19.2, 12.6)), .8)], 1)]
    z['waveform.path.ecg.rectangle.fill'] = lambda st: [Part([F(RR(1.4, 3.6, 21.2, 16.8, 3.6))], 2), Part([S(PL((4.8, 12.6), (8.4, 12.6), (10.4, 7.4), (13.4, 16.6), (15.2, 12.6), (19.2, 12.6)), .85)], 1, True)]
    note = lambda x, y, r=2.9: E(x, y, r, r * .82)
    z['music.note'] = lambda st: [F(note(9.4, 18.2)), S('M12.2 18V4.2C12.2 6.6 17.4 6.8 17.4 10.8', .95), F('M12.2 3.4V7.6C14 7.6 16.8 8.6 17.6 10.6C17.8 6 13 6 12.2 3.4Z', .3)]
    z['music.quarternote.3'] = lambda st: [F(note(4.2, 18.6, 2.3)), F(note(17.2, 16.6, 2.3)), S(PL((6.3, 18.4), (6.3, 6), (19.3, 4), (19.3, 16.4)), .9), S(PL((6.3, 9), (19.3, 7)), .9)]
    z['music.note.list'] = lambda st: [Part([S(H(3, 5.4, 13), .95), S(H(3, 10.4, 11), .95), S(H(3, 15.4, 9), .95)], 2), Part([F(note(14.6, 18.4, 2.7)), S('M17.1 18.2V5.6C17.1 7.4 21.2 7.6 21.2 10.8', .95)], 1)]


def media(z):
    PLAY = 'M7 4.6V19.4A1 1 0 0 0 8.5 20.3L20.2 12.9A1 1 0 0 0 20.2 11.1L8.5 3.7A1 1 0 0 0 7 4.6Z'
    z['play'], z['play.fill'] = (lambda st: [S(PLAY, .95)]), (lambda st: [F(PLAY, st * .95)])
    z['pause.fill'] = lambda st: [F(RR(5.2, 4, 4.6, 16, 1.6)), F(RR(14.2, 4, 4.6, 16, 1.6))]
    z['stop'], z['stop.fill'] = (lambda st: [S(RR(4.4 + st / 2, 4.4 + st / 2, 15.2 - st, 15.2 - st, 2.4))]), (lambda st: [F(RR(4.4, 4.4, 15.2, 15.2, 3))])
    z['record.circle'] = lambda st: [Part([ring(st)], 2), Part([F(C(12, 12, 4.8))], 1, False, 'red')]
    z['record.circle.fill'] = lambda st: [Part([F(C(12, 12, OUTER))], 2), Part([F(C(12, 12, 4.4))], 1, True)]
    z['playpause'] = lambda st: mapped([S(PLAY, .9 / .7)], (.62, 0, 0, .72, -3, 3.4), .7) + [S(V(14.4, 6, 18), 1.1), S(V(20, 6, 18), 1.1)]
    z['playpause.fill'] = lambda st: mapped([F(PLAY, st)], (.62, 0, 0, .72, -2.6, 3.4)) + [S(V(14.8, 5.6, 18.4), 1.3), S(V(20.4, 5.6, 18.4), 1.3)]
    tri = lambda x: f'M{x} 7V17A.8 .8 0 0 0 {x + 1.2} 17.7L{x + 8.6} 12.7A.9 .9 0 0 0 {x + 8.6} 11.3L{x + 1.2} 6.3A.8 .8 0 0 0 {x} 7Z'
    for name, m in (('forward', None), ('backward', mirrored())):
        wrap = (lambda m: lambda draw: at(draw, m) if m else draw)(m)
        z[name] = wrap(lambda st: [S(tri(2.4), .92), S(tri(12.4), .92)])
        z[name + '.fill'] = wrap(lambda st: [F(tri(2.4), st * .92), F(tri(12.4), st * .92)])
        z[name + '.end'] = wrap(lambda st: [S(('M6 5.4V18.6A.9 .9 0 0 0 7.4 19.3L16 12.8A1 1 0 0 0 16 11.2L7.4 4.7A.9 .9 0 0 0 6 5.4Z', moved(-1, 0)), .95), S(V(19.6, 5.4, 18.6), 1)])
        z[name + '.end.fill'] = wrap(lambda st: [F(('M6 5.4V18.6A.9 .9 0 0 0 7.4 19.3L16 12.8A1 1 0 0 0 16 11.2L7.4 4.7A.9 .9 0 0 0 6 5.4Z', moved(-1, 0)), st * .95), S(V(19.6, 5.4, 18.6), 1.1)])
        z[name + '.frame'] = wrap(lambda st: [S(('M6 5.4V18.6A.9 .9 0 0 0 7.4 19.3L16 12.8A1 1 0 0 0 16 11.2L7.4 4.7A.9 .9 0 0 0 6 5.4Z', moved(3.4, 0)), .95), S(V(4.4, 5.4, 18.6), 1)])
        z[name + '.frame.fill'] = wrap(lambda st: [F(('M6 5.4V18.6A.9 .9 0 0 0 7.4 19.3L16 12.8A1 1 0 0 0 16 11.2L7.4 4.7A.9 .9 0 0 0 6 5.4Z', moved(3.4, 0)), st * .95), S(V(4.4, 5.4, 18.6), 1.1)])
    for side, m in (('forward', None), ('backward', mirrored())):
        for n in ('5', '10', '15', '30', '45', '60', '75', '90'):
            def seconds(st, n=n, m=m):
                arrow = [S(arc(12, 12.6, 8.4, -50, 270)), S(PL((13, 1.6), (15.8, 4.2), (13, 6.8)), .9)] if False else [S(arc(12, 12.8, 8.2, -35, 270)), S(PL((9.6, 1.4), (12.4, 4.4), (9.6, 7.4)), .9)]
                arrow = mapped(arrow, m) if m else arrow
                digits = mapped(flat(word(n, .62 if len(n) > 1 else .7, .72)(st)), moved(0, 1))
                return [Part(arrow, 2), Part(digits, 1)]
            z[f'go{side}.{n}'] = seconds
        z[f'go{side}'] = at(lambda st: [S(arc(12, 12.8, 8.2, -35, 270)), S(PL((9.6, 1.4), (12.4, 4.4), (9.6, 7.4)), .9)], m or moved(0, 0))
    z['repeat.1'] = lambda st: [Part(flat(lucide('repeat')(st)), 2), Part(mapped(flat(word('1', .7, .8)(st)), moved(0, 0)), 1)]
    z['infinity'] = lambda st: [S('M12 12C9.8 8.8 8.2 7.4 6 7.4A4.6 4.6 0 0 0 6 16.6C8.2 16.6 9.8 15.2 12 12C14.2 8.8 15.8 7.4 18 7.4A4.6 4.6 0 0 1 18 16.6C15.8 16.6 14.2 15.2 12 12Z')]
    z['photo.on.rectangle'] = lambda st: [Part([S('M4 16.6A2.2 2.2 0 0 1 1.8 14.2V6.4A2.6 2.6 0 0 1 4.4 3.8H15.4A2.4 2.4 0 0 1 17.6 5.6', .92)], 2), Part([S(RR(6.4, 8.4, 15.8, 12, 2.2), .92), F(C(10.6, 12.4, 1.3)), S('M7.4 18.6L11 15.6L13 17.2L16.6 13.6L21.6 18', .75)], 1)]
    z['photo.on.rectangle.angled'] = z['photo.on.rectangle']
    z['photo.stack'] = lambda st: [Part([S(H(4.8, 5.4, 19.2), .9)], 2), Part([S(H(7, 2.2, 17), .9)], 3), Part([S(RR(2.6, 8.6, 18.8, 12.6, 2.6), .92), F(C(7.8, 12.8, 1.4)), S('M3.4 19L8 15.4L10.6 17.4L15 13.2L20.8 18', .78)], 1)]
    picture = lambda st: [F(C(8.2, 9.4, 1.8)), S('M3.4 18L8.6 13.8L11.8 16.4L16 11.8L20.8 16', .85)]
    z['photo'] = lambda st: [Part([S(RR(2.6, 4.2, 18.8, 15.6, 3.0))], 2), Part([F(C(8.0, 9.2, 1.7)), S('M3.2 17.6L8.6 13.4A1.4 1.4 0 0 1 10.3 13.4L12.2 15L15.4 11.6A1.4 1.4 0 0 1 17.4 11.6L21 15.4', .85)], 1)]
    hills = 'M2.6 17.6L8.4 13A1.6 1.6 0 0 1 10.4 13L12.2 14.6L15.4 11.2A1.6 1.6 0 0 1 17.6 11.2L21.4 15.2V17A2.8 2.8 0 0 1 18.6 19.8H5.4A2.8 2.8 0 0 1 2.6 17Z'
    z['photo.fill'] = lambda st: [Part([F(RR(2.6, 4.2, 18.8, 15.6, 3), st * .95)], 2), Part([F(C(8, 9, 2)), S('M2 18.8L8.6 13.4A1.4 1.4 0 0 1 10.3 13.4L12.2 15L15.4 11.6A1.4 1.4 0 0 1 17.4 11.6L22 16.2', .85)], 1, True)]
    z['photo.fill.on.rectangle.fill'] = lambda st: [Part([F('M4 16.8A2.4 2.4 0 0 1 1.8 14.4V6.4A2.6 2.6 0 0 1 4.4 3.8H15.4A2.4 2.4 0 0 1 17.8 6.2V7L7 8Z', st * .7)], 3), Part([KF(RR(6.4, 8.4, 15.8, 12, 2.2), st + 2.6), F(RR(6.4, 8.4, 15.8, 12, 2.2), st * .92)], 2), Part([F(C(10.8, 12.4, 1.5)), S('M6.4 19.4L11.4 15.4L13.4 17L16.8 13.8L22 18.6', .75)], 1, True)]
