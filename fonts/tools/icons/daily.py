"""Names of everyday apps that no rule makes and no other file has."""
from .classic import T
from .drawn import figure
from .families import badged, enclosed, slashed
from .pen import (C, E, F, H, KF, PL, Part, RR, S, V, arc, flat, lucide, mapped, moved, placed, solid_of, turned)

TORCH = 'M8.6 1.8H15.4A.9 .9 0 0 1 16.3 2.7V6.4C16.3 8.2 14.4 9.2 14.4 11.2V20.4A1.8 1.8 0 0 1 12.6 22.2H11.4A1.8 1.8 0 0 1 9.6 20.4V11.2C9.6 9.2 7.7 8.2 7.7 6.4V2.7A.9 .9 0 0 1 8.6 1.8Z'
PAN = C(8.8, 14.6, 7)
HAT = 'M6.6 13.6L7.8 6.4C8.1 4.8 10 4.4 12 5.4C14 4.4 15.9 4.8 16.2 6.4L17.4 13.6'

FIGURES = {
    'figure.basketball': figure((10.6, 6.2), PL((5.6, 13.6), (7.6, 10.4), (13, 10.4), (15.8, 6.2)), PL((10.6, 10.6), (9.8, 15.6), (13.2, 18), (12.8, 22.2)), PL((9.6, 15.8), (7.4, 22.2)), extra=(C(17.6, 3.2, 1.8),)),
    'figure.boxing': figure((9.4, 3.6), PL((9.4, 8.2), (13.2, 10.8), (18, 8.2)), PL((9, 8.4), (12.6, 12.6), (15.2, 12.6)), PL((9.2, 8.4), (8.6, 14.6), (13, 17.4), (14.6, 22)), PL((8.4, 14.8), (7, 18.4), (3.8, 22))),
    'figure.core.training': figure((4.8, 12.4), PL((7.4, 14.4), (12, 18.4), (16.4, 13.6), (20.6, 17.8)), PL((8, 14.8), (13.4, 12.6)), extra=('M2.4 21.4H21.6',)),
    'figure.elliptical': figure((11, 3.2), PL((11, 7.4), (10.2, 13), (13.6, 15.4), (13, 18.8)), PL((10.2, 13), (8.4, 18.8)), PL((11.2, 8), (13.8, 10.6), (17, 9.4)), extra=('M17.6 7.4L19.4 20.6', 'M5 20.6H21.4', 'M6 18.8H15')),
    'figure.highintensity.intervaltraining': figure((14.6, 3.4), PL((6, 6.6), (9.2, 9.4), (14.2, 8.4), (17.2, 11.6), (20.4, 10)), PL((13, 9), (10.2, 14), (14.6, 16.4), (12.2, 21.8)), PL((10, 14.4), (6.4, 16), (3, 14.4))),
    'figure.indoor.cycle': figure((12.6, 3.2), PL((7.6, 12.2), (11, 7.8), (14.2, 10.8), (17.6, 10.2)), PL((7.8, 12.4), (12.6, 13.8), (11.6, 18)), extra=('M5.6 12.6H9.6', 'M7.6 13L9.2 21.4', C(16, 18, 3.4), 'M18.4 9L16 18', 'M6 21.4H19')),
    'figure.martial.arts': figure((6.4, 5.2), PL((8.6, 8.2), (12.4, 12.6), (20.8, 6.6)), PL((12.2, 12.8), (12.8, 17.6), (10.8, 22.2)), PL((8.8, 8.6), (5.6, 11.8), (8.6, 13.6)), PL((9, 8.4), (13.4, 7.4))),
}


def torch(body, ray=False):
    def draw(st):
        rays = [S(PL((4.2, 1.6), (5.6, 3.2)), .8), S(PL((19.8, 1.6), (18.4, 3.2)), .8), S(H(3, 6.4, 5), .8), S(H(19, 6.4, 21), .8)]
        lamp = [F(TORCH, st * .8)] if body else [S(TORCH, .9)]
        line = ('kf' if body else 'f', RR(11.2, 12.6, 1.6, 3.6, .8), 0)
        return [Part(lamp + [('k' if body else 's', H(7.9, 6.6, 16.1), .7), line] + (rays if ray else []))]
    return draw


def pan(fill):
    inside = lambda st: [KF(C(8.8, 14.6, 4.2))] + ([F(C(8.8, 14.6, 4.2), -st)] if fill else [])
    return lambda st: [F(PAN, st * .9)] + inside(st) + [S(PL((14, 9.4), (21.2, 2.6)), 1.5)] if fill else \
        [S(PAN, .9), S(C(8.8, 14.6, 4.2), .8), S(PL((13.9, 9.5), (21.2, 2.6)), 1.3)]


def box(*inside):
    return lambda st: [S(RR(3.4, 2.6, 17.2, 18.8, 2.4), .95)] + [op for op in inside]


def before(ops, st, gap=1.5):
    """Operations with a gap around them in what lies behind."""
    return [KF(solid_of(ops, st), 2 * gap)] + ops


def pair(base, k=.64, apart=5.6, drop=1.6):
    """Two of a thing, the right one before the left."""
    def draw(st):
        left, right = (mapped(flat(base(st)), placed(k, 12 + x, 12 + y), .85) for x, y in ((-apart, -drop), (apart, drop)))
        return [Part(left, 2), Part(before(right, st, 1.1), 1)]
    return draw


def daily(z):
    z.update({n: d for n, d in FIGURES.items()})
    z['flashlight.off.fill'], z['flashlight.on.fill'] = torch(True), torch(True, True)
    z['flashlight.slash'] = slashed(torch(False))
    z['arrow.2.squarepath'], z['arrow.3.trianglepath'] = lucide('repeat-2'), lucide('recycle')
    z['arrow.triangle.swap'] = lambda st: [
        S('M7 20.4V8.6'), F(PL((7, 2.8), (10.6, 8.8), (3.4, 8.8), close=True), .8),
        S('M17 3.6V15.4'), F(PL((17, 21.2), (13.4, 15.2), (20.6, 15.2), close=True), .8)]
    z['slider.horizontal.below.rectangle'] = lambda st: [
        Part([S(RR(2.6, 3.6, 18.8, 9.2, 2.4), .95)], 2),
        Part([S(H(2.8, 18.6, 21.2), .9), KF(C(8.6, 18.6, 3.4)), F(C(8.6, 18.6, 2.2))], 1)]
    z['pencil.tip.crop.circle'] = enclosed(z['pencil.tip'], 'circle')
    for kind in ('plus', 'minus'):
        z[f'pencil.tip.crop.circle.badge.{kind}'] = badged(z['pencil.tip.crop.circle'], kind)
    z['square.and.line.vertical.and.square'] = lambda st: [
        S(RR(1.8, 8, 7.4, 8, 1.8), .9), S(V(12, 3.4, 20.6), .9), S(RR(14.8, 8, 7.4, 8, 1.8), .9)]
    z['square.filled.and.line.vertical.and.square'] = lambda st: [
        F(RR(1.8, 8, 7.4, 8, 1.8), st * .9), S(V(12, 3.4, 20.6), .9), S(RR(14.8, 8, 7.4, 8, 1.8), .9)]
    z['lasso.and.sparkles'] = lambda st: [Part(flat(lucide('lasso')(st)), 1), Part(before(mapped(flat(z['sparkle'](st)), placed(.4, 19.4, 4.6), .7), st, 1.2), 2)]
    z['flip.horizontal'] = T('flip-vertical', .95)
    z['flip.horizontal.fill'] = lambda st: [S(V(12, 3, 21), .9), F(PL((9, 7), (9, 18), (2.4, 18), close=True), st * .8), S(PL((15, 7), (15, 18), (21.6, 18), close=True), .8)]
    for fill in ('', '.fill'):
        z['tray.2' + fill] = (lambda base: lambda st: [Part(mapped(flat(base(st)), (.74, 0, 0, .56, 3.12, -1), .9), 2),
                                                       Part(mapped(flat(base(st)), (.74, 0, 0, .56, 3.12, 11.6), .9), 1)])(z['tray' + fill])
        z['car.2' + fill] = pair(z['car' + fill], .66, 6.4, 2.6)
        z['lightbulb.2' + fill] = pair(z['lightbulb' + fill], .72, 5.6)
        z['speaker.zzz' + fill] = (lambda base: lambda st: [Part(mapped(flat(base(st)), moved(-5.2, 0)), 2)] + [
            Part([S(PL((13.8, 14.6), (17.2, 14.6), (13.8, 18.6), (17.2, 18.6)), .72), S(PL((17.8, 5.4), (22.4, 5.4), (17.8, 10.6), (22.4, 10.6)), .8)], 1)])(z['speaker' + fill])
        z['bell.and.waveform' + fill] = (lambda base: lambda st: [Part(mapped(flat(base(st)), placed(.84, 8.6, 12), .95), 1)] + [
            Part([S(V(18.2, 8.4, 15.6), .8), S(V(20.6, 5.6, 18.4), .8), S(V(22.9, 9.6, 14.4), .8)], 2)])(z['bell' + fill])
        z['person.line.dotted.person' + fill] = (lambda base: lambda st: [
            Part(mapped(flat(base(st)), placed(.5, 5.2, 12), .86) + mapped(flat(base(st)), placed(.5, 18.8, 12), .86), 1),
            Part([F(C(x, 12, st * .42)) for x in (10.4, 12, 13.6)], 2)])(z['person' + fill])
    for name in ('rectangle.stack.person.crop', 'person.crop.rectangle.stack'):
        z[name] = lambda st: [Part(flat(z['rectangle.stack'](st)), 2), Part(mapped(flat(z['person'](st)), placed(.42, 12, 15), .8), 1)]
        z[name + '.fill'] = lambda st: [Part(flat(z['rectangle.stack.fill'](st)), 2), Part(mapped(flat(z['person.fill'](st)), placed(.42, 12, 15), .8), 1, True)]
    z['frying.pan'], z['frying.pan.fill'] = pan(False), pan(True)
    z['dishwasher'] = box(S(H(3.6, 6.8, 20.4), .8), S(arc(12, 14, 4.2, 0, 180), .85), S(H(7.6, 14, 16.4), .85), F(C(6.6, 4.7, .7)))
    z['stove'] = box(S(H(3.6, 8.4, 20.4), .8), *(F(C(x, 5.5, 1)) for x in (7.4, 12, 16.6)), S(RR(6.8, 11.4, 10.4, 6.8, 1.4), .85))
    z['heater.vertical'] = lambda st: [S(RR(4, 3.4, 16, 15, 2.4), .95)] + [S(V(x, 6.8, 15), .8) for x in (8, 12, 16)] + [S(V(7.4, 18.6, 21.2), .9), S(V(16.6, 18.6, 21.2), .9)]
    z['window.vertical.open'] = box(S(H(3.6, 12, 20.4), .8), S(H(3.6, 8.4, 20.4), .8), S(V(12, 2.8, 8.2), .8))
    z['curtains.open'] = lambda st: [S(H(2.2, 3.2, 21.8), 1), S('M4 3.4V20.6H8.4C8.4 15 9.6 10.6 10.8 3.4', .9), S('M20 3.4V20.6H15.6C15.6 15 14.4 10.6 13.2 3.4', .9)]
    z['fan.desk'] = lambda st: [S(C(12, 9, 7.2), .9)] + mapped(flat(z['fan'](st)), placed(.46, 12, 9), .75) + [S(V(12, 16.4, 21.2), .95), S(H(7.2, 21.2, 16.8), .95)]
    z['moon.haze'] = lambda st: [Part(mapped(flat(z['moon'](st)), placed(.66, 12, 8), .95), 1), Part([S(H(2.8, 17.6, 17), .9), S(H(7, 21.2, 21.2), .9)], 2)]
    z['l.joystick'] = lambda st: [S(C(12, 12, 9), .95), S(C(12, 12, 5.2), .8), S(PL((10.6, 9.6), (10.6, 14.2), (13.6, 14.2)), .8)]
    z['r.joystick'] = lambda st: [S(C(12, 12, 9), .95), S(C(12, 12, 5.2), .8), S('M10.4 14.4V9.6H12.4A1.4 1.4 0 0 1 12.4 12.4H10.4M12.2 12.4L13.8 14.4', .75)]
    z['arcade.stick'] = lambda st: [F(C(12, 5, 3.4)), S(V(12, 8, 15.4), 1.1), S(RR(3.4, 15.4, 17.2, 5.6, 2), .95)]
    z['app.connected.to.app.below.fill'] = lambda st: [F(RR(7.2, 1.8, 9.6, 8, 2.4)), S(V(12, 10, 14), .95), F(RR(7.2, 14.2, 9.6, 8, 2.4))]
    z['macwindow.on.rectangle'] = lambda st: [Part([S(PL((6, 7), (2.6, 7), (2.6, 19.6), (16.4, 19.6), (16.4, 17.6)), .85)], 2),
                                              Part(mapped(flat(z['macwindow'](st)), placed(.72, 14.2, 10.4), .95), 1)]
    z['sparkle.magnifyingglass'] = lambda st: [Part(flat(z['magnifyingglass'](st)), 1), Part(mapped(flat(z['sparkle'](st)), placed(.44, 10.4, 10.4), .75), 2)]
    z['clock.arrow.2.circlepath'] = lambda st: [Part(flat(z['arrow.triangle.2.circlepath'](st)), 2), Part([S(PL((12, 7.8), (12, 12.4), (14.6, 13.8)), .85)], 1)]
    z['minus.slash.plus'] = lambda st: [S(H(2.6, 6.6, 9.4)), S(PL((17.4, 4.4), (6.6, 19.6)), .9), S(H(14.6, 17.4, 21.4)), S(V(18, 14, 20.8))]
    z['eraser.line.dashed'] = lambda st: [Part(mapped(flat(z['eraser'](st)), placed(.84, 12, 9.4), .95), 1), Part([S(H(x, 21.2, x + 2.6), .9) for x in (3, 8.2, 13.4, 18.6)], 2)]
    z['eraser.line.dashed.fill'] = lambda st: [Part(mapped(flat(z['eraser.fill'](st)), placed(.84, 12, 9.4), .95), 1), Part([S(H(x, 21.2, x + 2.6), .9) for x in (3, 8.2, 13.4, 18.6)], 2)]
    z['applewatch.watchface'] = lambda st: [Part([S(RR(5.6, 5, 12.8, 14, 3.6), .95), S(PL((8.2, 4.8), (8.8, 1.8), (15.2, 1.8), (15.8, 4.8)), .85), S(PL((8.2, 19.2), (8.8, 22.2), (15.2, 22.2), (15.8, 19.2)), .85)], 2),
                                            Part([S(PL((12, 8.6), (12, 12.4), (14.4, 14)), .85)], 1)]
    z['hat.widebrim'] = lambda st: [S(E(12, 14.8, 10, 4), .95), KF(HAT + 'Z', 0), S(HAT, .95), S('M6.6 13.6C9.6 15.2 14.4 15.2 17.4 13.6', .8), S('M7.2 11.4C10 12.6 14 12.6 16.8 11.4', .8)]
    z['hat.widebrim.fill'] = lambda st: [F(HAT + 'Z', st * .9), F(E(12, 14.8, 10, 4), st * .9), ('k', 'M7.2 11.6C10 12.8 14 12.8 16.8 11.6', .8)]
    z['jacket'] = T('jacket', .95)
    board = E(12, 12, 3.4, 10.4)
    for name, mark in (('surfboard', [S(V(12, 4.6, 19.4), .75)]), ('snowboard', [S(H(9.4, 8.4, 14.6), .8), S(H(9.4, 15.6, 14.6), .8)])):
        z[name] = (lambda mark: lambda st: mapped([S(board, .95)] + mark, turned(38)))(mark)
        z[name + '.fill'] = (lambda mark: lambda st: [Part(mapped([F(board, st * .9)], turned(38)), 2), Part(mapped(mark, turned(38)), 1, True)])(mark)
    z['cricket.ball'] = lambda st: [S(C(12, 12, 9), .95), S('M9.4 3.6C11.4 9 11.4 15 9.4 20.4M14.6 3.6C12.6 9 12.6 15 14.6 20.4', .7)]
    z['cricket.ball.fill'] = lambda st: [Part([F(C(12, 12, 9.9))], 2), Part([S('M9.4 3.6C11.4 9 11.4 15 9.4 20.4M14.6 3.6C12.6 9 12.6 15 14.6 20.4', .7)], 1, True)]
    z['train.side.front.car'] = T('train', .95)
