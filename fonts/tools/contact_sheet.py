"""Draws every icon with its name: python contact_sheet.py faces sheet.png [weight] [pattern] [size]."""
import json
import re
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

folder, target = Path(sys.argv[1]), sys.argv[2]
weight = sys.argv[3] if len(sys.argv) > 3 else "Medium"
pattern = re.compile(sys.argv[4] if len(sys.argv) > 4 else "")
size = int(sys.argv[5]) if len(sys.argv) > 5 else 96
cell_width, cell_height, columns = size + 30, size + 26, max(1, 1980 // (size + 30))
codes = json.loads((folder / "JohoIcons.json").read_text())
names = [name for name in codes if pattern.search(name)]
icons = ImageFont.truetype(str(folder / f"JohoIcons-{weight}.ttf"), int(size * 0.72))
words = ImageFont.load_default(10)
rows = -(-len(names) // columns)
sheet = Image.new("L", (columns * cell_width, rows * cell_height), 255)
draw = ImageDraw.Draw(sheet)
for index, name in enumerate(names):
    x, y = index % columns * cell_width, index // columns * cell_height
    glyph = chr(int(codes[name], 16))
    middle = (x + cell_width / 2 - icons.getlength(glyph) / 2, y + size * 0.5 + size * 0.72 * 0.364)
    draw.text(middle, glyph, font=icons, fill=0, anchor="ls")
    lines = [name[i : i + 21] for i in range(0, len(name), 21)]
    for line, text in enumerate(lines[:2]):
        draw.text((x + 3, y + size + line * 11), text, font=words, fill=90)
sheet.save(target)
print(len(names), sheet.size)
