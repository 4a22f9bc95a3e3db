import KumihanControls
public import KumihanTokens
import KumihanViews

/// The dark studio: seven components in their states, the tab screen and five screens, in the dark
/// and in the light variant, which is ours.
public enum DarkStudioCatalogue {
  public static var catalogue: SystemCatalogue {
    SystemCatalogue(
      system: DarkStudio.system, ground: "color.background",
      components: (components + DarkStudioScreens.components).map(\.mirrored))
  }

  private typealias Component = SystemCatalogue.Component
  private typealias State = SystemCatalogue.State

  private static let readers: [SystemCatalogue.Reader] = [.dark, .light]
  private static let wide = SystemCatalogue.Room.fitting(width: 343)

  private static func component(_ name: String, _ states: State...) -> Component {
    Component(name, group: "Components", states: states)
  }

  /// Each component that can be pressed or disabled is drawn so; the others show what they have.
  private static func three<V: View>(
    _ name: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> Component {
    component(
      name, State("normal", room: wide, readers: readers, view: view),
      State("pressed", room: wide, readers: readers) { view().viewState(.pressed) },
      State("disabled", room: wide, readers: readers) { view().disabled(true) })
  }

  /// The document gives the opacities; less contrast follows from them.
  private static let pressing = "the document fades a pressed button to 0.8 or 0.7"

  private static var contrastReaders: [SystemCatalogue.Reader] {
    readers.map { reader in
      var reader = reader
      reader.hasContrast = true
      return reader
    }
  }

  @MainActor private static var card: some View {
    StudioCard {
      VStack(alignment: .leading, spacing: DarkStudio.space("sm")) {
        Text("Portrait, studio light").font(DarkStudio.font("headline"))
        Text("Four pictures, two of them kept")
          .font(DarkStudio.font("body"))
          .foregroundStyle(DarkStudio.color("textSecondary"))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(DarkStudio.space("sm"))
  }

  private static var components: [SystemCatalogue.Component] {
    [
      three("PrimaryButton") {
        Button("Continue") {}.buttonStyle(StudioPrimaryButtonStyle())
      }
      .knowing("contrast.text", in: "pressed", because: pressing),
      three("SecondaryButton") {
        Button("Cancel") {}.buttonStyle(StudioSecondaryButtonStyle())
      }
      .knowing("contrast.text", in: "pressed", because: pressing),
      component(
        "Card", State("normal", room: wide, readers: readers) { card },
        State("contrast", room: wide, readers: contrastReaders) { card }),
      component(
        "Loading", State("normal", room: wide, readers: readers) { StudioLoading() }),
      component(
        "EmptyState",
        State("normal", room: wide, readers: readers) {
          StudioState(
            icon: "photo.on.rectangle", title: "No pictures yet",
            message: "Pictures that you make are kept here.")
        },
        State("action", room: wide, readers: readers) {
          StudioState(
            icon: "photo.on.rectangle", title: "No pictures yet",
            message: "Pictures that you make are kept here.", action: "Get Started")
        }),
      component(
        "ErrorState",
        State("normal", room: wide, readers: readers) {
          StudioState(
            error: "Upload failed", message: "Check the connection, then send the picture again.")
        }),
      component(
        "TabBar",
        State("home", room: .screen("iPhone SE"), readers: readers) {
          DarkStudioScreens.tabs(selection: 0)
        },
        State("history", room: .screen("iPhone SE"), readers: readers) {
          DarkStudioScreens.tabs(selection: 2)
        }),
    ]
  }
}

/// The screens that the seed names, drawn in its components.
@MainActor
enum DarkStudioScreens {
  nonisolated private static let device = ["iPhone 16"]

  nonisolated static var components: [SystemCatalogue.Component] {
    let readers: [SystemCatalogue.Reader] = [.dark, .light]
    return [
      .screen("TabScreen", devices: device, readers: readers) { tabs(selection: 0) },
      .screen("MainTools", devices: device, readers: readers) { tools },
      .screen("Chat", devices: device, readers: readers) { chat },
      .screen("History", devices: device, readers: readers) { history },
      .screen("Profile", devices: device, readers: readers) { profile },
      .screen("ProLooks", devices: device, readers: readers) { looks },
      .screen("SampleScreen", devices: device, readers: readers) { SampleScreen(StudioTheme()) },
      presented("Sheet") { tools.sheet(isPresented: .constant(true)) { offer } },
      presented("Alert") {
        history.alert("Delete this job?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Its four pictures are deleted, too.")
        }
      },
    ]
  }

  /// What lies over a screen.
  nonisolated private static func presented<V: View>(
    _ name: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> SystemCatalogue.Component {
    SystemCatalogue.Component(
      name, group: "Presented",
      states: [.init("open", room: .screen("iPhone 16"), readers: [.dark, .light], view: view)])
  }

  private static var offer: some View {
    VStack(spacing: DarkStudio.space("md")) {
      Text("Save this look")
        .font(DarkStudio.font("headline"))
        .foregroundStyle(DarkStudio.color("textPrimary"))
        .accessibilityAddTraits(.isHeader)
      Text("It is kept with your other looks.")
        .font(DarkStudio.font("callout"))
        .foregroundStyle(DarkStudio.color("textSecondary"))
      Button("Save") {}.buttonStyle(StudioPrimaryButtonStyle())
      Button("Not Now") {}.buttonStyle(StudioSecondaryButtonStyle())
    }
    .padding(DarkStudio.space("md"))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Rectangle().fill(DarkStudio.color("background")).ignoresSafeArea() }
    .presentationDetents([.medium])
  }

  static func tabs(selection: Int) -> some View {
    StudioTabs(selection: selection) {
      tools
    } chat: {
      chat
    } history: {
      history
    }
  }

  private static func line(_ symbol: String, _ title: String, _ note: String) -> some View {
    StudioCard {
      HStack(spacing: DarkStudio.space("md")) {
        Image(systemName: symbol)
          .font(DarkStudio.font("headline"))
          .foregroundStyle(DarkStudio.color("accent"))
          .frame(width: DarkStudio.space("xl"))
        VStack(alignment: .leading, spacing: DarkStudio.space("xs")) {
          Text(title).font(DarkStudio.font("body"))
          Text(note)
            .font(DarkStudio.font("footnote"))
            .foregroundStyle(DarkStudio.color("textSecondary"))
        }
        Spacer(minLength: 0)
      }
    }
  }

  private static var tools: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: DarkStudio.space("md")) {
        Text("Tools")
          .font(DarkStudio.font("title"))
          .foregroundStyle(DarkStudio.color("textPrimary"))
        line("wand.and.stars", "Retouch", "Skin, light, background")
        line("person.crop.square", "Portrait", "Ten looks from one picture")
        line("photo", "Restore", "Old and torn pictures")
        Button("New Picture") {}.buttonStyle(StudioPrimaryButtonStyle())
      }
      .padding(DarkStudio.space("md"))
    }
    .studioScreen("Studio")
  }

  private static func message(
    _ text: String, _ time: String, _ side: HorizontalAlignment
  ) -> some View {
    VStack(alignment: side, spacing: DarkStudio.space("xs")) {
      StudioCard { Text(text).font(DarkStudio.font("body")) }
      Text(time)
        .font(DarkStudio.font("caption"))
        .foregroundStyle(DarkStudio.color("textSecondary"))
    }
    .frame(maxWidth: .infinity, alignment: side == .leading ? .leading : .trailing)
  }

  private static var chat: some View {
    VStack(alignment: .leading, spacing: DarkStudio.space("md")) {
      message("Make the light warmer.", "9:40", .trailing)
      message("Working on it: two minutes.", "9:41", .leading)
      Spacer()
      StudioLoading().frame(maxWidth: .infinity)
      Spacer()
      Button("Upload a Picture") {}.buttonStyle(StudioPrimaryButtonStyle())
    }
    .padding(DarkStudio.space("md"))
    .studioScreen("Chat")
  }

  private static var history: some View {
    ScrollView {
      VStack(spacing: DarkStudio.space("md")) {
        line("checkmark.circle", "Portrait", "Done, four pictures")
        line("clock", "Restore", "Two minutes to go")
        line("checkmark.circle", "Retouch", "Done, one picture")
      }
      .padding(DarkStudio.space("md"))
    }
    .studioScreen("History")
  }

  private static var profile: some View {
    VStack(spacing: DarkStudio.space("lg")) {
      Image(systemName: "person.crop.circle")
        .font(.system(size: DarkStudio.size("emptySymbol")))
        .foregroundStyle(DarkStudio.color("textSecondary"))
      Text("Robin Berg")
        .font(DarkStudio.font("headline"))
        .foregroundStyle(DarkStudio.color("textPrimary"))
      line("bell", "Notices", "When a picture is done")
      line("lock", "Privacy", "Pictures are deleted after a month")
      Spacer()
      Button("Sign Out") {}.buttonStyle(StudioSecondaryButtonStyle())
    }
    .padding(DarkStudio.space("md"))
    .studioScreen("Profile")
  }

  /// Large letters scroll.
  private static var looks: some View {
    ViewThatFits(in: .vertical) {
      offers
      ScrollView { offers }
    }
    .studioScreen("Pro")
  }

  private static var offers: some View {
    VStack(spacing: DarkStudio.space("lg")) {
      VStack(spacing: DarkStudio.space("sm")) {
        Text("Pro Looks")
          .font(DarkStudio.font("title"))
          .foregroundStyle(DarkStudio.color("textPrimary"))
        Text("Everything, for one price")
          .font(DarkStudio.font("subheadline"))
          .foregroundStyle(DarkStudio.color("textSecondary"))
      }
      .padding(.top, DarkStudio.space("xxl"))
      line("sparkles", "Fifty looks", "New ones each month")
      line("bolt", "No waiting", "Your pictures come first")
      line("square.and.arrow.up", "Large files", "For print, without a mark")
      Spacer()
      Button("Try for a Week") {}.buttonStyle(StudioPrimaryButtonStyle())
      Button("Restore Purchase") {}.buttonStyle(StudioSecondaryButtonStyle())
    }
    .padding(DarkStudio.space("md"))
  }
}

/// The sample screen in the dark studio.
struct StudioTheme: SampleTheme {
  var ground: AnyShapeStyle { AnyShapeStyle(DarkStudio.color("background")) }
  var ink: AnyShapeStyle { AnyShapeStyle(DarkStudio.color("textPrimary")) }
  var gap: CGFloat { DarkStudio.space("md") }
  var margin: CGFloat { DarkStudio.space("md") }

  func line(_ text: String) -> some View {
    Text(text).font(DarkStudio.font("body")).foregroundStyle(ink)
  }
  func note(_ text: String) -> some View {
    Text(text)
      .font(DarkStudio.font("footnote"))
      .foregroundStyle(DarkStudio.color("textSecondary"))
  }
  func title(_ text: String) -> some View {
    Text(text).font(DarkStudio.font("title")).foregroundStyle(ink)
  }
  func card(_ content: AnyView) -> some View { StudioCard { content } }
  func action(_ title: String) -> some View {
    Button(title) {}.buttonStyle(StudioPrimaryButtonStyle())
  }
}
