"""Which names have an enclosure, a slash or a badge: those that SF Symbols has too."""

CIRCLED = '''
' plus minus multiply divide equal lessthan greaterthan plusminus number percent xmark checkmark questionmark
exclamationmark info ellipsis at asterisk infinity chevron.up chevron.down chevron.left chevron.right
chevron.forward chevron.backward arrow.up arrow.down arrow.left arrow.right arrow.forward arrow.backward
arrow.up.forward arrow.up.right arrow.up.left arrow.down.left arrow.down.right arrow.clockwise
arrow.counterclockwise arrow.triangle.2.circlepath arrow.up.arrow.down arrow.left.arrow.right arrow.up.and.down
arrow.left.and.right arrow.uturn.backward arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrow.uturn.up
arrow.uturn.down arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left arrow.up.to.line
arrow.down.to.line arrow.up.and.down.and.arrow.left.and.right arrowtriangle.up arrowtriangle.down
arrowtriangle.left arrowtriangle.right arrowshape.up arrowshape.down arrowshape.left arrowshape.right
arrowshape.turn.up.left arrowshape.turn.up.right line.3.horizontal line.3.horizontal.decrease list.bullet star
heart bolt flame drop leaf moon sun.max cloud snowflake wind house gearshape gear bell tag flag bookmark
location pin mappin person person.2 phone envelope paperplane message bubble.left mic video camera photo play
pause stop forward backward speaker speaker.wave.2 music.note trash folder doc doc.text tray archivebox calendar
clock pencil square.and.arrow.up square.and.arrow.down square.and.pencil link paperclip scissors magnifyingglass
eye hand.raised hand.thumbsup hand.thumbsdown cart bag gift creditcard bicycle airplane car bus tram ferry
fork.knife cup.and.saucer fuelpump graduationcap book briefcase building.columns storefront
wrench.and.screwdriver power cross pills staroflife stethoscope figure.walk figure.run figure.wave figure.hiking
bed.double tree pawprint bird fish dog cat mountain.2 trophy lightbulb key lock globe wifi
antenna.radiowaves.left.and.right dot.radiowaves.left.and.right terminal iphone gamecontroller headphones
theatermasks soccerball basketball tennisball chart.bar chart.pie chart.line.uptrend.xyaxis waveform
textformat.size repeat shuffle timer hourglass map shippingbox water.waves command record translate
'''
# Drawn in enclosures as an outline though a solid exists.
THIN = '''envelope creditcard calendar clock globe trash doc.text doc book building.columns cart chart.bar photo
square.and.pencil pencil chart.pie map timer gearshape hand.thumbsup hand.thumbsdown
theatermasks storefront speaker.wave.2 pills bicycle soccerball shippingbox gift'''.split()
SQUARED = '''
plus minus multiply divide equal lessthan greaterthan plusminus number percent xmark checkmark questionmark
exclamationmark info ellipsis at chevron.up chevron.down chevron.left chevron.right chevron.forward chevron.backward
arrow.up arrow.down arrow.left arrow.right arrow.forward arrow.backward arrow.up.right arrow.up.left arrow.down.left
arrow.down.right arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath arrow.up.and.down
arrow.left.and.right arrow.up.arrow.down arrow.left.arrow.right arrowtriangle.up arrowtriangle.down arrowtriangle.left
arrowtriangle.right star heart bolt flag bookmark tag video camera play pause stop cross person music.note moon bell
house location wifi chart.bar pencil square.grid.2x2 drop flame person.2 command terminal curlybraces asterisk
arrow.up.forward
'''
SLASHED = '''
star heart bell bolt tag flag bookmark pin location mic video camera phone eye speaker wifi
antenna.radiowaves.left.and.right person person.2 lock icloud hand.raised iphone trash pencil key lightbulb play
mappin rectangle square circle envelope
'''
BADGED = {
    'plus': 'folder folder.fill doc doc.fill calendar cart cart.fill person person.fill person.crop.circle '
            'person.crop.circle.fill person.2 bag bag.fill message message.fill bell envelope rectangle '
            'rectangle.fill rectangle.stack rectangle.stack.fill photo.on.rectangle photo text video video.fill '
            'phone link note clock externaldrive waveform text.book.closed clipboard',
    'minus': 'folder folder.fill calendar cart cart.fill person person.fill person.crop.circle '
             'person.crop.circle.fill bag bag.fill rectangle rectangle.fill rectangle.stack text video video.fill '
             'externaldrive',
    'xmark': 'person person.fill person.crop.circle person.crop.circle.fill rectangle text icloud clock '
             'externaldrive',
    'checkmark': 'calendar person person.fill person.crop.circle person.crop.circle.fill clock rectangle text '
                 'externaldrive',
    'clock': 'calendar person deskclock person.crop.circle',
    'exclamationmark': 'calendar clock person.crop.circle person.crop.circle.fill externaldrive wifi person',
    'questionmark': 'person.crop.circle person.crop.circle.fill folder folder.fill',
    'ellipsis': 'doc doc.fill message',
    'gearshape': 'folder folder.fill doc doc.fill person',
    'arrow.up': 'doc doc.fill',
    'arrow.down': 'doc doc.fill',
    'key': 'person person.fill icloud icloud.fill',
    'person.crop': 'folder folder.fill rectangle.stack rectangle.stack.fill envelope',
    'star': 'text',
    'lock': 'folder icloud',
    'record': 'video',
}
DOTTED = '''bell bell.fill message message.fill app envelope envelope.fill gearshape gearshape.fill person.crop.circle
tray clock'''.split()
BUBBLED = 'ellipsis text star heart plus checkmark questionmark exclamationmark quote phone'.split()
SHIELDED = 'exclamationmark checkmark xmark lock bolt plus star person'.split()
# (what is inside, the enclosures it has)
OTHERS = [
    (SHIELDED, 'shield'),
    ('exclamationmark xmark'.split(), 'octagon'),
    ('exclamationmark plus minus checkmark xmark questionmark arrow.triangle.turn.up.right'.split(), 'diamond'),
    ('play checkmark plus minus xmark ellipsis photo lock star heart'.split(), 'rectangle'),
    ('plus checkmark minus xmark lock'.split(), 'rectangle.portrait'),
    ('plus minus xmark checkmark questionmark exclamationmark gift arrow.up.forward'.split(), 'app'),
    ('plus minus xmark checkmark'.split(), 'capsule'),
    ('lock plus arrow.up arrow.down heart'.split(), 'doc'),
    ('bolt arrow.up'.split(), 'heart'),
    ('checkmark xmark exclamationmark'.split(), 'icloud'),
    (['arrow.triangle.turn.up.right'], 'circle'),
]
# Other words for the same drawing.
SAME = '''
document doc
document.fill doc.fill
text.page doc.text
text.page.fill doc.text.fill
text.document doc.text
text.document.fill doc.text.fill
document.on.document doc.on.doc
document.on.document.fill doc.on.doc.fill
document.badge.plus doc.badge.plus
questionmark.folder folder.badge.questionmark
questionmark.folder.fill folder.fill.badge.questionmark
dial.min dial.low
dial.max dial.high
arrow.trianglehead.2.clockwise.rotate.90 arrow.triangle.2.circlepath
arrow.trianglehead.2.clockwise.rotate.90.circle arrow.triangle.2.circlepath.circle
bubble bubble.left
bubble.fill bubble.left.fill
gauge gauge.medium
microphone mic
microphone.fill mic.fill
microphone.slash mic.slash
microphone.slash.fill mic.slash.fill
microphone.circle mic.circle
microphone.circle.fill mic.circle.fill
rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
text.alignjustify text.justify
clear xmark.square
clear.fill xmark.square.fill
lightbulb.min lightbulb
checkmark.message checkmark.bubble
checkmark.message.fill checkmark.bubble.fill
plus.message plus.bubble
plus.message.fill plus.bubble.fill
ellipsis.message ellipsis.bubble
ellipsis.message.fill ellipsis.bubble.fill
squares.below.rectangle rectangle.3.group
apple.terminal terminal
apple.terminal.fill terminal.fill
'''
