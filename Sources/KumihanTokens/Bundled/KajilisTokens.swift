extension BundledSystem {
  /// `kajilis.tokens.json`.
  static let kajilisText = #"""
    {
      "$description": "Kajilis, the design system of seed 002: four of its values are the seed's, the others are chosen and marked so.",
      "$extensions": {
        "kumihan": {
          "system": "kajilis",
          "title": "Kajilis iOS Design System",
          "language": "ja",
          "version": "1.0.0",
          "history": [
            {
              "version": "1.0.0",
              "date": "2025-11-07",
              "changes": [
                "色、文字、余白、部品の最初の定義"
              ]
            }
          ],
          "pairs": [
            {
              "text": "#FFFFFF",
              "ground": "color.primaryFillColor",
              "size": 17,
              "weight": 600
            },
            {
              "text": "#FFFFFF",
              "ground": "color.errorColor",
              "size": 17,
              "weight": 600
            },
            {
              "text": "color.errorColor",
              "ground": "color.backgroundColor",
              "size": 12
            },
            {
              "text": "color.successColor",
              "ground": "color.backgroundColor"
            },
            {
              "text": "color.warningColor",
              "ground": "color.backgroundColor"
            },
            {
              "text": "color.infoColor",
              "ground": "color.backgroundColor"
            },
            {
              "text": "color.secondaryColor",
              "ground": "color.backgroundColor"
            },
            {
              "text": "color.outlineColor",
              "ground": "color.backgroundColor",
              "use": "graphic"
            }
          ],
          "components": [
            {
              "name": "PrimaryButton",
              "purpose": "主な操作のためのボタン",
              "variants": [
                {
                  "name": "default",
                  "visualChanges": [
                    "背景色: primaryFillColor",
                    "文字色: white"
                  ],
                  "usageGuideline": "画面に一つの主な操作"
                },
                {
                  "name": "destructive",
                  "visualChanges": [
                    "背景色: errorColor",
                    "文字色: white"
                  ],
                  "usageGuideline": "取り消せない操作"
                },
                {
                  "name": "disabled",
                  "visualChanges": [
                    "不透明度: opacity.disabled"
                  ],
                  "usageGuideline": "まだ実行できないとき"
                },
                {
                  "name": "pressed",
                  "visualChanges": [
                    "黒を重ねる: opacity.pressedShade"
                  ],
                  "usageGuideline": "触れている間"
                }
              ],
              "properties": [
                {
                  "name": "title",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "icon",
                  "type": "String",
                  "required": false,
                  "defaultValue": "nil"
                },
                {
                  "name": "role",
                  "type": "ButtonRole",
                  "required": false,
                  "defaultValue": "nil"
                },
                {
                  "name": "action",
                  "type": "() -> Void",
                  "required": true
                }
              ],
              "codeExample": [
                "struct PrimaryButton: View {",
                "  let title: String",
                "  var icon: String?",
                "  var role: ButtonRole?",
                "  let action: () -> Void",
                "",
                "  var body: some View {",
                "    Button(role: role, action: action) {",
                "      HStack(spacing: KajilisTokens.Spacing.xs) {",
                "        if let icon { Image(systemName: icon) }",
                "        Text(title)",
                "      }",
                "      .font(KajilisTokens.Typography.headline.font)",
                "      .foregroundStyle(.white)",
                "      .frame(maxWidth: .infinity, minHeight: KajilisTokens.Size.tapTarget)",
                "      .background(",
                "        role == .destructive",
                "          ? KajilisTokens.Color.errorColor : KajilisTokens.Color.primaryFillColor,",
                "        in: RoundedRectangle(cornerRadius: KajilisTokens.Radius.button, style: .continuous))",
                "    }",
                "    .buttonStyle(.plain)",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.primaryFillColor",
                "color.errorColor",
                "typography.headline",
                "spacing.xs",
                "radius.button",
                "size.tapTarget",
                "opacity.pressedShade",
                "opacity.disabled"
              ]
            },
            {
              "name": "Card",
              "purpose": "内容をひとまとめにする面",
              "variants": [
                {
                  "name": "default",
                  "visualChanges": [
                    "背景色: surfaceColor"
                  ],
                  "usageGuideline": "一覧や詳細のまとまり"
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
                "struct KajilisCard<Content: View>: View {",
                "  @ViewBuilder let content: Content",
                "",
                "  var body: some View {",
                "    content",
                "      .padding(KajilisTokens.Spacing.m)",
                "      .frame(maxWidth: .infinity, alignment: .leading)",
                "      .background(",
                "        KajilisTokens.Color.surfaceColor,",
                "        in: RoundedRectangle(cornerRadius: KajilisTokens.Radius.card, style: .continuous))",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.surfaceColor",
                "spacing.m",
                "radius.card",
                "shadow.card"
              ]
            },
            {
              "name": "Input",
              "purpose": "文字を受け取る欄",
              "variants": [
                {
                  "name": "normal",
                  "visualChanges": [
                    "枠線: outlineColor"
                  ],
                  "usageGuideline": "入力前"
                },
                {
                  "name": "focused",
                  "visualChanges": [
                    "枠線: primaryColor"
                  ],
                  "usageGuideline": "入力中"
                },
                {
                  "name": "error",
                  "visualChanges": [
                    "枠線: errorColor"
                  ],
                  "usageGuideline": "直す必要があるとき"
                },
                {
                  "name": "disabled",
                  "visualChanges": [
                    "不透明度: opacity.disabled"
                  ],
                  "usageGuideline": "変更できないとき"
                }
              ],
              "properties": [
                {
                  "name": "label",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "text",
                  "type": "Binding<String>",
                  "required": true
                },
                {
                  "name": "error",
                  "type": "String",
                  "required": false,
                  "defaultValue": "nil"
                }
              ],
              "codeExample": [
                "struct KajilisInput: View {",
                "  let label: String",
                "  @Binding var text: String",
                "  var error: String?",
                "",
                "  var body: some View {",
                "    VStack(alignment: .leading, spacing: KajilisTokens.Spacing.xxs) {",
                "      Text(label)",
                "        .font(KajilisTokens.Typography.footnote.font)",
                "        .foregroundStyle(KajilisTokens.Color.secondaryTextColor)",
                "      TextField(label, text: $text)",
                "        .padding(.horizontal, KajilisTokens.Spacing.s)",
                "        .frame(minHeight: KajilisTokens.Size.tapTarget)",
                "        .overlay {",
                "          RoundedRectangle(cornerRadius: KajilisTokens.Radius.input, style: .continuous)",
                "            .stroke(",
                "              error == nil",
                "                ? KajilisTokens.Color.outlineColor : KajilisTokens.Color.errorColor)",
                "        }",
                "      if let error {",
                "        Text(error)",
                "          .font(KajilisTokens.Typography.caption.font)",
                "          .foregroundStyle(KajilisTokens.Color.errorColor)",
                "      }",
                "    }",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.outlineColor",
                "color.primaryColor",
                "color.errorColor",
                "color.secondaryTextColor",
                "typography.body",
                "typography.footnote",
                "typography.caption",
                "spacing.xxs",
                "spacing.s",
                "radius.input",
                "size.tapTarget"
              ]
            },
            {
              "name": "Modal",
              "purpose": "一つの用事を済ませる画面",
              "variants": [
                {
                  "name": "default",
                  "visualChanges": [
                    "背景色: backgroundColor"
                  ],
                  "usageGuideline": "今の画面に戻る用事"
                }
              ],
              "properties": [
                {
                  "name": "title",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "content",
                  "type": "View",
                  "required": true
                }
              ],
              "codeExample": [
                "struct ModalExample: View {",
                "  @State private var isPresented = true",
                "",
                "  var body: some View {",
                "    Color.clear.sheet(isPresented: $isPresented) {",
                "      Text(\"予定を追加\")",
                "        .font(KajilisTokens.Typography.headline.font)",
                "        .padding(KajilisTokens.Spacing.m)",
                "        .presentationDetents([.medium])",
                "    }",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.backgroundColor",
                "typography.headline",
                "spacing.m"
              ]
            },
            {
              "name": "Alert",
              "purpose": "短い確認",
              "variants": [
                {
                  "name": "default",
                  "visualChanges": [
                    "操作: 一つ"
                  ],
                  "usageGuideline": "知らせるとき"
                },
                {
                  "name": "destructive",
                  "visualChanges": [
                    "操作: errorColor"
                  ],
                  "usageGuideline": "取り消せないとき"
                }
              ],
              "properties": [
                {
                  "name": "title",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "message",
                  "type": "String",
                  "required": false,
                  "defaultValue": "nil"
                }
              ],
              "codeExample": [
                "struct AlertExample: View {",
                "  @State private var isPresented = true",
                "",
                "  var body: some View {",
                "    Color.clear.alert(\"削除しますか\", isPresented: $isPresented) {",
                "      Button(\"削除\", role: .destructive) {}",
                "      Button(\"キャンセル\", role: .cancel) {}",
                "    } message: {",
                "      Text(\"元に戻せません\")",
                "    }",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.errorColor",
                "color.primaryColor"
              ]
            },
            {
              "name": "Navbar",
              "purpose": "画面の題と操作",
              "variants": [
                {
                  "name": "default",
                  "visualChanges": [
                    "題: largeTitle"
                  ],
                  "usageGuideline": "最初の画面"
                },
                {
                  "name": "inline",
                  "visualChanges": [
                    "題: headline"
                  ],
                  "usageGuideline": "次の画面"
                }
              ],
              "properties": [
                {
                  "name": "title",
                  "type": "String",
                  "required": true
                },
                {
                  "name": "actions",
                  "type": "View",
                  "required": false,
                  "defaultValue": "EmptyView"
                }
              ],
              "codeExample": [
                "struct NavbarExample: View {",
                "  var body: some View {",
                "    NavigationStack {",
                "      Text(\"本文\")",
                "        .navigationTitle(\"家事\")",
                "        .toolbar {",
                "          ToolbarItem(placement: .topBarTrailing) {",
                "            Button(\"追加\", systemImage: \"plus\") {}",
                "          }",
                "        }",
                "    }",
                "    .tint(KajilisTokens.Color.primaryColor)",
                "  }",
                "}"
              ],
              "designTokens": [
                "color.primaryColor",
                "typography.largeTitle",
                "typography.headline"
              ]
            }
          ],
          "layouts": [
            {
              "patternName": "ListScreen",
              "description": "項目が縦に並ぶ画面",
              "structure": [
                {
                  "component": "Navbar",
                  "position": "top",
                  "required": true
                },
                {
                  "component": "List",
                  "position": "center",
                  "required": true
                }
              ],
              "navigationStyle": "NavigationStack with toolbar",
              "codeTemplate": [
                "struct ListTemplate: View {",
                "  var body: some View {",
                "    NavigationStack {",
                "      List([\"洗濯\", \"掃除\", \"買い物\"], id: \\.self) { Text($0) }",
                "        .navigationTitle(\"家事\")",
                "    }",
                "  }",
                "}"
              ]
            },
            {
              "patternName": "DetailScreen",
              "description": "一つの項目を見る画面",
              "structure": [
                {
                  "component": "Navbar",
                  "position": "top",
                  "required": true
                },
                {
                  "component": "Card",
                  "position": "center",
                  "required": true
                },
                {
                  "component": "PrimaryButton",
                  "position": "bottom",
                  "required": false
                }
              ],
              "navigationStyle": "NavigationStack, inline title",
              "codeTemplate": [
                "struct DetailTemplate: View {",
                "  var body: some View {",
                "    ScrollView {",
                "      VStack(alignment: .leading, spacing: KajilisTokens.Spacing.m) {",
                "        Text(\"洗濯\").font(KajilisTokens.Typography.title2.font)",
                "        Text(\"毎朝 7 時\").font(KajilisTokens.Typography.body.font)",
                "      }",
                "      .padding(KajilisTokens.Spacing.m)",
                "    }",
                "  }",
                "}"
              ]
            },
            {
              "patternName": "FormScreen",
              "description": "値を入れて保存する画面",
              "structure": [
                {
                  "component": "Navbar",
                  "position": "top",
                  "required": true
                },
                {
                  "component": "Input",
                  "position": "center",
                  "required": true
                },
                {
                  "component": "PrimaryButton",
                  "position": "bottom",
                  "required": true
                }
              ],
              "navigationStyle": "NavigationStack, inline title",
              "codeTemplate": [
                "struct FormTemplate: View {",
                "  @State private var name = \"\"",
                "",
                "  var body: some View {",
                "    Form { TextField(\"名前\", text: $name) }",
                "  }",
                "}"
              ]
            },
            {
              "patternName": "TabScreen",
              "description": "主な場所を切り替える画面",
              "structure": [
                {
                  "component": "TabBar",
                  "position": "bottom",
                  "required": true
                },
                {
                  "component": "Navbar",
                  "position": "top",
                  "required": false
                }
              ],
              "navigationStyle": "TabView",
              "codeTemplate": [
                "struct TabTemplate: View {",
                "  var body: some View {",
                "    TabView {",
                "      Text(\"今日\").tabItem { Label(\"今日\", systemImage: \"checklist\") }",
                "      Text(\"家族\").tabItem { Label(\"家族\", systemImage: \"person.2\") }",
                "    }",
                "    .tint(KajilisTokens.Color.primaryColor)",
                "  }",
                "}"
              ]
            },
            {
              "patternName": "ModalScreen",
              "description": "画面の上に開く画面",
              "structure": [
                {
                  "component": "Modal",
                  "position": "bottom",
                  "required": true
                },
                {
                  "component": "PrimaryButton",
                  "position": "bottom",
                  "required": false
                }
              ],
              "navigationStyle": "sheet",
              "codeTemplate": [
                "struct ModalTemplate: View {",
                "  @State private var isPresented = true",
                "",
                "  var body: some View {",
                "    Color.clear.sheet(isPresented: $isPresented) { Text(\"家事を追加\") }",
                "  }",
                "}"
              ]
            }
          ],
          "documentParts": [
            "概念",
            "トークン",
            "SwiftUI の例",
            "よい使い方",
            "注意"
          ],
          "document": [
            {
              "title": "概要",
              "concept": "値、部品、画面の型を一つのファイルに置き、文書も絵もそこから作る。",
              "code": [
                "Text(\"こんにちは\").font(KajilisTokens.Typography.body.font)"
              ],
              "bestPractices": [
                "値は名前で使う"
              ],
              "cautions": [
                "ここにない値は足さずに相談する"
              ]
            },
            {
              "title": "デザイン原則",
              "concept": "読みやすさ、一貫性、誰にでも使えること。",
              "code": [
                "Text(\"今日の家事\").font(KajilisTokens.Typography.largeTitle.font)"
              ],
              "bestPractices": [
                "一画面に主な操作は一つ"
              ],
              "cautions": [
                "飾りのための色を使わない"
              ]
            },
            {
              "title": "カラーシステム",
              "concept": "色は役割で名づけ、明るい画面と暗い画面の値を持つ。",
              "shows": "assets",
              "steps": [
                "kumihan tokens export kajilis --assets --output Assets.xcassets で全色の Color Set を書き出す",
                "Xcode のプロジェクトに Assets.xcassets を加える。手で作るときは Editor > Add New Asset > Color Set を選ぶ",
                "名前は役割で付け、Attributes Inspector の Appearances を Any, Dark にして両方の値を入れる",
                "SwiftUI では Color(\"color/primaryColor\") と名前で使い、両モードのプレビューで確かめる"
              ],
              "tokens": [
                "color"
              ],
              "code": [
                "Text(\"保存しました\").foregroundStyle(KajilisTokens.Color.successColor)"
              ],
              "bestPractices": [
                "文字は 4.5 : 1 以上"
              ],
              "cautions": [
                "primaryColor の上に白い文字を置かない。primaryFillColor を使う"
              ]
            },
            {
              "title": "タイポグラフィ",
              "concept": "十一の文字の型。日本語は端末の書体で表示する。",
              "tokens": [
                "typography"
              ],
              "code": [
                "Text(\"買い物\").font(KajilisTokens.Typography.headline.font)"
              ],
              "bestPractices": [
                "大きな文字の設定でも切れないこと"
              ],
              "cautions": [
                "大きさを直接書かない"
              ]
            },
            {
              "title": "スペーシングシステム",
              "concept": "八を基にした九つの間隔。",
              "tokens": [
                "spacing"
              ],
              "code": [
                "VStack(spacing: KajilisTokens.Spacing.m) { Text(\"一\"); Text(\"二\") }"
              ],
              "bestPractices": [
                "部品の間は m"
              ],
              "cautions": [
                "途中の値を作らない"
              ]
            },
            {
              "title": "コンポーネントライブラリ",
              "concept": "六つの部品。名前、状態、使う値を決めておく。",
              "shows": "components",
              "tokens": [
                "radius",
                "shadow",
                "border",
                "opacity"
              ],
              "code": [
                "Button(\"保存\") {}.tint(KajilisTokens.Color.primaryFillColor)"
              ],
              "bestPractices": [
                "状態はすべて作る"
              ],
              "cautions": [
                "部品の中に値を書かない"
              ]
            },
            {
              "title": "レイアウトパターン",
              "concept": "五つの画面の型。安全な範囲を守り、端末の幅に合わせる。",
              "shows": "layouts",
              "code": [
                "ScrollView { Text(\"長い内容\").padding(KajilisTokens.Spacing.m) }"
              ],
              "bestPractices": [
                "項目が多いときは List"
              ],
              "cautions": [
                "List を ScrollView に入れない"
              ]
            },
            {
              "title": "アイコンシステム",
              "concept": "まず SF Symbols。大きさは文字に合わせる。",
              "tokens": [
                "size"
              ],
              "code": [
                "Image(systemName: \"checklist\").foregroundStyle(KajilisTokens.Color.primaryColor)"
              ],
              "bestPractices": [
                "隣の文字と同じ太さ"
              ],
              "cautions": [
                "意味のある絵には名前をつける"
              ]
            },
            {
              "title": "アニメーション",
              "concept": "変化は短く、意味のあるところだけ。",
              "tokens": [
                "duration",
                "easing",
                "motion"
              ],
              "code": [
                "Text(\"完了\").transition(.opacity).animation(KajilisTokens.Motion.standard, value: true)"
              ],
              "bestPractices": [
                "触れた返事は fast"
              ],
              "cautions": [
                "動きを減らす設定を守る"
              ]
            },
            {
              "title": "アクセシビリティ",
              "concept": "声、文字の大きさ、色の差、触れる広さ。",
              "shows": "contrasts",
              "code": [
                "Button(\"削除\", systemImage: \"trash\") {}.frame(minWidth: KajilisTokens.Size.tapTarget, minHeight: KajilisTokens.Size.tapTarget)"
              ],
              "bestPractices": [
                "触れる所は 44 × 44 以上"
              ],
              "cautions": [
                "色だけで知らせない"
              ]
            },
            {
              "title": "コーディング規約",
              "concept": "View、ViewModel、Model、Service で終わる名前。Views、ViewModels、Components に分ける。",
              "code": [
                "#Preview { Text(\"確認\") }"
              ],
              "bestPractices": [
                "どの画面にも #Preview"
              ],
              "cautions": [
                "一つのファイルに一つの型"
              ]
            },
            {
              "title": "バージョン管理",
              "concept": "三つの数で版を表し、変えたことを書き残す。",
              "shows": "versions",
              "code": [
                "Text(\"1.0.0\").font(KajilisTokens.Typography.caption.font)"
              ],
              "bestPractices": [
                "版を変えたら履歴も書く"
              ],
              "cautions": [
                "壊れる変更は最初の数を上げる"
              ]
            }
          ]
        }
      },
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
          "$description": "主な操作、ブランドの色",
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
            },
            "kumihan": {
              "contrast": 4.52,
              "on": "#FFFFFF",
              "mode": "light"
            }
          }
        },
        "primaryFillColor": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0,
              0.3843,
              0.8
            ],
            "hex": "#0062CC"
          },
          "$description": "白い文字を載せる主な操作の面",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0,
                  0.3843,
                  0.8
                ],
                "hex": "#0062CC"
              }
            },
            "kumihan": {
              "chosen": true
            }
          }
        },
        "secondaryColor": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.3451,
              0.3373,
              0.8392
            ],
            "hex": "#5856D6"
          },
          "$description": "補助の操作",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0.4902,
                  0.4784,
                  1
                ],
                "hex": "#7D7AFF"
              }
            },
            "kumihan": {
              "chosen": true
            }
          }
        },
        "successColor": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.1176,
              0.4824,
              0.2039
            ],
            "hex": "#1E7B34"
          },
          "$description": "成功",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0.1882,
                  0.8196,
                  0.3451
                ],
                "hex": "#30D158"
              }
            },
            "kumihan": {
              "chosen": true
            }
          }
        },
        "errorColor": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.8431,
              0,
              0.0824
            ],
            "hex": "#D70015"
          },
          "$description": "失敗、削除",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0.898,
                  0.1451,
                  0.1686
                ],
                "hex": "#E5252B"
              }
            },
            "kumihan": {
              "chosen": true
            }
          }
        },
        "warningColor": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.5412,
              0.3529,
              0
            ],
            "hex": "#8A5A00"
          },
          "$description": "注意",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  1,
                  0.8392,
                  0.0392
                ],
                "hex": "#FFD60A"
              }
            },
            "kumihan": {
              "chosen": true
            }
          }
        },
        "infoColor": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0,
              0.4,
              0.6588
            ],
            "hex": "#0066A8"
          },
          "$description": "案内",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0.3922,
                  0.8235,
                  1
                ],
                "hex": "#64D2FF"
              }
            },
            "kumihan": {
              "chosen": true
            }
          }
        },
        "textColor": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0,
              0,
              0
            ],
            "hex": "#000000"
          },
          "$description": "本文",
          "$extensions": {
            "mode": {
              "dark": {
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
              "chosen": true
            }
          }
        },
        "secondaryTextColor": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.3608,
              0.3608,
              0.3804
            ],
            "hex": "#5C5C61"
          },
          "$description": "補足",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0.6824,
                  0.6824,
                  0.698
                ],
                "hex": "#AEAEB2"
              }
            },
            "kumihan": {
              "chosen": true
            }
          }
        },
        "backgroundColor": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              1,
              1,
              1
            ],
            "hex": "#FFFFFF"
          },
          "$description": "画面",
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
              "chosen": true
            }
          }
        },
        "surfaceColor": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.949,
              0.949,
              0.9686
            ],
            "hex": "#F2F2F7"
          },
          "$description": "カード",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0.1098,
                  0.1098,
                  0.1176
                ],
                "hex": "#1C1C1E"
              }
            },
            "kumihan": {
              "chosen": true
            }
          }
        },
        "outlineColor": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.5412,
              0.5412,
              0.5569
            ],
            "hex": "#8A8A8E"
          },
          "$description": "入力欄の枠",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0.4863,
                  0.4863,
                  0.502
                ],
                "hex": "#7C7C80"
              }
            },
            "kumihan": {
              "chosen": true
            }
          }
        }
      },
      "typography": {
        "$type": "typography",
        "largeTitle": {
          "$value": {
            "fontFamily": [
              "System",
              "Hiragino Sans",
              "Noto Sans JP"
            ],
            "fontSize": {
              "value": 34,
              "unit": "px"
            },
            "fontWeight": 700,
            "letterSpacing": {
              "value": 0.4,
              "unit": "px"
            },
            "lineHeight": 1.205882
          },
          "$description": "画面の題",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "title": {
          "$value": {
            "fontFamily": [
              "System",
              "Hiragino Sans",
              "Noto Sans JP"
            ],
            "fontSize": {
              "value": 28,
              "unit": "px"
            },
            "fontWeight": 700,
            "letterSpacing": {
              "value": 0.38,
              "unit": "px"
            },
            "lineHeight": 1.214286
          },
          "$description": "章",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "title2": {
          "$value": {
            "fontFamily": [
              "System",
              "Hiragino Sans",
              "Noto Sans JP"
            ],
            "fontSize": {
              "value": 22,
              "unit": "px"
            },
            "fontWeight": 700,
            "letterSpacing": {
              "value": -0.26,
              "unit": "px"
            },
            "lineHeight": 1.272727
          },
          "$description": "節",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "title3": {
          "$value": {
            "fontFamily": [
              "System",
              "Hiragino Sans",
              "Noto Sans JP"
            ],
            "fontSize": {
              "value": 20,
              "unit": "px"
            },
            "fontWeight": 600,
            "letterSpacing": {
              "value": -0.45,
              "unit": "px"
            },
            "lineHeight": 1.25
          },
          "$description": "小さな節",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "headline": {
          "$value": {
            "fontFamily": [
              "System",
              "Hiragino Sans",
              "Noto Sans JP"
            ],
            "fontSize": {
              "value": 17,
              "unit": "px"
            },
            "fontWeight": 600,
            "letterSpacing": {
              "value": -0.41,
              "unit": "px"
            },
            "lineHeight": 1.294118
          },
          "$description": "行の題、ボタン"
        },
        "body": {
          "$value": {
            "fontFamily": [
              "System",
              "Hiragino Sans",
              "Noto Sans JP"
            ],
            "fontSize": {
              "value": 17,
              "unit": "px"
            },
            "fontWeight": 400,
            "letterSpacing": {
              "value": -0.43,
              "unit": "px"
            },
            "lineHeight": 1.294118
          },
          "$description": "本文",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "callout": {
          "$value": {
            "fontFamily": [
              "System",
              "Hiragino Sans",
              "Noto Sans JP"
            ],
            "fontSize": {
              "value": 16,
              "unit": "px"
            },
            "fontWeight": 400,
            "letterSpacing": {
              "value": -0.31,
              "unit": "px"
            },
            "lineHeight": 1.3125
          },
          "$description": "補足の本文",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "subheadline": {
          "$value": {
            "fontFamily": [
              "System",
              "Hiragino Sans",
              "Noto Sans JP"
            ],
            "fontSize": {
              "value": 15,
              "unit": "px"
            },
            "fontWeight": 400,
            "letterSpacing": {
              "value": -0.23,
              "unit": "px"
            },
            "lineHeight": 1.333333
          },
          "$description": "説明",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "footnote": {
          "$value": {
            "fontFamily": [
              "System",
              "Hiragino Sans",
              "Noto Sans JP"
            ],
            "fontSize": {
              "value": 13,
              "unit": "px"
            },
            "fontWeight": 400,
            "letterSpacing": {
              "value": -0.08,
              "unit": "px"
            },
            "lineHeight": 1.384615
          },
          "$description": "注",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "caption": {
          "$value": {
            "fontFamily": [
              "System",
              "Hiragino Sans",
              "Noto Sans JP"
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
          "$description": "小さな注",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "caption2": {
          "$value": {
            "fontFamily": [
              "System",
              "Hiragino Sans",
              "Noto Sans JP"
            ],
            "fontSize": {
              "value": 11,
              "unit": "px"
            },
            "fontWeight": 400,
            "letterSpacing": {
              "value": 0.06,
              "unit": "px"
            },
            "lineHeight": 1.181818
          },
          "$description": "最も小さな注",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        }
      },
      "spacing": {
        "$type": "dimension",
        "xxxs": {
          "$value": {
            "value": 2,
            "unit": "px"
          },
          "$description": "線の間",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "xxs": {
          "$value": {
            "value": 4,
            "unit": "px"
          },
          "$description": "文字と絵",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "xs": {
          "$value": {
            "value": 8,
            "unit": "px"
          },
          "$description": "近い部品",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "s": {
          "$value": {
            "value": 12,
            "unit": "px"
          },
          "$description": "行の中",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "m": {
          "$value": {
            "value": 16,
            "unit": "px"
          },
          "$description": "部品の間"
        },
        "l": {
          "$value": {
            "value": 24,
            "unit": "px"
          },
          "$description": "まとまりの間",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "xl": {
          "$value": {
            "value": 32,
            "unit": "px"
          },
          "$description": "節の間",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "xxl": {
          "$value": {
            "value": 40,
            "unit": "px"
          },
          "$description": "大きな節",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "xxxl": {
          "$value": {
            "value": 48,
            "unit": "px"
          },
          "$description": "画面の余白",
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        }
      },
      "radius": {
        "$type": "dimension",
        "button": {
          "$value": {
            "value": 12,
            "unit": "px"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true,
              "corner": "continuous"
            }
          }
        },
        "card": {
          "$value": {
            "value": 16,
            "unit": "px"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true,
              "corner": "continuous"
            }
          }
        },
        "input": {
          "$value": {
            "value": 10,
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
          "$description": "触れる所の最小"
        },
        "iconSmall": {
          "$value": {
            "value": 16,
            "unit": "px"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "icon": {
          "$value": {
            "value": 22,
            "unit": "px"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "iconLarge": {
          "$value": {
            "value": 28,
            "unit": "px"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        }
      },
      "opacity": {
        "$type": "number",
        "pressedShade": {
          "$value": 0.2,
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
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
      "border": {
        "$type": "border",
        "input": {
          "$value": {
            "color": "{color.outlineColor}",
            "width": {
              "value": 1,
              "unit": "px"
            },
            "style": "solid"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "focus": {
          "$value": {
            "color": "{color.primaryColor}",
            "width": {
              "value": 2,
              "unit": "px"
            },
            "style": "solid"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "error": {
          "$value": {
            "color": "{color.errorColor}",
            "width": {
              "value": 2,
              "unit": "px"
            },
            "style": "solid"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
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
              "alpha": 0.078,
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
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        }
      },
      "duration": {
        "$type": "duration",
        "fast": {
          "$value": {
            "value": 0.15,
            "unit": "s"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "standard": {
          "$value": {
            "value": 0.3,
            "unit": "s"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        },
        "slow": {
          "$value": {
            "value": 0.5,
            "unit": "s"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        }
      },
      "easing": {
        "$type": "cubicBezier",
        "standard": {
          "$value": [
            0.42,
            0,
            0.58,
            1
          ],
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        }
      },
      "motion": {
        "$type": "transition",
        "standard": {
          "$value": {
            "duration": "{duration.standard}",
            "delay": {
              "value": 0,
              "unit": "s"
            },
            "timingFunction": "{easing.standard}"
          },
          "$extensions": {
            "kumihan": {
              "chosen": true
            }
          }
        }
      }
    }

    """#
}
