#!/usr/bin/env python3
"""Write Sources/KumihanICalendar/Zones/ZoneTable.swift and WindowsZoneTable.swift.

    tools/zones/generate.py tzdata.zi windowsZones.txt Sources/KumihanICalendar/Zones

tzdata.zi is the one-file source of the IANA time zone database; it is compiled with zic(8).
windowsZones.txt holds `Windows name<TAB>zone` lines: territory 001 of CLDR's windowsZones.
"""
import os, re, struct, subprocess, sys, tempfile

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(n):
    sign, n = ("-", -n) if n < 0 else ("", n)
    out = ""
    while True:
        n, r = divmod(n, 36)
        out = DIGITS[r] + out
        if n == 0:
            return sign + out


def read_tzif(data):
    def header(at):
        return struct.unpack(">6l", data[at + 20 : at + 44])

    isut, isstd, leap, times, types, chars = header(0)
    at = 44 + times * 5 + types * 6 + chars + leap * 8 + isstd + isut
    isut, isstd, leap, times, types, chars = header(at)
    at += 44
    transitions = struct.unpack(f">{times}q", data[at : at + times * 8])
    at += times * 8
    indices = data[at : at + times]
    at += times
    offsets = [struct.unpack(">l", data[at + i * 6 : at + i * 6 + 4])[0] for i in range(types)]
    at += types * 6 + chars + leap * 12 + isstd + isut
    footer = data[at:].decode().strip("\n")
    return transitions, [offsets[i] for i in indices], offsets[0], footer


def encode(data):
    transitions, after, first, footer = read_tzif(data)
    kinds = [first]
    text, last_time, last = "", 0, first
    for time, offset in zip(transitions, after):
        # The footer holds from the last transition on, so that one is kept in any case.
        if offset == last and time != transitions[-1]:
            continue
        if offset not in kinds:
            kinds.append(offset)
        text += chr(ord("A") + kinds.index(offset)) + base36(time - last_time)
        last_time, last = time, offset
    return "\t".join([footer, ",".join(map(str, kinds)), text])


def swift(path, name, doc, lines):
    with open(path, "w") as out:
        out.write("// swift-format-ignore-file\n")
        out.write(doc)
        out.write(f'enum {name} {{\n  static let text = #"""\n')
        out.writelines("    " + line + "\n" for line in lines)
        out.write('    """#\n}\n')


def main(tzdata, windows, folder):
    version = open(tzdata).readline().split()[-1]
    names = {}
    with tempfile.TemporaryDirectory() as root:
        subprocess.run(["zic", "-b", "slim", "-d", root, tzdata], check=True)
        for base, _, files in os.walk(root):
            for file in files:
                full = os.path.join(base, file)
                names[os.path.relpath(full, root)] = encode(open(full, "rb").read())
    names.pop("Factory", None)
    # The name that the others point at is the shortest line; any of the equal ones would do.
    owner = {}
    for name in sorted(names, key=lambda n: ("/" not in n, n)):
        owner.setdefault(names[name], name)
    lines = []
    for name in sorted(names, key=str.lower):
        main_name = owner[names[name]]
        lines.append(f"{name}\t" + (f"={main_name}" if main_name != name else names[name]))
    swift(
        os.path.join(folder, "ZoneTable.swift"), "ZoneTable",
        f"""/// The IANA time zone database, version {version}, written by `tools/zones/generate.py`.
///
/// One zone a line, sorted by its lower-case name: the name, then `=` and the zone it equals, or
/// the POSIX rule of its future, its offsets in seconds (the first holds before all transitions),
/// and its transitions: a letter for the offset, then seconds since the last one in base 36.
""", lines)
    swift(
        os.path.join(folder, "WindowsZoneTable.swift"), "WindowsZoneTable",
        """/// Windows' names of time zones, each with its IANA zone, after CLDR's `windowsZones`
/// (territory 001). Written by `tools/zones/generate.py`.
""", sorted((l.rstrip("\n") for l in open(windows)), key=str.lower))


main(*sys.argv[1:])
