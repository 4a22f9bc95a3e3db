"""Compares PNG files with Chromium's drawings of the SVG files beside them; see chromium.sh."""

import pathlib
import struct
import sys
import zlib

# The most that a picture's difference may average, and be anywhere, after five by five pixels of
# it were averaged: the measure of Tests/KumihanTests/Parity.
MEAN, MOST = 1, 40
# Several drawings in one HTML page, where equal ids or faces would spoil each other.
TOGETHER = "together.html"


def size(path):
    return struct.unpack(">II", path.read_bytes()[16:24])


def pixels(path):
    """Width, height and rows of (red, green, blue) over white."""
    data = path.read_bytes()
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert depth == 8 and kind in (2, 6), f"{path}: unexpected kind of PNG"
    channels = 3 if kind == 2 else 4
    packed, at = b"", 8
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at:at + 8])
        if name == b"IDAT":
            packed += data[at + 8:at + 8 + length]
        at += length + 12
    raw, rows, above = zlib.decompress(packed), [], bytearray(width * channels)
    for y in range(height):
        start = y * (width * channels + 1)
        row = bytearray(raw[start + 1:start + 1 + width * channels])
        unfilter(raw[start], row, above, channels)
        above = row
        rows.append([over_white(row, x * channels, channels) for x in range(width)])
    return width, height, rows


def unfilter(kind, row, above, step):
    for i in range(len(row)):
        left = row[i - step] if i >= step else 0
        up, corner = above[i], above[i - step] if i >= step else 0
        if kind == 1:
            row[i] = (row[i] + left) & 255
        elif kind == 2:
            row[i] = (row[i] + up) & 255
        elif kind == 3:
            row[i] = (row[i] + (left + up) // 2) & 255
        elif kind == 4:
            guess = left + up - corner
            nearest = min((left, up, corner), key=lambda v: abs(guess - v))
            row[i] = (row[i] + nearest) & 255


def over_white(row, at, channels):
    alpha = row[at + 3] / 255 if channels == 4 else 1
    return [row[at + c] * alpha + 255 * (1 - alpha) for c in range(3)]


def part(picture, top, height):
    """Some rows of a picture."""
    return picture[0], height, picture[2][top:top + height]


def together(svgs):
    """A page of the drawings, one below the other."""
    lines = ["<!doctype html><meta charset=utf-8><style>*{margin:0}svg{display:block}</style>"]
    for svg in svgs:
        lines.append(svg.read_text(encoding="utf-8").split("?>\n", 1)[1])
    return "\n".join(lines)


def points(svg):
    width, height = size(svg.with_suffix(".png"))
    return (width + 1) // 2, (height + 1) // 2


def difference(a, b):
    width, height = min(a[0], b[0]), min(a[1], b[1])
    total, most = 0.0, 0.0
    for c in range(3):
        sums = [[0.0] * (width + 1)]
        for y in range(height):
            row, line, above = 0.0, [0.0], sums[-1]
            for x in range(width):
                row += a[2][y][x][c] - b[2][y][x][c]
                line.append(above[x + 1] + row)
            sums.append(line)
        for y in range(height):
            top, bottom = max(y - 2, 0), min(y + 3, height)
            for x in range(width):
                left, right = max(x - 2, 0), min(x + 3, width)
                part = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
                average = abs(part) / ((right - left) * (bottom - top))
                total += average
                most = max(most, average)
    return total / (3 * width * height), most


def pages(folder, svgs):
    """A line for each page to draw: its name, width and height in points."""
    for svg in svgs:
        print(svg.name, *points(svg))
    group = [svg for svg in svgs if svg.stem != "all-effects"]
    (folder / TOGETHER).write_text(together(group), encoding="utf-8")
    sizes = [points(svg) for svg in group]
    print(TOGETHER, max(width for width, _ in sizes), sum(height for _, height in sizes))


def compare(folder, svgs):
    failed, top = False, 0
    page = pixels(folder / f"{TOGETHER}.chromium.png")
    for svg in svgs:
        picture = pixels(svg.with_suffix(".png"))
        drawings = {"": pixels(folder / f"{svg.name}.chromium.png")}
        if svg.stem != "all-effects":
            drawings[", with others"] = part(page, top, picture[1])
            top += 2 * points(svg)[1]
        for place, drawn in drawings.items():
            mean, most = difference(picture, drawn)
            bad = mean > MEAN or most > MOST
            failed = failed or bad
            name = svg.stem + place
            print(f"{name:40} mean {mean:5.2f}  most {most:6.2f}{'  too far apart' if bad else ''}")
    return failed


def main():
    command, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    svgs = sorted(folder.glob("*.svg"))
    if command == "pages":
        return pages(folder, svgs)
    sys.exit(1 if compare(folder, svgs) else 0)


main()
