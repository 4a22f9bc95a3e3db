#!/usr/bin/env python3
"""Compares the built-in public holidays with the Python package `holidays` (pip install holidays).

usage: compare-holidays.py PROGRAM [FIRST LAST]

Prints, for each region, how many years have equal dates, and the first differences. Needs no network
once the package is installed; the tests do not run it.
"""
import collections
import json
import subprocess
import sys

import holidays

REGIONS = (
    "SE US VN JP DE FR GB NO DK FI NL ES IT PL CA AU KR CN TW IN TH DE-BW DE-BY DE-BE DE-BB DE-HB DE-HH DE-HE DE-MV "
    "DE-NI DE-NW DE-RP DE-SL DE-SN DE-ST DE-SH DE-TH FR-6AE GB-ENG GB-WLS GB-SCT GB-NIR CA-ON CA-QC CA-BC CA-AB CA-MB CA-SK"
).split()


def ours(program, region, years):
    found = collections.defaultdict(dict)
    for year in years:
        text = subprocess.run(
            [program, "holidays", "--year", str(year), "--region", region, "--json"],
            capture_output=True, text=True)
        if text.returncode:
            return None
        for day in json.loads(text.stdout):
            if day["kind"] == "public":
                found[year][day["date"]] = day["name"]
    return found


def main():
    program = sys.argv[1]
    first, last = (int(year) for year in sys.argv[2:4] or (1990, 2060))
    years = range(first, last + 1)
    for region in REGIONS:
        country, _, part = region.partition("-")
        mine = ours(program, region, years)
        if mine is None:
            print(f"{region}: not known")
            continue
        theirs = holidays.country_holidays(country, subdiv=part or None, years=years)
        equal, differences = 0, []
        for year in years:
            a = set(mine[year])
            b = {str(day) for day in theirs if day.year == year}
            equal += a == b
            differences += [f"+{day} {mine[year][day]}" for day in sorted(a - b)]
            differences += [f"-{day} {theirs.get(day)}" for day in sorted(b - a)]
        print(f"{region}: {equal} of {len(years)} years equal", *differences[:12], sep="\n  ")


main()
