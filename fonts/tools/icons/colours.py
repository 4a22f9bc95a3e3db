"""Colours of their own, for drawing an icon in several."""
from .pen import parts_of

BY_COLOUR = {
    'red': 'heart.fill heart trash trash.fill gift.fill bookmark.fill mic.fill balloon.fill mappin ladybug.fill '
            'pill.fill cross.fill hand.raised.fill calendar',
    'yellow': 'star.fill bell.fill moon.fill bolt.fill lightbulb.fill crown.fill trophy.fill medal.fill sun.max '
              'sun.max.fill sun.min sun.min.fill',
    'green': 'leaf.fill phone.fill message.fill tree.fill tree video.fill',
    'blue': 'drop.fill folder.fill folder envelope.fill pencil.tip cart.fill fish.fill link globe.americas.fill '
            'house.fill creditcard.fill',
    'orange': 'flame.fill carrot.fill flag.fill tag.fill',
    'cyan': 'snowflake bird.fill',
    'purple': 'bed.double.fill',
    'pink': 'camera.macro music.note eraser.fill',
}
# Of an enclosure that is filled; what is in it is white.
ENCLOSED_BY_COLOUR = {
    'green': 'checkmark.circle.fill plus.circle.fill phone.circle.fill checkmark.shield.fill leaf.circle.fill '
            'checkmark.square.fill',
    'red': 'xmark.circle.fill minus.circle.fill exclamationmark.circle.fill heart.circle.fill trash.circle.fill '
            'exclamationmark.octagon.fill xmark.octagon.fill xmark.shield.fill mappin.circle.fill xmark.square.fill '
            'bell.circle.fill',
    'yellow': 'exclamationmark.triangle.fill star.circle.fill exclamationmark.shield.fill bolt.circle.fill',
    'blue': 'info.circle.fill questionmark.circle.fill checkmark.seal.fill clock.fill location.circle.fill '
            'drop.circle.fill plus.square.fill envelope.circle.fill',
    'gray': 'person.crop.circle.fill',
    'purple': 'moon.circle.fill',
    'orange': 'flame.circle.fill',
}
COLOURS = {name: colour for colour, names in BY_COLOUR.items() for name in names.split()}
ENCLOSURE_COLOURS = {name: colour for colour, names in ENCLOSED_BY_COLOUR.items() for name in names.split()}


def coloured(z):
    """Gives drawings that have no colours theirs."""
    for name, colour in COLOURS.items():
        if name in z: z[name] = _painted(z[name], colour)
    for name, colour in ENCLOSURE_COLOURS.items():
        if name in z: z[name] = _painted(z[name], colour, 'white')


def _painted(draw, colour, mark=''):
    return lambda st: [p if p.colour else p._replace(colour=mark if p.mark else colour) for p in parts_of(draw(st))]
