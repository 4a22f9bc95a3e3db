"""Arrows, chevrons, triangles and turns; one drawing each, turned and mirrored."""
from .drawn import at, join, marked, strokes
from .pen import C, F, H, PL, Part, RR, S, V, arc, flipped, mapped, mirrored, moved, placed, scaled, turned

TURNS = {'up': 0, 'right': 90, 'down': 180, 'left': 270}
ALIASES = {'forward': 'right', 'backward': 'left'}
DIAGONALS = {'up.right': 0, 'down.right': 90, 'down.left': 180, 'up.left': 270}

ARROW = strokes(PL((4.8, 10.4), (12, 3.4), (19.2, 10.4)), V(12, 4, 20.2), w=1)
DIAGONAL = strokes(PL((7, 5.6), (18.4, 5.6), (18.4, 17)), PL((5.6, 18.4), (18, 6)), w=1)
SHORT = lambda x, y, d: at(strokes(PL((x - 3.8, y + 3.8), (x, y), (x + 3.8, y + 3.8)), w=1), turned(TURNS[d], x, y))
SHAPE = 'M12 2.8L20.6 11.6H15.6V20.2A1 1 0 0 1 14.6 21.2H9.4A1 1 0 0 1 8.4 20.2V11.6H3.4Z'
REPLY = 'M10.4 4.6V8.8C17 8.8 21 12.6 21.6 19.4C18.8 15.8 15.4 14.6 10.4 14.8V19L2.6 11.8Z'
TRIANGLE = PL((12, 4.8), (20.6, 19), (3.4, 19), close=True)


def head(x, y, degrees, size=3.4):
    return S(('M%s %sL%s %sL%s %s' % (x - size, y + size, x, y, x + size, y + size), turned(degrees, x, y)))


def turn_up_right(st): return [S('M5.4 20.4V11A3.6 3.6 0 0 1 9 7.4H20'), head(20.4, 7.4, 90, 4.6)]
def u_turn_left(st): return [S('M3.6 8.4H15A5.4 5.4 0 0 1 15 19.2H10'), head(3.2, 8.4, -90, 4.6)]
def two_arrows(st): return [S(V(7.6, 3.8, 20.4)), head(7.6, 3.4, 0, 4.2), S(V(16.4, 3.6, 20.2)), head(16.4, 20.6, 180, 4.2)]
def both_ways(st): return [S(V(12, 3, 21)), head(12, 2.6, 0, 4.2), head(12, 21.4, 180, 4.2)]
def apart(st):
    return [S(PL((13.8, 4), (20, 4), (20, 10.2))), S(PL((19.8, 4.2), (14, 10))),
            S(PL((10.2, 20), (4, 20), (4, 13.8))), S(PL((4.2, 19.8), (10, 14)))]
def together(st):
    return [S(PL((13.8, 4), (13.8, 10.2), (20, 10.2))), S(PL((20.6, 3.4), (14, 10))),
            S(PL((10.2, 20), (10.2, 13.8), (4, 13.8))), S(PL((3.4, 20.6), (10, 14)))]
def four_ways(st):
    return [S(V(12, 3, 21)), S(H(3, 12, 21))] + [head(*p) for p in
            ((12, 2.6, 0, 3), (21.4, 12, 90, 3), (12, 21.4, 180, 3), (2.6, 12, 270, 3))]
def to_line(st): return [S(V(12, 4.4, 17)), S(PL((5.4, 10.6), (12, 4), (18.6, 10.6))), S(H(5, 20.6, 19))]
def to_line_far(st): return [S(H(4.6, 3.4, 19.4)), S(V(12, 8.4, 21)), S(PL((5.4, 14.4), (12, 7.8), (18.6, 14.4)))]
def branch(st): return [S(V(7, 21, 4)), head(7, 3.4, 0, 3.6), S('M7 19C7 13.6 17 14.6 17 8.6'), head(17, 7.8, 0, 3.6)]
def merge(st): return [S('M6.4 21V18C6.4 14 12 13.6 12 9.6V4'), S('M17.6 21V18C17.6 14 12 13.6 12 9.6'), head(12, 3.4, 0, 4.2)]
def circlepath(st):
    top = [S(arc(12, 12, 8.6, 195, 330)), F(PL((21.9, 4.0), (21.6, 10.6), (15.7, 8.2), close=True), .5)]
    return top + mapped(top, turned(180))
def clockwise(st): return [S(arc(12, 12, 8.4, -40, 270)), F(PL((11.6, .8), (16.6, 3.7), (11.6, 6.6), close=True), .5)]
def circle_arrow(st): return [S(arc(12, 12.4, 8.4, -35, 270)), head(12.8, 4, 90, 3)]
def doubled(st): return [S(PL((5, 12.4), (12, 5.6), (19, 12.4))), S(PL((5, 19.4), (12, 12.6), (19, 19.4)))]
def compact(st): return [S(PL((3.5, 14), (12, 10.2), (20.5, 14)))]
def chevron_line(st): return [S(PL((4.6, 18.4), (12, 11), (19.4, 18.4))), S(H(4.6, 5.6, 19.4))]


def arrows():
    z = {}
    for name, degrees in list(TURNS.items()):
        t = turned(degrees)
        z['arrow.' + name] = at(ARROW, t)
        z['chevron.compact.' + name] = at(compact, t)
        z[f'arrow.{name}.to.line'] = at(to_line_far, t)
        z[f'arrow.{name}.from.line'] = at(to_line, t)
        z['arrowshape.' + name] = at(lambda st: [S(SHAPE, .95)], t)
        z[f'arrowshape.{name}.fill'] = at(lambda st: [F(SHAPE, st)], t)
        z['arrowtriangle.' + name] = at(lambda st: [S(TRIANGLE, .95)], t)
        z[f'arrowtriangle.{name}.fill'] = at(lambda st: [F(TRIANGLE, st)], t)
        z[f'chevron.{name}.2'] = at(doubled, t)
        z[f'chevron.{name}.to.line'] = at(chevron_line, t)
    for name, degrees in DIAGONALS.items():
        z['arrow.' + name] = at(DIAGONAL, turned(degrees))
    for side, m in (('right', turned(0)), ('left', mirrored())):
        z['arrow.turn.up.' + side] = at(turn_up_right, m)
        z['arrow.turn.down.' + side] = at(at(turn_up_right, flipped()), m)
        other = 'left' if side == 'right' else 'right'
        z[f'arrow.turn.{other}.up'] = at(at(turn_up_right, turned(-90)), m) if side == 'right' else at(at(turn_up_right, turned(-90)), m)
        z[f'arrow.turn.{other}.down'] = at(at(at(turn_up_right, turned(-90)), flipped()), m)
        z['arrow.uturn.' + side] = at(u_turn_left, mirrored() if side == 'right' else turned(0))
        z[f'arrowshape.turn.up.{side}'] = at(lambda st: [S(REPLY, .95)], mirrored() if side == 'right' else turned(0))
        z[f'arrowshape.turn.up.{side}.fill'] = at(lambda st: [F(REPLY, st)], mirrored() if side == 'right' else turned(0))
    z['arrow.uturn.down'] = at(u_turn_left, turned(-90))
    z['arrow.uturn.up'] = at(u_turn_left, turned(90))
    z['arrowshape.bounce.right'] = at(lambda st: [S(REPLY, .95)], mirrored())
    z['arrowshape.bounce.right.fill'] = at(lambda st: [F(REPLY, st)], mirrored())
    z['arrowshape.turn.up.left.2'] = lambda st: [S('M14 4.6V8.8C19.4 8.9 21.6 12.6 21.8 19.4C20 15.8 18 14.6 14 14.8V19L6.2 11.8Z', .95), S(PL((8.8, 5.4), (2, 11.8), (8.8, 18.2)))]
    z['arrowshape.turn.up.left.2.fill'] = lambda st: [F('M14 4.6V8.8C19.4 8.9 21.6 12.6 21.8 19.4C20 15.8 18 14.6 14 14.8V19L6.2 11.8Z', st), S(PL((8.8, 5.4), (2, 11.8), (8.8, 18.2)))]
    z['arrow.up.and.down'] = both_ways
    z['arrow.left.and.right'] = at(both_ways, turned(90))
    z['arrow.left.arrow.right'] = at(two_arrows, turned(-90))
    z['arrow.right.arrow.left'] = at(two_arrows, turned(90))
    z['arrow.down.and.line.horizontal.and.arrow.up'] = lambda st: [S(H(3, 12, 21)), S(V(12, 1.8, 8)), head(12, 8.4, 180, 3), S(V(12, 16, 22.2)), head(12, 15.6, 0, 3)]
    z['arrow.up.and.line.horizontal.and.arrow.down'] = lambda st: [S(H(3, 12, 21)), S(V(12, 2.4, 8.4)), head(12, 2, 0, 3), S(V(12, 15.6, 21.6)), head(12, 22, 180, 3)]
    z['arrow.up.left.and.arrow.down.right'] = at(apart, mirrored())
    z['arrow.up.right.and.arrow.down.left'] = apart
    z['arrow.down.right.and.arrow.up.left'] = at(together, mirrored())
    z['arrow.down.left.and.arrow.up.right'] = together
    z['arrow.up.and.down.and.arrow.left.and.right'] = four_ways
    z['arrow.branch'] = z['arrow.triangle.branch'] = branch
    z['arrow.merge'] = z['arrow.triangle.merge'] = merge
    z['arrow.2.circlepath'] = circlepath
    z['arrow.trianglehead.2.clockwise'] = circlepath
    z['arrow.trianglehead.clockwise'] = clockwise
    z['arrow.trianglehead.counterclockwise'] = at(clockwise, mirrored())
    z['arrow.up.to.line.compact'] = at(to_line_far, (1, 0, 0, .8, 0, 2.4))
    z['arrow.down.to.line.compact'] = at(at(to_line_far, (1, 0, 0, .8, 0, 2.4)), flipped())
    z['chevron.left.forwardslash.chevron.right'] = lambda st: [S(PL((6.6, 6.4), (1.6, 12), (6.6, 17.6))), S(PL((17.4, 6.4), (22.4, 12), (17.4, 17.6))), S(PL((14.4, 4.4), (9.6, 19.6)), .9)]
    z['chevron.left.chevron.right'] = lambda st: [S(PL((8.6, 5.4), (2.4, 12), (8.6, 18.6))), S(PL((15.4, 5.4), (21.6, 12), (15.4, 18.6)))]
    z['chevron.up.dotted.2'] = doubled
    z['return'] = lambda st: [S('M20.4 5V10.4A3.4 3.4 0 0 1 17 13.8H4.4'), head(3.6, 13.8, -90, 4.8)]
    z['return.left'] = z['return']
    z['return.right'] = at(z['return'], mirrored())
    z['arrow.turn.down.left'] = z['return']
    z['arrow.turn.down.right'] = z['return.right']
    z['arrow.forward.to.line'], z['arrow.backward.to.line'] = z['arrow.right.to.line'], z['arrow.left.to.line']
    z['arrow.up.backward'], z['arrow.up.forward'] = z['arrow.up.left'], z['arrow.up.right']
    z['arrow.down.backward'], z['arrow.down.forward'] = z['arrow.down.left'], z['arrow.down.right']
    z['arrow.up.backward.and.arrow.down.forward'] = z['arrow.up.left.and.arrow.down.right']
    z['arrow.down.forward.and.arrow.up.backward'] = z['arrow.down.right.and.arrow.up.left']
    z['chevron.forward.2'], z['chevron.backward.2'] = z['chevron.right.2'], z['chevron.left.2']
    z['arrowshape.forward'], z['arrowshape.backward'] = z['arrowshape.right'], z['arrowshape.left']
    z['arrowshape.forward.fill'], z['arrowshape.backward.fill'] = z['arrowshape.right.fill'], z['arrowshape.left.fill']
    z['delete.left'] = lambda st: [S(BACKSPACE, .95), S(PL((11, 9), (17, 15)), .9), S(PL((11, 15), (17, 9)), .9)]
    z['delete.left.fill'] = marked(lambda st: [F(BACKSPACE, st)], lambda st: [S(PL((11, 9), (17, 15)), .95), S(PL((11, 15), (17, 9)), .95)])
    z['delete.backward'], z['delete.backward.fill'] = z['delete.left'], z['delete.left.fill']
    z['delete.right'], z['delete.right.fill'] = at(z['delete.left'], mirrored()), at(z['delete.left.fill'], mirrored())
    z['shift'] = lambda st: [S(SHIFT, .95)]
    z['shift.fill'] = lambda st: [F(SHIFT, st)]
    z['capslock'] = lambda st: [S((SHIFT, (1, 0, 0, .82, 0, .6))), S(RR(8.4, 19.6, 7.2, 1.8, .5), .9)]
    z['capslock.fill'] = lambda st: [F((SHIFT, (1, 0, 0, .82, 0, .6)), st), F(RR(8, 19.8, 8, 1.2, .4), st)]
    z['control'] = lambda st: [S(PL((5, 12.6), (12, 5.6), (19, 12.6)))]
    z['space'] = lambda st: [S('M3 12V15.6H21V12')]
    z['escape'] = lambda st: [S(arc(12.6, 12.6, 8, -105, 195)), S(PL((4, 11), (4, 4), (11, 4))), S(PL((4.2, 4.2), (12.6, 12.6)))]
    z['eject'] = lambda st: [S(PL((12, 4), (20.4, 14), (3.6, 14), close=True), .95), S(RR(3.4, 17.8, 17.2, 2.6, .8), .9)]
    z['eject.fill'] = lambda st: [F(PL((12, 4), (20.4, 14), (3.6, 14), close=True), st), F(RR(3.4, 18.2, 17.2, 2.2, .8), st * .8)]
    return z


SHIFT = 'M12 3L21 12.4H16V19.4A.8 .8 0 0 1 15.2 20.2H8.8A.8 .8 0 0 1 8 19.4V12.4H3Z'
BACKSPACE = 'M8.6 4.8H19A2.6 2.6 0 0 1 21.6 7.4V16.6A2.6 2.6 0 0 1 19 19.2H8.6A2 2 0 0 1 7.1 18.5L1.8 12L7.1 5.5A2 2 0 0 1 8.6 4.8Z'
