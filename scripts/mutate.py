"""Mutation testing: changes operators of a module one at a time and asks whether its tests notice; scripts/mutate.sh calls it.

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


def write(module, originals, chosen):
    """Puts the mutants into the sources."""
    by_file = {}
    for number, (file, line, column, operator) in chosen.items():
        by_file.setdefault(file, []).append((line, column, operator, number))
    for file, text in originals.items():
        lines = text.splitlines(keepends=True)
        for line, column, operator, number in sorted(by_file.get(file, []), reverse=True):
            old = lines[line]
            lines[line] = old[:column] + name(operator, number) + old[column + len(operator) :]
        new = "".join(lines)
        if file.read_text() != new:
            file.write_text(new)
    declared = "import Foundation\nlet _mutant = Int(ProcessInfo.processInfo.environment[\"MUTANT\"] ?? \"\") ?? -1\n"
    declared += "".join(declaration(operator, number) for number, (_, _, _, operator) in chosen.items())
    (module / "Mutants.swift").write_text(declared)


def build(folder, module, originals, chosen):
    """Builds, without the mutants that do not compile."""
    while True:
        write(module, originals, chosen)
        run = subprocess.run(
            ["swift", "build", "--build-tests", "--disable-index-store", "-Xswiftc", "-gnone"], cwd=folder, capture_output=True, text=True
        )
        if run.returncode == 0:
            return
        bad = {(Path(file), int(line) - 1) for file, line in re.findall(r"^(/\S+?\.swift):(\d+):\d+: error:", run.stdout + run.stderr, re.M)}
        wrong = [number for number, (file, line, _, _) in chosen.items() if (file, line) in bad]
        if not wrong:
            sys.exit("error: the mutants do not build\n" + (run.stdout + run.stderr)[-3000:])
        for number in wrong:
            del chosen[number]
        print(f"{len(wrong)} do not compile, {len(chosen)} are left", flush=True)


def test(folder, target, number, work=MOST_WORK):
    """Whether the tests notice a mutant: they fail, or never end."""
    environment = {**os.environ, "MUTANT": str(number), "CI": "true", "NO_COLOR": "1"}
    bundle = folder / ".build/debug/KumihanPackageTests.xctest"
    with tempfile.TemporaryFile() as words:
        run = subprocess.Popen(
            [bundle, "--testing-library", "swift-testing", "--filter", rf"^{target}\."], cwd=folder, env=environment,
            stdin=subprocess.DEVNULL, stdout=words, stderr=words, start_new_session=True,
        )
        if not waits(run, work=work, tick=0.1):
            return True
        words.seek(0)
        if run.returncode == 0 and not re.search(rb"Test run with [1-9]", words.read()):
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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("module")
    parser.add_argument("--only", default="", help="a part of the paths of the files to change")
    parser.add_argument("--count", type=int, default=100, help="how many mutants, chosen by chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--also", default="", help="test targets of other modules, asked of those that the module's own tests do not notice")
    parser.add_argument("--least", type=float, default=0.85)
    given = parser.parse_args()
    folder = Path(f".build/mutants/{given.module}").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    # Some tests read documents and scripts.
    for part in ["Sources", "Tests", "fonts", "Package.swift", "Package.resolved", "Names", "Goldens", "docs", "scripts", "README.md"]:
        old = folder / part
        if old.is_dir():
            shutil.rmtree(old)
        # Modification times are kept, so that what is unchanged is not built again.
        shutil.copytree(part, old, symlinks=True) if Path(part).is_dir() else shutil.copy2(part, old)
    targets = [given.module + "Tests", *filter(None, given.also.split(","))]
    with open(folder / "Package.swift", "a") as package:
        package.write(KEEP.replace('"TARGET"', ", ".join(f'"{target}"' for target in targets)))
    # One module's code alone is looser: operators of our own would be warned of.
    manifest = folder / "Package.swift"
    manifest.write_text(manifest.read_text().replace("  .treatAllWarnings(as: .error),\n", "").replace("  .strictMemorySafety(),\n", ""))
    module = folder / "Sources" / given.module
    files = [file for file in sorted(module.rglob("*.swift")) if given.only in str(file.relative_to(module))]
    sites = find(files)
    random.Random(given.seed).shuffle(sites)
    # Some do not compile: a third more are tried.
    chosen = dict(enumerate(sites[: given.count * 4 // 3], 1))
    originals = {file: file.read_text() for file in files}
    print(f"{given.module}: {len(sites)} operators in {len(files)} files; {len(chosen)} mutants", flush=True)
    build(folder, module, originals, chosen)
    works = {}
    for target in targets:
        fails, works[target] = work_of(lambda: test(folder, target, -1))
        if fails:
            sys.exit(f"error: {target} fails without a mutant")
    chosen = dict(list(chosen.items())[: given.count])
    alive, tried = [], 0
    for end in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(end, cut_off)
    try:
        for number, (file, line, column, operator) in chosen.items():
            if not any(test(folder, target, number, work=10 + 10 * works[target]) for target in targets):
                text = originals[file].splitlines()[line].strip()
                alive.append(f"{file.relative_to(folder)}:{line + 1}:{column + 1}: {operator} as {CHANGES[operator]}: {text}")
                print("survived: " + alive[-1], flush=True)
            tried += 1
    except CutOff:
        pass
    share = 1 - len(alive) / max(tried, 1)
    print(f"{given.module}: {tried - len(alive)} of {tried} mutants killed, {share:.0%}", flush=True)
    if tried < len(chosen):
        sys.exit(f"error: cut off; {len(chosen) - tried} of {len(chosen)} were not tried")
    if share < given.least:
        sys.exit(f"error: fewer than {given.least:.0%} killed")


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
