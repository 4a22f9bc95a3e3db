"""Writes an HTML page for each specimen, with the bundled faces in the order in which Kumihan asks them, and an index.

usage: specimens.py FOLDER [NAME ...]; prints a line "name height" for each page.
"""

import html
import json
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FACES = ROOT / "fonts/faces"
# Family, file, size in per cent of the size asked for: what Text of weight 400 draws with.
CHAIN = [
    ("Joho Sans", "JohoSans-Regular.ttf", 96.8),
    ("Joho Round JP", "JohoRoundJP-Regular.otf", 100),
    ("Joho Round Sym", "JohoRoundSym-Regular.ttf", 100),
    ("Joho Han JP", "JohoHanJP.woff", 100),
    ("Joho Han SC", "JohoHanSC.woff", 100),
    ("Joho Han TC", "JohoHanTC.woff", 100),
    ("Joho Korean", "JohoKorean.woff", 100),
    ("Joho Letters", "JohoLetters.woff", 100),
    *(
        (f"Noto Sans {script}", f"NotoSans{script}.woff", 100)
        for script in "Hebrew Arabic Thai Devanagari Bengali Tamil Telugu Khmer Lao Myanmar".split()
    ),
    *(
        (f"Noto Sans {script}", f"NotoSans{script}-Regular.woff", 100)
        for script in "Gujarati Gurmukhi Kannada Malayalam Oriya Sinhala Armenian Georgian Ethiopic".split()
    ),
    ("Joho Mono", "JohoMono-Regular.ttf", 100),
    ("Noto Sans Symbols 2", "NotoSansSymbols2-Regular.woff", 100),
    ("Joho Math", "JohoMath.woff", 100),
    ("Noto Sans Math", "NotoSansMath-Regular.woff", 100),
    ("Noto Emoji", "NotoEmoji-Bold.woff", 100),
]


def style():
    faces = "\n".join(
        f'@font-face {{ font-family: "k {family}"; src: url("{(FACES / file).as_uri()}"); size-adjust: {size}%; font-display: block; }}'
        for family, file, size in CHAIN
    )
    families = ", ".join(f'"k {family}"' for family, _, _ in CHAIN)
    return f"""{faces}
body {{ margin: 16px; width: 400px; background: white; color: black; font: 22px {families};
  line-height: {22 * 2444 / 2048}px; font-synthesis: none; font-feature-settings: "calt" 0; line-break: strict; }}
p {{ margin: 0 0 12px; white-space: pre-wrap; overflow-wrap: anywhere; }}"""


def height(name):
    golden = ROOT / f"Goldens/Kumihan/Specimen/{name}.png"
    if not golden.exists():
        return 400
    return struct.unpack(">I", golden.read_bytes()[20:24])[0] // 2


def main():
    folder, wanted = Path(sys.argv[1]), set(sys.argv[2:])
    pages = json.loads((ROOT / "docs/samples/specimens.json").read_text())
    unknown = wanted - {page["name"] for page in pages}
    if unknown:
        sys.exit(f"no specimen is named {', '.join(sorted(unknown))}")
    rows = []
    for page in pages:
        name = page["name"]
        texts = "\n".join(f"<p>{html.escape(text)}</p>" for text in page["texts"])
        (folder / f"{name}.html").write_text(
            f'<!doctype html>\n<html lang="{page["language"]}" dir="{page["direction"]}">\n'
            f'<meta charset="utf-8">\n<title>{name}</title>\n<style>{style()}</style>\n{texts}\n'
        )
        rows.append(
            f'<h2>{name}</h2><img width="432" src="{name}.kumihan.png"> <img width="432" src="{name}.chromium.png">'
        )
        if not wanted or name in wanted:
            print(name, height(name), flush=True)
    (folder / "index.html").write_text(
        '<!doctype html>\n<meta charset="utf-8">\n<title>Kumihan, left, and Chromium</title>\n' + "\n".join(rows) + "\n"
    )


main()
