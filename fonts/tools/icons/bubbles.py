"""What talks and what is sent: bubbles, telephones, trays with arrows."""
from .drawn import at, marked, waves
from .families import BUBBLE, badged, enclosed
from .pen import F, K, KF, Part, RR, S, flat, lucide, mapped, mirrored, placed, solid, turned

HEART = ('M9.2 12.4C6.6 10.6 5.6 9.2 5.6 7.8C5.6 6.6 6.5 5.8 7.5 5.8C8.3 5.8 8.9 6.2 9.2 6.9C9.5 6.2 10.1 5.8 10.9 5.8'
         'C11.9 5.8 12.8 6.6 12.8 7.8C12.8 9.2 11.8 10.6 9.2 12.4Z')
TRAY = ('M8 8.4H7A2.6 2.6 0 0 0 4.4 11V18.6A2.6 2.6 0 0 0 7 21.2H17A2.6 2.6 0 0 0 19.6 18.6V11A2.6 2.6 0 0 0 17 8.4'
        'H16')
BOX = 'M7 8.4A2.6 2.6 0 0 0 4.4 11V18.6A2.6 2.6 0 0 0 7 21.2H17A2.6 2.6 0 0 0 19.6 18.6V11A2.6 2.6 0 0 0 17 8.4Z'
CAPTIONS = ['M7 9H10.2', 'M13 9H17', 'M7 12.8H12.2', 'M15 12.8H17']
WORDS = {  # what is said, cut out of a full bubble
    'text': ['M7.4 8.8H16.6', 'M7.4 12.6H13.4'],
    'quote': ['M7.8 12.6C9.6 12.2 10.2 11 10.2 8.6H7.6V10.6H10', 'M13.8 12.6C15.6 12.2 16.2 11 16.2 8.6H13.6V10.6H16'],
    'character': ['M8.8 14L12 6.8L15.2 14M9.9 11.6H14.1'],
}


def bubbles(z):
    for fill in ('', '.fill'):
        full = bool(fill)
        bubble = z['bubble.left' + fill]
        z['bubble.right' + fill] = at(bubble, mirrored())
        z['bubble.left.and.bubble.right' + fill] = pair(bubble)
        for word, strokes in WORDS.items() if full else ():
            z[word + '.bubble.fill'] = marked(bubble, lambda st, strokes=strokes: [S(d, .8) for d in strokes])
        z['captions.bubble' + fill] = (marked if full else over)(bubble, lambda st: [S(d, .8) for d in CAPTIONS])
        for name, source in (('up.right', 'phone-outgoing'), ('down.left', 'phone-incoming')):
            z[f'phone.arrow.{name}{fill}'] = phone_with(source) if full else lucide(source)
        z['phone.down' + fill] = at(z['phone' + fill], turned(135))
        z['location.north' + fill] = solid('navigation-2') if full else lucide('navigation-2')
        z['bell.and.waves.left.and.right' + fill] = ringing(z['bell' + fill])
        z['heart.text.square' + fill] = heart_text(full)
        z['heart.text.clipboard' + fill] = z['list.clipboard' + fill]
        z['exclamationmark.lock' + fill] = badged(z['lock' + fill], 'exclamationmark')
        z['mappin.and.ellipse.circle' + fill] = enclosed(z['mappin'], 'circle', full)
        for way in ('up', 'down'):
            z[f'square.and.arrow.{way}{fill}'] = z[f'square.and.arrow.{way}.on.square{fill}'] = arrow_box(way, full)


def over(base, mark):
    return lambda st: [Part(flat(base(st)), 2), Part(flat(mark(st)), 1)]


def ringing(bell):
    def draw(st):
        sound = [p._replace(level=2) for p in waves(12, 11, (10.4,), 30, True)(st)]
        return [Part(mapped(flat(bell(st)), placed(.84, 12, 12)), 1)] + sound
    return draw


def arrow_box(way, filled):
    head = 'M7.8 5.6L12 1.6L16.2 5.6' if way == 'up' else 'M7.8 11L12 15L16.2 11'
    shaft = 'M12 2.2V14.4' if way == 'up' else 'M12 1.8V14.4'

    def draw(st):
        arrow = [S(shaft, .97), S(head, .97)]
        if not filled: return [Part([S(TRAY, .97)], 2), Part(arrow, 1)]
        air = [K('M12 6V14.4', 2.2)] + ([K(head, 2.1)] if way == 'down' else [])
        return [Part([F(BOX, st * .95)], 2), Part(air + arrow, 1)]
    return draw


def pair(bubble):
    left, right = (.74, 0, 0, .74, -1, -.6), (-.7, 0, 0, .7, 24.4, 7.4)

    def draw(st):
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
    inside = [F(HEART, .4), S('M15.4 8.8H18', .75), S('M6.6 15H17.4', .75), S('M6.6 18H14', .75)]

    def draw(st):
        if filled: return [Part([F(RR(2.9, 2.9, 18.2, 18.2, 3.6))], 2), Part(inside, 1, True)]
        frame = [S(RR(2.9 + st / 2, 2.9 + st / 2, 18.2 - st, 18.2 - st, 2.6))]
        return [Part(frame, 2), Part(inside, 1, False, 'red')]
    return draw
