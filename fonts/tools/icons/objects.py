"""The names of our own drawings: tools, things, signs, devices, windows."""
from . import drawn as D
from .drawn import at, marked, strokes
from .pen import (C, F, H, K, KF, PL, Part, RR, S, V, flat, flipped, lucide, mapped, mirrored, moved, placed, solid, star,
                  turned)

CANDLE = 'M12 2.6C13.4 4.4 14.2 5.6 14.2 6.8A2.2 2.2 0 0 1 9.8 6.8C9.8 5.6 10.6 4.4 12 2.6Z'
CASE = RR(2.4, 7, 19.2, 13.6, 2.8)


def objects(z):
    z['candle'] = lambda st: [Part([S(CANDLE, .9)], 1, False, 'yellow'), Part([S(RR(8, 12.2, 8, 9.2, 1.4), .95), S(V(12, 9.2, 12), .8)], 2)]
    z['candle.fill'] = lambda st: [Part([F(CANDLE, st * .8)], 1, False, 'yellow'), Part([F(RR(8, 12.4, 8, 9, 1.2), st * .95), S(V(12, 9.6, 12), .8)], 2)]
    balloon = 'M12 2.8A6.2 6.6 0 0 1 18.2 9.4C18.2 13 15.2 16 12 16S5.8 13 5.8 9.4A6.2 6.6 0 0 1 12 2.8Z'
    string = ['M12 16.2L10.4 18H13.6L12 16.2', 'M12 18C12 19.6 13.2 20 12.2 22.4']
    z['balloon'] = lambda st: [Part([S(balloon, .95)], 1, False, 'red'), Part([S(d, .8) for d in string], 2)]
    z['balloon.fill'] = lambda st: [Part([F(balloon, st * .95)], 1, False, 'red'), Part([S(d, .8) for d in string], 2)]
    left, right = (.74, 0, 0, .74, -2.2, 3.4), (.74, 0, 0, .74, 8, 0)
    z['balloon.2'] = lambda st: [Part(mapped(flat(z['balloon'](st)), right), 2), Part([KF((balloon, left), st + 2)] + mapped(flat(z['balloon'](st)), left), 1)]
    z['balloon.2.fill'] = lambda st: [Part(mapped(flat(z['balloon.fill'](st)), right), 2), Part([KF((balloon, left), st + 2.2)] + mapped(flat(z['balloon.fill'](st)), left), 1)]
    z['bandage'] = at(lambda st: [S(RR(1.8, 7.4, 20.4, 9.2, 4.4), .95), S(V(8, 7.6, 16.4), .85), S(V(16, 7.6, 16.4), .85), F(C(10.8, 10.8, st * .34)), F(C(13.2, 13.2, st * .34)), F(C(13.2, 10.8, st * .34)), F(C(10.8, 13.2, st * .34))], turned(-45))
    z['screwdriver'] = lambda st: [Part([S('M13.2 10.8L19 5A2.6 2.6 0 0 1 20.4 3.2', .01), S(('M9 2.6H15V9.4A2 2 0 0 1 13 11.4H11A2 2 0 0 1 9 9.4Z', turned(45))), S((V(12, 11.6, 18.4), turned(45))), S(('M10.6 18.4H13.4V21.4H10.6Z', turned(45)), .8)], 1)]
    z['screwdriver.fill'] = lambda st: [F(('M9 2.6H15V9.4A2 2 0 0 1 13 11.4H11A2 2 0 0 1 9 9.4Z', turned(45)), st), S((V(12, 11.6, 18.4), turned(45))), F(('M10.6 18.4H13.4V21.4H10.6Z', turned(45)), st * .8)]
    z['wrench.and.screwdriver'] = lambda st: [Part(mapped(flat(z['screwdriver'](st)), mirrored()), 2), Part([K(PL((4, 20), (16, 8)), 3.2)] + flat(lucide('wrench')(st)), 1)]
    z['wrench.and.screwdriver.fill'] = lambda st: [Part(mapped(flat(z['screwdriver.fill'](st)), mirrored()), 2), Part([K(PL((4, 20), (16, 8)), 3.6)] + flat(solid('wrench')(st)), 1)]
    z['comb'] = lambda st: [S('M3 5.4H21V9.4M3 5.4V19M6.6 9.4V19M10.2 9.4V19M13.8 9.4V19M17.4 9.4V19M21 9.4V19M3 9.4H21', .85)]
    z['chair'] = lambda st: [S('M7 3.4L8 13.4H16.6L17.4 21M8 13.4L6.6 21M8 17.4H16.8', .95)]
    z['chair.lounge'] = lambda st: [S('M4 5L8 15H20M8 15L6.4 20M18 15L19.4 20', .95)]
    z['lungs'] = lambda st: [S(V(12, 2.8, 11)), S('M12 9.6C10 9.6 9.4 8 8.6 6.6C6 8.6 2.8 14 2.8 18.6C2.8 21.6 9.4 20.6 9.4 17.4V11', .95), S('M12 9.6C14 9.6 14.6 8 15.4 6.6C18 8.6 21.2 14 21.2 18.6C21.2 21.6 14.6 20.6 14.6 17.4V11', .95)]
    z['lungs.fill'] = lambda st: [S(V(12, 2.8, 10)), F('M9.4 17.4C9.4 20.6 2.8 21.6 2.8 18.6C2.8 14 6 8.6 8.2 7.2C9 7.2 9.4 8 9.4 9Z', st * .8), F('M14.6 17.4C14.6 20.6 21.2 21.6 21.2 18.6C21.2 14 18 8.6 15.8 7.2C15 7.2 14.6 8 14.6 9Z', st * .8)]
    z['sdcard'] = lambda st: [S('M9.4 2.6H17A2.4 2.4 0 0 1 19.4 5V19A2.4 2.4 0 0 1 17 21.4H7A2.4 2.4 0 0 1 4.6 19V7.4Z', .95)] + [S(V(x, 6, 9), .85) for x in (10, 13, 16)]
    z['sdcard.fill'] = marked(lambda st: [F('M9.4 2.6H17A2.4 2.4 0 0 1 19.4 5V19A2.4 2.4 0 0 1 17 21.4H7A2.4 2.4 0 0 1 4.6 19V7.4Z', st * .95)], lambda st: [S(V(x, 5.4, 9), .85) for x in (10, 13, 16)])
    z['stairs'] = lambda st: [S(PL((2.4, 20.6), (7.4, 20.6), (7.4, 15), (12.4, 15), (12.4, 9.4), (17.4, 9.4), (17.4, 3.8), (22, 3.8)))]
    z['staroflife'] = lambda st: [S(star(6, 10, 4.6), .9)] if False else [S(PL((9.6, 2.6), (14.4, 2.6), (14.4, 7.8), (18.9, 5.2), (21.3, 9.4), (16.8, 12), (21.3, 14.6), (18.9, 18.8), (14.4, 16.2), (14.4, 21.4), (9.6, 21.4), (9.6, 16.2), (5.1, 18.8), (2.7, 14.6), (7.2, 12), (2.7, 9.4), (5.1, 5.2), (9.6, 7.8), close=True), .9)]
    z['staroflife.fill'] = lambda st: [Part([F(PL((9.6, 2.6), (14.4, 2.6), (14.4, 7.8), (18.9, 5.2), (21.3, 9.4), (16.8, 12), (21.3, 14.6), (18.9, 18.8), (14.4, 16.2), (14.4, 21.4), (9.6, 21.4), (9.6, 16.2), (5.1, 18.8), (2.7, 14.6), (7.2, 12), (2.7, 9.4), (5.1, 5.2), (9.6, 7.8), close=True), st * .9)], 1, False, 'blue')]
    z['gearshape.2'] = lambda st: [Part(mapped(D.gear(st), (.66, 0, 0, .66, -.8, 5.6), .86), 1), Part(mapped(D.gear(st), (.46, 0, 0, .46, 11.6, .2), .76), 2)]
    z['gearshape.2.fill'] = lambda st: [Part(mapped(D.gear(st, fill=True), (.66, 0, 0, .66, -.8, 5.6)), 1), Part(mapped(D.gear(st, fill=True), (.46, 0, 0, .46, 11.6, .2)), 2)]
    z['zzz'] = lambda st: [Part([S('M13 3H21L13 11H21', .95)], 1), Part([S('M4 11.6H9.6L4 17.2H9.6', .85)], 2), Part([S('M11.4 17H15L11.4 20.6H15', .75)], 3)]
    z['sparkle'] = lambda st: [F(star(4, 9.4, 2.9), 1)]
    z['sparkles'] = lambda st: [Part([F(star(4, 7.2, 2.3, 9.4, 13.4), 1)], 1, False, 'yellow'), Part([F(star(4, 3.6, 1.3, 18.2, 6), .7)], 2, False, 'yellow'), Part([F(star(4, 2.4, .9, 18.6, 18.2), .5)], 3, False, 'yellow')]
    wand = lambda st: [S(PL((3.4, 20.6), (13.2, 10.8)), 1.35)]
    twinkles = lambda st: [F(star(4, 2.6, .9, 17.8, 6.2), .5), F(star(4, 1.9, .7, 10.4, 4.4), .4), F(star(4, 1.9, .7, 19.6, 13.6), .4)]
    z['wand.and.stars'] = lambda st: [Part(wand(st), 1), Part(twinkles(st), 2)]
    z['wand.and.sparkles'] = z['wand.and.stars']
    z['wand.and.rays'] = lambda st: [Part(wand(st), 1), Part([S(PL((15.4 + r * D.math.cos(a), 8.6 - r * D.math.sin(a)), (15.4 + 6.6 * D.math.cos(a), 8.6 - 6.6 * D.math.sin(a))), .85) for a in [D.math.radians(x) for x in (45, 90, 135, 0, -45)] for r in (4,)], 2)]
    z['cross'] = lambda st: [S('M9.4 3.4H14.6A.8 .8 0 0 1 15.4 4.2V8.6H19.8A.8 .8 0 0 1 20.6 9.4V14.6A.8 .8 0 0 1 19.8 15.4H15.4V19.8A.8 .8 0 0 1 14.6 20.6H9.4A.8 .8 0 0 1 8.6 19.8V15.4H4.2A.8 .8 0 0 1 3.4 14.6V9.4A.8 .8 0 0 1 4.2 8.6H8.6V4.2A.8 .8 0 0 1 9.4 3.4Z', .95)]
    z['cross.fill'] = lambda st: [F('M9.4 3.4H14.6A.8 .8 0 0 1 15.4 4.2V8.6H19.8A.8 .8 0 0 1 20.6 9.4V14.6A.8 .8 0 0 1 19.8 15.4H15.4V19.8A.8 .8 0 0 1 14.6 20.6H9.4A.8 .8 0 0 1 8.6 19.8V15.4H4.2A.8 .8 0 0 1 3.4 14.6V9.4A.8 .8 0 0 1 4.2 8.6H8.6V4.2A.8 .8 0 0 1 9.4 3.4Z', st * .95)]
    plus = lambda st: [S(V(12, 10.6, 17), .85), S(H(8.8, 13.8, 15.2), .85)]
    handle = S('M8 6.8V5A2 2 0 0 1 10 3H14A2 2 0 0 1 16 5V6.8', .9)
    z['cross.case'] = lambda st: [Part([S(CASE, .95), handle], 2), Part(plus(st), 1)]
    z['cross.case.fill'] = lambda st: [Part([F(CASE, st * .95), handle], 2), Part(plus(st), 1, True)]
    z['suitcase'] = lambda st: [S(CASE, .95), handle, S(V(7, 7.2, 20.4), .8), S(V(17, 7.2, 20.4), .8)]
    z['suitcase.fill'] = lambda st: [Part([F(CASE, st * .95), handle], 2), Part([S(V(6.6, 6, 21.6), .72), S(V(17.4, 6, 21.6), .72)], 1, True)]
    z['briefcase'] = lambda st: [S(CASE, .95), handle, S('M2.6 12.6C8 15 16 15 21.4 12.6', .8), S(V(12, 13, 15.4), .8)]
    z['briefcase.fill'] = lambda st: [Part([F(CASE, st * .95), handle], 2), Part([S('M1 12.2C7 15.2 17 15.2 23 12.2', .72), S(V(12, 13, 15.8), .72)], 1, True)]
    card = RR(1.8, 4.8, 20.4, 14.4, 2.8)
    z['creditcard'] = lambda st: [Part([S(card, .95)], 1), Part([S(H(2.4, 9.6, 21.6), 1), S(H(5.6, 15, 9), .85)], 2)]
    z['creditcard.fill'] = lambda st: [Part([F(card, st * .95)], 2), Part([S(H(.6, 9.6, 23.4), .9), S(H(5.4, 15.2, 9), .8)], 1, True)]
    z['giftcard'] = lambda st: [Part([S(card, .95)], 2), Part([S(V(8, 5, 19), .8), S(H(2, 11.6, 22), .8), S('M8 11.6C5.6 11.6 4.8 7.6 6.6 7.6C7.8 7.6 8 10 8 11.6C8 10 8.2 7.6 9.4 7.6C11.2 7.6 10.4 11.6 8 11.6', .75)], 1)]
    z['giftcard.fill'] = lambda st: [Part([F(card, st * .95)], 2), Part([S(V(8, 3.6, 20.4), .72), S(H(.8, 11.8, 23.2), .72), S('M8 11.6C5.6 11.6 4.8 7.8 6.6 7.8C7.8 7.8 8 10 8 11.6C8 10 8.2 7.8 9.4 7.8C11.2 7.8 10.4 11.6 8 11.6', .7)], 1, True)]
    building = 'M4.6 20.8V5.4A2.2 2.2 0 0 1 6.8 3.2H17.2A2.2 2.2 0 0 1 19.4 5.4V20.8Z'
    windows = lambda st: [F(C(x, y, st * .42)) for x in (9, 15) for y in (7.6, 11.2, 14.8)]
    tower = 'M3 20.8V5.4A2 2 0 0 1 5 3.4H10.6A2 2 0 0 1 12.6 5.4V20.8Z'
    wing = 'M12.6 9.6H19A2 2 0 0 1 21 11.6V20.8H12.6'
    w2 = lambda st: [S(H(6.4, y, 9.2), .72) for y in (7.6, 11.2, 14.8)]
    w3 = lambda st: [S(H(16, y, 17.6), .72) for y in (13.6, 17)]
    z['building.2'] = lambda st: [Part([S(tower, .95)] + w2(st), 1), Part([S(wing, .95)] + w3(st), 2)]
    z['building.2.fill'] = lambda st: [Part([F('M15.4 9.6H19A2 2 0 0 1 21 11.6V20.8H15.4Z', st * .8)], 2), Part([F('M3 20.8V5.4A2 2 0 0 1 5 3.4H10.2A2 2 0 0 1 12.2 5.4V20.8Z', st * .8)], 2), Part(w2(st) + [S(H(17.2, y, 19), .72) for y in (13.4, 17)], 1, True)]
    z['building'] = lambda st: [S(building, .95)] + windows(st) + [S('M10.4 20.6V18H13.6V20.6', .75)]
    z['building.fill'] = marked(lambda st: [F(building, st * .95)], lambda st: windows(st) + [S(V(12, 18.6, 21.6), 1)])
    z['books.vertical'] = lambda st: [S(RR(3, 3.4, 4.6, 17.4, 1.2), .9), S(RR(7.6, 5.8, 4.6, 15, 1.2), .9), S((RR(14.2, 4.6, 4.6, 16, 1.2), turned(-12, 16.5, 20.6)), .9), S(H(3, 16.6, 7.4), .7), S(H(7.8, 16.6, 12), .7)]
    z['books.vertical.fill'] = lambda st: [Part([F(RR(2.6, 3.4, 3.8, 17.4, .8), st * .6), F(RR(8.8, 5.8, 3.8, 15, .8), st * .6), F((RR(15, 4.6, 4, 16, .8), turned(-12, 16.5, 20.6)), st * .6)], 2), Part([S(H(1.6, 16.6, 7.4), .62), S(H(7.9, 16.6, 13.6), .62)], 1, True)]
    z['text.book.closed'] = lambda st: [Part(flat(lucide('book')(st)), 1), Part([S(H(9, 7.4, 15.6), .78), S(H(9, 11, 13.6), .78)], 2)]
    z['text.book.closed.fill'] = lambda st: [Part(flat(solid('book')(st)), 2), Part([S(H(9, 7, 15.4), .82), S(H(9, 10.6, 13.4), .82)], 1, True)]
    shop = 'M3 8.8L4.6 4.6A2 2 0 0 1 6.5 3.2H17.5A2 2 0 0 1 19.4 4.6L21 8.8'
    awning = 'M3 8.8A2.6 2.6 0 0 0 9 9.6A3 3 0 0 0 15 9.6A2.6 2.6 0 0 0 21 8.8Z'
    z['storefront'] = lambda st: [Part([S(shop, .95), S('M3 8.8C3 12.4 8.6 12.4 9 9.2C9.4 12.4 14.6 12.4 15 9.2C15.4 12.4 21 12.4 21 8.8Z', .9)], 1), Part([S('M4.8 12V20.6H19.2V12', .95), S('M13.4 20.4V15H16.4V20.4', .75), S(RR(7.6, 14.8, 3.2, 3, .4), .65)], 2)]
    z['storefront.fill'] = lambda st: [Part([F('M4.6 4.6A2 2 0 0 1 6.5 3.2H17.5A2 2 0 0 1 19.4 4.6L21 8.8C21 12.4 15.4 12.4 15 9.8C14.6 12.4 9.4 12.4 9 9.8C8.6 12.4 3 12.4 3 8.8Z', st * .8)], 1), Part([F('M4.8 14.6H19.2V20.6H4.8Z', st * .8), KF(RR(14, 15.8, 3, 7, .4)), KF(RR(7, 15.8, 4, 2.8, .4))], 2)]
    z['bell.badge.waveform'] = lambda st: flat(lucide('bell-ring')(st))
    z['pin.circle'] = z.get('pin.circle') or z['sparkle']
    z.pop('pin.circle')
    z['command'] = lucide('command')
    z['questionmark'] = lambda st: [S('M6.4 8.6C6.6 5.6 9 3.6 12 3.6C15.2 3.6 17.6 5.6 17.6 8.6C17.6 12.4 12 12.6 12 16', 1), F(C(12, 20.4, st * .66))]
    z['info'] = lambda st: [S(V(12, 10, 20)), F(C(12, 4.4, st * .72))]
    z['exclamationmark.2'] = lambda st: [S(V(x, 3.8, 14.2), 1.1) for x in (8.4, 15.6)] + [F(C(x, 19.2, st * .66)) for x in (8.4, 15.6)]
    z['exclamationmark.3'] = lambda st: [S(V(x, 3.8, 14.2), 1.1) for x in (5.4, 12, 18.6)] + [F(C(x, 19.2, st * .66)) for x in (5.4, 12, 18.6)]
    z['percent'] = lambda st: [S(PL((19, 5), (5, 19))), S(C(6.8, 6.8, 2.7), .95), S(C(17.2, 17.2, 2.7), .95)]
    z['plus.forwardslash.minus'] = lambda st: [S(V(7, 3, 10.6)), S(H(3.2, 6.8, 10.8)), S(PL((17.6, 4.4), (6.4, 19.6)), .9), S(H(13.6, 17.4, 21.2))]
    z['plusminus'] = lambda st: [S(V(12, 3.4, 14.6)), S(H(6.4, 9, 17.6)), S(H(6.4, 20, 17.6))]
    z['divide'] = lambda st: [S(H(4.2, 12, 19.8)), F(C(12, 6.4, st * .75)), F(C(12, 17.6, st * .75))]
    z['lessthan'], z['greaterthan'] = strokes(PL((18.6, 5), (5.4, 12), (18.6, 19)), w=1), strokes(PL((5.4, 5), (18.6, 12), (5.4, 19)), w=1)
    z['sum'] = strokes('M18 6.4V3.8H6.4L13 12L6.4 20.2H18V17.6', w=1)
    z['number'] = strokes(PL((9.8, 3.6), (7.2, 20.4)), PL((16.8, 3.6), (14.2, 20.4)), H(4.4, 8.8, 20), H(4, 15.2, 19.6), w=.95)
    z['ellipsis'] = lambda st: [F(C(x, 12, st * .72)) for x in (4, 12, 20)]
    z['ellipsis.vertical'] = lambda st: [F(C(12, y, st * .72)) for y in (4, 12, 20)]
    z['smiley'] = lucide('smile')
    z['iphone.slash'] = None
    z.pop('iphone.slash')
    for name, (x, y, w, h, r), extra in (
            ('iphone', (6, 1.8, 12, 20.4, 3), lambda st: [S(H(10.4, 4.8, 13.6), .7)]),
            ('iphone.gen1', (6, 1.8, 12, 20.4, 3), lambda st: [F(C(12, 19, st * .45))]),
            ('iphone.gen2', (6, 1.8, 12, 20.4, 3), lambda st: [S(H(10.8, 4.8, 13.2), .7)]),
            ('iphone.gen3', (6, 1.8, 12, 20.4, 3), lambda st: [S(H(10.4, 4.8, 13.6), .7)]),
            ('ipad', (3.8, 1.8, 16.4, 20.4, 2.8), lambda st: [S(H(10.2, 19.4, 13.8), .65)]),
            ('ipad.gen1', (3.8, 1.8, 16.4, 20.4, 2.8), lambda st: [F(C(12, 19.2, st * .45))]),
            ('ipad.gen2', (3.8, 1.8, 16.4, 20.4, 2.8), lambda st: [S(H(10.2, 19.4, 13.8), .65)]),
            ('ipad.landscape', (1.4, 4, 21.2, 16, 2.8), lambda st: [S(V(4.6, 10.2, 13.8), .65)]),
            ('iphone.landscape', (1.8, 6, 20.4, 12, 3), lambda st: [S(V(4.8, 10.4, 13.6), .7)])):
        z[name] = (lambda x, y, w, h, r, extra: lambda st: [S(RR(x, y, w, h, r), .95)] + extra(st))(x, y, w, h, r, extra)
    screen = lambda st: [S(RR(1.6, 3.2, 20.8, 13.4, 2.4), .95), S(V(12, 16.8, 20.6), .95), S(H(7.8, 20.8, 16.2), .95)]
    z['desktopcomputer'] = z['display'] = screen
    z['laptopcomputer'] = z['macbook'] = lambda st: [S(RR(4, 4.4, 16, 11.4, 2), .95), S('M1.8 19.4H22.2', 1)]
    z['macbook.and.iphone'] = lambda st: [Part([S('M4 15.4V6.4A1.8 1.8 0 0 1 5.8 4.6H16.6A1.8 1.8 0 0 1 18.4 6.4', .92), S(H(1.6, 18.8, 12.6), .95)], 2), Part([S(RR(15.4, 9, 7, 12, 1.8), .92)], 1)]
    z['ipad.and.iphone'] = lambda st: [Part([S('M10.8 20.4H4.8A2.2 2.2 0 0 1 2.6 18.2V5.8A2.2 2.2 0 0 1 4.8 3.6H14A2.2 2.2 0 0 1 16.2 5.8V6.6', .92)], 2), Part([S(RR(13.8, 9.6, 7.8, 12, 2), .92)], 1)]
    z['applewatch'] = lambda st: [S(RR(5.6, 5.6, 12.8, 12.8, 3.6), .95), S('M8.4 5.4L9 2.4A1 1 0 0 1 10 1.6H14A1 1 0 0 1 15 2.4L15.6 5.4M8.4 18.6L9 21.6A1 1 0 0 0 10 22.4H14A1 1 0 0 0 15 21.6L15.6 18.6', .9), S(V(20.4, 9.8, 12.2), .8)]
    z['server.rack'] = lambda st: [S(RR(2.8, y, 18.4, 4.8, 1.6), .88) for y in (2.8, 9.6, 16.4)] + [F(C(6.4, y, st * .42)) for y in (5.2, 12, 18.8)]
    z['square.stack.3d.down.right'] = z['square.stack.3d.up'] = z['square.stack.3d.forward.dottedline'] = z['square.3.layers.3d'] = lambda st: [Part([S(PL((3, 7.4), (12, 3), (21, 7.4), (12, 11.8), close=True), .95)], 1), Part([S(PL((3, 12), (12, 16.4), (21, 12)), .95)], 2), Part([S(PL((3, 16.6), (12, 21), (21, 16.6)), .95)], 3)]
    z['square.stack.3d.up.fill'] = z['square.stack.3d.down.right.fill'] = lambda st: [Part([F(PL((3, 7.4), (12, 3), (21, 7.4), (12, 11.8), close=True), st * .95)], 1), Part([S(PL((3, 12.6), (12, 17), (21, 12.6)), .95)], 2), Part([S(PL((3, 17.2), (12, 21.6), (21, 17.2)), .95)], 3)]
    z['square.stack'] = lambda st: [Part([S(H(5.4, 5.6, 18.6), .9)], 2), Part([S(H(7.6, 2.2, 16.4), .9)], 3), Part([S(RR(3.2, 9, 17.6, 12.4, 2.6), .95)], 1)]
    z['square.stack.fill'] = lambda st: [Part([S(H(5.4, 5.4, 18.6), .9)], 2), Part([S(H(7.6, 2, 16.4), .9)], 3), Part([F(RR(3.2, 9.2, 17.6, 12.2, 2.6), st * .95)], 1)]
    z['memorychip'] = lambda st: [S(RR(5.4, 2.6, 13.2, 18.8, 2), .9), S(RR(9.2, 6.2, 5.6, 11.6, .8), .8)] + [S(H(2.4, y, 4.8), .7) for y in (6, 10, 14, 18)] + [S(H(19.2, y, 21.6), .7) for y in (6, 10, 14, 18)]
    z['flag.2.crossed'] = lambda st: [S(PL((3.4, 5), (15.6, 21.4)), .92), S(PL((20.6, 5), (8.4, 21.4)), .92), S('M3.4 5C5.6 2.8 7.6 5 10.4 2.8L14 7.6', .01), S(PL((3.6, 5.2), (9, 2.6), (12, 8.2), (7.4, 10.4), close=True), .85), S(PL((20.4, 5.2), (15, 2.6), (12, 8.2), (16.6, 10.4), close=True), .85)]
    z['personalhotspot'] = lucide('link-2')
    z['macwindow'] = lambda st: [Part([S(RR(1.6, 3.6, 20.8, 16.8, 3), .95)], 1), Part([S(H(2, 8.4, 22), .8)], 2)]
    z['sidebar.left'] = z['sidebar.leading'] = lambda st: [Part([S(RR(1.6, 4, 20.8, 16, 3), .95)], 1), Part([S(V(8.6, 4.4, 19.6), .85), S(H(4.4, 8, 5.8), .7), S(H(4.4, 11, 5.8), .7)], 2)]
    z['sidebar.right'] = z['sidebar.trailing'] = at(z['sidebar.left'], mirrored())
    z['sidebar.squares.left'] = z['sidebar.left']
    z['menubar.rectangle'] = z['macwindow']
    z['dock.rectangle'] = at(z['macwindow'], flipped())
    z['inset.filled.rectangle'] = z.get('rectangle.inset.filled')
    z['light.max'] = z['rays']
    z['timelapse'] = lambda st: [S(PL((12 + r * D.math.cos(a), 12 + r * D.math.sin(a)), (12 + 9.4 * D.math.cos(a), 12 + 9.4 * D.math.sin(a))), .7) for i in range(24) for a, r in [(D.math.pi * i / 12, 7.4)]] + [F('M12 6V12L16.2 16.2A6 6 0 1 1 12 6Z')]
    z['dot.square'] = lambda st: [Part([S(RR(2.9 + st / 2, 2.9 + st / 2, 18.2 - st, 18.2 - st, 2.6))], 2), Part([F(C(12, 12, st * 1.1))], 1)]
    z['dot.circle'] = z['smallcircle.filled.circle'] if 'smallcircle.filled.circle' in z else None
    z['dot.circle.and.hand.point.up.left.fill'] = z['hand.tap']
    z['scribble'] = lambda st: [S('M3 8C6 3 10 4 8 9C6 14 8 18 12 12C15 7 18 8 16 13C14.6 17 17 19 21 15', .95)]
    z['scribble.variable'] = z['scribble']
    z['point.3.connected.trianglepath.dotted'] = lambda st: [S(C(12, 5, 2.4), .9), S(C(5, 18.4, 2.4), .9), S(C(19, 18.4, 2.4), .9), S(PL((10.6, 7.6), (6.4, 15.8)), .8), S(PL((13.4, 7.6), (17.6, 15.8)), .8), S(H(8, 18.4, 16), .8)]
    z['squareshape'] = lambda st: [S(RR(3.4, 3.4, 17.2, 17.2, .8), .95)]
    z['calendar.lunar'] = lambda st: [Part(D.calendar_page(st), 2), Part(mapped([F(D.MOON, st * .6)], placed(.42, 12, 15.2)), 1)]
    z['rectangle.portrait.and.arrow.right'] = lambda st: [Part([S('M12.4 4.2V4.8A2.6 2.6 0 0 0 9.8 2.2', .01), S('M9 21.2H6A2.6 2.6 0 0 1 3.4 18.6V5.4A2.6 2.6 0 0 1 6 2.8H9', .95)], 2), Part([S(H(9.4, 12, 20.8), .95), S(PL((16.4, 7.4), (21, 12), (16.4, 16.6)), .95)], 1)]
    z['key.horizontal'] = lambda st: [S(C(6.8, 12, 4.4)), S('M11.4 12H22M18.6 12V15.6M14.8 12V14.6', .95)]
    z['key.horizontal.fill'] = lambda st: [F(C(6.8, 12, 5.2)), KF(C(5.6, 12, 1.6)), S('M11.4 12H22M18.6 12V15.6M14.8 12V14.6', 1)]
    z['lock.open.fill'] = lambda st: [F(RR(4.6, 10.6, 14.8, 10.6, 2.4), 1.7), S('M7.8 10.4V7.0A4.2 4.2 0 0 1 15.8 5.4')]
    for word, degrees in (('low', -120), ('medium', 0), ('high', 120)):
        z['dial.' + word], z[f'dial.{word}.fill'] = dial(degrees), dial(degrees, True)
    papers = lambda st: [S(H(8.8, 8.2, 15.2), .75)]
    z['tray.full'] = lambda st: [Part(flat(lucide('inbox')(st)), 1), Part(papers(st), 2)]
    z['tray.full.fill'] = marked(lambda st: flat(solid('inbox')(st)), papers)


def dial(degrees, fill=False):
    """A knob that points somewhere, with ticks from low to high around it."""
    def draw(st):
        hand = [S((V(12, 6.6, 10.2), turned(degrees)), .9)]
        ticks = [S((V(12, 1.9, 2.3), turned(a)), .8) for a in range(-120, 121, 40)]
        if fill: return [Part([F(C(12, 12, 7.2))] + ticks, 2), Part(hand, 1, True)]
        return [Part([S(C(12, 12, 7.2 - st / 2), .95)] + ticks, 2), Part(hand, 1)]
    return draw
