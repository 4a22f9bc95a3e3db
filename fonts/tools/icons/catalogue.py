"""Every name and its drawing."""
import math

from . import boxes, drawn, families, letters, objects, things
from .arrows import ALIASES, arrows
from .classic import classic
from .drawn import at, flat, layers, marked
from .families import BADGES, badged, dotted, enclosed, slashed
from .pen import C, F, K, KF, OUTER, PL, Part, RR, S, lucide, mapped, moved, parts_of, ring, solid
from .table import TABLE

CIRCLED = '''
plus minus multiply divide equal lessthan greaterthan plusminus number percent xmark checkmark questionmark
exclamationmark info ellipsis at asterisk sum infinity chevron.up chevron.down chevron.left chevron.right
chevron.forward chevron.backward chevron.up.chevron.down arrow.up arrow.down arrow.left arrow.right arrow.forward
arrow.backward arrow.up.right arrow.up.left arrow.down.left arrow.down.right arrow.clockwise arrow.counterclockwise
arrow.triangle.2.circlepath arrow.2.circlepath arrow.up.arrow.down arrow.left.arrow.right arrow.up.and.down
arrow.left.and.right arrow.uturn.backward arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrow.uturn.up
arrow.uturn.down arrow.turn.up.right arrow.turn.down.right arrow.turn.up.left arrow.turn.down.left arrow.triangle.branch
arrow.triangle.merge arrow.triangle.swap arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left
arrow.up.right.and.arrow.down.left arrow.down.left.and.arrow.up.right arrow.up.to.line arrow.down.to.line
arrow.left.to.line arrow.right.to.line arrow.up.and.down.and.arrow.left.and.right
arrowtriangle.up arrowtriangle.down arrowtriangle.left arrowtriangle.right arrowshape.up arrowshape.down
arrowshape.left arrowshape.right arrowshape.turn.up.left arrowshape.turn.up.right line.3.horizontal
line.3.horizontal.decrease line.2.horizontal list.bullet list.number list.dash star heart bolt flame drop leaf moon
sun.max sun.min cloud snowflake house gearshape gear bell tag flag bookmark location pin mappin person person.2 phone
envelope paperplane message bubble.left mic video camera photo play pause stop forward backward speaker speaker.wave.2
music.note trash folder doc doc.text tray archivebox calendar clock pencil square.and.arrow.up square.and.arrow.down
square.and.pencil link paperclip scissors magnifyingglass eye hand.raised hand.thumbsup hand.thumbsdown cart bag gift
creditcard bicycle airplane car bus tram ferry fork.knife cup.and.saucer fuelpump graduationcap book book.closed
briefcase suitcase case building building.2 building.columns storefront wrench.and.screwdriver hammer wrench.adjustable screwdriver
paintbrush paintpalette eyedropper power cross pills staroflife figure.walk figure.run figure.stand figure.wave figure.hiking
figure.roll bed.double tree pawprint bird fish dog cat mountain.2 tent beach.umbrella umbrella crown trophy medal rosette
party.popper balloon birthday.cake lightbulb key lock lock.open globe network wifi antenna.radiowaves.left.and.right
dot.radiowaves.left.and.right battery.100percent cpu server.rack terminal keyboard printer iphone ipad
desktopcomputer gamecontroller headphones film ticket theatermasks sportscourt dumbbell soccerball basketball tennisball
chart.bar chart.pie chart.line.uptrend.xyaxis chart.xyaxis.line waveform waveform.path.ecg square.grid.2x2 square.grid.3x3
circle.grid.2x2 circle.grid.3x3 rectangle.stack square.stack slider.horizontal.3 slider.vertical.3 textformat
textformat.size textformat.abc character bold italic underline strikethrough translate quote.bubble
sparkles wand.and.stars repeat shuffle timer hourglass alarm stopwatch map shippingbox cube banknote percent hand.wave
globe.americas globe.europe.africa globe.asia.australia square.stack.3d.up shield faceid touchid target scope
rectangle.portrait.and.arrow.right door.left.hand.open list.clipboard checklist a.magnify number.square return
water.waves wind tornado thermometer.medium humidity candle camera.macro
command option control shift capslock escape delete.left eject record hand.tap stethoscope bandage lungs brain.head.profile
'''
# Drawn in enclosures as an outline though a solid exists.
THIN = '''envelope creditcard calendar clock globe trash doc.text doc book building building.2 building.columns cart
birthday.cake banknote ticket server.rack keyboard chart.bar photo arrowshape.up square.and.pencil pencil
chart.pie film map timer alarm stopwatch slider.horizontal.3 gearshape camera.macro keyboard brain.head.profile
delete.left list.clipboard hand.raised hand.thumbsup hand.thumbsdown hand.wave hand.tap theatermasks
books.vertical storefront tablecells speaker.wave.2 paintpalette printer pills bicycle soccerball dumbbell
banknote cube shippingbox sunrise sunset'''.split()
SQUARED = '''
plus minus multiply divide equal lessthan greaterthan plusminus number percent xmark checkmark questionmark
exclamationmark info ellipsis at chevron.up chevron.down chevron.left chevron.right chevron.forward chevron.backward
arrow.up arrow.down arrow.left arrow.right arrow.forward arrow.backward arrow.up.right arrow.up.left arrow.down.left
arrow.down.right arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath arrow.up.and.down
arrow.left.and.right arrow.up.arrow.down arrow.left.arrow.right arrowtriangle.up arrowtriangle.down arrowtriangle.left
arrowtriangle.right star heart bolt flag bookmark tag mic video camera play pause stop cross heart.text person music.note sun.max moon
bell house location h wifi chart.bar pencil square.grid.2x2 drop flame person.2 command terminal
'''
SLASHED = '''
star heart bell bolt tag flag bookmark pin location mic video camera phone message bubble.left eye speaker wifi
antenna.radiowaves.left.and.right person person.2 lock cloud icloud sun.max moon drop flame paperclip link
hand.raised iphone trash pencil photo calendar cart key lightbulb play pause hand.thumbsup figure.walk
dot.radiowaves.left.and.right ear headphones mappin globe network rectangle square doc folder envelope paperplane
text.bubble checkmark.circle circle square.stack
'''
BADGED = {
    'plus': 'folder folder.fill doc doc.fill calendar cart cart.fill person person.fill person.crop.circle person.crop.circle.fill person.2 bag bag.fill message message.fill bell envelope envelope.fill rectangle rectangle.fill rectangle.stack rectangle.stack.fill photo.on.rectangle photo photo.fill text video video.fill phone phone.fill lock lock.fill link map mappin list.bullet camera film tray note key globe star heart clock externaldrive square.stack.3d.up waveform book gift tag flag house car bubble.left text.book.closed clipboard bookmark creditcard',
    'minus': 'folder folder.fill doc calendar cart cart.fill person person.fill person.crop.circle person.crop.circle.fill bag bag.fill rectangle rectangle.fill rectangle.stack text video video.fill bell key link externaldrive',
    'xmark': 'person person.fill person.crop.circle person.crop.circle.fill rectangle rectangle.fill text icloud lock clock wifi doc folder calendar externaldrive phone network',
    'checkmark': 'calendar person person.fill person.crop.circle person.crop.circle.fill clock rectangle rectangle.fill text externaldrive doc folder cart icloud lock network envelope creditcard bookmark',
    'clock': 'calendar person person.fill folder deskclock doc person.crop.circle envelope trash bell',
    'exclamationmark': 'calendar clock person.crop.circle person.crop.circle.fill externaldrive wifi lock person bell folder doc creditcard network',
    'questionmark': 'person.crop.circle person.crop.circle.fill folder doc externaldrive calendar person',
    'ellipsis': 'doc folder lock doc.fill message calendar',
    'gearshape': 'folder folder.fill doc doc.fill person calendar network bell',
    'arrow.up': 'doc doc.fill folder square.and.arrow lock',
    'arrow.down': 'doc doc.fill folder lock',
    'key': 'person person.fill icloud icloud.fill lock',
    'person.crop': 'folder folder.fill rectangle.stack rectangle.stack.fill envelope lock calendar',
    'heart': 'bell person doc folder calendar',
    'star': 'text person bookmark',
    'lock': 'folder doc icloud network calendar',
    'record': 'camera video',
}
DOTS = 'bell bell.fill message message.fill app envelope envelope.fill bubble.left gearshape gearshape.fill person.crop.circle tray phone mail'.split()
BUBBLED = 'ellipsis text star heart plus checkmark questionmark exclamationmark quote phone'.split()
COLOURS = {
    'heart.fill': 'red', 'heart': 'red', 'star.fill': 'yellow', 'leaf.fill': 'green', 'trash': 'red', 'trash.fill': 'red',
    'bell.fill': 'yellow', 'moon.fill': 'yellow', 'drop.fill': 'blue', 'bolt.fill': 'yellow', 'flame.fill': 'orange',
    'folder.fill': 'blue', 'folder': 'blue', 'envelope.fill': 'blue', 'phone.fill': 'green', 'message.fill': 'green', 'tree.fill': 'green',
    'tree': 'green', 'carrot.fill': 'orange', 'gift.fill': 'red', 'snowflake': 'cyan', 'pencil.tip': 'blue', 'bookmark.fill': 'red',
    'lightbulb.fill': 'yellow', 'flag.fill': 'orange', 'cart.fill': 'blue', 'mic.fill': 'red', 'video.fill': 'green', 'bed.double.fill': 'purple',
    'crown.fill': 'yellow', 'trophy.fill': 'yellow', 'medal.fill': 'yellow', 'tag.fill': 'orange', 'camera.macro': 'pink', 'fish.fill': 'blue', 'bird.fill': 'cyan',
    'balloon.fill': 'red', 'mappin': 'red', 'link': 'blue', 'music.note': 'pink', 'ladybug.fill': 'red', 'pill.fill': 'red', 'cross.fill': 'red', 'hand.raised.fill': 'red',
    'globe.americas.fill': 'blue', 'house.fill': 'blue', 'calendar': 'red', 'creditcard.fill': 'blue', 'eraser.fill': 'pink',
}
ENCLOSURE_COLOURS = {
    'checkmark.circle.fill': 'green', 'xmark.circle.fill': 'red', 'plus.circle.fill': 'green', 'minus.circle.fill': 'red',
    'exclamationmark.circle.fill': 'red', 'exclamationmark.triangle.fill': 'yellow', 'info.circle.fill': 'blue', 'questionmark.circle.fill': 'blue',
    'checkmark.seal.fill': 'blue', 'heart.circle.fill': 'red', 'star.circle.fill': 'yellow', 'phone.circle.fill': 'green',
    'trash.circle.fill': 'red', 'clock.fill': 'blue', 'person.crop.circle.fill': 'gray', 'exclamationmark.octagon.fill': 'red', 'xmark.octagon.fill': 'red',
    'checkmark.shield.fill': 'green', 'exclamationmark.shield.fill': 'yellow', 'xmark.shield.fill': 'red', 'location.circle.fill': 'blue', 'mappin.circle.fill': 'red',
    'bolt.circle.fill': 'yellow', 'leaf.circle.fill': 'green', 'moon.circle.fill': 'purple', 'drop.circle.fill': 'blue', 'flame.circle.fill': 'orange',
    'checkmark.square.fill': 'green', 'xmark.square.fill': 'red', 'plus.square.fill': 'blue', 'envelope.circle.fill': 'blue', 'bell.circle.fill': 'red',
}


# Of the first drawings, those that were not what their names say.
REDRAWN = """cart.badge.plus clock.badge.checkmark figure.2.and.child.holdinghands gear.circle pencil.circle
list.dash person.3""".split()
# Drawings that do not yet say what their names say.
WITHHELD = """flag.checkered facemask facemask.fill eyebrow text.word.spacing person.crop.rectangle.stack
person.crop.rectangle.stack.fill hand.wave hand.wave.fill hand.wave.circle hand.wave.circle.fill sun.haze sun.haze.fill spigot spigot.fill
radio radio.fill fireplace fireplace.fill person.2.crop.square.stack lightbulb.max lightbulb.max.fill text.badge.base
dot.radiowaves.left.and.right.slash""".split()


def auto_layers(name, draw):
    """The layers of the first drawings: an enclosure below, what it encloses above."""
    ends = name.split('.')
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
    z.update({n: d for n, d in arrows().items() if not (n in old and n.startswith(('chevron', 'arrow.up', 'arrow.down', 'arrow.left', 'arrow.right')) and n != 'arrow.left.arrow.right' and n.count('.') < 2)})
    z.update(boxes.boxes())
    for part in (things.weather, things.people, things.calendars, things.charts, things.sound, things.media, objects.objects, things.text):
        part(z)
    for name in [n for n, d in z.items() if d is None]: z.pop(name)
    for word, same in ALIASES.items():
        for start in ('chevron.', 'arrow.', 'arrow.uturn.', 'chevron.compact.', 'arrowtriangle.'):
            if start + same in z: z.setdefault(start + word, z[start + same])
    z['arrow.uturn.forward'], z['arrow.uturn.backward'] = z['arrow.uturn.right'], z['arrow.uturn.left']
    z['list.bullet.circle'] = None
    z.pop('list.bullet.circle')
    currencies(z)
    enclosures(z, old)
    numbers(z)
    for name in SLASHED.split():
        z.setdefault(name + '.slash', slashed(z[name])) if name in z else None
        if name + '.fill' in z: z.setdefault(name + '.slash.fill', slashed(z[name + '.fill']))
    badges(z)
    more(z)
    colours(z)
    for name, draw in old.items():
        if name not in REDRAWN: z[name] = auto_layers(name, draw)
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
    for name, shape in (('exclamationmark', 'octagon'), ('xmark', 'octagon'), ('exclamationmark', 'shield'), ('checkmark', 'shield'),
                        ('xmark', 'shield'), ('lock', 'shield'), ('bolt', 'shield'), ('plus', 'shield'), ('star', 'shield'), ('exclamationmark', 'diamond'), ('plus', 'diamond'),
                        ('minus', 'diamond'), ('checkmark', 'diamond'), ('xmark', 'diamond'), ('questionmark', 'diamond'),
                        ('arrow.triangle.turn.up.right', 'diamond'), ('play', 'rectangle'), ('checkmark', 'rectangle'), ('plus', 'rectangle'),
                        ('minus', 'rectangle'), ('xmark', 'rectangle'), ('ellipsis', 'rectangle'), ('photo', 'rectangle'), ('lock', 'rectangle'), ('star', 'rectangle'), ('heart', 'rectangle'),
                        ('plus', 'rectangle.portrait'), ('checkmark', 'rectangle.portrait'), ('minus', 'rectangle.portrait'), ('xmark', 'rectangle.portrait'), ('lock', 'rectangle.portrait'),
                        ('plus', 'app'), ('minus', 'app'), ('xmark', 'app'), ('checkmark', 'app'), ('questionmark', 'app'), ('exclamationmark', 'app'),
                        ('plus', 'capsule'), ('minus', 'capsule'), ('xmark', 'capsule'), ('checkmark', 'capsule'),
                        ('lock', 'doc'), ('plus', 'doc'), ('arrow.up', 'doc'), ('arrow.down', 'doc'), ('heart', 'doc'),
                        ('person', 'shield')):
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
    texts = [str(n) for n in range(51)] + [chr(c) for c in range(ord('a'), ord('z') + 1)]
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
    for name in DOTS:
        dot = name.removesuffix('.fill') + '.badge' + ('.fill' if name.endswith('.fill') else '')
        if name in z: z[dot] = dotted(z[name])
    for name in ('person.fill', 'folder.fill', 'doc.fill'):
        for kind in BADGES:
            if name + '.badge.' + kind in z: continue
            z.setdefault(f'{name}.badge.{kind}', badged(z[name], kind)) if kind in ('plus', 'minus', 'xmark', 'checkmark', 'clock', 'exclamationmark', 'questionmark', 'gearshape') else None
    for name in ('calendar_base', 'text_base'): z.pop(name)


def more(z):
    same = {
        'document': 'doc', 'document.fill': 'doc.fill', 'text.page': 'doc.text', 'text.page.fill': 'doc.text.fill', 'text.document': 'doc.text',
        'text.document.fill': 'doc.text.fill', 'document.on.document': 'doc.on.doc', 'document.on.document.fill': 'doc.on.doc.fill', 'document.badge.plus': 'doc.badge.plus',
        'arrow.trianglehead.2.counterclockwise': 'arrow.trianglehead.2.clockwise',
        'arrow.trianglehead.2.clockwise.rotate.90': 'arrow.triangle.2.circlepath', 'arrow.trianglehead.2.clockwise.rotate.90.circle': 'arrow.triangle.2.circlepath.circle',
        'bubble': 'bubble.left', 'bubble.fill': 'bubble.left.fill', 'gauge': 'gauge.medium', 'microphone': 'mic', 'microphone.fill': 'mic.fill',
        'microphone.slash': 'mic.slash', 'microphone.slash.fill': 'mic.slash.fill', 'microphone.circle': 'mic.circle', 'microphone.circle.fill': 'mic.circle.fill',
        'rectangle.portrait.and.arrow.forward': 'rectangle.portrait.and.arrow.right', 'arrow.right.square': 'arrow.right.square', 'text.alignjustify': 'text.justify',
        'list.bullet.rectangle.portrait.circle': 'list.bullet.circle', 'person.crop.circle.dashed': 'circle.dashed', 'house.circle': 'house.circle',
        'character.book.closed': 'character.book.closed', 'checkmark.gobackward': 'arrow.counterclockwise', 'gobackward': 'gobackward', 'circle.fill.slash': 'circle.slash.fill',
        'exclamationmark.bubble.circle': 'exclamationmark.circle', 'stop.sign': 'octagon', 'clear': 'xmark.square', 'clear.fill': 'xmark.square.fill', 'xmark.rectangle.stack': 'rectangle.stack.badge.xmark',
        'circle.filled.ipad': 'ipad', 'lightbulb.max': 'lightbulb', 'lightbulb.max.fill': 'lightbulb.fill', 'lightbulb.min': 'lightbulb', 'person.text.rectangle': 'person.text.rectangle',
        'widget.small': 'square.inset.filled', 'widget.large': 'square.dashed.inset.filled', 'squares.below.rectangle': 'rectangle.3.group', 'square.fill.on.circle.fill': 'square.fill.on.square.fill',
        'arrowshape.zigzag.right': 'arrowshape.right', 'hare.circle': 'hare', 'tortoise.circle': 'tortoise', 'checkmark.message': 'checkmark.bubble', 'checkmark.message.fill': 'checkmark.bubble.fill',
        'plus.message': 'plus.bubble', 'plus.message.fill': 'plus.bubble.fill', 'ellipsis.message': 'ellipsis.bubble', 'ellipsis.message.fill': 'ellipsis.bubble.fill',
        'chart.bar.xaxis.ascending.badge.clock': 'chart.bar.xaxis.ascending', 'waveform.badge.plus': 'waveform.badge.plus', 
        'rectangle.inset.filled.and.person.filled': 'person.crop.rectangle', 'person.badge.shield.checkmark': 'checkmark.shield', 'sparkles.rectangle.stack': 'rectangle.stack',
        'fork.knife.circle': 'fork.knife.circle', 'car.front.waves.up': 'car', 'apple.terminal': 'terminal', 'apple.terminal.fill': 'terminal.fill', 'location.north': 'location.north',
    }
    wrong = ('checkmark.gobackward', 'circle.filled.ipad', 'person.crop.circle.dashed', 'exclamationmark.bubble.circle', 'arrowshape.zigzag.right',
             'hare.circle', 'tortoise.circle', 'car.front.waves.up', 'person.badge.shield.checkmark', 'sparkles.rectangle.stack',
             'list.bullet.rectangle.portrait.circle', 'square.fill.on.circle.fill', 'circle.fill.slash', 'widget.small', 'widget.large', 'stop.sign',
             'rectangle.inset.filled.and.person.filled', 'chart.bar.xaxis.ascending.badge.clock', 'xmark.rectangle.stack', 'rectangle.stack.badge.xmark')
    for name, other in same.items():
        if other in z and name not in wrong: z.setdefault(name, z[other])
    right = {'bubble.right': 'bubble.left', 'bubble.right.fill': 'bubble.left.fill'}
    for name, other in right.items(): z[name] = at(z[other], (-1, 0, 0, 1, 24, 0))
    for fill in ('', '.fill'):
        bubble = z['bubble.left' + fill]
        z[f'bubble.left.and.bubble.right{fill}'] = pair(bubble, bool(fill))
        z[f'text.bubble{fill}'] = z['text.bubble'] if not fill else marked(bubble, lambda st: [S('M7.4 8.8H16.6', .8), S('M7.4 12.6H13.4', .8)])
        z[f'quote.bubble{fill}'] = z['quote.bubble'] if not fill else marked(bubble, lambda st: [S('M7.8 12.6C9.6 12.2 10.2 11 10.2 8.6H7.6V10.6H10', .75), S('M13.8 12.6C15.6 12.2 16.2 11 16.2 8.6H13.6V10.6H16', .75)])
        z[f'character.bubble{fill}'] = z['character.bubble'] if not fill else marked(bubble, lambda st: [S('M8.8 14L12 6.8L15.2 14M9.9 11.6H14.1', .85)])
        z[f'phone.arrow.up.right{fill}'] = lucide('phone-outgoing') if not fill else phone_with('phone-outgoing')
        z[f'phone.arrow.down.left{fill}'] = lucide('phone-incoming') if not fill else phone_with('phone-incoming')
        z[f'phone.down{fill}'] = at(z['phone' + fill], drawn.turned(135))
        z[f'location.north{fill}'] = lucide('navigation-2') if not fill else solid('navigation-2')
        z[f'bell.and.waves.left.and.right{fill}'] = (lambda bell: lambda st: [Part(mapped(flat(bell(st)), drawn.placed(.84, 12, 12)), 1)] + [p._replace(level=2) for p in drawn.waves(12, 11, (10.4,), 30, True)(st)])(z['bell' + fill])
        z[f'heart.text.square{fill}'] = heart_text(bool(fill))
        z[f'heart.text.clipboard{fill}'] = z[f'list.clipboard{fill}']
    z['square.and.arrow.up.on.square'] = lucide('share')
    for n in ('square.and.arrow.up', 'square.and.arrow.down'):
        base = z[n]
        z[n] = split_arrow(n)
        z[n + '.fill'] = split_arrow(n, True)
    z['square.and.arrow.up.on.square'] = z['square.and.arrow.up']
    z['square.and.arrow.up.on.square.fill'] = z['square.and.arrow.up.fill']
    z['square.and.arrow.down.on.square'] = z['square.and.arrow.down']
    z['mappin.and.ellipse.circle'] = enclosed(z['mappin'], 'circle')
    z['mappin.and.ellipse.circle.fill'] = enclosed(z['mappin'], 'circle', True)
    z['star.leadinghalf.filled'] = z['star.lefthalf.fill'] = z['star.leadinghalf.fill'] = half_star(z['star'])
    z['clock.badge'] = dotted(z['clock'])
    z['exclamationmark.lock'] = badged(z['lock'], 'exclamationmark')
    z['exclamationmark.lock.fill'] = badged(z['lock.fill'], 'exclamationmark')
    z['lock.rotation'] = z['lock']
    z.pop('lock.rotation')


def half_star(line):
    corners = [(12 + r * math.sin(a), 12.6 - r * math.cos(a)) for a, r in
               ((math.pi * i / 5, 9.8 if i % 2 == 0 else 4.6) for i in range(5, 11))]
    return lambda st: [Part(flat(line(st)), 2), Part([F(PL((12, 2.8), (12, 17.2), *corners[1:], close=True), .9)], 1, False, 'yellow')]


def split_arrow(name, filled=False):
    up = name.endswith('up')
    tray = 'M8 8.4H7A2.6 2.6 0 0 0 4.4 11V18.6A2.6 2.6 0 0 0 7 21.2H17A2.6 2.6 0 0 0 19.6 18.6V11A2.6 2.6 0 0 0 17 8.4H16'
    body = 'M7 8.4A2.6 2.6 0 0 0 4.4 11V18.6A2.6 2.6 0 0 0 7 21.2H17A2.6 2.6 0 0 0 19.6 18.6V11A2.6 2.6 0 0 0 17 8.4Z'
    head = 'M7.8 5.6L12 1.6L16.2 5.6' if up else 'M7.8 11L12 15L16.2 11'
    shaft = 'M12 2.2V14.4' if up else 'M12 1.8V14.4'
    def draw(st):
        arrow = [S(shaft, .97), S(head, .97)]
        if filled: return [Part([F(body, st * .95)], 2), Part([K('M12 6V14.4', 2.2)] + ([] if up else [K(head, 2.1)]) + arrow, 1)]
        return [Part([S(tray, .97)], 2), Part(arrow, 1)]
    return draw


def pair(bubble, fill):
    left, right = (.74, 0, 0, .74, -1, -.6), (-.7, 0, 0, .7, 24.4, 7.4)
    def draw(st):
        from .families import BUBBLE
        front = [KF((BUBBLE, left), st * 1.6 + 1.6)] + mapped(flat(bubble(st)), left, .95)
        return [Part(mapped(flat(bubble(st)), right, .95), 2), Part(front, 1)]
    return draw


def phone_with(source):
    def draw(st):
        ops = flat(lucide(source)(st))
        body = max(range(len(ops)), key=lambda i: len(ops[i][1]) if isinstance(ops[i][1], str) else 0)
        return [Part([F(ops[body][1], st * .95)], 2), Part([o for i, o in enumerate(ops) if i != body], 1)]
    return draw


def heart_text(filled):
    heart = 'M9.2 12.4C6.6 10.6 5.6 9.2 5.6 7.8C5.6 6.6 6.5 5.8 7.5 5.8C8.3 5.8 8.9 6.2 9.2 6.9C9.5 6.2 10.1 5.8 10.9 5.8C11.9 5.8 12.8 6.6 12.8 7.8C12.8 9.2 11.8 10.6 9.2 12.4Z'
    inside = lambda st: [F(heart, .4), S('M15.4 8.8H18', .75), S('M6.6 15H17.4', .75), S('M6.6 18H14', .75)]
    def draw(st):
        if filled: return [Part([F(RR(2.9, 2.9, 18.2, 18.2, 3.6))], 2), Part(inside(st), 1, True)]
        return [Part([S(RR(2.9 + st / 2, 2.9 + st / 2, 18.2 - st, 18.2 - st, 2.6))], 2), Part(inside(st), 1, False, 'red')]
    return draw


def colours(z):
    for name, colour in COLOURS.items():
        if name in z:
            z[name] = (lambda draw, colour: lambda st: [p if p.colour or p.mark else p._replace(colour=colour) for p in parts_of(draw(st))])(z[name], colour)
    for name, colour in ENCLOSURE_COLOURS.items():
        if name in z:
            z[name] = (lambda draw, colour: lambda st: [p if p.colour else p._replace(colour='white' if p.mark else colour) for p in parts_of(draw(st))])(z[name], colour)
