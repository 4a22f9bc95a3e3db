import SwiftUI
import os

private let settingsLog = Logger(subsystem: "app", category: "settings")

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var title: LocalizedStringResource {
    switch self {
    case .system: "Automatic"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
  var scheme: ColorScheme? { self == .system ? nil : self == .light ? .light : .dark }
}

struct SettingsScreen: View {
  @AppStorage("appearance") private var appearance = Appearance.system
  @SceneStorage("tab") private var tab = "general"
  @State private var isOn = true
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      Form {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases) { Text($0.title).tag($0) }
        }
        Toggle("Sounds", systemImage: "speaker.wave.2", isOn: $isOn)
        LabeledContent("Version", value: "1.0")
        Section {
          Link(destination: URL(string: "https://example.com")!) {
            Label("Website", systemImage: "safari")
          }
          ShareLink(item: URL(string: "https://example.com")!)
        } header: {
          Text("About")
        } footer: {
          Text("Tab: \(tab)")
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
      }
      .preferredColorScheme(appearance.scheme)
      .onAppear { settingsLog.info("tab \(tab, privacy: .public)") }
    }
  }
}

#Preview("Settings") { SettingsScreen() }
