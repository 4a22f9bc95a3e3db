import Kumihan
import KumihanTokens

extension ControlSystem {
  /// What a screen presents, on a phone and a tablet, for readers of light and dark in each look.
  static var presented: [SystemCatalogue.Component] {
    [
      over("Sheet") { screen in screen.sheet(isPresented: .constant(true)) { form } },
      over("MediumSheet") { screen in
        screen.sheet(isPresented: .constant(true)) { form.presentationDetents([.medium]) }
      },
      over("Cover") { screen in screen.fullScreenCover(isPresented: .constant(true)) { form } },
      over("Alert") { screen in
        screen.alert("Delete this note?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It cannot be brought back.")
        }
      },
      over("ConfirmationDialog") { screen in
        screen.confirmationDialog(
          "Move this note?", isPresented: .constant(true), titleVisibility: .visible
        ) {
          Button("Move to Ideas") {}
          Button("Delete", role: .destructive) {}
        }
      },
      over("Popover", presenting: ["hints"]) { $0 },
      over("OpenMenu", presenting: [.menu]) { $0 },
      over("ContextMenu", presenting: [.contextMenu]) { $0 },
      over("SwipeActions", presenting: [.swipeActions]) { $0 },
    ]
  }

  private static func over<V: View>(
    _ name: String, presenting: [PresentationName] = [],
    @ViewBuilder view: @escaping @MainActor @Sendable (AnyView) -> V
  ) -> SystemCatalogue.Component {
    var states: [SystemCatalogue.State] = []
    for look in PlatformLook.allCases {
      for device in ["iPhone 17", "iPad Pro 11"] {
        var state = SystemCatalogue.State("\(device) \(look)", room: .screen(device)) {
          view(AnyView(screen)).platformLook(look)
        }
        state.presenting = presenting
        states.append(state)
      }
    }
    return SystemCatalogue.Component(name, group: "Presented", states: states)
  }

  private static var screen: some View {
    NavigationStack {
      List {
        Section("This Week") {
          row("Hakone", "Two nights at the lake")
            .contextMenu {
              Button("Open", systemImage: "arrow.up.forward.square") {}
              Button("Share", systemImage: "square.and.arrow.up") {}
              Divider()
              Button("Delete", systemImage: "trash", role: .destructive) {}
            }
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {}
              Button("Flag", systemImage: "flag") {}.tint(.orange)
            }
          row("Nara", "Walk to the deer")
          row("Kanazawa", "Garden and market")
        }
        Button("Hints") {}
          .popover(isPresented: .constant(false)) {
            Text("Swipe a row for more.").padding()
          }
          .accessibilityIdentifier("hints")
      }
      .navigationTitle("Trips")
      .toolbar {
        Menu("More", systemImage: "ellipsis.circle") {
          Button("New Trip", systemImage: "plus") {}
          Picker("Sort", selection: .constant("Date")) {
            Text("Date").tag("Date")
            Text("Name").tag("Name")
          }
          Button("Delete All", systemImage: "trash", role: .destructive) {}
        }
      }
    }
  }

  private static func row(_ title: String, _ note: String) -> some View {
    VStack(alignment: .leading) {
      Text(title)
      Text(note).font(.subheadline).foregroundStyle(.secondary)
    }
  }

  private static var form: some View {
    NavigationStack {
      Form {
        TextField("Title", text: .constant("Hakone"))
        Toggle("Pinned", isOn: .constant(true))
        DatePicker(
          "Begins", selection: .constant(.init(timeIntervalSince1970: 1_780_900_000)),
          displayedComponents: .date)
      }
      .navigationTitle("New Trip")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
  }
}
