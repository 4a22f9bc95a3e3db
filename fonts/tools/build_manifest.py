"""Writes faces/faces.tsv: file, PostScript name, family, weight, pages of 256 code points; of a variable face a line for
each named instance, with its number from 1 on; the width in per cent where it is not 100.

A renderer reads it instead of opening every face. Usage: python build_manifest.py ../faces
"""
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

folder = Path(sys.argv[1])
WEIGHTS = {
    "Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700, "ExtraBold": 800,
    "Black": 900,
}
WIDTHS = {1: 50, 2: 62, 3: 75, 4: 87, 5: 100, 6: 112, 7: 125, 8: 150, 9: 200}


def pages(font):
    ranges = []
    for page in sorted({code >> 8 for code in font.getBestCmap()}):
        if ranges and ranges[-1][1] == page - 1:
            ranges[-1][1] = page
        else:
            ranges.append([page, page])
    return ",".join(f"{a:X}" if a == b else f"{a:X}-{b:X}" for a, b in ranges)


lines = []
for path in sorted(p for p in folder.iterdir() if p.suffix in (".ttf", ".otf", ".woff")):
    font = TTFont(path, lazy=True)
    names = font["name"]
    family = names.getDebugName(16) or names.getDebugName(1)
    family = family.removesuffix(" ExtraBold").removesuffix(" Bold")
    width = WIDTHS[font["OS/2"].usWidthClass]
    italic = "italic" if font["OS/2"].fsSelection & 1 else ""
    if "fvar" in font:
        for number, instance in enumerate(font["fvar"].instances, 1):
            style = names.getDebugName(instance.subfamilyNameID)
            # Where an instance's place on the axis is not its weight, its name tells it.
            weight = WEIGHTS[style.removesuffix(" Italic")]
            prefix = names.getDebugName(25) or family
            fields = [f"{prefix}-{style}".replace(" ", ""), family, str(weight), pages(font), str(number), str(width), italic]
            lines.append("\t".join([path.name] + fields).rstrip("\t"))
    else:
        weight = font["OS/2"].usWeightClass
        fields = [names.getDebugName(6), family, str(weight), pages(font)]
        lines.append("\t".join([path.name] + fields))
(folder / "faces.tsv").write_text("\n".join(lines) + "\n")
