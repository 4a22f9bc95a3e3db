"""Lists the rows of a page that counts what users call and that the sources do not have.

Usage: python3 scripts/api-rows.py [PAGE]   A row is a table line `| name | role | count | …`.
"""

import pathlib, re, sys

page = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "../shared/spec/swiftui-api.md")
if not page.is_file():
    print(f"api-rows: no page at {page}, nothing to check")
    raise SystemExit
sources = "\n".join(p.read_text() for p in pathlib.Path("Sources").rglob("*.swift"))
words = set(re.findall(r"\w+", sources))
counts = {}
for name, role in re.findall(r"^\| `([^`]+)` \| ([\w -]+) \| \d+ \| \d+ \| \d+", page.read_text(), re.M):
    word = re.sub(r"\(.*", "", name).strip("@.#").split(".")[-1].split(" ")[0]
    has = not word or word in words
    total, found = counts.get(role, (0, 0))
    counts[role] = (total + 1, found + has)
    if not has and role != "other framework":
        print(f"{role}: {name}")
for role, (total, found) in sorted(counts.items()):
    print(f"{role}: {found} of {total}")
