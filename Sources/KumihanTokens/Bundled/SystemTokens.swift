extension BundledSystem {
  /// `system.tokens.json`.
  static let systemText = #"""
    {
      "$description": "The system rules of seed 003: SwiftUI's own values, and a brand beside them.",
      "$extensions": {
        "kumihan": {
          "system": "system",
          "title": "System Rules",
          "version": "1.0.0",
          "history": [
            {
              "version": "1.0.0",
              "date": "2026-11-22",
              "changes": [
                "brand, warm ground, tints, spacing"
              ]
            }
          ],
          "pairs": [
            {
              "text": "color.brand",
              "ground": "color.warmBackground"
            },
            {
              "text": "color.brand",
              "ground": "color.brand",
              "groundOpacity": 0.14,
              "base": "#FFFFFF",
              "mode": "light"
            },
            {
              "text": "color.secondaryText",
              "ground": "color.warmBackground"
            },
            {
              "text": "#FFFFFF",
              "ground": "color.brandFill"
            }
          ],
          "components": [
            {
              "name": "Chip",
              "purpose": "A filter above a grid",
              "variants": [
                {
                  "name": "normal",
                  "visualChanges": [
                    "ground: glass"
                  ],
                  "usageGuideline": "one of several"
                },
                {
                  "name": "selected",
                  "visualChanges": [
                    "ground: color.brandFill"
                  ],
                  "usageGuideline": "the chosen one"
                }
              ],
              "properties": [
                {
                  "name": "title",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "isSelected",
                  "type": "Bool",
                  "required": false,
                  "defaultValue": "false"
                }
              ],
              "codeExample": [
                "struct Chip: View {",
                "  let title: String",
                "  var isSelected = false",
                "",
                "  var body: some View {",
                "    Button(title) {}",
                "      .buttonStyle(.plain)",
                "      .foregroundStyle(isSelected ? Color.white : Color.primary)",
                "      .padding(.horizontal, SystemTokens.Spacing.m)",
                "      .frame(minHeight: SystemTokens.Size.tapTarget)",
                "      .background(isSelected ? SystemTokens.Color.brandFill : Color.clear, in: Capsule())",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.brandFill",
                "spacing.m",
                "size.tapTarget"
              ]
            },
            {
              "name": "TintedCard",
              "purpose": "A category in its own colour",
              "variants": [
                {
                  "name": "light",
                  "visualChanges": [
                    "tint: opacity.tintLight"
                  ],
                  "usageGuideline": "in light surroundings"
                },
                {
                  "name": "dark",
                  "visualChanges": [
                    "tint: opacity.tintDark"
                  ],
                  "usageGuideline": "in the dark"
                }
              ],
              "properties": [
                {
                  "name": "title",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "color",
                  "type": "Color",
                  "required": true
                }
              ],
              "codeExample": [
                "struct TintedCard: View {",
                "  @Environment(\\.colorScheme) private var scheme",
                "",
                "  var body: some View {",
                "    Text(\"Travel\")",
                "      .padding(SystemTokens.Spacing.l)",
                "      .background(",
                "        SystemTokens.Color.brand.opacity(",
                "          scheme == .dark ? SystemTokens.Opacity.tintDark : SystemTokens.Opacity.tintLight),",
                "        in: RoundedRectangle(cornerRadius: SystemTokens.Radius.card))",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.brand",
                "opacity.tintLight",
                "opacity.tintDark",
                "spacing.l",
                "radius.card"
              ]
            },
            {
              "name": "GlassSurface",
              "purpose": "A surface of one's own that can be touched",
              "variants": [
                {
                  "name": "normal",
                  "visualChanges": [
                    "glass: regular, interactive"
                  ],
                  "usageGuideline": "buttons, cards, chips"
                }
              ],
              "properties": [
                {
                  "name": "content",
                  "type": "View",
                  "required": true
                }
              ],
              "codeExample": [
                "struct GlassSurface: View {",
                "  var body: some View {",
                "    Label(\"Record\", systemImage: \"mic\")",
                "      .padding(SystemTokens.Spacing.l)",
                "      .glassEffect(.regular.interactive(), in: Capsule())",
                "  }",
                "}"
              ],
              "designTokens": [
                "spacing.l"
              ]
            },
            {
              "name": "EmptyState",
              "purpose": "A place without content",
              "variants": [
                {
                  "name": "normal",
                  "visualChanges": [
                    "ContentUnavailableView"
                  ],
                  "usageGuideline": "nothing is there"
                }
              ],
              "properties": [
                {
                  "name": "title",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "symbol",
                  "type": "String",
                  "required": true
                }
              ],
              "codeExample": [
                "ContentUnavailableView(\"No notes\", systemImage: \"note.text\", description: Text(\"Add a first note.\"))"
              ],
              "designTokens": [
                "color.brand"
              ]
            }
          ]
        }
      },
      "color": {
        "$type": "color",
        "brand": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.4863,
              0.2275,
              0.9294
            ],
            "hex": "#7C3AED"
          },
          "$description": "Brand violet",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0.6549,
                  0.5451,
                  0.9804
                ],
                "hex": "#A78BFA"
              }
            },
            "kumihan": {
              "darkChosen": true
            }
          }
        },
        "brandFill": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.4863,
              0.2275,
              0.9294
            ],
            "hex": "#7C3AED"
          },
          "$description": "Brand behind white text",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0.4863,
                  0.2275,
                  0.9294
                ],
                "hex": "#7C3AED"
              }
            },
            "kumihan": {
              "chosen": true
            }
          }
        },
        "secondaryText": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.3725,
              0.3529,
              0.3451
            ],
            "hex": "#5F5A58"
          },
          "$description": "What is said beside, on the warm ground",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0.7098,
                  0.6863,
                  0.6745
                ],
                "hex": "#B5AFAC"
              }
            },
            "kumihan": {
              "chosen": true
            }
          }
        },
        "warmBackground": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.9725,
              0.949,
              0.9412
            ],
            "hex": "#F8F2F0"
          },
          "$description": "Warm ground in light surroundings",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0,
                  0,
                  0
                ],
                "hex": "#000000"
              }
            },
            "kumihan": {
              "darkChosen": true
            }
          }
        }
      },
      "opacity": {
        "$type": "number",
        "tintLight": {
          "$value": 0.14
        },
        "tintDark": {
          "$value": 0.1
        }
      },
      "spacing": {
        "$type": "dimension",
        "xs": {
          "$value": {
            "value": 4,
            "unit": "px"
          }
        },
        "s": {
          "$value": {
            "value": 8,
            "unit": "px"
          }
        },
        "m": {
          "$value": {
            "value": 12,
            "unit": "px"
          }
        },
        "l": {
          "$value": {
            "value": 16,
            "unit": "px"
          }
        },
        "xl": {
          "$value": {
            "value": 20,
            "unit": "px"
          }
        },
        "xxl": {
          "$value": {
            "value": 24,
            "unit": "px"
          }
        }
      },
      "radius": {
        "$type": "dimension",
        "card": {
          "$value": {
            "value": 20,
            "unit": "px"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true,
              "corner": "continuous"
            }
          }
        }
      },
      "size": {
        "$type": "dimension",
        "tapTarget": {
          "$value": {
            "value": 44,
            "unit": "px"
          },
          "$description": "At least"
        }
      },
      "typography": {
        "$type": "typography",
        "brandTitle": {
          "$value": {
            "fontFamily": [
              "System"
            ],
            "fontSize": {
              "value": 28,
              "unit": "px"
            },
            "fontWeight": 700,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.214286
          },
          "$description": "With .title"
        },
        "brandBody": {
          "$value": {
            "fontFamily": [
              "System"
            ],
            "fontSize": {
              "value": 16,
              "unit": "px"
            },
            "fontWeight": 400,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.3125
          },
          "$description": "With .body"
        }
      }
    }

    """#
}
