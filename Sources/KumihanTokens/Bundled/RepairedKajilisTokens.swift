extension BundledSystem {
  /// `kajilis.repaired.json`.
  static let repairedKajilisText = #"""
    {
      "name": "kajilis repaired",
      "version": "2025.10",
      "sets": {
        "base": {
          "sources": [
            {
              "$ref": "kajilis.tokens.json"
            },
            {
              "color": {
                "$type": "color",
                "primaryColor": {
                  "$value": {
                    "colorSpace": "srgb",
                    "components": [
                      0,
                      0.4784,
                      1
                    ],
                    "hex": "#007AFF"
                  },
                  "$description": "主な操作、ブランドの色。白い文字は載せない",
                  "$extensions": {
                    "mode": {
                      "dark": {
                        "colorSpace": "srgb",
                        "components": [
                          0.0392,
                          0.5176,
                          1
                        ],
                        "hex": "#0A84FF"
                      }
                    }
                  }
                }
              }
            }
          ]
        }
      },
      "resolutionOrder": [
        {
          "$ref": "#/sets/base"
        }
      ]
    }

    """#
}
