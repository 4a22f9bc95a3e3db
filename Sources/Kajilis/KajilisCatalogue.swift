import KumihanControls
public import KumihanTokens
import KumihanViews

/// Kajilis: six components in all their states, and five screens on three devices.
public enum KajilisCatalogue {
  public static var catalogue: SystemCatalogue {
    SystemCatalogue(
      system: Kajilis.system, look: .iOS26, ground: "color.backgroundColor",
      components: (components + KajilisScreens.components).map(\.mirrored))
  }

  private typealias Component = SystemCatalogue.Component
  private typealias State = SystemCatalogue.State

  /// A small screen: bars, sheets and alerts need one around them.
  private static let small = SystemCatalogue.Room.screen("iPhone SE")

  private static var components: [SystemCatalogue.Component] {
    [button, card, input, modal, alert, navbar]
  }

  private static var button: Component {
    Component(
      "PrimaryButton", group: "Components",
      states: [
        State("default") { KajilisButton("保存する") },
        State("icon") { KajilisButton("家事を追加", icon: "plus") },
        State("pressed") { KajilisButton("保存する").viewState(.pressed) },
        State("disabled") { KajilisButton("保存する").disabled(true) },
        State("destructive") { KajilisButton("削除する", role: .destructive) },
        State("destructive pressed") {
          KajilisButton("削除する", role: .destructive).viewState(.pressed)
        },
      ])
  }

  private static var card: Component {
    Component(
      "Card", group: "Components",
      states: [
        State("default") {
          KajilisCard {
            VStack(alignment: .leading, spacing: Kajilis.space("xxs")) {
              Text("洗濯").font(Kajilis.font("headline"))
              Text("毎朝 7 時、乾燥まで")
            }
          }
        },
        State("action") {
          KajilisCard {
            VStack(alignment: .leading, spacing: Kajilis.space("s")) {
              Label("ごみの日", systemImage: "trash").font(Kajilis.font("headline"))
              Text("燃えるごみは火曜と金曜の朝に出します。")
              KajilisButton("終わりました", icon: "checkmark")
            }
          }
        },
      ])
  }

  private static var input: Component {
    Component(
      "Input", group: "Components",
      states: [
        State("normal") { KajilisInput("家事の名前", text: .constant("")) },
        State("filled") { KajilisInput("家事の名前", text: .constant("お風呂の掃除")) },
        State("focused") {
          KajilisInput("家事の名前", text: .constant("お風呂")).viewState(.focused)
        },
        State("error") {
          KajilisInput("家事の名前", text: .constant(""), error: "名前を入れてください")
        },
        State("disabled") {
          KajilisInput("家事の名前", text: .constant("お風呂の掃除")).disabled(true)
        },
      ])
  }

  private static var modal: Component {
    Component(
      "Modal", group: "Components",
      states: [
        State("medium", room: small) {
          KajilisScreens.list.sheet(isPresented: .constant(true)) {
            KajilisScreens.form.presentationDetents([.medium])
          }
        },
        State("large", room: small) {
          KajilisScreens.list.sheet(isPresented: .constant(true)) { KajilisScreens.form }
        },
      ])
  }

  private static var alert: Component {
    Component(
      "Alert", group: "Components",
      states: [
        State("default", room: small) {
          KajilisScreens.list.kajilisAlert(
            "保存しました", action: "OK", isPresented: .constant(true))
        },
        State("message", room: small) {
          KajilisScreens.list.kajilisAlert(
            "つながりません", message: "電波のよい所でもう一度お試しください。", action: "OK",
            isPresented: .constant(true))
        },
        State("destructive", room: small) {
          KajilisScreens.list.kajilisAlert(
            "「洗濯」を削除しますか", message: "元に戻せません。", action: "削除",
            isDestructive: true, isPresented: .constant(true))
        },
      ])
  }

  private static var navbar: Component {
    Component(
      "Navbar", group: "Components",
      states: [
        State("large", room: small) { KajilisScreens.rows.kajilisNavbar("家事") },
        State("inline", room: small) {
          KajilisScreens.rows.kajilisNavbar("家事", isInline: true)
        },
        State("action", room: small) {
          KajilisScreens.rows.kajilisNavbar("家事", action: "plus")
        },
        State("search", room: small) {
          KajilisScreens.rows.searchable(text: .constant(""), prompt: "検索").kajilisNavbar("家事")
        },
      ])
  }
}

/// The five kinds of screens.
@MainActor
enum KajilisScreens {
  nonisolated private static let devices = ["iPhone SE", "iPhone 17", "iPad mini"]

  nonisolated static var components: [SystemCatalogue.Component] {
    [
      .screen("ListScreen", devices: devices) { list },
      .screen("DetailScreen", devices: devices) { detail },
      .screen("FormScreen", devices: devices) { formScreen },
      .screen("TabScreen", devices: devices) { tabs },
      .screen("ModalScreen", devices: devices) {
        tabs.sheet(isPresented: .constant(true)) { form.presentationDetents([.medium]) }
      },
      .screen("SampleScreen", devices: ["iPhone 17"]) { SampleScreen(KajilisTheme()) },
    ]
  }

  private static let chores: [(symbol: String, name: String, time: String)] = [
    ("washer", "洗濯", "毎朝 7:00"), ("fork.knife", "夕食の支度", "18:00"),
    ("trash", "ごみ出し", "火曜、金曜"), ("bathtub", "お風呂の掃除", "一日おき"),
    ("cart", "買い物", "土曜"),
  ]

  static var rows: some View {
    List {
      Section("今日") {
        ForEach(chores, id: \.name) { chore in
          HStack {
            Label(chore.name, systemImage: chore.symbol)
            Spacer()
            Text(chore.time).foregroundStyle(Kajilis.color("secondaryTextColor"))
          }
          .frame(minHeight: Kajilis.system.length("size.tapTarget") - Kajilis.space("m"))
        }
      }
      Section("あした") { Label("掃除機", systemImage: "sparkles") }
    }
  }

  static var list: some View { rows.kajilisNavbar("家事", action: "plus") }

  private static var detail: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Kajilis.space("m")) {
        KajilisCard {
          VStack(alignment: .leading, spacing: Kajilis.space("xs")) {
            Label("洗濯", systemImage: "washer").font(Kajilis.font("title2"))
            Text("色物と白い物を分け、終わったらすぐに干します。雨の日は乾燥機を使います。")
          }
        }
        KajilisCard {
          LabeledContent("担当", value: "美香")
        }
        KajilisCard {
          LabeledContent("次の回", value: "あした 7:00")
        }
        KajilisButton("終わりました", icon: "checkmark")
        KajilisButton("削除する", role: .destructive)
      }
      .padding(Kajilis.space("m"))
    }
    .kajilisNavbar("洗濯", isInline: true)
  }

  static var form: some View {
    KajilisModal("家事を追加", action: "保存する") {
      KajilisInput("家事の名前", text: .constant("窓ふき"))
      KajilisInput("担当", text: .constant(""))
    }
  }

  private static var formScreen: some View {
    ScrollView {
      VStack(spacing: Kajilis.space("m")) {
        KajilisInput("家事の名前", text: .constant("窓ふき"))
        KajilisInput("場所", text: .constant(""), error: "場所を選んでください")
        KajilisCard { Toggle("毎週くり返す", isOn: .constant(true)) }
        KajilisButton("保存する")
      }
      .padding(Kajilis.space("m"))
    }
    .kajilisNavbar("新しい家事", isInline: true)
  }

  private static var tabs: some View {
    TabView {
      list.tabItem { Label("今日", systemImage: "checklist") }
      Text("家族").tabItem { Label("家族", systemImage: "person.2") }
      Text("設定").tabItem { Label("設定", systemImage: "gearshape") }
    }
    .tint(Kajilis.color("primaryColor"))
  }
}

/// The sample screen in Kajilis.
struct KajilisTheme: SampleTheme {
  var ground: AnyShapeStyle { AnyShapeStyle(Kajilis.color("backgroundColor")) }
  var ink: AnyShapeStyle { AnyShapeStyle(Kajilis.color("textColor")) }
  var gap: CGFloat { Kajilis.space("s") }
  var margin: CGFloat { Kajilis.space("m") }

  func line(_ text: String) -> some View {
    Text(text).font(Kajilis.font("body")).foregroundStyle(ink)
  }
  func note(_ text: String) -> some View {
    Text(text)
      .font(Kajilis.font("footnote"))
      .foregroundStyle(Kajilis.color("secondaryTextColor"))
  }
  func title(_ text: String) -> some View {
    Text(text).font(Kajilis.font("largeTitle")).foregroundStyle(ink)
  }
  func card(_ content: AnyView) -> some View { KajilisCard { content } }
  func action(_ title: String) -> some View { KajilisButton(title) }
}
