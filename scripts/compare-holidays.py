#!/usr/bin/env python3
"""Compares the built-in public holidays with the Python package `holidays` (pip install holidays).

usage: compare-holidays.py PROGRAM [REGION ...]

Prints, for each region, how many years from 1990 to 2060 have equal dates, and the first differences; then the table of
HolidayTableTests for those that are equal: the region, its years and a hash of the package's dates. What ACCEPTED names
and the years before FIRST are left out, for the reasons given. The tests do not run it.
"""
import collections
import datetime
import json
import subprocess
import sys

import holidays

LAST = {"IN": 2035}
REGIONS = (
    "SE US JP DE FR GB-ENG NO DK FI NL ES IT PL CA KR DE-BW DE-BY DE-BE DE-BB DE-HB DE-HH DE-HE DE-MV DE-NI DE-NW "
    "DE-RP DE-SL DE-SN DE-ST DE-SH DE-TH FR-6AE GB-WLS GB-SCT GB-NIR CA-ON CA-QC CA-BC CA-AB CA-MB CA-SK "
    "AU AU-ACT AU-NSW AU-NT AU-QLD AU-SA AU-TAS AU-VIC AU-WA CN TW IN TH FI-01 IT-BZ "
    "FR-57 FR-971 FR-972 FR-973 FR-974 FR-976 FR-BL FR-MF FR-NC FR-PF FR-PM FR-TF FR-WF "
    "CA-NB CA-NS CA-PE CA-NL CA-NT CA-NU CA-YT"
).split() + [
    f"{country}-{part}" for country in ("US", "IN", "ES") for part in holidays.country_holidays(country).subdivisions
    if part.isupper()
]
# The package knows Germany since 1991; Spain's days are those of each year's gazette since 2008.
# Taiwan's rules are of 1998, India's feasts are known since 2001.
FIRST = {"DE": 1991, "ES": 2008, "TW": 1998, "IN": 2001}
# Spanish days on a Sunday are left out: communities may move them.
# Seven states of India make a day free that elsewhere each place chooses: with it left out they differ.
# Free by agreement, not by law; days of elections; a day that is always a Saturday; days that each place of India chooses; a day of 2006 whose law is of 2007.
ACCEPTED = {
    "FI": ("Midsummer Eve", "Christmas Eve"),
    "NL": ("Good Friday",),
    "GB": ("2006-11-30",),
    "TH": ("National Children's Day",),
    "IN": ("Maha Shivaratri", "Holi", "Ram Navami", "Ambedkar", "Janmashtami", "Mahanavami"),
    "KR": ("Local Election Day", "National Assembly Election Day", "Presidential Election Day"),
}


def country(region):
    return region.partition("-")[0]


def ours(program, region, years):
    found = collections.defaultdict(dict)
    for year in years:
        text = subprocess.run(
            [program, "holidays", "--year", str(year), "--region", region, "--json"], capture_output=True, text=True)
        if text.returncode:
            return None
        for day in json.loads(text.stdout):
            if day["kind"] == "public" and not (country(region) == "ES" and datetime.date.fromisoformat(day["date"]).weekday() == 6):
                found[year][day["date"]] = day["name"]
    return found


def hashed(days):
    """FNV-1a of the dates, each with a line end."""
    value = 0xCBF29CE484222325
    for byte in "".join(f"{day}\n" for day in sorted(days)).encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"


def main():
    program, chosen = sys.argv[1], sys.argv[2:] or REGIONS
    table = []
    for region in chosen:
        state, _, part = region.partition("-")
        years = range(FIRST.get(state, 1990), LAST.get(state, 2060) + 1)
        mine = ours(program, region, years)
        if mine is None:
            print(f"{region}: not known")
            continue
        theirs = holidays.country_holidays(state, subdiv=part or None, years=years, language="en_US")
        left = ACCEPTED.get(state, ())
        wanted = {
            str(day): name for day, name in theirs.items()
            if day.year in years and not (state == "ES" and day.weekday() == 6)
            and not all(any(n in f"{day} {word}" for n in left) for word in name.split("; "))}
        equal, differences = 0, []
        for year in years:
            a, b = set(mine[year]), {day for day in wanted if day.startswith(str(year))}
            equal += a == b
            differences += [f"+{day} {mine[year][day]}" for day in sorted(a - b)]
            differences += [f"-{day} {wanted[day]}" for day in sorted(b - a)]
        print(f"{region}: {equal} of {len(years)} years equal", *differences[:9], sep="\n  ", flush=True)
        if equal == len(years):
            table.append(f"{region} {years[0]}-{years[-1]} {hashed(wanted)}")
    print(*table, sep="\n")


main()
