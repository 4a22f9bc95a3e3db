"""The public API as text, one declaration a line, and its comparison with the last version's.

python3 scripts/api.py modules                         the modules to be built, one a line
python3 scripts/api.py products                        the products, each with its modules, one a line
python3 scripts/api.py write GRAPHS FOLDER VERSION     writes FOLDER/<Product>.txt from symbol graphs
python3 scripts/api.py compare GRAPHS FOLDER VERSION   compares; exit code 1 when a change needs a higher version

A product's text holds the declarations of its module and of those that it re-exports, so moving a declaration between
them changes nothing.
"""

import json
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[0]).resolve().parent.parent
HEADING = "# Public API of {}, version {}; written by scripts/api.sh\n"
# What every type has without being asked, and what the compiler infers.
SILENT_PROTOCOLS = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}
# Parameters that the compiler fills in where the call stands: adding one breaks no call.
PLACES = re.compile(r"(, |(?<=\())\w+: \w+ = #(fileID|filePath|file|line|column|function)\b")


def fail(problem, hint):
    print(f"error: {problem}\nhint: {hint}", file=sys.stderr)
    raise SystemExit(1)


def products():
    """The library products by name, each with the modules whose declarations are its own, in order."""
    manifest = (ROOT / "Package.swift").read_text()
    manifest = "\n".join(line.split("//")[0] for line in manifest.splitlines())
    names = re.findall(r'\.library\(\s*name: "(\w+)"', manifest)
    # A list of names that the manifest turns into products.
    for lists in re.findall(r"\[([^\]]*)\]\.map \{ (?:Product)?\.library\(", manifest):
        names += re.findall(r'"(\w+)"', lists)
    names += sorted(bundle.stem for bundle in (ROOT / "Names").glob("*.artifactbundle"))
    modules = {name: module_of(name) for name in dict.fromkeys(names)}
    closures = {name: exported(module) for name, module in modules.items() if source_folder(module)}
    own = {}
    for name, closure in closures.items():
        others = [other for other in closures if other != name and modules[other] in closure]
        given = {module for other in others for module in closures[other]}
        own[name] = [module for module in closure if module not in given]
    return own


def module_of(product):
    """The module that a product's name stands for: its own, or the one that the name passes on."""
    name = ROOT / "Names" / f"{product}.artifactbundle" / "modules" / f"{product}.swiftinterface"
    return re.search(r"@_exported import (\w+)", name.read_text())[1] if name.is_file() else product


def source_folder(module):
    for folder in (ROOT / "Sources" / module, ROOT / module):
        if folder.is_dir():
            return folder
    return None


def exported(module, seen=None):
    """A module and those of ours that it re-exports, each once."""
    seen = [] if seen is None else seen
    folder = source_folder(module)
    if module in seen or folder is None:
        return seen
    seen.append(module)
    for file in sorted(folder.rglob("*.swift")):
        for name in re.findall(r"^\s*@_exported public import (\w+)", file.read_text(), re.M):
            exported(name, seen)
    return seen


def declarations(graphs, modules):
    """The lines of the API, and of them the ones that a conforming type or a switch must follow when they are new."""
    lines, requirements = set(), set()
    for module in modules:
        files = [graphs / f"{module}.symbols.json", *sorted(graphs.glob(f"{module}@*.symbols.json"))]
        if not files[0].is_file():
            fail(f"no symbol graph of {module} in {graphs}", "run scripts/api.sh, which makes them")
        for file in files:
            graph = json.loads(file.read_text())
            add(graph, lines, requirements)
    return lines, requirements


def add(graph, lines, requirements):
    names, demanded, given = {}, set(), set()
    for link in graph["relationships"]:
        if link["kind"] == "requirementOf":
            demanded.add(link["source"])
        elif link["kind"] == "defaultImplementationOf":
            given.add(link["target"])
    for symbol in graph["symbols"]:
        path, key = symbol["pathComponents"], symbol["identifier"]["precise"]
        names[key] = ".".join(path)
        if symbol["accessLevel"] not in ("public", "open") or any(part.startswith("_") for part in path):
            continue
        words = "".join(part["spelling"] for part in symbol["declarationFragments"])
        words = PLACES.sub("", " ".join(words.split()))
        constraints = symbol.get("swiftExtension", {}).get("constraints", [])
        if constraints:
            words += " where " + ", ".join(constraint(c) for c in constraints)
        line = ": ".join(filter(None, [".".join(path[:-1]), words]))
        lines.add(line)
        if symbol["kind"]["identifier"] == "swift.enum.case" or (key in demanded and key not in given):
            requirements.add(line)
    for link in graph["relationships"]:
        if link["kind"] not in ("conformsTo", "inheritsFrom") or link["source"] not in names:
            continue
        target = names.get(link["target"]) or link.get("targetFallback", "").split(".", 1)[-1]
        source = names[link["source"]]
        hidden = any(part.startswith("_") for part in (source + "." + target).split("."))
        if target and target not in SILENT_PROTOCOLS and not hidden:
            lines.add(f"{source} is {target}")


def constraint(c):
    sign = {"conformance": ": ", "superclass": ": ", "sameType": " == "}.get(c["kind"], " ")
    return c["lhs"] + sign + c["rhs"]


def write(graphs, folder, version):
    folder.mkdir(parents=True, exist_ok=True)
    for name, modules in products().items():
        lines, _ = declarations(graphs, modules)
        text = HEADING.format(name, version) + "".join(line + "\n" for line in sorted(lines))
        (folder / f"{name}.txt").write_text(text)
    for file in folder.glob("*.txt"):
        if file.stem not in products():
            file.unlink()


def numbers(version):
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        fail(f"'{version}' is no version", "write it as MAJOR.MINOR.PATCH")
    return tuple(int(part) for part in version.split("."))


def compare(graphs, folder, version):
    files = {file.stem: file for file in sorted(folder.glob("*.txt"))}
    if not files:
        print(f"no API of an earlier version in {folder}: nothing to compare")
        return
    current = products()
    broken = added = 0
    for name, file in files.items():
        heading, *rest = file.read_text().splitlines()
        old = re.search(r"version (\S+);", heading)
        if not old:
            fail(f"{file} names no version in its first line", "restore the file from the last release")
        lines, requirements = declarations(graphs, current[name]) if name in current else (set(), set())
        gone = sorted(set(rest) - lines)
        new = lines - set(rest)
        # A case or requirement of a type that is itself new asks nothing of anybody.
        must = sorted(line for line in new & requirements if any(l.startswith(owner(line) + ":") for l in rest))
        added += len(new)
        broken += len(gone) + len(must)
        if gone or must:
            print(f"{name}: changed since {old[1]}")
            print("".join(f"  - {line}\n" for line in gone) + "".join(f"  + {line}\n" for line in must), end="")
    before, now = numbers(old[1]), numbers(version)
    # Before 1.0.0 a new minor version may break, after it only a new major one.
    allowed = now[:2] > before[:2] if before[0] == 0 else now[0] > before[0]
    print(f"API of {version} beside {old[1]}: {broken} breaking, {added} added in {len(files)} products")
    if broken and not allowed:
        fail(
            f"{broken} declarations that {old[1]} had are gone, changed or ask for more, and {version} may not break them",
            "keep the old declarations (deprecated), or raise the version in Sources/KumihanCLI/KumihanCommand.swift")


def owner(line):
    return line.split(": ", 1)[0]


def main(arguments):
    if arguments == ["modules"]:
        print("\n".join(dict.fromkeys(module for modules in products().values() for module in modules)))
    elif arguments == ["products"]:
        print("\n".join(" ".join([name, *modules]) for name, modules in products().items()))
    elif len(arguments) == 4 and arguments[0] in ("write", "compare"):
        call = write if arguments[0] == "write" else compare
        call(pathlib.Path(arguments[1]), pathlib.Path(arguments[2]), arguments[3])
    else:
        fail(f"unknown arguments {arguments}", "see the first lines of scripts/api.py")


main(sys.argv[1:])
