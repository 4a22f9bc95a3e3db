"""Fewer curves for the same outline: what bends smoothly one way becomes quadratics of equal turns.

Quadratics of equal turns meet, on a circle, halfway between their middle points, where TrueType
needs no point at all.
"""
import bisect
import math

import round_font as rf

TOLERANCE = 2.0  # font units between the old curve and the new
SMOOTH = math.radians(12)
TURN = math.radians(88)  # one quadratic turns no further
STEPS = 12


def simplified(segments):
    """A closed contour of lines (2 points) and cubics (4 points), with fewer of the latter."""
    count = len(segments)
    joined = [runs_on(segments[i - 1], segments[i]) for i in range(count)]
    start = joined.index(False) if False in joined else 0
    segments, joined = segments[start:] + segments[:start], joined[start:] + joined[:start]
    out, i = [], 0
    while i < count:
        j = i + 1
        while j < count and joined[j]: j += 1
        run = segments[i:j]
        out += fewer(run) if len(run[0]) == 4 else run
        i = j
    return out


def angle(u, v):
    """The turn from one direction to another."""
    return math.atan2(u[0] * v[1] - u[1] * v[0], u[0] * v[0] + u[1] * v[1])


def bend(s): return angle(rf.tan0(s), rf.sub(rf.pt(s, .5), s[0])) + angle(rf.sub(s[-1], rf.pt(s, .5)), rf.tan1(s))


def runs_on(a, b):
    return len(a) == len(b) == 4 and abs(angle(rf.tan1(a), rf.tan0(b))) < SMOOTH and bend(a) * bend(b) > 0


def direction(s, t):
    if t < 1e-6: return rf.tan0(s)
    if t > 1 - 1e-6: return rf.tan1(s)
    a, b, c, d = s
    m = 1 - t
    return rf.norm(tuple(m * m * (b[k] - a[k]) + 2 * m * t * (c[k] - b[k]) + t * t * (d[k] - c[k]) for k in (0, 1)))


def fewer(run):
    """The run as quadratics (written as cubics), or itself when that takes as many."""
    places = [(s, i / STEPS) for s in run for i in range(1, STEPS + 1)]
    turns, last = [], rf.tan0(run[0])
    for s, t in places:
        now = direction(s, t)
        turns.append((turns[-1] if turns else 0) + angle(last, now))
        last = now
    total = turns[-1]
    sign = 1 if total > 0 else -1
    if any(b * sign < a * sign - 1e-3 for a, b in zip(turns, turns[1:])): return run
    rising = [v * sign for v in turns]
    for n in range(max(1, math.ceil(abs(total) / TURN)), len(run) * 2):
        knots = [(run[0][0], rf.tan0(run[0]), 0)]
        for k in range(1, n):
            i = bisect.bisect_left(rising, abs(total) * k / n)
            before = rising[i - 1] if i else 0
            part = (abs(total) * k / n - before) / max(rising[i] - before, 1e-9)
            s, t = places[i]
            t += (part - 1) / STEPS
            knots.append((rf.pt(s, t), direction(s, t), i))
        knots.append((run[-1][-1], rf.tan1(run[-1]), len(places)))
        curves = [quadratic(a, b, places[a[2]:b[2]]) for a, b in zip(knots, knots[1:])]
        if all(curves): return curves
    return run


def quadratic(a, b, places):
    """One quadratic between two points with their directions, or none that is near enough."""
    (p, u, _), (q, v, _) = a, b
    cross = u[0] * v[1] - u[1] * v[0]
    dx, dy = q[0] - p[0], q[1] - p[1]
    if abs(cross) < 1e-3: c = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
    else:
        s, t = (dx * v[1] - dy * v[0]) / cross, (dx * u[1] - dy * u[0]) / cross
        if s <= 0 or t >= 0: return None
        c = (p[0] + s * u[0], p[1] + s * u[1])
    if not all(near(rf.pt(s, t), p, c, q) for s, t in places): return None
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
