"""Draws, hashes and compares: see same-bytes.sh."""

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zlib
from concurrent.futures import ThreadPoolExecutor

ROOT = os.getcwd()
MANIFEST = "Tests/Fixtures/same-bytes.txt"
CALENDAR = f"{ROOT}/docs/samples/my-calendar.ics"
LIST = f"{ROOT}/docs/samples/ReadingList.swift"
PHOTO = ["render", f"{ROOT}/Tests/Fixtures/Photo.swift", "--size", "fit", "--scale", "2"]
COMPONENTS = (
    "JohoPill JohoButton JohoDayCell WeekRowView JohoListRow JohoProgressBar JohoTextField JohoToggle "
    "JohoMark JohoSegmentedControl JohoEmptyState JohoStepProgress JohoTabBar"
).split()
STAR = ["star", "--date", "2026-10-14", "--region", "SE", "--events", CALENDAR]
PAGE = ["--events", CALENDAR, "--today", "2026-10-14"]

# What is drawn: arguments, and the name of the output; {folder} holds several files.
COMMANDS = [
    (["catalogue", "--system", "joho", "--svg", "--scale", "1"] + [w for c in COMPONENTS for w in ("--component", c)], "joho"),
    (["planner", "2026", "--region", "SE"] + PAGE, "planner/{page}.svg"),
    (["planner", "2026", "--locale", "ja", "--region", "JP"], "planner-ja.pdf"),
    (["month", "2026-10", "--look", "e-ink", "--paper", "a5", "--impose", "booklet", "--sheet", "a4"] + PAGE, "booklet.pdf"),
    (["month", "2026-10", "--locale", "ar"] + PAGE, "month-ar.svg"),
    (["day", "2026-10-14", "--locale", "hi"] + PAGE, "day-hi.svg"),
    (["year", "2026", "--locale", "he"], "year-he-{page}.svg"),
    (["render", LIST, "--dark", "--locale", "ja", "--scale", "1"], "list-dark-ja.png"),
    (["render", LIST, "--rtl", "--dynamic-type", "AX3"], "list-rtl.svg"),
    (["week", "2026-W42"] + PAGE, "week.png"),
]
for ending in ("png", "pdf", "svg"):
    scale = ["--scale", "1"] if ending == "png" else []
    COMMANDS += [
        (STAR + scale, f"star.{ending}"),
        (["render", LIST] + scale, f"list.{ending}"),
        (PHOTO, f"photo.{ending}"),
    ]
for ending in ("pdf", "svg"):
    COMMANDS.append((["week", "2026-W42", "--hours", "7-21"] + PAGE, f"week.{ending}"))


def pixels(png):
    """A PNG's head and its rows before they are packed: the packing depends on the processor."""
    kept, packed, at = b"", b"", 8
    while at < len(png):
        length, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + length]
        if kind == b"IDAT":
            packed += body
        else:
            kept += kind + body
        at += 12 + length
    return kept + zlib.decompress(packed)


def content(path):
    """What of a file is equal on every processor."""
    with open(path, "rb") as file:
        data = file.read()
    if path.endswith(".png"):
        return pixels(data)
    if path.endswith(".svg"):
        return re.sub(rb"data:image/png;base64,([A-Za-z0-9+/=]+)", lambda m: pixels(base64.b64decode(m[1])), data)
    if path.endswith(".pdf"):
        plain = ["qpdf", "--qdf", "--static-id", "--no-original-object-ids", path, "-"]
        return subprocess.run(plain, check=True, capture_output=True).stdout
    return data


def digest(data):
    return hashlib.sha256(data).hexdigest()[:32]


def draw(program, folder, environment, prefix=(), working=ROOT):
    """Draws everything; the names of the files with their paths."""

    def run(command):
        arguments, output = command
        path = os.path.join(folder, output)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        words = [*prefix, program, *arguments, "-o", path]
        done = subprocess.run(words, env=environment, cwd=working, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"error: kumihan {' '.join(arguments)} ended with {done.returncode}\n{done.stderr}")

    # What compiles comes first, and the same code is compiled once.
    once = {command[0][1]: command for command in COMMANDS if command[0][0] == "render"}.values()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(run, once))
        list(pool.map(run, [command for command in COMMANDS if command not in once]))
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            found[os.path.relpath(path, folder)] = path
    return found


def hashes(files, reading=content):
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(files, pool.map(lambda path: digest(reading(path)), files.values())))


def differences(old, new):
    words = [f"changed  {name}" for name in sorted(old.keys() & new.keys()) if old[name] != new[name]]
    words += [f"new      {name}" for name in sorted(new.keys() - old.keys())]
    return words + [f"gone     {name}" for name in sorted(old.keys() - new.keys())]


def known():
    try:
        with open(MANIFEST, encoding="utf-8") as file:
            return {name: value for value, name in (line.rstrip("\n").split("  ", 1) for line in file)}
    except FileNotFoundError:
        return {}


def raw(path):
    with open(path, "rb") as file:
        return file.read()


def places(scratch, cache):
    """Environments that may make no difference: a name, variables, what stands before the program, the folder."""
    plain = {key: os.environ[key] for key in ("PATH", "HOME", "LD_LIBRARY_PATH") if key in os.environ}
    plain["KUMIHAN_CACHE"] = cache
    some = lambda **more: {**plain, **more}
    levels = {
        "without AVX-512": "-AVX512F,-AVX512VL,-AVX512BW,-AVX512_VBMI2",
        "without AVX": "-AVX,-AVX2,-FMA,-AVX512F,-AVX512VL,-AVX512BW,-BMI1,-BMI2,-LZCNT,-MOVBE",
        "plain x86-64": "-AVX,-AVX2,-FMA,-AVX512F,-AVX512VL,-AVX512BW,-BMI1,-BMI2,-LZCNT,-MOVBE,-SSE3,-SSSE3,-SSE4_1,-SSE4_2,-POPCNT,-ERMS",
    }
    yield "again", some(), (), ROOT
    yield "one core", some(), ("taskset", "-c", "0"), ROOT
    yield "fixed addresses", some(), ("setarch", "-R"), ROOT
    yield "Tokyo, Turkish", some(TZ="Asia/Tokyo", LANG="tr_TR.UTF-8", LC_ALL="tr_TR.UTF-8", LANGUAGE="tr"), (), ROOT
    yield "Swedish, 12 h behind", some(TZ="Etc/GMT+12", LC_ALL="sv_SE.UTF-8"), (), ROOT
    yield "no home, another folder", some(HOME="/nonexistent", XDG_CACHE_HOME="/nonexistent", FONTCONFIG_FILE="/dev/null"), (), scratch
    yield "dirty memory", some(MALLOC_PERTURB_="165", MALLOC_ARENA_MAX="1", LD_BIND_NOW="1"), (), ROOT
    yield "hashes of another seed", some(SWIFT_DETERMINISTIC_HASHING="1", SOURCE_DATE_EPOCH="1"), (), ROOT
    for name, hwcaps in levels.items():
        yield f"glibc {name}", some(GLIBC_TUNABLES=f"glibc.cpu.hwcaps={hwcaps}"), (), ROOT
    yield "libjpeg without SIMD", some(JSIMD_FORCENONE="1"), (), ROOT
    yield "libjpeg with SSE2", some(JSIMD_FORCESSE2="1"), (), ROOT
    yield "pixman without SSSE3", some(PIXMAN_DISABLE="ssse3"), (), ROOT
    yield "pixman without SIMD", some(PIXMAN_DISABLE="ssse3 sse2 mmx"), (), ROOT


def everywhere(program, scratch, environment, files):
    first, failed, count = hashes(files, raw), False, 0
    for number, (name, variables, prefix, working) in enumerate(places(scratch, environment["KUMIHAN_CACHE"])):
        if prefix and not shutil.which(prefix[0]):
            print(f"{name}: left out, {prefix[0]} is not there")
            continue
        folder = f"{scratch}/{number}"
        found = differences(first, hashes(draw(program, folder, variables, prefix, working), raw))
        shutil.rmtree(folder)
        print(f"{name}: {'the same bytes' if not found else f'{len(found)} differ'}")
        print("\n".join(found), end="\n" if found else "")
        failed, count = failed or bool(found), count + 1
    print(f"{count} environments, {len(first)} files each")
    return failed


def main():
    program, option = sys.argv[1], (sys.argv[2:] or [""])[0]
    if option not in ("", "--record", "--everywhere"):
        sys.exit(f"error: unknown option '{option}'\nhint: --record or --everywhere")
    with tempfile.TemporaryDirectory(prefix="kumihan-same-") as scratch:
        environment = {**os.environ, "KUMIHAN_CACHE": f"{scratch}/cache"}
        files = draw(program, f"{scratch}/first", environment)
        new, old = hashes(files), known()
        found = differences(old, new)
        if option == "--everywhere":
            sys.exit(1 if everywhere(program, scratch, environment, files) else 0)
        print("\n".join(found), end="\n" if found else "")
        if option == "--record":
            with open(MANIFEST, "w", encoding="utf-8") as file:
                file.writelines(f"{new[name]}  {name}\n" for name in sorted(new))
            print(f"{len(new)} outputs recorded, {len(found)} of them different")
        elif found:
            sys.exit(
                f"error: {len(found)} of {len(new)} outputs are not what {MANIFEST} says\n"
                "hint: where that is meant, look at the pictures, then scripts/same-bytes.sh --record")
        else:
            print(f"{len(new)} outputs have the same bytes")


main()
