"""Typechecks every ```swift block of a folder of documents, alone with what the documents declare.

A block may be declarations, modifiers without a view, views or statements. It is wrapped as the
first of these forms that compiles. Names that a block uses and its documents declare elsewhere come
from those other blocks; names that nobody declares are reported as such, apart from real failures.
"""

import concurrent.futures, pathlib, re, subprocess, sys, tempfile

seeds, products = map(pathlib.Path, sys.argv[1:3])
# The names under which users import our modules.
NAMES = [word for folder in sorted(pathlib.Path("Names").glob("*/modules")) for word in ("-I", folder)]
pictures = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
FENCE = re.compile(r"^```swift\n(.*?)^```", re.S | re.M)
TOP = re.compile(r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|private|final|indirect)\s+)*"
                 r"(?:struct|class|enum|protocol|actor)\s+(\w+)", re.M)


def blocks():
    for document in sorted(seeds.iterdir()):
        if document.suffix in (".txt", ".md"):
            text = document.read_text(errors="replace")
            for match in FENCE.finditer(text):
                yield f"{document.stem[:3]}:{text[:match.start()].count(chr(10)) + 2}", match.group(1)


def pieces(code):
    """The block's top-level declarations and the rest, each a list of line groups."""
    declarations, rest, depth, group, declares = [], [], 0, [], False
    for line in code.splitlines():
        bare = re.sub(r'"(?:\\.|[^"\\])*"|//.*', '""', line)
        if depth == 0:
            starts = re.match(r"\s*(?:@(?!State|Binding|Environment|FocusState|Query)\w+.*\s)?(?:(?:public|private|fileprivate|final|@main)\s+)*"
                              r"(?:struct|class|enum|protocol|extension|actor|typealias)\b", bare)
            continues = declares and group and group[-1].lstrip().startswith("@") and len(group) == 1
            if (starts or not declares) and not continues:
                if group and bool(starts) != declares:
                    (declarations if declares else rest).append("\n".join(group))
                    group = []
            if starts and group and declares and not continues:
                declarations.append("\n".join(group))
                group = []
            declares = bool(starts) or continues or bool(re.match(r"\s*@(?:main|Model|Observable|MainActor|available.*)\s*$", bare))
        group.append(line)
        depth += bare.count("{") + bare.count("(") - bare.count("}") - bare.count(")")
        if depth == 0 and declares and bare.strip().endswith("}"):
            declarations.append("\n".join(group))
            group, declares = [], False
    if group:
        (declarations if declares else rest).append("\n".join(group))
    return "\n".join(declarations), "\n".join(rest)


def states(code):
    """State for the bindings that a block takes and nobody declares."""
    names = sorted(n for n in set(re.findall(r"\$(\w*[A-Za-z]\w*)", code))
                   if not re.search(rf"\bvar {n}\b", code))
    texts = {n for n in names if re.search(rf"text: \${n}\b", code)}
    return "".join(f'@State var {n} = {chr(34) * 2 if n in texts else "true"}; ' for n in names)


def forms(code):
    declarations, rest = pieces(code)
    bare = re.sub(r"//.*", "", rest).strip()
    if not bare:
        yield declarations
        return
    body = rest
    if bare.startswith("."):
        parts = re.split(r"^\s*$|^(?=//[^\n]*$)", rest, flags=re.M)
        body = "\n".join(re.sub(r"^(?=\.)", "Rectangle()\n", p, count=1, flags=re.M) for p in parts)
        yield (f"{declarations}\nstruct _Block: View {{ @State var showSheet = false\n"
               f"var body: some View {{ VStack {{\n{body}\n}} }} }}")
        # Some modifiers belong to shapes: one of those for each modifier.
        body = "\n".join(f"Rectangle(){line}" if line.startswith(".") else line
                         for line in rest.splitlines())
    yield (f"{declarations}\nstruct _Block: View {{ {states(code)}"
           f"var body: some View {{ VStack {{\n{body}\n}} }} }}")
    yield f"{declarations}\nstruct _Block: View {{\n{rest}\nvar _body: some View {{ EmptyView() }} }}\nextension _Block {{ }}"
    yield f"{declarations}\n@MainActor func _block() {{\n{body}\n}}"
    yield f"{declarations}\n{rest}"
    yield f"{declarations}\nstruct _Block {{\n{rest}\n}}"


def declared(code):
    return set(TOP.findall(code))


def compile_(code, prelude, mode):
    with tempfile.TemporaryDirectory() as folder:
        main, other = pathlib.Path(folder, "Block.swift"), pathlib.Path(folder, "Others.swift")
        main.write_text("import SwiftUI\n" + code)
        other.write_text("import SwiftUI\n" + prelude)
        result = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", mode, "-module-name", "Block",
             "-parse-as-library", "-I", products / "Modules", *NAMES, "-suppress-warnings",
             *INCLUDES, main, other],
            capture_output=True, text=True)
        return [l for l in result.stderr.splitlines() if " error: " in l]


def includes():
    """Where the C libraries' module maps and headers are, in the compiler's words."""
    maps = sorted(str(p.parent) for p in pathlib.Path("Sources").glob("*/module.modulemap"))
    flags = subprocess.run(["pkg-config", "--cflags-only-I", "cairo", "freetype2", "harfbuzz"],
                           capture_output=True, text=True, check=True).stdout.split()
    return [a for p in maps for a in ("-I", p)] + [a for f in flags for a in ("-Xcc", f)]


INCLUDES = includes()


def main():
    everything = list(blocks())
    total = len(everything)
    print(f"{total} blocks, {len({c for _, c in everything})} distinct")
    known = {}
    for place, code in everything:
        declarations, _ = pieces(code)
        for match in re.finditer(r"(?ms)^(?:@\w+[^\n]*\n)*(?:(?:public|private|final)\s+)*"
                                 r"(?:struct|class|enum|extension|protocol) [^\n]*\{.*?^\}", declarations):
            name = re.search(r"(?:struct|class|enum|extension|protocol)\s+(\w+)", match.group(0))
            kind = "extension" if "extension " in match.group(0).split("{")[0] else "type"
            key = (kind, name.group(1))
            known.setdefault(key, match.group(0)) if kind == "type" else known.setdefault(
                (kind, match.group(0)[:400]), match.group(0))
    return everything, known


def context():
    """The stubs for what the documents leave open, by the name each declares, and those that stand
    in for the documents' own in the blocks that declare certain types."""
    text = pathlib.Path(__file__).with_name("seed_context.swift").read_text()
    stubs, variants = {}, []
    for paragraph in text.split("\n\n")[1:]:
        name = re.search(r"(?:let|func|struct|enum|class|extension) (\w+)", paragraph).group(1)
        if paragraph.startswith("// for "):
            first, declaration = paragraph.split("\n", 1)
            variants.append((set(re.findall(r"\w+", first[7:])), name, declaration))
        else:
            stubs["modelContext" if paragraph.startswith("extension") else name] = paragraph
    return stubs, variants


CONTEXT, VARIANTS = context()


def needed(code, known):
    """What the documents declare and the block uses, and what that uses, in turn."""
    own, chosen, queue = declared(code), {}, [code]
    used = set(re.findall(r"\w+", code))
    variants = {n: d for users, n, d in VARIANTS if users & used and n not in own}
    known = {k: v for k, v in known.items() if k[1] not in variants}
    members = {k: set(re.findall(r"(?:static let|static var|func|var|let)\s+(\w+)", v))
               | (set(re.findall(r"init\((\w+)", v)))
               for k, v in known.items() if k[0] == "extension"}
    owned = set(re.findall(r"(?:static let|static var|func)\s+(\w+)", code)) | set(re.findall(r"init\((\w+)", code))
    while queue:
        text = queue.pop()
        words = set(re.findall(r"\w+", text))
        for key, declaration in known.items():
            if key in chosen:
                continue
            if key[0] == "type":
                use = key[1] in words and key[1] not in own
            else:
                taken = set().union(*(members[k] for k in chosen if k[0] == "extension"))
                use = bool(members[key] & words - owned) and not members[key] & (owned | taken)
            if use:
                chosen[key] = declaration
                queue.append(declaration)
    everything = [code, *chosen.values()]
    declared_ = set().union(*(declared(t) for t in everything)) | set(
        re.findall(r"\b(?:let|var|func|case) (\w+)", code))
    stubs, queue = {}, list(everything)
    while queue:
        words = set(re.findall(r"\w+", queue.pop()))
        for name, declaration in {**CONTEXT, **variants}.items():
            is_open = name not in declared_ or name == "modelContext"
            if name in words and is_open and name not in stubs:
                stubs[name] = declaration
                queue.append(declaration)
    return "\n".join([*chosen.values(), *stubs.values()])


def check(entry, known, mode):
    place, code = entry
    prelude, best = needed(code, known), None
    for form in forms(code):
        errors = compile_(form, prelude, mode)
        if not errors:
            return place, "compiles", [form, prelude]
        own = [e for e in errors if "Others.swift" not in e]
        if best is None or len(own) < len(best):
            best = own or errors
    unknown = all("cannot find" in e for e in best)
    return place, "unknown names" if unknown else "fails", best


if __name__ == "__main__":
    everything, known = main()
    for mode in ("6", "5"):
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            results = list(pool.map(lambda e: check(e, known, mode), everything))
        counts = {}
        for place, outcome, errors in results:
            counts[outcome] = counts.get(outcome, 0) + 1
            if outcome != "compiles":
                text = errors[0].split(" error: ")[-1] if errors else ""
                print(f"swift {mode} {place} {outcome}: {text}")
        print(f"swift {mode}: " + ", ".join(f"{n} {o}" for o, n in sorted(counts.items())))
    if pictures:
        import seed_draw
        blocks = [(p, *e) for p, o, e in results if o == "compiles"]
        seed_draw.draw(blocks, products, pictures, INCLUDES)
