import SwiftUI
struct Employee: Identifiable, Hashable, Codable {
  let id: Int; var name: String; var role: Role; var salary: Decimal; var start: Date;
  var isRemote: Bool;
  enum Role: String, CaseIterable, Codable, Comparable {
    case designer, engineer, manager;
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
}
struct Department: Identifiable { let id = UUID(); let name: String; var children: [Department]? }
@Observable final class Directory {
  var employees = [
    Employee(
      id: 1, name: "Ada", role: .engineer, salary: 120_000,
      start: Date(timeIntervalSince1970: 1_500_000_000), isRemote: true),
    Employee(
      id: 2, name: "Bob", role: .designer, salary: 95_000.5,
      start: Date(timeIntervalSince1970: 1_600_000_000), isRemote: false),
  ];
  var tree = [
    Department(
      name: "Product",
      children: [
        Department(name: "Design"),
        Department(name: "Engineering", children: [Department(name: "iOS")]),
      ])
  ]
}
struct EmployeeTable: View {
  @State private var directory = Directory();
  @State private var sortOrder = [
    KeyPathComparator(\Employee.name), KeyPathComparator(\Employee.salary, order: .reverse),
  ]; @State private var selection = Set<Employee.ID>();
  @SceneStorage("columns") private var columns: TableColumnCustomization<Employee>;
  @State private var inspector = true; @State private var query = "";
  @Environment(\.horizontalSizeClass) private var size
  var sorted: [Employee] {
    directory.employees.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
      .sorted(using: sortOrder)
  }
  var body: some View {
    Table(sorted, selection: $selection, sortOrder: $sortOrder, columnCustomization: $columns) {
      TableColumn("Name", value: \.name) { e in
        HStack {
          if size == .compact {
            VStack(alignment: .leading) {
              Text(e.name); Text(e.role.rawValue).font(.caption)
            }
          } else {
            Text(e.name)
          }
        }
      }.customizationID("name").disabledCustomizationBehavior(.visibility);
      TableColumn("Role", value: \.role) { Text($0.role.rawValue.capitalized) }.width(
        min: 80, ideal: 100
      ).customizationID("role");
      TableColumn("Salary", value: \.salary) {
        Text($0.salary, format: .currency(code: "USD").precision(.fractionLength(0)))
          .monospacedDigit()
      }.alignment(.trailing); TableColumn("Since", value: \.start) { Text($0.start, style: .date) };
      TableColumn("Remote") { e in
        Image(systemName: e.isRemote ? "checkmark.circle.fill" : "circle").foregroundStyle(
          e.isRemote ? .green : .secondary)
      }.width(60)
    }.contextMenu(forSelectionType: Employee.ID.self) { ids in
      Button("Email \(ids.count)") {}; if ids.count == 1 { Button("Delete", role: .destructive) {} }
    } primaryAction: { ids in
      print(ids)
    }.tableStyle(.inset).stripedOnMac().searchable(text: $query, placement: .toolbar).toolbar {
      ToolbarItemGroup {
        Button("Inspector", systemImage: "sidebar.trailing") { inspector.toggle() }
      }
    }.inspector(isPresented: $inspector) {
      Form {
        Section("Selected") { LabeledContent("Count", value: selection.count, format: .number) }
      }.inspectorColumnWidth(min: 200, ideal: 260, max: 320)
    }.navigationTitle("Employees")
  }
}
extension View {
  func stripedOnMac() -> some View {
    #if os(macOS)
      alternatingRowBackgrounds()
    #else
      self
    #endif
  }
}
struct SidebarApp: View {
  enum Item: Hashable { case all, department(UUID), settings };
  @State private var item: Item? = .all;
  @State private var visibility = NavigationSplitViewVisibility.all; let directory = Directory();
  @State private var expanded: Set<UUID> = []
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $item) {
        Label("All", systemImage: "person.3").tag(Item.all);
        Section("Departments") {
          OutlineGroup(directory.tree, children: \.children) { d in
            Label(d.name, systemImage: d.children == nil ? "folder" : "folder.fill").tag(
              Item.department(d.id))
          }
        };
        DisclosureGroup("More") {
          NavigationLink(value: Item.settings) { Label("Settings", systemImage: "gear") }
        }
      }.listStyle(.sidebar).navigationTitle("Directory").toolbar(removing: .sidebarToggle)
    } detail: {
      switch item {
      case .all, .none: EmployeeTable();
      case .department: List(directory.tree, children: \.children) { Text($0.name) };
      case .settings: Form { Toggle("X", isOn: .constant(true)) }.formStyle(.grouped)
      }
    }.navigationSplitViewStyle(.prominentDetail)
  }
}
#Preview("Directory", traits: .landscapeLeft) { SidebarApp() }
struct Employees_Previews: PreviewProvider {
  static var previews: some View {
    SidebarApp().previewDevice("iPad Pro (11-inch) (4th generation)").previewInterfaceOrientation(
      .landscapeLeft);
    EmployeeTable().previewDisplayName("Phone")
  }
}
