"""Squares, rectangles, circles, grids and pages, divided and stacked by rule."""
import math

from .drawn import at, marked, strokes
from .families import DOCUMENT
from .pen import (C, E, F, H, K, KF, OUTER, PL, Part, RR, S, V, arc, mapped, mirrored, moved, placed, ring, scaled,
                  turned)

FORMS = {  # x, y, width, height, corner
    'square': (2.9, 2.9, 18.2, 18.2, 3.6),
    'rectangle': (1.2, 4, 21.6, 16, 3.6),
    'rectangle.portrait': (4, 1.2, 16, 21.6, 3.6),
}


def frame(form, st, w=1.0):
    x, y, width, height, r = FORMS[form]
    h = st * w / 2
    return [S(RR(x + h, y + h, width - 2 * h, height - 2 * h, r - h), w)]


def block(form, grow=0):
    x, y, width, height, r = FORMS[form]
    return RR(x - grow, y - grow, width + 2 * grow, height + 2 * grow, r + grow)


def half(form, side, inset):
    """The filled half of a box, to its edge or inside it."""
    x, y, w, h, r = FORMS[form]
    e = inset
    x, y, w, h = x + e, y + e, w - 2 * e, h - 2 * e
    if side in ('lefthalf', 'leadinghalf'): w /= 2
    elif side in ('righthalf', 'trailinghalf'): x, w = x + w / 2, w / 2
    elif side == 'tophalf': h /= 2
    elif side == 'bottomhalf': y, h = y + h / 2, h / 2
    elif side in ('leftthird', 'leadingthird'): w /= 3
    elif side in ('rightthird', 'trailingthird'): x, w = x + w * 2 / 3, w / 3
    elif side == 'topthird': h /= 3
    elif side == 'bottomthird': y, h = y + h * 2 / 3, h / 3
    elif side == 'center': x, y, w, h = x + w / 4, y + h / 4, w / 2, h / 2
    return RR(x, y, w, h, .8)


def split(form, columns, rows, filled=False):
    x, y, w, h, _ = FORMS[form]
    def draw(st):
        inner = [V(x + w * i / columns, y + st / 2, y + h - st / 2) for i in range(1, columns)]
        inner += [H(x + st / 2, y + h * i / rows, x + w - st / 2) for i in range(1, rows)]
        if filled: return [Part([F(block(form))], 2), Part([S(d, .72) for d in inner], 1, True)]
        return [Part(frame(form, st), 1), Part([S(d, .85) for d in inner], 2)]
    return draw


def grid(columns, rows, filled=False, width=20, height=20, round_=None, circles=False):
    def draw(st):
        gap = 2.4 if max(columns, rows) < 3 else 1.9
        w, h = (width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows
        if circles: w = h = min(w, h)
        ops = []
        for j in range(rows):
            for i in range(columns):
                x = 12 - (columns * w + gap * (columns - 1)) / 2 + i * (w + gap)
                y = 12 - (rows * h + gap * (rows - 1)) / 2 + j * (h + gap)
                e = 0 if filled else st * .42
                thin = .84 if w > 5.5 else .62
                if not filled: e = st * thin / 2
                d = (C(x + w / 2, y + h / 2, w / 2 - e) if circles
                     else RR(x + e, y + e, w - 2 * e, h - 2 * e, max(.3, min(1.7, w / 4) - e * .4)))
                ops.append(F(d) if filled else S(d, thin))
        return ops
    return draw


def stacked(form_front, filled=False, dashed=False):
    """One box in front of another."""
    def draw(st):
        front = RR(8.2, 8.2, 13, 13, 2.6)
        back = 'M4.6 15.8A2 2 0 0 1 2.6 13.8V5.2A2.6 2.6 0 0 1 5.2 2.6H13.8A2 2 0 0 1 15.8 4.6'
        if form_front == 'circle': front = C(14.8, 14.8, 6.4)
        return [Part([S(back, .95)], 2), Part([F(front, st * .95)] if filled else [S(front, .95)], 1)]
    return draw


def rectangles(filled=False, portrait=False):
    def draw(st):
        front = RR(7, 9, 15.4, 11.4, 2.4)
        back = 'M4 15.6A2.2 2.2 0 0 1 1.6 13.2V6A2.4 2.4 0 0 1 4 3.6H14.6A2.4 2.4 0 0 1 17 5.6'
        parts = [Part([S(back, .95)], 2), Part([F(front, st * .95)] if filled else [S(front, .95)], 1)]
        if portrait: parts = [p._replace(ops=mapped(p.ops, (0, 1, 1, 0, 0, 0))) for p in parts]
        return parts
    return draw


def pile(filled=False):
    def draw(st):
        page = RR(2.6, 9.6, 18.8, 11.6, 2.6)
        top = [Part([S(H(4.8, 5.9, 19.2), .9)], 2), Part([S(H(7, 2.4, 17), .9)], 3)]
        return top + [Part([F(page, st * .95)] if filled else [S(page, .95)], 1)]
    return draw


def dashes(form, filled=False):
    x, y, w, h, r = FORMS[form]
    def draw(st):
        e = st / 2
        x0, y0, x1, y1, rr = x + e, y + e, x + w - e, y + h - e, r - e
        ops = []
        for t in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
            cx, cy = (x0, y0)
            corner = f'M{x0} {y0 + rr + 1.2}V{y0 + rr}A{rr} {rr} 0 0 1 {x0 + rr} {y0}H{x0 + rr + 1.2}'
            ops.append(S((corner, (t[0], 0, 0, t[1], 12 - 12 * t[0], 12 - 12 * t[1]))))
        n = lambda length: 2 if length > 15 else 1
        for y_ in (y0, y1):
            for i in range(n(w)):
                c = 12 if n(w) == 1 else 12 + (i - .5) * w * .27
                ops.append(S(H(c - 1, y_, c + 1)))
        for x_ in (x0, x1):
            for i in range(n(h)):
                c = 12 if n(h) == 1 else 12 + (i - .5) * h * .27
                ops.append(S(V(x_, c - 1, c + 1)))
        if filled: ops.append(F(RR(x + 4.2, y + 4.2, w - 8.4, h - 8.4, 1.4)))
        return ops
    return draw


def round_dashes(n=8, sweep=.55, dots=False):
    def draw(st):
        r = OUTER - st / 2
        if dots:
            return [F(C(12 + r * math.cos(2 * math.pi * i / 12), 12 + r * math.sin(2 * math.pi * i / 12), st * .56)) for i in range(12)]
        step = 360 / n
        return [S(arc(12, 12, r, i * step + step * (1 - sweep) / 2, i * step + step * (1 + sweep) / 2)) for i in range(n)]
    return draw


def page(st): return [S(DOCUMENT), S('M13 3V7A2 2 0 0 0 15 9H19', .9)]
def page_fill(st): return [F(DOCUMENT, 1.4)]


def pages(filled=False):
    def draw(st):
        t = (.78, 0, 0, .78, 4.9, 4.9)
        front = [F((DOCUMENT, t), st)] if filled else [S((DOCUMENT, t)), S(('M13 3V7A2 2 0 0 0 15 9H19', t), .9)]
        return [Part([S('M4.4 17.2A2 2 0 0 1 2.8 15.2V4.8A2.2 2.2 0 0 1 5 2.6H12.6', .95)], 2), Part(front, 1)]
    return draw


def on_page(mark, filled=False):
    if filled: return marked(page_fill, mark)
    return lambda st: [Part(page(st), 2), Part(mark(st), 1)]


def boxes():
    z = {}
    for form in FORMS:
        z[form] = (lambda form: lambda st: frame(form, st))(form)
        z[form + '.fill'] = (lambda form: lambda st: [F(block(form))])(form)
        for side in ('lefthalf', 'righthalf', 'tophalf', 'bottomhalf', 'leadinghalf', 'trailinghalf'):
            z[f'{form}.{side}.filled'] = (lambda form, side: lambda st: [Part(frame(form, st), 2), Part([F(half(form, side, st * .5))], 1)])(form, side)
            z[f'{form}.{side}.inset.filled'] = (lambda form, side: lambda st: [Part(frame(form, st), 2), Part([F(half(form, side, st + 1.6))], 1)])(form, side)
        thirds = ('leftthird', 'rightthird', 'topthird', 'bottomthird', 'leadingthird', 'trailingthird', 'center')
        for side in thirds if form == 'rectangle' else ():
            z[f'{form}.{side}.inset.filled'] = (lambda form, side: lambda st: [Part(frame(form, st), 2), Part([F(half(form, side, st + 1.6))], 1)])(form, side)
        z[form + '.inset.filled'] = (lambda form: lambda st: [Part(frame(form, st), 2), Part([F(half(form, '', st + 1.6))], 1)])(form)
        z[form + '.dashed'] = dashes(form)
        if form == 'square': z[form + '.dashed.inset.filled'] = dashes(form, True)
        for c, r in ((2, 1), (1, 2), (3, 1), (2, 2), (3, 3)) if form == 'rectangle' else ((2, 1), (1, 2), (2, 2)):
            z[f'{form}.split.{c}x{r}'] = split(form, c, r)
            z[f'{form}.split.{c}x{r}.fill'] = split(form, c, r, True)
    for c, r in ((2, 2), (3, 3), (3, 2), (3, 1), (4, 3)):
        z[f'square.grid.{c}x{r}'] = grid(c, r, height=20 * r / c)
        z[f'square.grid.{c}x{r}.fill'] = grid(c, r, True, height=20 * r / c)
    for c, r in ((1, 2), (1, 3), (2, 2), (3, 2), (3, 1), (3, 3), (2, 1)):
        z[f'rectangle.grid.{c}x{r}'] = grid(c, r, width=21, height=17 if r < 3 else 18)
        z[f'rectangle.grid.{c}x{r}.fill'] = grid(c, r, True, width=21, height=17 if r < 3 else 18)
    for c, r in ((2, 2), (3, 3), (2, 1), (1, 2), (3, 1)):
        z[f'circle.grid.{c}x{r}'] = grid(c, r, circles=True)
        z[f'circle.grid.{c}x{r}.fill'] = grid(c, r, True, circles=True)
    cross = ((12, 4.6), (4.6, 12), (19.4, 12), (12, 19.4))
    z['circle.grid.cross'] = lambda st: [S(C(x, y, 2.9), .85) for x, y in cross]
    z['circle.grid.cross.fill'] = lambda st: [F(C(x, y, 3.4)) for x, y in cross]
    hexes = [(12, 12)] + [(12 + 7.2 * math.cos(math.pi * i / 3), 12 + 7.2 * math.sin(math.pi * i / 3)) for i in range(6)]
    z['circle.hexagongrid'] = lambda st: [S(C(x, y, 2.5), .8) for x, y in hexes]
    z['circle.hexagongrid.fill'] = lambda st: [F(C(x, y, 3)) for x, y in hexes]
    z['circle.hexagonpath'] = lambda st: [S(C(x, y, 2.3), .8) for x, y in hexes[1:]] + [S(PL((a[0] + (b[0] - a[0]) * .36, a[1] + (b[1] - a[1]) * .36), (a[0] + (b[0] - a[0]) * .64, a[1] + (b[1] - a[1]) * .64)), .7) for a, b in zip(hexes[1:], hexes[2:] + hexes[1:2])]
    for side, turn in (('left', 0), ('top', 90), ('right', 180), ('bottom', 270)):
        z[f'circle.{side}half.filled'] = (lambda turn: lambda st: [Part([ring(st)], 2), Part([F(('M12 2.6A9.4 9.4 0 0 0 12 21.4Z', turned(turn)))], 1)])(turn)
        z[f'circle.{side}half.filled.inverse'] = (lambda turn: lambda st: [Part([ring(st)], 2), Part([F(('M12 2.6A9.4 9.4 0 0 0 12 21.4Z', turned(turn + 180)))], 1)])(turn)
    z['circle.dotted'] = round_dashes(dots=True)
    z['circle.dashed'] = round_dashes()
    z['circle.dashed.inset.filled'] = lambda st: [Part(round_dashes()(st), 2), Part([F(C(12, 12, 5.2))], 1)]
    z['circle.slash.fill'] = lambda st: [Part([F(C(12, 12, OUTER))], 2), Part([S(PL((6.8, 6.8), (17.2, 17.2)))], 1, True)]
    z['circle.square'] = lambda st: [Part([ring(st)], 2), Part([S(RR(8.2, 8.2, 7.6, 7.6, 1.2), .85)], 1)]
    z['circle.and.line.horizontal'] = lambda st: [Part([S(H(1.4, 12, 22.6))], 2), Part([KF(C(12, 12, 7.6 + st * .4)), S(C(12, 12, 6))], 1)]
    z['circle.and.line.horizontal.fill'] = lambda st: [Part([S(H(1.4, 12, 22.6))], 2), Part([KF(C(12, 12, 8.6)), F(C(12, 12, 6.8))], 1)]
    z['circlebadge'] = lambda st: [S(C(12, 12, 5.6 - st / 2))]
    z['circlebadge.fill'] = lambda st: [F(C(12, 12, 5.6))]
    z['oval'] = lambda st: [S(E(12, 12, 10.6 - st / 2, 7.6 - st / 2))]
    z['oval.fill'] = lambda st: [F(E(12, 12, 10.6, 7.6))]
    z['oval.portrait'], z['oval.portrait.fill'] = at(z['oval'], turned(90)), at(z['oval.fill'], turned(90))
    z['capsule.portrait'] = lambda st: [S(RR(5.8 + st / 2, 1.4 + st / 2, 12.4 - st, 21.2 - st, 6.2 - st / 2))]
    z['capsule.portrait.fill'] = lambda st: [F(RR(5.8, 1.4, 12.4, 21.2, 6.2))]
    z['app'] = lambda st: [S(RR(2.9 + st / 2, 2.9 + st / 2, 18.2 - st, 18.2 - st, 5.6 - st / 4))]
    z['app.fill'] = lambda st: [F(RR(2.9, 2.9, 18.2, 18.2, 5.8))]
    z['app.dashed'] = z['square.dashed']
    z['trapezoid.and.line.vertical'] = lambda st: [S(V(12, 2.6, 21.4), .9), S(PL((2.4, 6), (8.4, 8), (8.4, 16), (2.4, 18), close=True), .9), S(PL((21.6, 6), (15.6, 8), (15.6, 16), (21.6, 18), close=True), .9)]
    z['square.on.square'], z['square.fill.on.square.fill'] = stacked('square'), stacked('square', True)
    z['square.filled.on.square'] = stacked('square', True)
    z['square.on.square.dashed'] = stacked('square')
    z['square.on.circle'], z['circle.on.square'] = stacked('circle'), stacked('circle')
    z['rectangle.on.rectangle'], z['rectangle.fill.on.rectangle.fill'] = rectangles(), rectangles(True)
    z['rectangle.on.rectangle.angled'] = rectangles()
    z['rectangle.portrait.on.rectangle.portrait'] = rectangles(portrait=True)
    z['rectangle.portrait.on.rectangle.portrait.fill'] = rectangles(True, True)
    z['rectangle.stack'], z['rectangle.stack.fill'] = pile(), pile(True)
    z['square.split.diagonal'] = lambda st: frame('square', st) + [S(PL((4.6, 19.4), (19.4, 4.6)), .9)]
    z['square.split.diagonal.2x2'] = lambda st: frame('square', st) + [S(PL((4.6, 19.4), (19.4, 4.6)), .9), S(PL((4.6, 4.6), (19.4, 19.4)), .9)]
    z['square.resize'] = lambda st: [Part(dashes('square')(st), 2), Part([S(RR(3.9, 12, 8.2, 8.2, 1.4), .9)], 1)]
    z['rectangle.3.group'] = lambda st: [S(RR(2, 4, 11.4, 6.4, 1.6), .85), S(RR(2, 13.6, 8, 6.4, 1.6), .85), S(RR(13.4, 13.6, 8.6, 6.4, 1.6), .85)]
    z['rectangle.3.group.fill'] = lambda st: [F(RR(1.4, 3.4, 12, 7.4, 2)), F(RR(1.4, 13.2, 8.8, 7.4, 2)), F(RR(12.6, 13.2, 10, 7.4, 2))]
    z['rectangle.compress.vertical'] = lambda st: [S(RR(3, 10, 18, 4, 1.4), .85), S(PL((9, 2.8), (12, 5.8), (15, 2.8)), .9), S(PL((9, 21.2), (12, 18.2), (15, 21.2)), .9)]
    z['rectangle.expand.vertical'] = lambda st: [S(RR(3, 9.4, 18, 5.2, 1.4), .85), S(PL((9, 5.8), (12, 2.8), (15, 5.8)), .9), S(PL((9, 18.2), (12, 21.2), (15, 18.2)), .9)]
    z['rectangle.and.pencil.and.ellipsis'] = lambda st: [Part([S('M10.8 19H4.6A2.6 2.6 0 0 1 2 16.4V8.6A2.6 2.6 0 0 1 4.6 6H14', .95)] + [F(C(x, 12.6, st * .5)) for x in (5.6, 8.6, 11.6)], 2), Part([S(PL((14.4, 17.4), (15.2, 14.4), (20.4, 6.4), (22.6, 7.9), (17.4, 15.8), close=True), .8)], 1)]
    z['doc'], z['doc.fill'] = page, page_fill
    text = strokes(H(8.6, 13.2, 15.4), H(8.6, 17, 15.4), w=.74)
    z['doc.plaintext'], z['doc.plaintext.fill'] = on_page(text), on_page(text, True)
    z['doc.richtext'] = on_page(lambda st: [F(RR(8.2, 11.6, 3.4, 3.4, .6)), S(H(13.6, 13.2, 15.6), .72), S(H(8.6, 17.6, 15.4), .72)])
    z['doc.richtext.fill'] = on_page(lambda st: [F(RR(8.2, 11.6, 3.4, 3.4, .6)), S(H(13.6, 13.2, 15.6), .72), S(H(8.6, 17.6, 15.4), .72)], True)
    up = lambda st: [S(V(12, 11.6, 17.8), .85), S(PL((9.2, 13.8), (12, 11.2), (14.8, 13.8)), .85)]
    z['arrow.up.doc'], z['arrow.up.doc.fill'] = on_page(up), on_page(up, True)
    down = lambda st: [S(V(12, 11.4, 17.4), .85), S(PL((9.2, 15.2), (12, 17.8), (14.8, 15.2)), .85)]
    z['arrow.down.doc'], z['arrow.down.doc.fill'] = on_page(down), on_page(down, True)
    zip_ = lambda st: [S(V(10, y, y + .1), .8) for y in (11, 14)] + [S(V(12.4, y, y + .1), .8) for y in (12.5, 15.5)] + [S(RR(10, 17, 3, 2, .5), .6)]
    z['doc.zipper'] = on_page(zip_)
    chart = lambda st: [S(V(9, 15.4, 17.6), .85), S(V(12, 12, 17.6), .85), S(V(15, 14, 17.6), .85)]
    z['chart.bar.doc.horizontal'] = on_page(lambda st: [S(H(8.8, 12.4, 15.2), .85), S(H(8.8, 15.2, 12), .85), S(H(8.8, 18, 14), .85)])
    z['chart.bar.doc.horizontal.fill'] = on_page(lambda st: [S(H(8.8, 12.4, 15.2), .85), S(H(8.8, 15.2, 12), .85), S(H(8.8, 18, 14), .85)], True)
    glass = lambda st: [S(C(11.6, 14, 2.4), .8), S(PL((13.4, 15.8), (15.4, 17.8)), .85)]
    z['doc.text.magnifyingglass'], z['doc.viewfinder'] = on_page(glass), on_page(lambda st: [S(RR(8.6, 12, 6.8, 5.6, .6), .7)])
    z['doc.on.doc'], z['doc.on.doc.fill'] = pages(), pages(True)
    return z
