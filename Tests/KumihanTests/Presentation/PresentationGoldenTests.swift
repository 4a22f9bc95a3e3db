import Foundation
import Kumihan
import KumihanAppleNames
import KumihanGoldens
import Testing

/// Each presentation and the states of controls as layout texts, a few as pictures.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct PresentationGoldenTests {
  private struct Case {
    var names: [PresentationName] = []
    var device = Device.standard
    let view: AnyView

    init(
      _ names: [PresentationName] = [], _ device: Device = .standard,
      @ViewBuilder _ view: () -> some View
    ) {
      (self.names, self.device, self.view) = (names, device, AnyView(view()))
    }
  }

  private static var base: some View {
    NavigationStack {
      List {
        Section("General") {
          Text(verbatim: "First")
          Toggle("Wi-Fi", isOn: .constant(true))
        }
      }
      .navigationTitle("Settings")
    }
  }

  private static let on = Binding.constant(true)

  private static func content(_ title: String = "Edit") -> some View {
    NavigationStack {
      Form { TextField("Name", text: .constant("Ada")) }
        .navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    }
  }

  private static let cases: [String: Case] = [
    "sheet": Case { base.sheet(isPresented: on) { content() } },
    "sheet.medium": Case {
      base.sheet(isPresented: on) {
        content().presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
          .presentationCornerRadius(24).presentationBackground(Color.yellow)
          .presentationBackgroundInteraction(.enabled)
      }
    },
    "sheet.form": Case([], Device(named: "iPad")!) { base.sheet(isPresented: on) { content() } },
    "sheet.page": Case([], Device(named: "iPad")!) {
      base.sheet(isPresented: on) { content().presentationSizing(.page) }
    },
    "sheet.fitted": Case([], Device(named: "iPad")!) {
      base.sheet(isPresented: on) { Text("Fitted").padding(40).presentationSizing(.fitted) }
    },
    "cover": Case { base.fullScreenCover(isPresented: on) { content() } },
    "alert": Case {
      base.alert("Delete it?", isPresented: on) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It cannot be had again.")
      }
    },
    "alert.fields": Case {
      base.alert("Sign in", isPresented: on) {
        TextField("Name", text: .constant("Ada"))
        SecureField("Password", text: .constant("secret"))
        Button("Sign in") {}
        Button("I forgot") {}
        Button("Cancel", role: .cancel) {}
      }
    },
    "alert.older": Case {
      base.alert(isPresented: on) {
        Alert(
          title: Text("Delete it?"), message: Text("It cannot be had again."),
          primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
      }
    },
    "dialog": Case {
      base.confirmationDialog("Photo", isPresented: on, titleVisibility: .visible) {
        Button("Take") {}
        Button("Remove", role: .destructive) {}
      } message: {
        Text("Where it comes from.")
      }
    },
    "dialog.older": Case {
      base.actionSheet(isPresented: on) {
        ActionSheet(title: Text("Photo"), buttons: [.default(Text("Take")), .cancel()])
      }
    },
    "popover": Case([], Device(named: "iPad")!) {
      Text("Info").popover(isPresented: on, attachmentAnchor: .point(.bottom)) {
        Text("A popover").padding()
      }
    },
    "inspector": Case([], Device(named: "iPad")!) {
      base.inspector(isPresented: on) { content("Format").inspectorColumnWidth(300) }
    },
    "menu": Case([.menu]) {
      Menu("Sort") {
        Picker("By", selection: .constant(1)) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
        Section("More") {
          Button("Share", systemImage: "square.and.arrow.up") {}
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    },
    "contextMenu": Case([.contextMenu]) {
      List {
        Text("First")
        Text("Second").contextMenu { Button("Copy", systemImage: "doc.on.doc") {} }
      }
    },
    "swipeActions": Case([.swipeActions]) {
      List {
        Text("First").swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) {}
          Button("Flag", systemImage: "flag") {}.tint(.orange)
        }
      }
    },
    "refresh": Case([.refresh]) { List { Text("First") }.refreshable {} },
    "keyboard": Case([.keyboard]) {
      NavigationStack {
        Form { TextField("Name", text: .constant("Ada")).viewState(.focused) }
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Spacer()
              Button("Done") {}
            }
          }
      }
    },
    "nested": Case(["sheet", "alert"]) {
      base.sheet(isPresented: .constant(false)) {
        content().alert("Sure?", isPresented: .constant(false)) { Button("Yes") {} }
      }
    },
  ]

  nonisolated private static let names = [
    "alert", "alert.fields", "alert.older", "contextMenu", "cover", "dialog", "dialog.older",
    "inspector", "keyboard", "menu", "nested", "popover", "refresh", "sheet", "sheet.fitted",
    "sheet.form", "sheet.medium", "sheet.page", "swipeActions",
  ]

  @Test(arguments: names, PlatformLook.allCases)
  func presentationIsDrawnAsBefore(name: String, look: PlatformLook) throws {
    let one = try #require(Self.cases[name])
    let page = try presented(one.view, one.names, device: one.device, look: look)
    assertSnapshot(of: page, as: .frames, named: "\(name).\(look.rawValue)")
  }

  @Test(arguments: ["alert", "menu", "sheet.medium", "swipeActions"], PlatformLook.allCases)
  func picturesAreDrawnAsBefore(name: String, look: PlatformLook) throws {
    let one = try #require(Self.cases[name])
    let page = try presented(one.view, one.names, look: look) {
      $0.environment.colorScheme = look == .iOS26 ? .dark : .light
      $0.scale = 1
    }
    assertSnapshot(of: page, as: .image, named: "\(name).\(look.rawValue)")
  }

  @Test func everyCaseIsDrawn() {
    #expect(Self.cases.keys.sorted() == Self.names)
    assertNoOtherSnapshots(
      of: "presentationIsDrawnAsBefore",
      than: Self.names.flatMap { name in PlatformLook.allCases.map { "\(name).\($0.rawValue)" } })
  }

  nonisolated private static let sheets = [
    "light.iOS18", "dark.iOS18", "light.iOS26", "dark.iOS26", "rightToLeft", "accessibility3",
  ]

  /// Forty controls in six states.
  @Test(arguments: sheets) func statesAreDrawnAsBefore(sheet: String) throws {
    var options = LayoutOptions()
    options.isOpaque = true
    options.scale = 1
    options.proposedSize = ProposedViewSize(width: 1320, height: nil)
    options.environment.colorScheme = sheet.hasPrefix("dark") ? .dark : .light
    options.environment.platformLook = sheet.hasSuffix("26") ? .iOS26 : .iOS18
    if sheet == "rightToLeft" { options.environment.layoutDirection = .rightToLeft }
    if sheet == "accessibility3" { options.environment.dynamicTypeSize = .accessibility3 }
    let page = try RenderingContext.bundled().layout(ControlSheet(), options: options)
    #expect(page.layout.issues.isEmpty)
    assertSnapshot(of: page, as: .image, named: sheet)
  }
}
