extension BundledSystem {
  /// `studio.repaired.json`.
  static let repairedStudioText = #"""
    {
      "name": "studio repaired",
      "version": "2025.10",
      "sets": {
        "base": {
          "sources": [
            {
              "$ref": "studio.tokens.json"
            },
            {
              "$extensions": {
                "kumihan": {
                  "version": "2.0.1",
                  "history": [
                    {
                      "version": "2.0.1",
                      "date": "2026-11-22",
                      "changes": [
                        "dark label on primary, an edge around cards, corners said to be continuous"
                      ]
                    },
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
                      "text": "color.onAction",
                      "ground": "color.primary",
                      "size": 17,
                      "weight": 600
                    },
                    {
                      "text": "color.edge",
                      "ground": "color.background",
                      "use": "graphic"
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
                    }
                  }
                },
                "onAction": {
                  "$value": {
                    "colorSpace": "srgb",
                    "components": [
                      0.0549,
                      0.0627,
                      0.0706
                    ],
                    "hex": "#0E1012"
                  },
                  "$description": "Label of the primary button",
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
                    }
                  }
                },
                "edge": {
                  "$value": {
                    "colorSpace": "srgb",
                    "components": [
                      0.4784,
                      0.502,
                      0.5294
                    ],
                    "hex": "#7A8087"
                  },
                  "$description": "Edge of a card",
                  "$extensions": {
                    "mode": {
                      "light": {
                        "colorSpace": "srgb",
                        "components": [
                          0.4784,
                          0.502,
                          0.5294
                        ],
                        "hex": "#7A8087"
                      }
                    }
                  }
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
                      "corner": "continuous"
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
