"""Mutation testing: changes operators of some sources one at a time and asks whether the tests notice; scripts/mutate.sh calls it.

All mutants are built at once: each operator that is changed becomes an operator of its own, which looks at a variable of the environment
to know whether it is the changed one. So a mutant costs a run of the tests, not a build.
"""

import argparse
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from waiting import MOST_WORK, waits

# What is mutated: its files and folders, and the targets whose tests are asked, the quick ones first.
PARTS = {
    "calendar": (["KumihanCalendar"], ["KumihanCalendarTests"]),
    # Most rules of layout are tested where users meet them: on views.
    "solver": (["KumihanLayout/Solve"], ["KumihanLayoutTests", "KumihanViewsTests", "KumihanTests"]),
    "comparers": (
        ["KumihanSnapshots/Compare", "KumihanSnapshots/Explain", "KumihanCairo/PixelDifference.swift", "KumihanDrawing/CIEDE2000.swift"],
        ["KumihanCairoTests", "KumihanGoldensTests"],
    ),
}
# What each operator becomes; those that join texts or lists besides numbers do not compile as mutants and are left out.
CHANGES = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "+", "/": "*", "%": "*",
}
PRECEDENCE = {
    "&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence", "+": "AdditionPrecedence",
    "-": "AdditionPrecedence", "*": "MultiplicationPrecedence", "/": "MultiplicationPrecedence",
    "%": "MultiplicationPrecedence",
}
SITE = re.compile(r"(?<= )(<=|>=|==|!=|&&|\|\||[-<>+*/%])(?= \S|\n)")
# The digits of a mutant's number, as characters that operators may have.
DIGITS = "†‡•‣․‥…‧"


def name(operator, number):
    return operator.replace("%", "°").replace("&&", "∧").replace("||", "∨") + "".join(DIGITS[int(digit)] for digit in f"{number:o}")


def declaration(operator, number):
    word, other = name(operator, number), CHANGES[operator]
    head = f"infix operator {word}: {PRECEDENCE.get(operator, 'ComparisonPrecedence')}\n"
    choice = f"_mutant == {number} ? a {other} b : a {operator} b"
    if operator in ("&&", "||"):
        rest = "try b()"
        choice = f"if _mutant == {number} {{ return try a {other} b() }}; return try a {operator} b()"
        return head + f"func {word} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{ {choice} }}\n"
    if operator in ("==", "!="):
        return head + (
            f"func {word} <T: Equatable>(a: T, b: T) -> Bool {{ {choice} }}\n"
            f"func {word} <T: Equatable>(a: T?, b: T?) -> Bool {{ {choice} }}\n"
        )
    if operator in ("<", "<=", ">", ">="):
        return head + f"func {word} <T: Comparable>(a: T, b: T) -> Bool {{ {choice} }}\n"
    if operator in ("+", "-"):
        return head + f"func {word} <T: AdditiveArithmetic>(a: T, b: T) -> T {{ {choice} }}\n"
    if operator == "*":
        return head + f"func {word} <T: Numeric>(a: T, b: T) -> T {{ {choice} }}\n"
    kinds = ["BinaryInteger"] + (["FloatingPoint"] if operator == "/" else [])
    return head + "".join(f"func {word} <T: {kind}>(a: T, b: T) -> T {{ {choice} }}\n" for kind in kinds)


def code(line):
    """The parts of a line that are neither comment nor string, by their ranges."""
    if line.lstrip().startswith(("//", "*", "import", "@", "func ", "case .")) or " func " in line:
        return []
    start, parts, quoted = 0, [], False
    for index, letter in enumerate(line):
        if letter == '"' and line[index - 1 : index] != "\\":
            if not quoted:
                parts.append((start, index))
            quoted, start = not quoted, index + 1
        if not quoted and line.startswith("//", index):
            return parts + [(start, index)]
    return parts if quoted else parts + [(start, len(line))]


def find(files):
    """All operators that can be changed: file, line, column, operator."""
    sites = []
    for file in files:
        isText = False
        for number, line in enumerate(file.read_text().splitlines(keepends=True)):
            # Texts over several lines are no code.
            if line.count('"""') % 2:
                isText = not isText
                continue
            if isText:
                continue
            for start, end in code(line):
                sites += [(file, number, match.start(), match.group()) for match in SITE.finditer(line, start, end)]
    return sites


def write(folder, originals, chosen):
    """Puts the mutants into the sources."""
    by_file, by_module = {}, {module_of(folder, file): [] for file in originals}
    for number, (file, line, column, operator) in chosen.items():
        by_file.setdefault(file, []).append((line, column, operator, number))
        by_module[module_of(folder, file)].append(declaration(operator, number))
    for file, text in originals.items():
        lines = text.splitlines(keepends=True)
        for line, column, operator, number in sorted(by_file.get(file, []), reverse=True):
            old = lines[line]
            lines[line] = old[:column] + name(operator, number) + old[column + len(operator) :]
        replace(file, "".join(lines))
    head = "import Foundation\nlet _mutant = Int(ProcessInfo.processInfo.environment[\"MUTANT\"] ?? \"\") ?? -1\n"
    for module, declared in by_module.items():
        replace(module / "Mutants.swift", head + "".join(declared))


def module_of(folder, file):
    return folder / "Sources" / file.relative_to(folder / "Sources").parts[0]


def replace(file, text):
    """Writes what is another text: what is unchanged is not built again."""
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


def build(folder, originals, chosen):
    """Builds, without the mutants that do not compile."""
    while True:
        write(folder, originals, chosen)
        run = subprocess.run(
            ["swift", "build", "--build-tests", "--disable-index-store", "-Xswiftc", "-gnone"], cwd=folder, capture_output=True, text=True
        )
        if run.returncode == 0:
            return
        bad = {(Path(file), int(line) - 1) for file, line in re.findall(r"^(/\S+?\.swift):(\d+):\d+: error:", run.stdout + run.stderr, re.M)}
        wrong = [number for number, (file, line, _, _) in chosen.items() if (file, line) in bad]
        # An error may be said of another line of the mutant's statement.
        wrong = wrong or [
            min((abs(line - at), number) for number, (file, line, _, _) in chosen.items() if file == place)[1]
            for place, at in bad if any(file == place for file, *_ in chosen.values())
        ][:1]
        if not wrong:
            sys.exit("error: the mutants do not build\n" + (run.stdout + run.stderr)[-3000:])
        for number in wrong:
            del chosen[number]
        print(f"{len(wrong)} do not compile, {len(chosen)} are left", flush=True)


def notices(folder, target, number, work=MOST_WORK):
    """Whether the tests of a target notice a mutant: one fails, or they never end."""
    environment = {**os.environ, "MUTANT": str(number), "CI": "true", "NO_COLOR": "1"}
    bundle = folder / ".build/debug/KumihanPackageTests.xctest"
    with tempfile.NamedTemporaryFile() as words:
        def has_failed():
            return b" recorded an issue " in Path(words.name).read_bytes()

        run = subprocess.Popen(
            [bundle, "--testing-library", "swift-testing", "--filter", rf"^{target}\."], cwd=folder, env=environment,
            stdin=subprocess.DEVNULL, stdout=words, stderr=words, start_new_session=True,
        )
        if not waits(run, work=work, tick=0.2, is_enough=has_failed):
            return True
        if run.returncode == 0 and not re.search(rb"Test run with [1-9]", Path(words.name).read_bytes()):
            sys.exit("error: no tests were run")
    return run.returncode != 0


def work_of(call):
    """What a call returns, and the seconds of a processor that the programs used which it started."""
    before = os.times()
    result = call()
    after = os.times()
    return result, after.children_user + after.children_system - before.children_user - before.children_system


class CutOff(Exception):
    """Whoever started this has ended it."""


def cut_off(*_):
    raise CutOff


def prepare(folder, parts):
    """Copies the package, with the targets alone that are asked, and what these stand on."""
    folder.mkdir(parents=True, exist_ok=True)
    # Some tests read documents and scripts.
    for part in ["Sources", "Tests", "fonts", "Package.swift", "Names", "Goldens", "docs", "scripts", "README.md"]:
        old = folder / part
        if old.is_dir():
            shutil.rmtree(old)
        # Modification times are kept, so that what is unchanged is not built again.
        shutil.copytree(part, old, symlinks=True) if Path(part).is_dir() else shutil.copy2(part, old)
    targets = sorted({target for part in parts for target in PARTS[part][1]})
    manifest = folder / "Package.swift"
    # Code is looser here: operators of our own would be warned of.
    text = manifest.read_text().replace("  .treatAllWarnings(as: .error),\n", "").replace("  .strictMemorySafety(),\n", "")
    manifest.write_text(text + KEEP.replace('"TARGET"', ", ".join(f'"{target}"' for target in targets)))


def files_of(folder, part):
    for place in PARTS[part][0]:
        path = folder / "Sources" / place
        yield from sorted(path.rglob("*.swift")) if path.is_dir() else [path]


def choose(folder, part, count, seed, first):
    """Mutants of a part, by their numbers. Some do not compile: a third more are tried."""
    sites = find(files_of(folder, part))
    random.Random(seed).shuffle(sites)
    chosen = dict(enumerate(sites[: count * 4 // 3], first))
    print(f"{part}: {len(sites)} operators in {len(list(files_of(folder, part)))} files; {len(chosen)} mutants", flush=True)
    return chosen


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("parts", nargs="*", help=", ".join(PARTS) + "; all unless given")
    parser.add_argument("--count", type=int, default=100, help="how many mutants of each, chosen by chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--try", dest="numbers", default="", help="only those of these numbers, with commas between: survivors once more")
    parser.add_argument("--least", type=float, default=0.85)
    given = parser.parse_args()
    if unknown := [part for part in given.parts if part not in PARTS]:
        parser.error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
    parts = given.parts or list(PARTS)
    folder = Path(".build/mutants").resolve()
    prepare(folder, parts)
    # A mutant has its number whichever parts are asked.
    mutants = {
        part: choose(folder, part, given.count, given.seed, 1 + given.count * 4 // 3 * index)
        for index, part in enumerate(PARTS) if part in parts
    }
    originals = {file: file.read_text() for part in parts for file in files_of(folder, part)}
    chosen = {number: site for part in parts for number, site in mutants[part].items()}
    build(folder, originals, chosen)
    works = {}
    for target in dict.fromkeys(target for part in parts for target in PARTS[part][1]):
        fails, works[target] = work_of(lambda: notices(folder, target, -1))
        if fails:
            sys.exit(f"error: {target} fails without a mutant")
    for end in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(end, cut_off)
    wrong = []
    for part in parts:
        numbers = [number for number in mutants[part] if number in chosen][: given.count]
        if given.numbers:
            numbers = [number for number in numbers if str(number) in given.numbers.split(",")]
        alive, tried = 0, 0
        try:
            for number in numbers:
                if not any(notices(folder, target, number, work=10 + 10 * works[target]) for target in PARTS[part][1]):
                    file, line, column, operator = chosen[number]
                    text = originals[file].splitlines()[line].strip()
                    place = f"{file.relative_to(folder)}:{line + 1}:{column + 1}"
                    print(f"survived: {number} {place}: {operator} as {CHANGES[operator]}: {text}", flush=True)
                    alive += 1
                tried += 1
        except CutOff:
            sys.exit(f"error: cut off; {part}: {tried - alive} of {tried} mutants killed, {len(numbers) - tried} were not tried")
        share = 1 - alive / max(tried, 1)
        print(f"{part}: {tried - alive} of {tried} mutants killed, {share:.0%}", flush=True)
        if share < given.least:
            wrong.append(part)
    if wrong:
        sys.exit(f"error: fewer than {given.least:.0%} killed: {', '.join(wrong)}")


KEEP = """
do {
  var keep: Set<String> = ["TARGET"]
  let all = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var open = Array(keep)
  while let name = open.popLast() {
    for dependency in all[name]?.dependencies ?? [] {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _):
        if keep.insert(name).inserted { open.append(name) }
      default: break
      }
    }
  }
  package.targets.removeAll { !keep.contains($0.name) }
  package.products = []
  package.dependencies = []
}
"""

main()
