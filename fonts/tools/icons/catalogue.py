"""Every name and its drawing."""
import math

from . import arrows, boxes, bubbles, common, daily, drawn, everyday, extra, letters, likenesses, objects, ruled, things
from .classic import classic
from .colours import ENCLOSURE_COLOURS, coloured
from .families import badged, dotted, enclosed, slashed
from .kin import BADGED, BUBBLED, CIRCLED, DOTTED, OTHERS, SAME, SLASHED, SQUARED, THIN
from .pen import F, PL, Part, flat, lucide, mapped, moved, parts_of, solid
from .table import TABLE

# Of the first drawings, those that were not what their names say.
REDRAWN = """cart.badge.plus clock.badge.checkmark figure.2.and.child.holdinghands figure.walk gear.circle pencil.circle
list.dash person.3 soccerball""".split()
# Drawings that do not yet say what their names say, and helpers.
WITHHELD = "lightbulb.max lightbulb.max.fill text.badge.base arrow.triangle.turn.up.right".split()


def auto_layers(name, draw):
    """The layers of the first drawings: an enclosure below, what it encloses above; a badge above its base."""
    ends = name.split('.')
    if name == 'wifi':
        return lambda st: [Part([draw(st)[i]], level, False, '', True) for i, level in ((0, 1), (3, 1), (2, 2), (1, 3))]
    if 'badge' in ends:
        def split(st):
            ops = flat(draw(st))
            at = next((i for i, op in enumerate(ops) if op[0] == 'kf'), 0)
            return [Part(ops[:at], 2), Part(ops[at:], 1)] if at else [Part(ops)]
        return split
    if any(x in name for x in ('.circle.fill', '.square.fill', '.triangle.fill', '.octagon.fill')) and len(ends) > 2:
        def filled(st):
            parts = parts_of(draw(st))
            if len(parts) > 1: return parts
            ops = parts[0].ops
            mark = [({'k': 's', 'kf': 'f'}.get(o[0], o[0]), *o[1:]) for o in ops[1:]]
            return [Part(ops[:1], 2)] + ([Part(mark, 1, True)] if mark else [])
        return filled
    if ends[-1] in ('circle', 'square', 'triangle', 'octagon', 'seal') and len(ends) > 1 and 'badge' not in name:
        def ringed(st):
            parts = parts_of(draw(st))
            return parts if len(parts) > 1 or len(parts[0].ops) < 2 else [Part(parts[0].ops[:1], 2), Part(parts[0].ops[1:], 1)]
        return ringed
    return draw


def catalogue():
    old = classic()
    z = {name: auto_layers(name, draw) for name, draw in old.items()}
    table(z)
    z.update({n: d for n, d in arrows.arrows().items() if not (n in old and n.startswith(('chevron', 'arrow.up', 'arrow.down', 'arrow.left', 'arrow.right')) and n != 'arrow.left.arrow.right' and n.count('.') < 2)})
    z.update(boxes.boxes())
    for part in (things.weather, things.people, things.calendars, things.charts, things.sound, things.media, objects.objects, things.text, extra.extra,
                 likenesses.likenesses):
        part(z)
    for name in [n for n, d in z.items() if d is None]: z.pop(name)
    for word, same in arrows.ALIASES.items():
        for start in ('chevron.', 'arrow.', 'arrow.uturn.', 'chevron.compact.', 'arrowtriangle.'):
            if start + same in z: z.setdefault(start + word, z[start + same])
    z['arrow.uturn.forward'], z['arrow.uturn.backward'] = z['arrow.uturn.right'], z['arrow.uturn.left']
    z['arrow.triangle.turn.up.right'] = z['arrow.turn.up.right']
    currencies(z)
    enclosures(z, old)
    numbers(z)
    for name in SLASHED.split():
        z.setdefault(name + '.slash', slashed(z[name])) if name in z else None
        if name + '.fill' in z: z.setdefault(name + '.slash.fill', slashed(z[name + '.fill']))
    badges(z)
    bubbles.bubbles(z)
    more(z)
    for name, draw in old.items():
        if name not in REDRAWN + likenesses.ANEW: z[name] = auto_layers(name, draw)
    everyday.everyday(z)
    before = list(z)
    common.common(z)
    z = ruled.ruled(z, before)
    daily.daily(z)
    coloured(z)
    for name in WITHHELD: z.pop(name, None)
    return z


def table(z):
    for line in TABLE.strip().split('\n'):
        name, source, variants, *keep = line.split()
        keep = tuple(int(k) for k in keep[0].split(',')) if keep else ()
        z.setdefault(name, lucide(source))
        if 'f' in variants: z.setdefault(name + '.fill', solid(source, keep=keep))


def currencies(z):
    for name in letters.CURRENCIES:
        if name not in ('dollarsign',): z[name] = letters.large(letters.sign(name))
        for shape in ('circle', 'square'):
            z.setdefault(f'{name}.{shape}', enclosed(letters.sign(name), shape))
            z.setdefault(f'{name}.{shape}.fill', enclosed(letters.sign(name), shape, True))


def inner(z, name):
    """What stands for a name inside an enclosure: the solid where there is one."""
    if name in letters.MARKS: return letters.sign(name, .9)
    if name not in THIN and name + '.fill' in z: return z[name + '.fill']
    return z[name]


def enclosures(z, old):
    for names, shape in ((CIRCLED, 'circle'), (SQUARED, 'square')):
        for name in names.split():
            if name not in z: continue
            for filled in (False, True):
                whole = f'{name}.{shape}' + ('.fill' if filled else '')
                if whole in z and whole not in ('gear.circle', 'pencil.circle'): continue
                z[whole] = enclosed(inner(z, name), shape, filled, ENCLOSURE_COLOURS.get(whole, ''))
    for name, shape in ((name, shape) for names, shape in OTHERS for name in names):
        if name not in z: continue
        for filled in (False, True):
            whole = f'{name}.{shape}' + ('.fill' if filled else '')
            if whole in z and not (shape in ('octagon', 'shield') and (filled or whole not in old)): continue
            z[whole] = enclosed(inner(z, name), shape, filled, ENCLOSURE_COLOURS.get(whole, ''))
    for name in BUBBLED:
        if name not in ('text', 'quote') and name in z:
            for side in ('bubble', 'bubble.left'):
                z.setdefault(f'{name}.{side}', enclosed(inner(z, name), side))
                z.setdefault(f'{name}.{side}.fill', enclosed(inner(z, name), side, True))


def numbers(z):
    texts = [str(n) for n in range(51)] + [f'0{n}' for n in range(10)] + [chr(c) for c in range(ord('a'), ord('z') + 1)]
    for text in texts:
        size = .82 if text.isdigit() else .9
        drawing = letters.word(text, size, .9)
        for shape in ('circle', 'square'):
            z[f'{text}.{shape}'] = enclosed(drawing, shape)
            z[f'{text}.{shape}.fill'] = enclosed(drawing, shape, True)
    for text in [str(n) for n in range(1, 32)]:
        page = lambda st: drawn.calendar_page(st)
        digits = letters.word(text, .66, .82)
        z[f'{text}.calendar'] = (lambda digits: lambda st: [Part(drawn.calendar_page(st), 2), Part(mapped(digits(st), moved(0, 3.2)), 1)])(digits)


def badges(z):
    z['calendar_base'], z['text_base'] = drawn.calendar_base, z['text.badge.base']
    for kind, names in BADGED.items():
        for name in names.split():
            base = {'calendar': 'calendar_base', 'text': 'text_base'}.get(name, name)
            if base in z: z[f'{name}.badge.{kind}'] = badged(z[base], kind)
    for name in DOTTED:
        dot = name.removesuffix('.fill') + '.badge' + ('.fill' if name.endswith('.fill') else '')
        if name in z: z[dot] = dotted(z[name])
    for name in ('calendar_base', 'text_base'): z.pop(name)


def more(z):
    for line in SAME.strip().split('\n'):
        name, other = line.split()
        z.setdefault(name, z[other])
    z['star.leadinghalf.filled'] = z['star.lefthalf.fill'] = z['star.leadinghalf.fill'] = half_star(z['star'])


def half_star(line):
    corners = [(12 + r * math.sin(a), 12.6 - r * math.cos(a)) for a, r in
               ((math.pi * i / 5, 9.8 if i % 2 == 0 else 4.6) for i in range(5, 11))]
    half = F(PL((12, 2.8), (12, 17.2), *corners[1:], close=True), .9)
    return lambda st: [Part(flat(line(st)), 2), Part([half], 1, False, 'yellow')]
