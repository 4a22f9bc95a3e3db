"""Fewer curves for the same outline: neighbours that run on smoothly become one quadratic."""
import math

import round_font as rf

TOLERANCE = 1.6  # font units between the old curve and the new
SMOOTH = math.cos(math.radians(12))
TURN = math.cos(math.radians(75))  # one quadratic turns no further


def simplified(segments):
    """A closed contour of lines (2 points) and cubics (4 points), with fewer of the latter."""
    count = len(segments)
    joined = [runs_on(segments[i - 1], segments[i]) for i in range(count)]
    start = joined.index(False) if False in joined else 0
    segments, joined = segments[start:] + segments[:start], joined[start:] + joined[:start]
    out, i = [], 0
    while i < count:
        best, j = segments[i], i + 1
        while j < count and joined[j]:
            one = merged(segments[i:j + 1])
            if not one: break
            best, j = one, j + 1
        out.append(best)
        i = j
    return out


def runs_on(a, b):
    if len(a) != 4 or len(b) != 4: return False
    u, v = rf.tan1(a), rf.tan0(b)
    return u[0] * v[0] + u[1] * v[1] > SMOOTH


def merged(segments):
    """One quadratic, as a cubic, for a run of curves, or none that is near enough."""
    p, q = segments[0][0], segments[-1][-1]
    u, v = rf.tan0(segments[0]), rf.tan1(segments[-1])
    if u[0] * v[0] + u[1] * v[1] < TURN: return None
    cross = u[0] * v[1] - u[1] * v[0]
    dx, dy = q[0] - p[0], q[1] - p[1]
    if abs(cross) < 1e-3: c = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
    else:
        s, t = (dx * v[1] - dy * v[0]) / cross, (dx * u[1] - dy * u[0]) / cross
        if s <= 0 or t >= 0: return None
        c = (p[0] + s * u[0], p[1] + s * u[1])
    points = (rf.pt(s, t) for s in segments for t in (.25, .5, .75, 1))
    if not all(near(x, p, c, q) for x in points): return None
    return (p, rf.lerp(p, c, 2 / 3), rf.lerp(q, c, 2 / 3), q)


def near(x, p, c, q):
    """Whether a point lies within the tolerance of a quadratic, by its implicit equation:
    in the frame of its legs the curve is ((a + b) / 2)² = b."""
    e, f = (c[0] - p[0], c[1] - p[1]), (q[0] - c[0], q[1] - c[1])
    w = x[0] - p[0], x[1] - p[1]
    det = e[0] * f[1] - e[1] * f[0]
    if abs(det) < 1:
        length = math.hypot(q[0] - p[0], q[1] - p[1])
        if length < 1e-6: return math.hypot(*w) < TOLERANCE
        return abs(w[0] * (q[1] - p[1]) - w[1] * (q[0] - p[0])) / length < TOLERANCE
    a, b = (w[0] * f[1] - w[1] * f[0]) / det, (e[0] * w[1] - e[1] * w[0]) / det
    value, half = ((a + b) / 2) ** 2 - b, (a + b) / 2
    # The gradient in a and b, taken back to x and y.
    ga, gb = half, half - 1
    gx, gy = (ga * f[1] - gb * e[1]) / det, (gb * e[0] - ga * f[0]) / det
    return abs(value) <= TOLERANCE * math.hypot(gx, gy)
