"""What a drawing is made of, and how it becomes an outline.

A drawing is a list of operations on the 24-unit grid, y down, done in order:
  S stroke, F fill, K cut a stroke out of what is there, KF cut a fill out.
Geometry is an SVG path's text, a path in grid units, or (geometry, affine).
An icon is a list of parts, back to front; a plain list of operations is one part.
"""
import functools
import math
import re
import xml.etree.ElementTree as ET
from typing import NamedTuple

import pathops
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

LUCIDE = 'pypi/icons/x/justmyresource_lucide/justmyresource_lucide/svg/%s.svg'
TABLER = 'pypi/icons/x/pytablericons/pytablericons/icons/outline/%s.svg'
UNIT, MIDDLE = 50.31, 364  # font units per grid unit, so that a circle of OUTER is .996 em across; half of the text's capitals
TO_FONT = (UNIT, 0, 0, -UNIT, 0, MIDDLE + 12 * UNIT)
TO_GRID = (1 / UNIT, 0, 0, -1 / UNIT, 0, MIDDLE / UNIT + 12)
OUTER = 9.9  # radius of the enclosing circle


class Part(NamedTuple):
    """Operations of one layer. A mark is cut out of what lies below in one colour, and else drawn."""

    ops: list
    level: int = 1
    mark: bool = False
    colour: str = ''
    variable: bool = False


def S(d, w=1): return ('s', d, w)
def F(d, grow=0): return ('f', d, grow)
def K(d, w=1): return ('k', d, w)
def KF(d, grow=0): return ('kf', d, grow)


def C(x, y, r): return f'M{x-r} {y}A{r} {r} 0 1 0 {x+r} {y}A{r} {r} 0 1 0 {x-r} {y}Z'
def E(x, y, a, b): return f'M{x-a} {y}A{a} {b} 0 1 0 {x+a} {y}A{a} {b} 0 1 0 {x-a} {y}Z'
def PL(*p, close=False): return 'M' + 'L'.join(f'{x} {y}' for x, y in p) + ('Z' if close else '')
def H(x, y, x2): return f'M{x} {y}H{x2}'
def V(x, y, y2): return f'M{x} {y}V{y2}'


def RR(x, y, w, h, r):
    if not r: return f'M{x} {y}H{x+w}V{y+h}H{x}Z'
    return (f'M{x+r} {y}H{x+w-r}A{r} {r} 0 0 1 {x+w} {y+r}V{y+h-r}A{r} {r} 0 0 1 {x+w-r} {y+h}'
            f'H{x+r}A{r} {r} 0 0 1 {x} {y+h-r}V{y+r}A{r} {r} 0 0 1 {x+r} {y}Z')


def arc(x, y, r, a0, a1):
    """An arc of a circle from one angle to another in degrees, clockwise from the right."""
    p = [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for a in (a0, a1)]
    large, sweep = int(abs(a1 - a0) > 180), int(a1 > a0)
    return f'M{p[0][0]} {p[0][1]}A{r} {r} 0 {large} {sweep} {p[1][0]} {p[1][1]}'


def star(n, outer, inner, x=12, y=12, turn=0):
    """A star's corners, the first at the top."""
    r = lambda i: outer if i % 2 == 0 else inner
    a = lambda i: math.pi * i / n + math.radians(turn)
    return PL(*[(x + r(i) * math.sin(a(i)), y - r(i) * math.cos(a(i))) for i in range(2 * n)], close=True)


def ring(st, r=OUTER): return S(C(12, 12, round(r - st / 2, 3)))


# -- affine maps: (a, b, c, d, e, f) maps x to ax + cy + e, y to bx + dy + f
def scaled(k, x=12, y=12, kx=None): 
    kx = k if kx is None else kx
    return (kx, 0, 0, k, x - kx * x, y - k * y)
def moved(dx, dy): return (1, 0, 0, 1, dx, dy)
def mirrored(x=12): return (-1, 0, 0, 1, 2 * x, 0)
def flipped(y=12): return (1, 0, 0, -1, 0, 2 * y)
def turned(degrees, x=12, y=12):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)
def placed(k, x, y): return (k, 0, 0, k, x - k * 12, y - k * 12)


def mapped(ops, t, stroke=1.0):
    """Operations moved by an affine map; stroke widths are multiplied, growth goes with the map."""
    k = math.sqrt(abs(t[0] * t[3] - t[1] * t[2]))
    return [(kind, (d, t), w * (stroke if kind in 'sk' else k)) for kind, d, w in ops]


def map_parts(parts, t, stroke=1.0):
    return [p._replace(ops=mapped(p.ops, t, stroke)) for p in parts_of(parts)]


def parts_of(drawing):
    return drawing if drawing and isinstance(drawing[0], Part) else [Part(drawing)]


def flat(drawing):
    """A drawing in one colour as plain operations: marks become cuts."""
    cut = {'s': 'k', 'f': 'kf', 'k': 's', 'kf': 'f'}
    return [(cut[o[0]], *o[1:]) if p.mark else o for p in parts_of(drawing) for o in p.ops]


# -- outlines
def transformed(path, t):
    result = pathops.Path()
    path.draw(TransformPen(result.getPen(), t))
    return result


@functools.lru_cache(maxsize=None)
def _parsed(d):
    path = pathops.Path()
    parse_path(d, path.getPen())
    return path


def geometry(d, t=(1, 0, 0, 1, 0, 0)):
    """Geometry as a path in font units."""
    maps = [t]
    while isinstance(d, tuple):
        d, inner = d
        maps.append(inner)
    pen_target = pathops.Path()
    pen = TransformPen(pen_target.getPen(), TO_FONT)
    for m in maps: pen = TransformPen(pen, m)
    if isinstance(d, str): parse_path(d, pen)
    else: d.draw(pen)
    return pen_target


def combined(a, b, operation):
    # Not pathops.OpBuilder: its union mends winding and can fill the inside of a stroked ring.
    # Where edges of the two lie all but on each other the operation may fail: then a hair beside.
    for hair in (0, .011, -.017, .029, .053):
        try:
            result = pathops.op(a, transformed(b, (1, 0, 0, 1, hair, hair / 3)) if hair else b, operation, fix_winding=False)
            break
        except pathops.PathOpsError:
            if hair == .053: raise
    result.fillType = pathops.FillType.EVEN_ODD  # what it is, though the binding says non-zero
    return result


def stroked(path, width):
    path.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    path.convertConicsToQuads()
    return path


def outline(ops, st, onto=None):
    """The outline of operations at a stroke width, in font units."""
    result = onto or pathops.Path()
    for kind, d, w in ops:
        path = geometry(d)
        if kind in ('s', 'k'):
            path = stroked(path, st * w * UNIT)
        else:
            path.convertConicsToQuads()
            if w: path = combined(path, stroked(geometry(d), w * UNIT), pathops.PathOp.UNION)
        cutting = kind in ('k', 'kf')
        result = combined(result, path, pathops.PathOp.DIFFERENCE if cutting else pathops.PathOp.UNION)
    result.convertConicsToQuads()
    return result


def box(drawing, st):
    """The ink's box on the grid: x0, y0, x1, y1."""
    x0, y0, x1, y1 = outline(flat(drawing), st).bounds
    t = TO_GRID
    return x0 * t[0], y1 * t[3] + t[5], x1 * t[0], y0 * t[3] + t[5]


# -- other people's outlines, free to use: Lucide (ISC) and Tabler (MIT)
@functools.lru_cache(maxsize=None)
def svg_shapes(path):
    out = []
    root = ET.fromstring(re.sub(r'<!--.*?-->', '', open(path).read(), flags=re.S))
    for e in root.iter():
        tag, g = e.tag.split('}')[-1], lambda k, d=0: float(e.get(k, d))
        filled = e.get('fill') not in (None, 'none') or root.get('fill') not in (None, 'none')
        if tag == 'path': out.append((e.get('d'), filled))
        elif tag == 'circle': out.append((C(g('cx'), g('cy'), g('r')), filled))
        elif tag == 'ellipse': out.append((E(g('cx'), g('cy'), g('rx'), g('ry')), filled))
        elif tag == 'rect':
            r = float(e.get('rx') or e.get('ry') or 0)
            out.append((RR(g('x'), g('y'), g('width'), g('height'), r), filled))
        elif tag == 'line': out.append((f'M{g("x1")} {g("y1")}L{g("x2")} {g("y2")}', filled))
        elif tag in ('polyline', 'polygon'):
            n = re.findall(r'-?[\d.]+', e.get('points'))
            d = 'M' + 'L'.join(f'{n[i]} {n[i+1]}' for i in range(0, len(n), 2))
            out.append((d + ('Z' if tag == 'polygon' else ''), filled))
    return out


def lucide(name, w=.95):
    return lambda st: [F(d) if filled else S(d, w) for d, filled in svg_shapes(LUCIDE % name)]


@functools.lru_cache(maxsize=None)
def pieces(name):
    """The separate lines of a Lucide drawing, as paths on the grid."""
    out = []
    for d, _ in svg_shapes(LUCIDE % name):
        for contour in _parsed(d).contours:
            path = pathops.Path()
            contour.draw(path.getPen())
            out.append(path)
    return out


def area(path):
    """The area covered; the contours' own winding says nothing about holes."""
    from windfix import oriented
    import round_font as rf
    total = 0
    for segments in oriented(path):
        points = [rf.pt(s, i / 6) for s in segments for i in range(6 if len(s) > 2 else 1)]
        total += sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points[-1:] + points, points)) / 2
    return abs(total)


def silhouette(path):
    """A path without the holes in it."""
    from windfix import oriented
    import round_font as rf
    result = pathops.Path()
    for contour in oriented(path):
        one = pathops.Path()
        rf.draw(contour, one.getPen())
        one.fillType = pathops.FillType.EVEN_ODD
        result = combined(result, one, pathops.PathOp.UNION)
    return result


def solid_of(ops, st):
    return transformed(silhouette(outline(ops, st)), TO_GRID)


def solid(name, w=.95, cut=.8, keep=()):
    """A Lucide drawing filled: its silhouette, with the lines that lie inside it cut out.

    `keep` names the pieces by number that stay strokes and are not flooded."""
    lines = pieces(name)
    flood = [i for i in range(len(lines)) if i not in keep]
    nominal = 2.0
    inner = []
    for i in flood:
        rest = [S(lines[j]) for j in flood if j != i and j not in inner]
        if not rest: continue
        mine = outline([S(lines[i])], nominal)
        over = combined(mine, geometry(solid_of(rest, nominal)), pathops.PathOp.DIFFERENCE)
        if area(over) < .03 * area(mine): inner.append(i)

    def draw(st):
        body = solid_of([S(lines[i], w) for i in flood if i not in inner], st)
        marks = [Part([S(lines[i], cut) for i in inner], 1, True)] if inner else []
        strokes = [S(lines[i], w) for i in keep]
        return [Part([F(body)] + strokes, 2 if inner else 1)] + marks
    return draw
