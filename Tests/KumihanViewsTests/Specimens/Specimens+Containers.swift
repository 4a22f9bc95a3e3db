import Foundation
import Kumihan

extension Specimen {
  static let containers = [
    Specimen(
      "list",
      "List ListStyle listStyle InsetGroupedListStyle Section Form listRowBackground "
        + "listRowInsets listRowSeparator listRowSeparatorTint badge headerProminence Prominence "
        + "scrollContentBackground NavigationLink ScrollView", width: 300, height: 420
    ) {
      List {
        Section {
          Text("One").badge(3)
          NavigationLink("Two") { Text("x") }
          Text("Three").listRowBackground(Color.yellow).listRowSeparatorTint(.red)
          Text("Four").listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Section("Prominent") { Text("Five").listRowSeparator(.hidden) }
          .headerProminence(.increased)
      }
      .scrollContentBackground(.hidden).background(.mint)
    },
    Specimen(
      "list-styles",
      "PlainListStyle GroupedListStyle SidebarListStyle listRowSpacing listSectionSpacing "
        + "ListSectionSpacing OutlineGroup", width: 300, height: 470
    ) {
      VStack(spacing: 0) {
        List {
          Section("Plain") {
            Text("a")
            Text("b")
          }
        }
        .listStyle(.plain).frame(height: 130)
        List { ForEach(0..<2) { Text("Grouped \($0)") } }.listStyle(.grouped)
          .listSectionSpacing(.compact).frame(height: 120)
        List { ForEach(0..<2) { Text("Spaced \($0)") } }.listRowSpacing(8)
          .listSectionSpacing(10).frame(height: 120)
        List([Node.tree], children: \.children) { Text($0.name) }.listStyle(.sidebar)
      }
    },
    Specimen(
      "scrolling",
      "defaultScrollAnchor contentMargins ContentMarginPlacement scrollClipDisabled "
        + "containerBackground ContainerBackgroundPlacement", width: 300, height: 100
    ) {
      HStack(spacing: 12) {
        ScrollView { Stripes() }.defaultScrollAnchor(.bottom)
        ScrollView { Stripes() }.contentMargins(.horizontal, 10).contentMargins(.top, 20)
        ScrollView { Stripes() }.scrollClipDisabled().frame(height: 40)
        ScrollView(.horizontal) { Text("Short") }.defaultScrollAnchor(.trailing)
      }
      .containerBackground(.yellow.opacity(0.3), for: .widget)
    },
    Specimen("table", "Table TableColumn TableColumnBuilder", width: 260, height: 140) {
      Table([Node(name: "x"), Node(name: "y")]) {
        TableColumn("Name", value: \.name)
        TableColumn("Twice") { Text($0.name + $0.name) }
      }
    },
    Specimen(
      "navigation",
      "NavigationStack navigationTitle toolbar ToolbarItem ToolbarItemGroup ToolbarItemPlacement "
        + "ToolbarContent ToolbarContentBuilder toolbarTitleDisplayMode ToolbarTitleDisplayMode "
        + "searchable toolbarBackground toolbarColorScheme", width: 300, height: 260
    ) {
      NavigationStack {
        Color.yellow
          .navigationTitle("Large")
          .searchable(text: .constant(""), prompt: "Look for")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("Add", systemImage: "plus") {}
              Button("Done") {}
            }
            ToolbarItem(placement: .bottomBar) { Text("Bottom") }
          }
          .toolbarBackground(.green, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    },
    Specimen("titles-in-bars", "toolbarTitleMenu", width: 300, height: 180) {
      VStack {
        NavigationStack {
          Color.yellow.navigationTitle("Menu").toolbarTitleDisplayMode(.inline)
            .toolbarTitleMenu { Button("Rename") {} }
        }
        NavigationStack {
          Color.yellow.navigationTitle("Large").toolbarTitleDisplayMode(.inlineLarge)
            .toolbar { Button("Add", systemImage: "plus") {} }
        }
      }
    },
    Specimen(
      "navigation-older",
      "NavigationView NavigationViewStyle StackNavigationViewStyle DefaultNavigationViewStyle "
        + "navigationBarTitle navigationBarItems navigationBarTitleDisplayMode NavigationBarItem "
        + "navigationBarHidden toolbarVisibility ToolbarPlacement", width: 260, height: 120
    ) {
      VStack(spacing: 4) {
        NavigationView {
          Color.yellow.navigationBarTitle("Inline", displayMode: .inline)
            .navigationBarItems(leading: Text("L"), trailing: Text("T"))
        }
        .navigationViewStyle(.stack)
        NavigationView { Color.orange.navigationTitle("Hidden").navigationBarHidden(true) }
          .frame(height: 30)
      }
    },
    Specimen(
      "split",
      "NavigationSplitView NavigationSplitViewStyle NavigationSplitViewVisibility "
        + "ProminentDetailNavigationSplitViewStyle UserInterfaceSizeClass", width: 480, height: 100
    ) {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Color.yellow.navigationTitle("Side")
      } detail: {
        Color.mint
      }
      .navigationSplitViewStyle(.prominentDetail)
      .environment(\.horizontalSizeClass, .regular)
    },
    Specimen(
      "tabs",
      "TabView Tab tabItem TabViewStyle tabViewStyle DefaultTabViewStyle "
        + "SidebarAdaptableTabViewStyle TabBarOnlyTabViewStyle", width: 300, height: 120
    ) {
      TabView(selection: .constant(2)) {
        Tab("First", systemImage: "star", value: 1) { Text("one") }
        Color.yellow.tabItem { Label("Second", systemImage: "heart") }.badge(7).tag(2)
      }
    },
    Specimen(
      "pages", "PageTabViewStyle IndexViewStyle PageIndexViewStyle indexViewStyle", width: 200,
      height: 80
    ) {
      TabView {
        Color.indigo
        Color.red
        Color.green
      }
      .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    },
  ]
}

private struct Stripes: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 40)
      Color.green.frame(height: 40)
      Color.blue.frame(height: 40)
    }
  }
}

private struct Node: Identifiable {
  var name: String
  var children: [Node]?
  var id: String { name }

  static let tree = Node(
    name: "Tree", children: [Node(name: "Branch", children: [Node(name: "Leaf")])])
}
