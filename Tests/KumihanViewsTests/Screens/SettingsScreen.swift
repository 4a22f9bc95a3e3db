import Foundation
import Kumihan
import KumihanAppleNames
import Observation

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var title: LocalizedStringKey {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}

@Observable
final class Preferences {
  var name = "Ada Lovelace"
  var email = "ada@example.org"
  var appearance: Appearance = .system
  var notifications = true
  var volume = 0.6
  var copies = 2
  var birthday = Date(timeIntervalSince1970: 0)
  var accent = Color.indigo
}

struct SettingsScreen: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @AppStorage("analytics") private var analytics = false
  @AppStorage("lastSeen") private var lastSeen: Double = 0
  @State private var preferences = Preferences()
  @State private var isConfirmingReset = false
  @State private var showsAbout = false
  @State private var password = ""
  @State private var notes = "Some words"
  @FocusState private var focus: Field?
  @ScaledMetric(relativeTo: .body) private var iconSize = 28.0

  enum Field: Hashable { case name, email, password }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 12) {
            Image(systemName: "person.crop.circle.fill")
              .resizable()
              .scaledToFit()
              .frame(width: 56, height: 56)
              .foregroundStyle(.tint)
            VStack(alignment: .leading) {
              Text(preferences.name).font(.title3.weight(.semibold))
              Text("Apple Account, iCloud and more").font(.footnote).foregroundStyle(.secondary)
            }
          }
          .accessibilityElement(children: .combine)
        }
        Section("Account") {
          TextField("Name", text: $preferences.name)
            .textContentType(.name)
            .focused($focus, equals: .name)
            .submitLabel(.next)
            .onSubmit { focus = .email }
          TextField("Email", text: $preferences.email, prompt: Text("Required"))
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .focused($focus, equals: .email)
          SecureField("Password", text: $password)
            .focused($focus, equals: .password)
          DatePicker(
            "Birthday", selection: $preferences.birthday,
            in: ...Date(timeIntervalSince1970: 1_700_000_000), displayedComponents: .date)
        }
        Section {
          Picker("Appearance", selection: $preferences.appearance) {
            ForEach(Appearance.allCases) { Text($0.title).tag($0) }
          }
          .pickerStyle(.segmented)
          .listRowSeparator(.hidden)
          ColorPicker("Accent colour", selection: $preferences.accent, supportsOpacity: false)
          Toggle(isOn: $preferences.notifications.animation()) {
            Label("Notifications", systemImage: "bell.badge.fill")
          }
          .tint(preferences.accent)
          if preferences.notifications {
            LabeledContent("Volume") {
              Slider(value: $preferences.volume, in: 0...1) {
                Text("Volume")
              } minimumValueLabel: {
                Image(systemName: "speaker.fill")
              } maximumValueLabel: {
                Image(systemName: "speaker.wave.3.fill")
              }
            }
          }
          Stepper("Copies: \(preferences.copies)", value: $preferences.copies, in: 1...9)
          Stepper(value: $preferences.copies, in: 0...10, step: 2) {
            Text("Pairs")
          } onEditingChanged: { _ in
          }
        } header: {
          Text("General")
        } footer: {
          Text("These apply to **all** devices signed in with [your account](https://example.org).")
        }
        Section("Notes") {
          TextEditor(text: $notes).frame(minHeight: 80)
        }
        Section {
          Toggle("Share analytics", isOn: $analytics)
          LabeledContent("Version", value: "2.4 (118)")
          LabeledContent("Seen", value: lastSeen, format: .number)
          NavigationLink("Acknowledgements") { Text("Thanks") }
          NavigationLink(value: 3) { Label("Advanced", systemImage: "gearshape.2") }
          Link("Website", destination: URL(string: "https://example.org")!)
          Button("Write to us") { openURL(URL(string: "mailto:x@example.org")!) }
        }
        Section {
          Button(role: .destructive) {
            isConfirmingReset = true
          } label: {
            Text("Reset all settings").frame(maxWidth: .infinity)
          }
        }
        .listRowBackground(Color.red.opacity(0.1))
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .scrollDismissesKeyboard(.interactively)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }.bold()
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .confirmationDialog("Reset?", isPresented: $isConfirmingReset, titleVisibility: .visible) {
        Button("Reset", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
      .sheet(isPresented: $showsAbout, onDismiss: { focus = nil }) {
        Text("About").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
      }
      .sensoryFeedback(.selection, trigger: preferences.appearance)
      .onChange(of: preferences.notifications) { oldValue, newValue in
        if !newValue { preferences.volume = 0 }
      }
    }
  }
}
