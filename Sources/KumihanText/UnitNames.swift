/// CLDR's names of Foundation's units, by their symbols.
package enum UnitNames {
  package static let cldr: [String: String] = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "nm": "nanometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
    "NM": "nautical-mile", "ly": "light-year", "ua": "astronomical-unit", "pc": "parsec",
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
    "lb": "pound", "st": "stone", "t": "metric-ton", "ton": "ton", "ct": "carat",
    "°C": "celsius", "°F": "fahrenheit", "K": "kelvin",
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    "kL": "cubic-meter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint",
    "qt": "quart", "gal": "gallon", "m³": "cubic-meter", "km³": "cubic-kilometer",
    "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter",
    "ft²": "square-foot", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    "hr": "hour", "min": "minute", "sec": "second", "s": "second", "ms": "millisecond",
    "J": "joule", "kJ": "kilojoule", "kCal": "foodcalorie", "cal": "calorie",
    "kWh": "kilowatt-hour", "W": "watt", "kW": "kilowatt", "MW": "megawatt", "hp": "horsepower",
    "hPa": "hectopascal", "kPa": "kilopascal", "bar": "bar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch", "°": "degree", "rad": "radian", "Hz": "hertz",
    "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz", "b": "bit", "B": "byte",
    "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    "V": "volt", "A": "ampere", "Ω": "ohm", "lx": "lux",
  ]
}
