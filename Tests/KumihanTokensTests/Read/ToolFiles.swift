/// Token files in the manners of other tools, each with what few files have.
enum ToolFiles {
  static let styleDictionary = #"""
    {"size": {"padding": {"small": {"value": "4", "comment": "for chips",
    "attributes": {"category": "size", "type": "padding"}},
    "base": {"value": "{size.padding.small.value}", "themeable": true}},
    "font": {"body": {"value": 1.0625, "type": "dimension"}}},
    "color": {"base": {"red": {"value": "#ff0000", "darkValue": "#ff6666"}},
    "danger": {"value": "{color.base.red.value}"}}}
    """#

  static let rootTokens = #"""
    {"color": {"$type": "color", "$description": "Brand",
    "accent": {"$root": {"$value": "#0a84ff"}, "soft": {"$value": "#0a84ff33"},
    "$extensions": {"com.styledictionary": {"order": 1}}}}}
    """#

  static let dimensions = #"""
    {"space": {"$type": "dimension", "s": {"$value": {"value": 4, "unit": "px"}},
    "m": {"$value": {"value": 0.5, "unit": "rem"}}, "l": {"$value": "{space.s}"}},
    "time": {"$type": "duration", "fast": {"$value": {"value": 200, "unit": "ms"}},
    "slow": {"$value": {"value": 0.5, "unit": "s"}}}}
    """#

  static let colourSpaces = #"""
    {"c": {"$type": "color", "srgb": {"$value": {"colorSpace": "srgb", "components": [0.1, 0.2,
    0.3], "alpha": 0.5, "hex": "#1a334d"}}, "linear": {"$value": {"colorSpace": "srgb-linear",
    "components": [0.1, 0.2, 0.3]}}, "p3": {"$value": {"colorSpace": "display-p3",
    "components": [1, 0, 0]}}, "hsl": {"$value": {"colorSpace": "hsl", "components": [210, 50,
    40]}}, "hwb": {"$value": {"colorSpace": "hwb", "components": [210, 20, "none"]}},
    "lab": {"$value": {"colorSpace": "lab", "components": [60, 20, -30]}},
    "lch": {"$value": {"colorSpace": "lch", "components": [60, 40, "none"]}},
    "oklab": {"$value": {"colorSpace": "oklab", "components": [0.6, 0.1, -0.1]}},
    "oklch": {"$value": {"colorSpace": "oklch", "components": [0.6, 0.15, 250]}},
    "a98": {"$value": {"colorSpace": "a98-rgb", "components": [0.2, 0.4, 0.6]}},
    "pp": {"$value": {"colorSpace": "prophoto-rgb", "components": [0.2, 0.4, 0.6]}},
    "r2020": {"$value": {"colorSpace": "rec2020", "components": [0.2, 0.4, 0.6]}},
    "xyz": {"$value": {"colorSpace": "xyz-d65", "components": [0.2, 0.4, 0.6]}},
    "xyz50": {"$value": {"colorSpace": "xyz-d50", "components": [0.2, 0.4, 0.6]}}}}
    """#

  static let composites = #"""
    {"base": {"ink": {"$type": "color", "$value": "#111111"}, "w": {"$type": "dimension",
    "$value": {"value": 1, "unit": "px"}}, "st": {"$type": "strokeStyle",
    "$value": {"dashArray": [{"value": 2, "unit": "px"}, "{base.w}"], "lineCap": "round"}},
    "ease": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]}, "d": {"$type": "duration",
    "$value": {"value": 100, "unit": "ms"}}, "ff": {"$type": "fontFamily", "$value": ["Inter",
    "sans-serif"]}, "fw": {"$type": "fontWeight", "$value": "semi-bold"}},
    "line": {"$type": "border", "$value": {"color": "{base.ink}", "width": "{base.w}",
    "style": "{base.st}"}}, "lift": {"$type": "shadow", "$value": [{"color": "{base.ink}",
    "offsetX": {"value": 0, "unit": "px"}, "offsetY": "{base.w}", "blur": {"value": 4,
    "unit": "px"}, "spread": {"value": 0, "unit": "px"}}, {"color": "#00000033",
    "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 8, "unit": "px"},
    "blur": {"value": 16, "unit": "px"}, "spread": {"value": 0, "unit": "px"}, "inset": true}]},
    "move": {"$type": "transition", "$value": {"duration": "{base.d}", "delay": {"value": 0,
    "unit": "ms"}, "timingFunction": "{base.ease}"}}, "fade": {"$type": "gradient",
    "$value": [{"color": "{base.ink}", "position": 0}, {"color": "#ffffff", "position": 0.5},
    {"color": "#ffffff00", "position": 1}]}, "head": {"$type": "typography",
    "$value": {"fontFamily": "{base.ff}", "fontSize": {"value": 17, "unit": "px"},
    "fontWeight": "{base.fw}", "letterSpacing": {"value": -0.41, "unit": "px"},
    "lineHeight": 1.3}}}
    """#

  static let deprecated = #"""
    {"a": {"$type": "number", "$deprecated": "use b", "one": {"$value": 1, "$deprecated": true},
    "two": {"$value": 2, "$deprecated": false}}, "b": {"$value": "{a.one}", "$type": "number",
    "$description": "multi\nline"}}
    """#

  static let pointers = #"""
    {"palette": {"$type": "color", "blue": {"$value": {"colorSpace": "srgb", "components": [0,
    0.4, 1]}}, "tinted": {"$value": {"colorSpace": "srgb",
    "components": [{"$ref": "#/palette/blue/$value/components/0"}, 0.5,
    {"$ref": "#/palette/blue/$value/components/2"}]}}, "same": {"$ref": "#/palette/blue"}},
    "btn": {"$type": "border", "$value": {"color": {"$ref": "#/palette/blue/$value"},
    "width": {"value": 2, "unit": "px"}, "style": "solid"}}}
    """#

  static let extended = #"""
    {"button": {"$type": "color", "bg": {"$value": "#ffffff"}, "fg": {"$value": "#000000"}},
    "danger": {"$extends": "{button}", "bg": {"$value": "#ff0000"}},
    "quiet": {"$extends": "#/button"}}
    """#

  static let sums = #"""
    {"global": {"base": {"value": "4", "type": "sizing"}, "double": {"value": "{base} * 2",
    "type": "sizing"}, "mixed": {"value": "({base} + 2) * 1.5", "type": "spacing"},
    "alpha": {"value": "rgba({ink},0.5)", "type": "color"}, "ink": {"value": "#101010",
    "type": "color"}, "round": {"value": "roundTo({base} / 3)", "type": "borderRadius"},
    "h1": {"value": {"fontFamily": "Inter", "fontWeight": "Bold", "lineHeight": "120%",
    "fontSize": "{double}", "letterSpacing": "-2%", "paragraphSpacing": "0", "textCase": "none",
    "textDecoration": "none"}, "type": "typography"}, "card": {"value": [{"x": "0", "y": "2",
    "blur": "{base}", "spread": "0", "color": "rgba(0,0,0,0.2)", "type": "dropShadow"}],
    "type": "boxShadow"}, "comp": {"value": {"sizing": "{base}", "borderRadius": "{round}",
    "fill": "{ink}"}, "type": "composition"}}, "dark": {"ink": {"value": "#fafafa",
    "type": "color"}}, "$themes": [{"id": "1", "name": "Light",
    "selectedTokenSets": {"global": "enabled"}}, {"id": "2", "name": "Dark",
    "selectedTokenSets": {"global": "source", "dark": "enabled"}}],
    "$metadata": {"tokenSetOrder": ["global", "dark"]}}
    """#

  static let studio = #"""
    {"core": {"primary": {"value": "#4d7cff", "type": "color"}, "lighter": {"value": "{primary}",
    "type": "color", "$extensions": {"studio.tokens": {"modify": {"type": "lighten",
    "value": "0.2", "space": "lch"}}}}, "grad": {"value": "linear-gradient(45deg,{primary} 0%,#ffffff 100%)", "type": "color"}, "vis": {"value": "true", "type": "boolean"},
    "word": {"value": "Hello", "type": "text"}, "op": {"value": "50%", "type": "opacity"},
    "lh": {"value": "AUTO", "type": "lineHeights"}}, "$metadata": {"tokenSetOrder": ["core"]}}
    """#

  static let figmaCollections = #"""
    {"version": "1.0", "collections": [{"id": "VariableCollectionId:1:2", "name": "Theme",
    "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}],
    "defaultModeId": "1:0", "variables": [{"id": "VariableID:1:3", "name": "color/bg/base",
    "type": "COLOR", "resolvedType": "COLOR", "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1,
    "a": 1}, "1:1": {"r": 0.05, "g": 0.06, "b": 0.07, "a": 1}}, "scopes": ["ALL_SCOPES"],
    "description": "", "hiddenFromPublishing": false}, {"id": "VariableID:1:4",
    "name": "color/fg", "type": "COLOR", "resolvedType": "COLOR",
    "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "VariableID:1:3"},
    "1:1": {"type": "VARIABLE_ALIAS", "id": "VariableID:1:3"}}}, {"id": "VariableID:1:5",
    "name": "space/m", "resolvedType": "FLOAT", "valuesByMode": {"1:0": 16, "1:1": 16}},
    {"id": "VariableID:1:6", "name": "on", "resolvedType": "BOOLEAN",
    "valuesByMode": {"1:0": true, "1:1": false}}, {"id": "VariableID:1:7", "name": "font",
    "resolvedType": "STRING", "valuesByMode": {"1:0": "Inter", "1:1": "Inter"}}]}]}
    """#

  static let figmaAnswer = #"""
    {"status": 200, "error": false,
    "meta": {"variables": {"VariableID:1:3": {"id": "VariableID:1:3", "name": "bg", "key": "abc",
    "variableCollectionId": "VariableCollectionId:1:2", "resolvedType": "COLOR",
    "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1, "a": 1}}, "remote": false, "description": "",
    "hiddenFromPublishing": false, "scopes": ["ALL_SCOPES"], "codeSyntax": {}}},
    "variableCollections": {"VariableCollectionId:1:2": {"defaultModeId": "1:0",
    "id": "VariableCollectionId:1:2", "name": "Theme", "remote": false,
    "modes": [{"modeId": "1:0", "name": "Light"}], "key": "k", "hiddenFromPublishing": false,
    "variableIds": ["VariableID:1:3"]}}}}
    """#

  static let penpot = #"""
    {"Base": {"spacing": {"s": {"$value": "8", "$type": "spacing", "$description": ""},
    "m": {"$value": "{spacing.s} * 2", "$type": "spacing", "$description": ""}},
    "radius": {"card": {"$value": "12px", "$type": "borderRadius", "$description": ""}},
    "ink": {"$value": "#222", "$type": "color", "$description": "text"},
    "turn": {"$value": "45deg", "$type": "rotation", "$description": ""},
    "stroke": {"$value": "1.5", "$type": "strokeWidth", "$description": ""},
    "size": {"$value": "1rem", "$type": "fontSizes", "$description": ""}},
    "Dark": {"ink": {"$value": "hsl(0 0% 95%)", "$type": "color", "$description": ""}},
    "$themes": [{"name": "Dark", "group": "Mode", "description": "",
    "selectedTokenSets": {"Base": "enabled", "Dark": "enabled"}}],
    "$metadata": {"tokenSetOrder": ["Base", "Dark"], "activeThemes": ["Mode/Dark"],
    "activeSets": ["Base"]}}
    """#

  static let cssColours = #"""
    {"c": {"$type": "color", "short": {"$value": "#abc"}, "short4": {"$value": "#abcd"},
    "rgb": {"$value": "rgb(10 20 30 / 50%)"}, "old": {"$value": "rgba(10, 20, 30, .5)"},
    "hsl": {"$value": "hsl(120deg 50% 50%)"}, "ok": {"$value": "oklch(60% 0.15 250)"},
    "p3": {"$value": "color(display-p3 1 0 0 / 0.4)"}, "none": {"$value": "transparent"}},
    "d": {"$type": "dimension", "px": {"$value": "16px"}, "rem": {"$value": "1.5rem"},
    "zero": {"$value": "0px"}, "neg": {"$value": "-0.5px"}}, "w": {"$type": "fontWeight",
    "name": {"$value": "extra-black"}, "n": {"$value": 350}}, "b": {"$type": "cubicBezier",
    "x": {"$value": [0.42, 0, 0.58, 1]}}}
    """#

  static let keys = #"""
    {"$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "$description": "All",
    "$extensions": {"org.example": {"v": [1, {"a": null}]}}, "日本 語": {"$type": "color",
    "赤-1": {"$value": "#ff0000", "$extensions": {"mode": {"dark": "#ff6666"}}}},
    "with space": {"$type": "dimension", "1,5x": {"$value": "1px"},
    "a b": {"$value": "{with space.a c}"}, "a c": {"$value": {"value": 1e1, "unit": "px"}}},
    "empty": {}, "deep": {"a": {"b": {"c": {"d": {"e": {"f": {"$type": "number",
    "$value": 0.1}}}}}}}}
    """#

  static let modes = #"""
    {"color": {"$type": "color", "bg": {"$value": "#ffffff",
    "$extensions": {"mode": {"dark": "#000000", "high-contrast": "{color.white}"},
    "com.figma": {"scopes": ["FRAME_FILL"], "hiddenFromPublishing": false}}},
    "white": {"$value": "#fff",
    "$extensions": {"com.tokens-studio": {"modes": {"dark": "#eee"}}}}}}
    """#

  static let all = [
    styleDictionary, rootTokens, dimensions, colourSpaces, composites, deprecated, pointers,
    extended, sums, studio, figmaCollections, figmaAnswer, penpot, cssColours, keys, modes,
  ]
}
