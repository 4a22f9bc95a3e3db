import Foundation
import Kumihan
import KumihanControls
import KumihanViews
import Testing

/// Navigation views with several views in them.
@MainActor
struct NavigationViewTests {
  private func words(
    _ view: some View, _ width: UserInterfaceSizeClass, _ size: CGSize
  ) throws -> [String] {
    let renderer = ImageRenderer(
      content: view.environment(\.horizontalSizeClass, width)
        .frame(width: size.width, height: size.height))
    return try renderer.layout().nodes.compactMap { node in
      node.parameters.first { $0.name == "text" }?.value.trimmingCharacters(in: ["\""])
    }
  }

  private let phone = CGSize(width: 390, height: 700)
  private let tablet = CGSize(width: 1000, height: 700)

  private func columns(detail: String?) -> some View {
    NavigationView {
      Text("Sidebar").navigationTitle("Title")
      if let detail { Text(detail) }
      Text("Last")
    }
  }

  @Test func compactWidthsShowTheFirst() throws {
    let shown = try words(columns(detail: nil), .compact, phone)
    #expect(shown.contains("Sidebar") && shown.contains("Title"), "\(shown)")
    #expect(!shown.contains("Last"), "\(shown)")
  }

  @Test func wideOnesShowColumns() throws {
    let shown = try words(columns(detail: nil), .regular, tablet)
    #expect(shown.contains("Sidebar") && shown.contains("Last"), "\(shown)")
    let stack = try words(columns(detail: nil).navigationViewStyle(.stack), .regular, tablet)
    #expect(stack.contains("Sidebar") && !stack.contains("Last"), "\(stack)")
  }

  @Test func oneViewIsAStack() throws {
    let view = NavigationView {
      VStack {
        Text("One"); Text("Two")
      }.navigationTitle("Title")
    }
    for (width, size) in [(UserInterfaceSizeClass.compact, phone), (.regular, tablet)] {
      let shown = try words(view, width, size)
      #expect(["One", "Two", "Title"].allSatisfy(shown.contains), "\(shown)")
    }
  }
}
