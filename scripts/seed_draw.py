"""Draws what the blocks that compile describe: views, styles, modifiers, colours and fonts.

Each block becomes a small program linked with the engine. A view that takes arguments is given
sample values by the types of its properties; what no sample fits is left out.
"""

import concurrent.futures, pathlib, re, subprocess, tempfile

MODULES = ["KumihanDrawing", "KumihanText", "KumihanLayout", "KumihanViews", "KumihanShaping",
           "KumihanCairo", "KumihanSVG", "KumihanFonts", "Kumihan", "KumihanSwiftUI", "KumihanCombine",
           "KumihanContentTypes"]
NAMES = [word for folder in sorted(pathlib.Path("Names").glob("*/modules")) for word in ("-I", folder)]
SAMPLES = {
    "String": '"Sample"', "String?": '"Sample"', "LocalizedStringKey": '"Sample"', "Int": "7",
    "Int?": "7", "Double": "0.4", "CGFloat": "12", "Float": "0.4", "Bool": "true",
    "Color": "Color.cyan", "Color?": "Color.cyan", "Date": "Date(timeIntervalSinceReferenceDate: 0)",
    "() -> Void": "{}", "(() -> Void)?": "nil", "() -> Content": '{ Text("Content") }',
    "Content": '{ Text("Content") }', "[String]": '["One", "Two"]', "[Color]": "[.red, .cyan]",
    "Font": "Font.body", "Tab": "Tab.week", "Range<Int>": "1..<4", "ClosedRange<Int>": "1...9",
    "Binding<Bool>": ".constant(true)", "Binding<String>": '.constant("Sample")',
}
DRIVER = """
@main struct _Main {{
  @MainActor static func main() throws {{
    let context = try RenderingContext(fontFolder: URL(fileURLWithPath: "{fonts}"))
    func draw(_ name: String, _ view: AnyView) throws {{
      let renderer = ImageRenderer(content: view)
      (renderer.context, renderer.scale, renderer.isOpaque) = (context, 2, true)
      renderer.proposedSize = ProposedViewSize(width: 390, height: nil)
      if try renderer.measuredSize().height < 1 {{ renderer.proposedSize.height = 300 }}
      guard try !renderer.displayList().items.isEmpty else {{ return print("empty", name) }}
      try renderer.pngData().write(to: URL(fileURLWithPath: "{out}/\\(name).png"))
      print("drawn", name)
    }}
{calls}
  }}
}}
"""


def sample(type_, code):
    type_ = re.sub(r"@\w+\s+", "", type_.strip())
    if type_ in SAMPLES:
        return SAMPLES[type_]
    if type_.endswith("?"):
        return "nil"
    if match := re.fullmatch(r"\[(.+)\]", type_):
        inner = sample(match.group(1), code)
        return f"[{inner}]" if inner else None
    if match := re.fullmatch(r"Binding<(.*)>", type_):
        inner = sample(match.group(1), code)
        return f".constant({inner})" if inner else None
    if match := re.search(rf"enum {re.escape(type_)}\b[^{{]*{{[^}}]*?case (\w+)", code):
        return f"{type_}.{match.group(1)}"
    return f"{type_}()" if re.fullmatch(r"[A-Z]\w*", type_) else None


def body(code, start):
    depth = 0
    for index in range(code.index("{", start), len(code)):
        depth += {"{": 1, "}": -1}.get(code[index], 0)
        if depth == 0:
            return code[code.index("{", start) + 1:index]
    return ""


def arguments(members, code):
    """The arguments of an initialiser: its own, or one for each stored property without a value."""
    if match := re.search(r"^\s+init\(((?:[^()]|\([^()]*\))*)\)", members, re.M):
        bare = re.sub(r"@\w+\s+", "", match.group(1))
        fields = [(n.split()[0], t) for n, t in re.findall(
            r"([\w ]+):\s*((?:\([^()]*\)|[^,()])+)", bare) if "=" not in t]
    else:
        fields = []
        for wrapper, name, type_, rest in re.findall(
                r"^ {2,4}(@\w+\s+)?(?:let|var) (\w+): ([^={\n]+?)\s*(?://.*)?([={]?)$", members, re.M):
            if not rest and wrapper.strip() in ("", "@Binding", "@ViewBuilder", "@ObservedObject"):
                fields.append((name, f"Binding<{type_}>" if "Binding" in wrapper else type_))
    values = [(n, sample(t, code)) for n, t in fields]
    if any(v is None for _, v in values):
        return None
    return ", ".join((f"{n}: " if n != "_" else "") + v for n, v in values)


def candidates(form, prelude):
    everything = form + prelude
    uses = {"View": "{}", "Shape": "{}.frame(width: 80, height: 40)",
            "ViewModifier": 'Text("Sample").padding().modifier({})',
            "ButtonStyle": 'Button("Sample") {{}}.buttonStyle({})',
            "PrimitiveButtonStyle": 'Button("Sample") {{}}.buttonStyle({})',
            "ToggleStyle": 'Toggle("Sample", isOn: .constant(true)).toggleStyle({})'}
    for match in re.finditer(r"^struct (\w+)(?:<[^>]*>)?\s*:\s*([\w, ]+)[^{]*{", form, re.M):
        for kind in re.findall(r"\w+", match.group(2)):
            given = arguments(body(form, match.start()), everything) if kind in uses else None
            if given is not None:
                yield match.group(1), uses[kind].format(f"{match.group(1)}({given})")
    for match in re.finditer(r"^extension (?:View|Text)\b[^{]*{", form, re.M):
        for name, parameters in re.findall(r"func (\w+)\(([^)]*)\)", body(form, match.start())):
            fields = re.findall(r"(\w+)[\w ]*:\s*([^,=]+)(=?)", parameters)
            values = [(n, sample(t, everything)) for n, t, default in fields if not default]
            if all(v for _, v in values):
                given = ", ".join((f"{n}: " if n != "_" else "") + v for n, v in values)
                yield name, f'Text("Sample").padding(4).{name}({given})'
    for match in re.finditer(r"^(?:extension|enum|struct) (\w+)[^{]*{", form, re.M):
        for name, value in re.findall(r"static (?:let|var) (\w+)[^={\n]*[={]\s*(.*)", body(form, match.start())):
            if "Color" in value or match.group(1) == "Color":
                yield name, f"{match.group(1)}.{name}.frame(width: 80, height: 40)"
            elif "Font" in value or ".system(" in value or match.group(1) == "Font":
                yield name, f'Text("Sample").font({match.group(1)}.{name})'


def swiftc(arguments):
    return subprocess.run(["swiftc", "-swift-version", "5", "-suppress-warnings", *arguments],
                          capture_output=True, text=True)


def library(products, folder):
    """The engine's objects as one library, so that the small programs link quickly."""
    objects = [o for m in MODULES for o in (products / f"{m}.build").glob("*.o")]
    flags = subprocess.run(
        ["pkg-config", "--libs", "cairo", "freetype2", "harfbuzz", "icu-uc", "libisal",
         "libturbojpeg", "spng", "zlib"], capture_output=True, text=True, check=True).stdout.split()
    result = swiftc(["-emit-library", "-o", folder / "libEngine.so", *objects, *flags])
    if result.returncode:
        raise SystemExit(f"seed-draw: the engine does not link: {result.stderr[-400:]}")


def draw(blocks, products, pictures, includes):
    pictures.mkdir(parents=True, exist_ok=True)
    for old in pictures.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        library(products, pathlib.Path(folder))

        def one(block):
            place, (form, prelude) = block
            home = pathlib.Path(folder, place.replace(":", "-"))
            home.mkdir()
            (home / "Block.swift").write_text("import SwiftUI\n" + form)
            (home / "Others.swift").write_text("import SwiftUI\n" + prelude)
            common = ["-module-name", "Block", "-parse-as-library", "-I", products / "Modules", *NAMES,
                      *includes, home / "Block.swift", home / "Others.swift", home / "Main.swift"]

            def write(found):
                calls = "\n".join(f'    try draw("{place.replace(":", "-")}-{n}", AnyView({e}))'
                                  for n, e in found)
                (home / "Main.swift").write_text("import SwiftUI\n" + DRIVER.format(
                    fonts=pathlib.Path("fonts/faces").resolve(), out=pictures.resolve(), calls=calls))

            found = list(dict(candidates(form, prelude)).items())
            write(found)
            if found and swiftc(["-typecheck", *common]).returncode:
                good = []
                for candidate in found:
                    write([candidate])
                    if not swiftc(["-typecheck", *common]).returncode:
                        good.append(candidate)
                found = good
                write(found)
            if not found:
                return place, "nothing to draw", ""
            built = swiftc([*common, "-o", home / "run", "-L", folder, "-lEngine",
                            "-Xlinker", "-rpath", "-Xlinker", folder])
            if built.returncode:
                return place, "does not link", built.stderr[-300:]
            try:
                ran = subprocess.run([home / "run"], capture_output=True, text=True, timeout=60)
            except subprocess.TimeoutExpired:
                return place, "never ends", ""
            if "drawn" in ran.stdout:
                return place, "draws", ran.stdout
            return place, "fails" if ran.returncode else "draws nothing", ran.stderr[-300:]

        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            results = list(pool.map(lambda b: one((b[0], b[1:])), blocks))
    counts = {}
    for place, outcome, text in results:
        counts[outcome] = counts.get(outcome, 0) + 1
        if outcome != "draws":
            print(f"draw {place} {outcome} {text}".rstrip())
    total = sum(r[2].count("drawn") for r in results)
    print("draw: " + ", ".join(f"{n} {o}" for o, n in sorted(counts.items())) + f"; {total} pictures")
