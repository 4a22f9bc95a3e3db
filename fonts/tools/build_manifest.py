"""Writes faces/faces.tsv: file, PostScript name, family, weight, pages of 256 code points.

A renderer reads it instead of opening every face. Usage: python build_manifest.py ../faces
"""
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

folder = Path(sys.argv[1])
lines = []
for path in sorted(folder.glob("*.?tf")):
    font = TTFont(path, lazy=True)
    names = font["name"]
    family = names.getDebugName(16) or names.getDebugName(1)
    family = family.removesuffix(" ExtraBold").removesuffix(" Bold")
    pages = sorted({code >> 8 for code in font.getBestCmap()})
    ranges = []
    for page in pages:
        if ranges and ranges[-1][1] == page - 1:
            ranges[-1][1] = page
        else:
            ranges.append([page, page])
    text = ",".join(f"{a:X}" if a == b else f"{a:X}-{b:X}" for a, b in ranges)
    weight = font["OS/2"].usWeightClass
    lines.append("\t".join([path.name, names.getDebugName(6), family, str(weight), text]))
(folder / "faces.tsv").write_text("\n".join(lines) + "\n")
