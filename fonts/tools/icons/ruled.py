"""Names that follow from others by rule: enclosed, struck through, badged, filled, half filled, other words for sides.

`ruled.txt` lists the names that SF Symbols has; what no rule leads to is left out.
"""
import os
import re

from . import letters
from .families import BADGES, ENCLOSURES, badged, dotted, enclosed, slashed
from .pen import F, KF, Part, RR, area, combined, flat, geometry, mapped, outline, scaled, solid_of

import pathops

SIDES = (('backward', 'left'), ('forward', 'right'), ('leading', 'left'), ('trailing', 'right'), ('fill', 'filled'),
         ('filled', 'fill'), ('layers', 'stack'), ('gear', 'gearshape'), ('exclam', 'exclamationmark'), ('a', 'automatic'),
         ('dotted', 'dashed'), ('slash', 'forwardslash'), ('display', 'desktopcomputer'), ('checkerboard', 'checkered'),
         ('alt', ''), ('compact', ''), ('mail', 'envelope'), ('message', 'bubble'), ('100percent', '100'))
HALVES = {'left': (12, 0, 12, 24), 'right': (0, 0, 12, 24), 'top': (0, 12, 24, 12), 'bottom': (0, 0, 24, 12)}
THIRDS = {'left': (8.6, 0, 16, 24), 'right': (0, 0, 15.4, 24), 'top': (0, 9.6, 24, 15), 'bottom': (0, 0, 24, 14.4)}


def filled(base):
    """A drawing filled: its silhouette, with the lines that lie inside it cut out."""
    def draw(st):
        ops = [op for op in flat(base(st)) if op[0] in 'sf']
        if len(ops) < 2: return [F(solid_of(ops, st))]
        inner = []
        for i, op in enumerate(ops):
            rest = [o for j, o in enumerate(ops) if j != i and j not in inner]
            if not rest: continue
            mine = outline([op], st)
            over = combined(mine, geometry(solid_of(rest, st)), pathops.PathOp.DIFFERENCE)
            if area(over) < .03 * area(mine): inner.append(i)
        body = solid_of([o for i, o in enumerate(ops) if i not in inner], st)
        return [Part([F(body)], 2 if inner else 1)] + ([Part([ops[i] for i in inner], 1, True)] if inner else [])
    return draw


def cropped(shape, rect, inset=False):
    """A shape's outline with a part of it filled."""
    line, solid, _, middle = ENCLOSURES[shape]

    def draw(st):
        # A hair smaller than the outline: edges on each other confuse the union.
        body = mapped(solid(st), scaled(.58 if inset else .985, *middle))
        return [Part(body + [KF(RR(*rect, 0))], 1), Part(line(st), 2)]
    return draw


def shapes(z):
    for shape in ('circle', 'square', 'rectangle', 'rectangle.portrait', 'capsule', 'diamond', 'triangle', 'octagon', 'hexagon', 'shield'):
        for side, rect in HALVES.items():
            z.setdefault(f'{shape}.{side}half.filled', cropped(shape, rect))
            z.setdefault(f'{shape}.{side}half.inset.filled', cropped(shape, rect, True))
        for side, rect in THIRDS.items():
            z.setdefault(f'{shape}.{side}third.inset.filled', cropped(shape, rect, True))
        z.setdefault(f'{shape}.inset.filled', cropped(shape, (0, 0, .1, .1), True))


def inner(z, name):
    from .catalogue import inner
    return inner(z, name)


def derived(z, name):
    """The drawing of a name, by the first rule that leads to one; nil when none does."""
    if name in z: return z[name]
    full = name.endswith('.fill')
    stem = name.removesuffix('.fill')
    at = re.match(r'(.*)\.(badge|trianglebadge)\.([a-z.]+)$', stem)
    if at:
        kind = {'gear': 'gearshape', 'exclam': 'exclamationmark', 'a': 'automatic', 'shield.half.filled': 'shield',
                'shield.leadinghalf': 'shield', 'shield.trailinghalf': 'shield', 'shield.checkmark': 'shield'}.get(at[3], at[3])
        if at[2] == 'trianglebadge': kind = 'triangle'
        base = at[1].removesuffix('.fill')
        whole = derived(z, base + '.fill') if full or at[1] != base else derived(z, base)
        if whole and kind in BADGES: return badged(whole, kind)
        return None
    if stem.endswith('.badge'):
        base = stem.removesuffix('.badge')
        whole = derived(z, base + '.fill' if full else base)
        return dotted(whole) if whole else None
    if stem.endswith('.slash'):
        whole = derived(z, stem.removesuffix('.slash') + ('.fill' if full else ''))
        return slashed(whole) if whole else None
    for shape in sorted(ENCLOSURES, key=len, reverse=True):
        if stem.endswith('.' + shape):
            base = stem[:-len(shape) - 1]
            if base in letters.MARKS or derived(z, base) or derived(z, base + '.fill'):
                if base not in z and base not in letters.MARKS: z[base] = derived(z, base) or derived(z, base + '.fill')
                return enclosed(inner(z, base), shape, full)
    if full and stem in z: return filled(z[stem])
    words = name.split('.')
    for old, new in SIDES:
        if old not in words: continue
        other = '.'.join(w for w in (new if w == old else w for w in words) if w)
        if other != name and other in z: return z[other]
    for a, b in (('leadinghalf', 'lefthalf'), ('trailinghalf', 'righthalf'), ('leadingthird', 'leftthird'), ('trailingthird', 'rightthird'),
                 ('half.fill', 'half.filled'), ('inset.fill', 'inset.filled'), ('third.inset.fill', 'third.inset.filled')):
        if a in name and name.replace(a, b) in z: return z[name.replace(a, b)]
    if full:
        whole = derived(z, stem)
        return filled(whole) if whole else None
    return None


def ruled(z, before=()):
    """All drawings of names that are listed, those of `ruled.txt` and of the font as it was among them."""
    here = os.path.dirname(os.path.abspath(__file__))
    listed = open(os.path.join(here, 'ruled.txt')).read().split()
    known = set(listed) | set(before)
    shapes(z)
    made = {name: derived(z, name) for name in listed}
    z.update({name: drawing for name, drawing in made.items() if drawing})
    return {name: drawing for name, drawing in z.items() if name in known}
