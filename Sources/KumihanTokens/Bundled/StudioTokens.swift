extension BundledSystem {
  /// `studio.tokens.json`.
  static let studioText = #"""
    {
      "$description": "The dark studio of seed 004. Its values are dark; those of the mode light are ours.",
      "$extensions": {
        "kumihan": {
          "system": "studio",
          "title": "Dark Studio",
          "version": "2.0.0",
          "history": [
            {
              "version": "2.0.0",
              "date": "2025-10-12",
              "changes": [
                "dark theme, 8 point grid"
              ]
            }
          ],
          "pairs": [
            {
              "text": "#FFFFFF",
              "ground": "color.primary",
              "size": 17,
              "weight": 600
            },
            {
              "text": "color.surface",
              "ground": "color.background",
              "use": "graphic",
              "mode": "dark"
            },
            {
              "text": "color.primary",
              "ground": "color.primary",
              "groundOpacity": 0.1,
              "base": "color.background",
              "size": 17,
              "mode": "dark"
            },
            {
              "text": "color.accent",
              "ground": "color.background",
              "use": "graphic"
            },
            {
              "text": "color.error",
              "ground": "color.background"
            }
          ],
          "components": [
            {
              "name": "PrimaryButton",
              "purpose": "The one main action of a screen",
              "variants": [
                {
                  "name": "normal",
                  "visualChanges": [
                    "ground: color.primary"
                  ],
                  "usageGuideline": "one for each screen"
                },
                {
                  "name": "pressed",
                  "visualChanges": [
                    "opacity: opacity.primaryPressed"
                  ],
                  "usageGuideline": "under a finger"
                },
                {
                  "name": "disabled",
                  "visualChanges": [
                    "opacity: opacity.disabled"
                  ],
                  "usageGuideline": "not yet possible"
                }
              ],
              "properties": [
                {
                  "name": "title",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "action",
                  "type": "() -> Void",
                  "required": true
                }
              ],
              "codeExample": [
                "struct PrimaryButtonStyle: ButtonStyle {",
                "  func makeBody(configuration: Configuration) -> some View {",
                "    configuration.label",
                "      .font(StudioTokens.Typography.button.font)",
                "      .foregroundStyle(.white)",
                "      .frame(maxWidth: .infinity, minHeight: StudioTokens.Size.buttonHeight)",
                "      .background(",
                "        StudioTokens.Color.primary,",
                "        in: RoundedRectangle(cornerRadius: StudioTokens.Radius.control))",
                "      .opacity(configuration.isPressed ? StudioTokens.Opacity.primaryPressed : 1)",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.primary",
                "typography.button",
                "radius.control",
                "size.buttonHeight",
                "opacity.primaryPressed"
              ]
            },
            {
              "name": "SecondaryButton",
              "purpose": "An action beside the main one",
              "variants": [
                {
                  "name": "normal",
                  "visualChanges": [
                    "ground: color.primary, 10 %"
                  ],
                  "usageGuideline": "beside a main action"
                },
                {
                  "name": "pressed",
                  "visualChanges": [
                    "opacity: opacity.secondaryPressed"
                  ],
                  "usageGuideline": "under a finger"
                },
                {
                  "name": "disabled",
                  "visualChanges": [
                    "opacity: opacity.disabled"
                  ],
                  "usageGuideline": "not yet possible"
                }
              ],
              "properties": [
                {
                  "name": "title",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "action",
                  "type": "() -> Void",
                  "required": true
                }
              ],
              "codeExample": [
                "struct SecondaryButtonStyle: ButtonStyle {",
                "  func makeBody(configuration: Configuration) -> some View {",
                "    configuration.label",
                "      .font(StudioTokens.Typography.body.font)",
                "      .foregroundStyle(StudioTokens.Color.primary)",
                "      .frame(maxWidth: .infinity, minHeight: StudioTokens.Size.buttonHeight)",
                "      .background(",
                "        StudioTokens.Color.primary.opacity(StudioTokens.Opacity.secondaryFill),",
                "        in: RoundedRectangle(cornerRadius: StudioTokens.Radius.control))",
                "      .opacity(configuration.isPressed ? StudioTokens.Opacity.secondaryPressed : 1)",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.primary",
                "typography.body",
                "radius.control",
                "size.buttonHeight",
                "opacity.secondaryFill",
                "opacity.secondaryPressed"
              ]
            },
            {
              "name": "Card",
              "purpose": "A surface that holds what belongs together",
              "variants": [
                {
                  "name": "normal",
                  "visualChanges": [
                    "ground: color.surface"
                  ],
                  "usageGuideline": "lists and details"
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
                "struct StudioCard<Content: View>: View {",
                "  @ViewBuilder let content: Content",
                "",
                "  var body: some View {",
                "    content",
                "      .padding(StudioTokens.Spacing.md)",
                "      .background(",
                "        StudioTokens.Color.surface,",
                "        in: RoundedRectangle(cornerRadius: StudioTokens.Radius.control))",
                "      .shadow(",
                "        color: StudioTokens.Shadow.card[0].color, radius: StudioTokens.Shadow.card[0].radius,",
                "        y: StudioTokens.Shadow.card[0].y)",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.surface",
                "spacing.md",
                "radius.control",
                "shadow.card"
              ]
            },
            {
              "name": "Loading",
              "purpose": "Work that goes on",
              "variants": [
                {
                  "name": "normal",
                  "visualChanges": [
                    "scale: scale.spinner"
                  ],
                  "usageGuideline": "longer than a moment"
                }
              ],
              "properties": [
                {
                  "name": "message",
                  "type": "String",
                  "required": false,
                  "defaultValue": "Processing..."
                }
              ],
              "codeExample": [
                "struct StudioLoading: View {",
                "  var body: some View {",
                "    VStack(spacing: StudioTokens.Spacing.md) {",
                "      ProgressView().scaleEffect(StudioTokens.Scale.spinner)",
                "      Text(\"Processing...\").font(StudioTokens.Typography.callout.font)",
                "    }",
                "  }",
                "}"
              ],
              "designTokens": [
                "spacing.md",
                "scale.spinner",
                "typography.callout",
                "color.textSecondary"
              ]
            },
            {
              "name": "EmptyState",
              "purpose": "A place without content yet",
              "variants": [
                {
                  "name": "normal",
                  "visualChanges": [
                    "symbol: size.emptySymbol"
                  ],
                  "usageGuideline": "nothing is there"
                },
                {
                  "name": "action",
                  "visualChanges": [
                    "width: size.emptyAction"
                  ],
                  "usageGuideline": "with a way on"
                }
              ],
              "properties": [
                {
                  "name": "icon",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "title",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "message",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "action",
                  "type": "() -> Void",
                  "required": false,
                  "defaultValue": "nil"
                }
              ],
              "codeExample": [
                "struct StudioEmpty: View {",
                "  var body: some View {",
                "    VStack(spacing: StudioTokens.Spacing.md) {",
                "      Image(systemName: \"tray\").font(.system(size: StudioTokens.Size.emptySymbol))",
                "      Text(\"Nothing yet\").font(StudioTokens.Typography.headline.font)",
                "    }",
                "    .padding(StudioTokens.Spacing.xl)",
                "  }",
                "}"
              ],
              "designTokens": [
                "spacing.md",
                "spacing.xl",
                "size.emptySymbol",
                "size.emptyAction",
                "typography.headline",
                "typography.callout",
                "color.textSecondary"
              ]
            },
            {
              "name": "ErrorState",
              "purpose": "Something went wrong, and a way to try again; the seed names it without code",
              "variants": [
                {
                  "name": "normal",
                  "visualChanges": [
                    "symbol: color.error"
                  ],
                  "usageGuideline": "after a failure"
                }
              ],
              "properties": [
                {
                  "name": "message",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "retry",
                  "type": "() -> Void",
                  "required": true
                }
              ],
              "codeExample": [
                "struct StudioError: View {",
                "  var body: some View {",
                "    Label(\"Upload failed\", systemImage: \"exclamationmark.triangle\")",
                "      .foregroundStyle(StudioTokens.Color.error)",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.error",
                "spacing.md",
                "spacing.xl",
                "size.emptySymbol",
                "typography.headline",
                "typography.callout"
              ]
            },
            {
              "name": "TabBar",
              "purpose": "Three main places",
              "variants": [
                {
                  "name": "normal",
                  "visualChanges": [
                    "tint: color.accent"
                  ],
                  "usageGuideline": "always at the bottom"
                }
              ],
              "properties": [
                {
                  "name": "selection",
                  "type": "Int",
                  "required": true
                }
              ],
              "codeExample": [
                "struct StudioTabs: View {",
                "  var body: some View {",
                "    TabView {",
                "      Text(\"Home\").tabItem { Label(\"Home\", systemImage: \"house.fill\") }",
                "    }",
                "    .tint(StudioTokens.Color.accent)",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.accent"
              ]
            }
          ]
        }
      },
      "color": {
        "$type": "color",
        "background": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.0549,
              0.0627,
              0.0706
            ],
            "hex": "#0E1012"
          },
          "$description": "Ground of a screen",
          "$extensions": {
            "mode": {
              "light": {
                "colorSpace": "srgb",
                "components": [
                  0.9569,
                  0.9608,
                  0.9686
                ],
                "hex": "#F4F5F7"
              }
            },
            "kumihan": {
              "swiftUI": ".black",
              "lightChosen": true
            }
          }
        },
        "surface": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.1725,
              0.1843,
              0.1961
            ],
            "hex": "#2C2F32"
          },
          "$description": "Cards",
          "$extensions": {
            "mode": {
              "light": {
                "colorSpace": "srgb",
                "components": [
                  1,
                  1,
                  1
                ],
                "hex": "#FFFFFF"
              }
            },
            "kumihan": {
              "swiftUI": ".gray.opacity(0.2)",
              "lightChosen": true
            }
          }
        },
        "primary": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.302,
              0.4863,
              1
            ],
            "hex": "#4D7CFF"
          },
          "$description": "Main actions",
          "$extensions": {
            "mode": {
              "light": {
                "colorSpace": "srgb",
                "components": [
                  0.1686,
                  0.3569,
                  0.8784
                ],
                "hex": "#2B5BE0"
              }
            },
            "kumihan": {
              "swiftUI": ".blue",
              "lightChosen": true
            }
          }
        },
        "accent": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.2,
              0.7647,
              0.6431
            ],
            "hex": "#33C3A4"
          },
          "$description": "What is active or done",
          "$extensions": {
            "mode": {
              "light": {
                "colorSpace": "srgb",
                "components": [
                  0.0431,
                  0.498,
                  0.4
                ],
                "hex": "#0B7F66"
              }
            },
            "kumihan": {
              "swiftUI": ".green",
              "lightChosen": true
            }
          }
        },
        "textPrimary": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              1,
              1,
              1
            ],
            "hex": "#FFFFFF"
          },
          "$description": "Main text",
          "$extensions": {
            "mode": {
              "light": {
                "colorSpace": "srgb",
                "components": [
                  0.0627,
                  0.0706,
                  0.0784
                ],
                "hex": "#101214"
              }
            },
            "kumihan": {
              "swiftUI": ".primary",
              "lightChosen": true
            }
          }
        },
        "textSecondary": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.6275,
              0.6627,
              0.6902
            ],
            "hex": "#A0A9B0"
          },
          "$description": "Captions and hints",
          "$extensions": {
            "mode": {
              "light": {
                "colorSpace": "srgb",
                "components": [
                  0.3529,
                  0.3882,
                  0.4196
                ],
                "hex": "#5A636B"
              }
            },
            "kumihan": {
              "swiftUI": ".secondary",
              "lightChosen": true
            }
          }
        },
        "error": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              1,
              0.2667,
              0.2667
            ],
            "hex": "#FF4444"
          },
          "$description": "Failures",
          "$extensions": {
            "mode": {
              "light": {
                "colorSpace": "srgb",
                "components": [
                  0.7765,
                  0.1569,
                  0.1569
                ],
                "hex": "#C62828"
              }
            },
            "kumihan": {
              "swiftUI": ".red",
              "lightChosen": true
            }
          }
        }
      },
      "typography": {
        "$type": "typography",
        "title": {
          "$value": {
            "fontFamily": [
              "SF Pro"
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
          "$description": "Title of a screen"
        },
        "headline": {
          "$value": {
            "fontFamily": [
              "SF Pro"
            ],
            "fontSize": {
              "value": 22,
              "unit": "px"
            },
            "fontWeight": 600,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.272727
          },
          "$description": "Section"
        },
        "body": {
          "$value": {
            "fontFamily": [
              "SF Pro"
            ],
            "fontSize": {
              "value": 17,
              "unit": "px"
            },
            "fontWeight": 400,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.294118
          },
          "$description": "Text"
        },
        "callout": {
          "$value": {
            "fontFamily": [
              "SF Pro"
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
          "$description": "Secondary text"
        },
        "subheadline": {
          "$value": {
            "fontFamily": [
              "SF Pro"
            ],
            "fontSize": {
              "value": 15,
              "unit": "px"
            },
            "fontWeight": 400,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.333333
          },
          "$description": "Captions"
        },
        "footnote": {
          "$value": {
            "fontFamily": [
              "SF Pro"
            ],
            "fontSize": {
              "value": 13,
              "unit": "px"
            },
            "fontWeight": 400,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.384615
          },
          "$description": "Small text"
        },
        "caption": {
          "$value": {
            "fontFamily": [
              "SF Pro"
            ],
            "fontSize": {
              "value": 12,
              "unit": "px"
            },
            "fontWeight": 400,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.333333
          },
          "$description": "Metadata"
        },
        "button": {
          "$value": {
            "fontFamily": [
              "SF Pro"
            ],
            "fontSize": {
              "value": 17,
              "unit": "px"
            },
            "fontWeight": 600,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.294118
          },
          "$description": "Label of the primary button"
        }
      },
      "spacing": {
        "$type": "dimension",
        "xs": {
          "$value": {
            "value": 4,
            "unit": "px"
          },
          "$description": "Icon to text"
        },
        "sm": {
          "$value": {
            "value": 8,
            "unit": "px"
          },
          "$description": "Small gaps"
        },
        "md": {
          "$value": {
            "value": 16,
            "unit": "px"
          },
          "$description": "Padding"
        },
        "lg": {
          "$value": {
            "value": 24,
            "unit": "px"
          },
          "$description": "Between sections"
        },
        "xl": {
          "$value": {
            "value": 32,
            "unit": "px"
          },
          "$description": "Large gaps"
        },
        "xxl": {
          "$value": {
            "value": 48,
            "unit": "px"
          },
          "$description": "Margins"
        }
      },
      "radius": {
        "$type": "dimension",
        "control": {
          "$value": {
            "value": 12,
            "unit": "px"
          },
          "$description": "Buttons and cards",
          "$extensions": {
            "kumihan": {
              "swiftUI": "cornerRadius(12)"
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
          }
        },
        "buttonHeight": {
          "$value": {
            "value": 50,
            "unit": "px"
          },
          "$description": "At least"
        },
        "emptySymbol": {
          "$value": {
            "value": 64,
            "unit": "px"
          }
        },
        "emptyAction": {
          "$value": {
            "value": 200,
            "unit": "px"
          },
          "$description": "At most"
        }
      },
      "opacity": {
        "$type": "number",
        "primaryPressed": {
          "$value": 0.8
        },
        "secondaryPressed": {
          "$value": 0.7
        },
        "secondaryFill": {
          "$value": 0.1
        },
        "disabled": {
          "$value": 0.4,
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        }
      },
      "scale": {
        "$type": "number",
        "spinner": {
          "$value": 1.5
        }
      },
      "shadow": {
        "$type": "shadow",
        "card": {
          "$value": {
            "color": {
              "colorSpace": "srgb",
              "components": [
                0,
                0,
                0
              ],
              "alpha": 0.102,
              "hex": "#000000"
            },
            "offsetX": {
              "value": 0,
              "unit": "px"
            },
            "offsetY": {
              "value": 2,
              "unit": "px"
            },
            "blur": {
              "value": 8,
              "unit": "px"
            },
            "spread": {
              "value": 0,
              "unit": "px"
            }
          },
          "$description": "A radius of 4 in SwiftUI is a blur of 8"
        }
      },
      "duration": {
        "$type": "duration",
        "quick": {
          "$value": {
            "value": 0.2,
            "unit": "s"
          },
          "$description": "A press"
        },
        "standard": {
          "$value": {
            "value": 0.3,
            "unit": "s"
          },
          "$description": "A change of view"
        },
        "slow": {
          "$value": {
            "value": 0.5,
            "unit": "s"
          },
          "$description": "A change of screen"
        }
      }
    }

    """#
}
