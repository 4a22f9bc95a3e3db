"""More everyday names: objects from Lucide and Tabler, and drawings that are two others together."""
import os

from .classic import T
from .drawn import at
from .pen import (C, F, KF, LUCIDE, OUTER, PL, Part, S, TABLER, flat, lucide, map_parts, mapped, parts_of, placed, ring,
                  turned)

# name, and the drawing of Lucide (l) or Tabler (t) that it takes
TAKEN = '''
airtag t:device-airtag
airpods.chargingcase t:device-airpods-case
airpods.chargingcase.wireless t:device-airpods-case
airpodspro.chargingcase.wireless t:device-airpods-case
airpods.gen3 t:device-airpods
earbuds t:device-airpods
earpods l:headphones
applepencil l:pencil-line
applepencil.and.scribble l:pencil-line
pencil.and.scribble l:pencil-line
pencil.and.list.clipboard l:clipboard-pen
appletv t:device-tv-old
appletvremote.gen4 t:device-remote
av.remote t:device-remote
air.purifier l:air-vent
air.conditioner.horizontal l:air-vent
airport.extreme l:router
wifi.router l:router
allergens l:wheat
angle t:angle
apple.logo l:apple
applelogo l:apple
arrow.triangle.pull l:git-pull-request
arrow.swap l:arrow-left-right
arrow.circlepath l:rotate-cw
aspectratio l:ratio
barometer l:gauge
bin.xmark l:trash-2
xmark.bin l:trash-2
bold.underline l:bold
burn l:flame
burst l:badge
button.programmable l:circle-dot
cabinet l:archive
cable.coaxial l:cable
chandelier l:lamp-ceiling
cube.box l:package
crop.rotate l:crop
dehumidifier l:droplets
humidifier l:droplets
doc.append l:file-plus
doc.questionmark l:file-question-mark
doc.text.viewfinder l:scan-text
doc.text.image l:file-image
dryer l:washing-machine
ellipsis.viewfinder l:scan
eyedropper.full l:pipette
eyedropper.halffull l:pipette
f.cursive t:math-function
faxmachine l:printer
film.stack l:film
fireplace l:flame-kindling
firewall l:brick-wall-fire
flip.horizontal l:flip-horizontal
flipphone t:device-mobile
fx t:math-function
gauge.high l:gauge
gauge.with.dots.needle.bottom.0percent l:circle-gauge
gauge.with.dots.needle.bottom.100percent l:gauge
gauge.with.dots.needle.bottom.50percent l:gauge
globe.central.south.asia l:earth
globe.desk l:globe
greetingcard l:book-heart
gym.bag l:dumbbell
hanger t:hanger
helm l:ship-wheel
homekit l:house
horn l:megaphone
horn.blast l:megaphone
house.and.flag l:school
house.lodge l:tent-tree
hearingaid.ear l:ear
ipodtouch l:smartphone
smartphone l:smartphone
laurel.leading t:laurel-wreath
laurel.trailing t:laurel-wreath
leaf.arrow.circlepath l:recycle
leaf.arrow.triangle.circlepath l:recycle
licenseplate l:rectangle-ellipsis
lightbulb.led l:lightbulb
lightbulb.max l:lightbulb
lightswitch.off l:toggle-left
lightswitch.off.square l:toggle-left
lightrail l:tram-front
lineweight t:border-style-2
location.magnifyingglass l:locate
location.viewfinder l:locate-fixed
location.north.line l:navigation-2
loupe l:search
magazine l:book-open
magicmouse l:mouse
macstudio l:server
xserve l:server
mail l:mail
mail.stack l:mails
mail.and.text.magnifyingglass l:mail-search
mediastick l:usb
memories l:history
mosaic l:layout-grid
movieclapper l:clapperboard
music.house l:house
mustache t:mustache
numbersign l:hash
opticid l:scan-eye
pano l:image
paragraph l:pilcrow
parentheses l:parentheses
peacesign t:peace
perspective t:perspective
photo.artframe l:image
person.crop.artframe l:image
photo.tv l:tv
pip.remove l:picture-in-picture
pip.swap l:picture-in-picture-2
playstation.logo l:gamepad-2
logo.playstation l:gamepad-2
logo.xbox l:gamepad
xbox.logo l:gamepad
powercord l:plug-2
poweron l:power
powersleep l:moon
togglepower l:power
power.dotted l:power
printer.dotmatrix l:printer
point.topleft.down.curvedto.point.bottomright.up l:route
point.topleft.down.to.point.bottomright.curvepath l:route
point.bottomleft.forward.to.point.topright.scurvepath l:spline
quote.closing l:quote
radio l:radio-receiver
recordingtape l:voicemail
restart l:rotate-ccw
scanner l:scan-line
selection.pin.in.out l:pin
shareplay l:users
shared.with.you l:users
shoeprints.fill l:footprints
shoe.2 l:footprints
shower.handheld l:shower-head
signpost.left l:signpost
simcard.2 l:card-sim
sink t:wash-hand
skateboard t:skateboard
skew t:skew-x
sleep l:bed
wake l:alarm-clock
snow l:snowflake
stroller t:baby-carriage
suitcase.cart l:luggage
sun.and.horizon l:sunset
sun.haze l:sun-dim
swift l:bird
swiftdata l:database
table l:table
table.furniture t:desk
teletype l:phone
tent.2 l:tent
text.cursor l:text-cursor
textbox l:text-cursor-input
tv.and.mediabox l:tv
umbrella.percent l:umbrella
vial.viewfinder l:test-tube
videoprojector l:projector
video.doorbell l:doorbell
view.3d l:rotate-3d
voiceover t:accessible
warninglight l:siren
watch.analog l:watch
waterbottle l:milk
waveform.and.mic l:audio-lines
window.casement l:app-window
wrongwaysign l:circle-minus
yieldsign t:triangle-inverted
alternatingcurrent t:wave-sine
directcurrent l:equal
amplifier l:speaker
align.horizontal.center l:align-horizontal-justify-center
align.horizontal.left l:align-start-vertical
align.horizontal.right l:align-end-vertical
align.vertical.bottom l:align-end-horizontal
align.vertical.center l:align-vertical-justify-center
align.vertical.top l:align-start-horizontal
distribute.horizontal.center l:align-horizontal-distribute-center
distribute.horizontal.left l:align-horizontal-distribute-start
distribute.horizontal.right l:align-horizontal-distribute-end
distribute.vertical.bottom l:align-vertical-distribute-end
distribute.vertical.center l:align-vertical-distribute-center
distribute.vertical.top l:align-vertical-distribute-start
textformat.12 l:a-large-small
character.textbox l:text-cursor-input
character.phonetic l:languages
alt l:option
cursor.rays l:mouse-pointer-click
cursorarrow.motionlines l:mouse-pointer-click
cursorarrow.click.2 l:mouse-pointer-click
delete.forward l:delete
'''


def both(base, mark, k=.5, at=(12, 12)):
    """A drawing with another, smaller, over its middle."""
    def draw(st):
        return [p._replace(level=2) for p in parts_of(base(st))] + map_parts(mark(st), placed(k, *at), .8)
    return draw


def corner(base, mark, k=.56, at=(17.8, 17.4), air=6.4):
    """A drawing with another, smaller, over its corner."""
    def draw(st):
        return ([p._replace(level=2) for p in parts_of(base(st))]
                + [Part([KF(C(*at, air))] + mapped(flat(mark(st)), placed(k, *at), .85), 1)])
    return draw


def common(z):
    for line in TAKEN.strip().split('\n'):
        name, source = line.split()
        kind, drawing = source.split(':')
        path = (LUCIDE if kind == 'l' else TABLER) % drawing
        if os.path.exists(path): z.setdefault(name, lucide(drawing) if kind == 'l' else T(drawing, .95))
    z['quote.opening'] = at(z['quote.closing'], turned(180))
    from .ruled import filled
    for line in TAKEN.strip().split('\n'):
        name = line.split()[0]
        if name in z: z.setdefault(name + '.fill', filled(z[name]))
    z.setdefault('slash.circle', lambda st: [ring(st), S(PL((5.2, 5.2), (18.8, 18.8)))])
    z.setdefault('slash.circle.fill', lambda st: [Part([F(C(12, 12, OUTER))], 2), Part([S(PL((6.6, 6.6), (17.4, 17.4)))], 1, True)])
    z.setdefault('smallcircle.circle', lambda st: [ring(st), S(C(12, 12, 3))])
    z.setdefault('smallcircle.filled.circle.fill', lambda st: [Part([F(C(12, 12, OUTER))], 2), Part([F(C(12, 12, 3.4))], 1, True)])
    signs = {n: z[n] for n in ('plus', 'minus', 'xmark', 'checkmark', 'questionmark', 'exclamationmark', 'star', 'play', 'lock', 'heart', 'arrow.up', 'arrow.down', 'arrow.clockwise', 'arrow.counterclockwise', 'key', 'link', 'bolt.horizontal', 'arrow.triangle.2.circlepath', 'music.note', 'video', 'phone', 'person', 'person.2', 'sparkles', 'bolt', 'gift', 'arrow.up.right', 'arrow.down.left', 'text.alignleft', 'clock', 'location', 'checkerboard.rectangle') if n in z}

    def over(name, base, mark, k=.52, at=(12, 12)):
        if base not in z or mark not in signs: return
        z.setdefault(name, both(z[base], signs[mark], k, at))
        if base + '.fill' in z:
            inner = z.get(mark + '.fill', z[mark])
            z.setdefault(name + '.fill', (lambda b, i: lambda st: [p._replace(level=2) for p in parts_of(b(st))] + [p._replace(level=1, mark=True) for p in [Part(flat(map_parts(i(st), placed(k, *at), .8)))]])(z[base + '.fill'], inner))

    for mark in ('arrow.clockwise', 'arrow.counterclockwise', 'lock', 'key', 'link', 'bolt.horizontal', 'arrow.triangle.2.circlepath', 'person'):
        over(f'{mark}.icloud', 'icloud', mark, .42, (12, 13.4)); over(f'icloud.{mark}', 'icloud', mark, .42, (12, 13.4))
    for mark in ('arrow.up', 'arrow.down', 'video', 'sparkles', 'person', 'star', 'heart'):
        over(f'{mark}.message', 'bubble', mark, .46, (12, 10.6)); over(f'{mark}.bubble', 'bubble', mark, .46, (12, 10.6))
    for mark in ('arrow.clockwise', 'arrow.down', 'arrow.up', 'bolt', 'plus'): over(f'{mark}.heart', 'heart', mark, .42, (12, 11.2))
    for mark in ('play', 'lock', 'plus', 'star', 'checkmark', 'person', 'heart', 'sparkles', 'xmark', 'person.2'):
        over(f'{mark}.square.stack', 'square.stack', mark, .44, (12, 14.6)); over(f'{mark}.rectangle.stack', 'rectangle.stack', mark, .44, (12, 14.4))
    for mark in ('play', 'lock', 'plus', 'star', 'photo', 'xmark'):
        over(f'{mark}.rectangle.on.rectangle', 'rectangle.on.rectangle', mark, .4, (14, 14.6)); over(f'{mark}.square.on.square', 'square.on.square', mark, .44, (14.4, 14.4))
    for mark in ('plus', 'questionmark', 'exclamationmark', 'checkmark', 'xmark'):
        over(f'{mark}.square.dashed', 'square.dashed', mark, .56); over(f'{mark}.app.dashed', 'app.dashed', mark, .56); over(f'{mark}.seal', 'seal', mark, .5)
    for mark in ('play', 'music.note', 'person', 'heart', 'clock', 'location'): over(f'{mark}.house', 'house', mark, .42, (12, 14.6))
    for mark in ('lock', 'checkmark', 'plus', 'xmark', 'person', 'bolt', 'exclamationmark', 'star'): over(f'{mark}.shield', 'shield', mark, .5)
    for screen in ('iphone', 'ipad', 'display', 'desktopcomputer', 'laptopcomputer', 'applewatch', 'tv'):
        for mark in ('lock', 'play', 'checkmark', 'exclamationmark', 'sparkles', 'music.note', 'arrow.down', 'arrow.up'):
            over(f'{mark}.{screen}', screen, mark, .38, (12, 11))
            over(f'{screen}.and.{mark}', screen, mark, .38, (12, 11))
    for page in ('doc.on.clipboard', 'doc', 'trash', 'folder'):
        for mark in ('arrow.right', 'arrow.up', 'arrow.down', 'plus', 'star', 'heart'):
            if mark in z and page in z: z.setdefault(f'{mark}.{page}', corner(z[page], z[mark]))
    for mark in ('magnifyingglass', 'paperclip', 'pencil', 'clock', 'gearshape'):
        for base in ('doc.text', 'rectangle', 'photo', 'film', 'building.2', 'list.bullet', 'envelope', 'calendar', 'person', 'waveform', 'location', 'mail'):
            if mark in z and base in z:
                for name in (f'{base}.and.{mark}', f'{base}.{mark}'): z.setdefault(name, corner(z[base], z[mark]))
    for base in ('photo', 'person', 'doc.text', 'location', 'key', 'barcode', 'qrcode', 'text', 'creditcard', 'ellipsis', 'eye', 'camera', 'face.smiling', 'cube'):
        if base in z and 'viewfinder' in z: z.setdefault(f'{base}.viewfinder', both(z['viewfinder'], z[base], .5))
    phases(z)


def phases(z):
    """The moon's phases: what is lit, as seen from the north."""
    for name, bulge, right in (('waxing.crescent', .5, True), ('first.quarter', 0, True), ('waxing.gibbous', -.5, True),
                               ('waning.gibbous', -.5, False), ('last.quarter', 0, False), ('waning.crescent', .5, False)):
        side, r = (1 if right else -1), OUTER - .6
        edge = f'A{max(abs(bulge) * r, .01)} {r} 0 0 {int((bulge > 0) != right)} 12 {12 - r}'
        lit = f'M12 {12 - r}A{r} {r} 0 0 {int(right)} 12 {12 + r}' + (edge if bulge else f'L12 {12 - r}') + 'Z'
        z.setdefault(f'moonphase.{name}', (lambda lit: lambda st: [Part([ring(st)], 2), Part([F(lit)], 1)])(lit))
    z.setdefault('moonphase.new.moon', lambda st: [ring(st)])
    z.setdefault('moonphase.full.moon', lambda st: [F(C(12, 12, OUTER))])
