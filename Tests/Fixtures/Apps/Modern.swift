import SwiftUI
import Observation
@Observable final class ModernModel {
  var items: [ModernRow] = ModernRow.samples; var query = "";
  @ObservationIgnored var cache: [Int] = [];
  var filtered: [ModernRow] {
    query.isEmpty ? items : items.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }
}
struct ModernRow: Identifiable, Hashable, Codable, Transferable {
  var id = UUID(); var title: String; var done = false
  static let samples = [ModernRow(title: "One"), ModernRow(title: "Two")]
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json); ProxyRepresentation(exporting: \.title)
  }
}
struct Modern: View {
  @State private var model = ModernModel()
  @Bindable var other: ModernModel
  @State private var selection: Set<UUID> = []
  @State private var position = ScrollPosition(edge: .top)
  @State private var columns = NavigationSplitViewVisibility.all
  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List($model.items, editActions: [.move, .delete], selection: $selection) { $row in
        HStack {
          Toggle(isOn: $row.done) { Text(row.title).strikethrough(row.done) }.toggleStyle(.button)
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
          Button {
            row.done.toggle()
          } label: {
            Image(systemName: "checkmark")
          }.tint(.green)
        }
        .listRowSeparator(.hidden).listRowInsets(
          EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        ).listRowBackground(Color.clear)
        .contextMenu {
          Button("Copy") { UIPasteboard.general.string = row.title }
        } preview: {
          Text(row.title).padding()
        }
        .draggable(row) { Text(row.title) }
      }
      .searchable(text: $model.query).contentMargins(.vertical, 8, for: .scrollContent)
      .scrollContentBackground(.hidden).listSectionSpacing(.compact)
      .dropDestination(for: ModernRow.self) { rows, loc in
        model.items += rows; return true
      } isTargeted: { _ in
      }
      .overlay { if model.filtered.isEmpty { ContentUnavailableView.search(text: model.query) } }
    } detail: {
      ContentUnavailableView {
        Label("None", systemImage: "tray")
      } description: {
        Text("Nothing")
      } actions: {
        Button("Add") {}.buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(
          .capsule)
      }
    }
    .inspector(isPresented: .constant(false)) {
      Form {
        Section {
          LabeledContent("x") { Text("y") }
        } header: {
          Text("A")
        } footer: {
          Text("f")
        }
      }.formStyle(.grouped).inspectorColumnWidth(min: 200, ideal: 250, max: 300)
    }
    TimelineView(.periodic(from: .now, by: 1)) { ctx in
      Canvas { g, size in
        var c = g; c.addFilter(.blur(radius: 4)); c.opacity = 0.5; c.translateBy(x: 10, y: 10);
        c.rotate(by: .degrees(20))
        c.fill(
          Path(ellipseIn: CGRect(origin: .zero, size: size)),
          with: .radialGradient(
            Gradient(colors: [.red, .clear]), center: .zero, startRadius: 0, endRadius: 50))
        c.stroke(
          Path { p in
            p.addArc(
              center: .zero, radius: 20, startAngle: .zero, endAngle: .degrees(200), clockwise: true
            )
          }, with: .color(.blue), style: StrokeStyle(lineWidth: 2))
        let t = g.resolve(Text("Hi").font(.caption));
        g.draw(t, at: CGPoint(x: 20, y: 20), anchor: .center);
        if let s = g.resolveSymbol(id: 0) {
          g.draw(s, in: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        g.drawLayer { l in
          l.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)));
          l.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .style(.tint))
        }
      } symbols: {
        Circle().tag(0)
      }
    }
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(0..<5) { i in
          RoundedRectangle(cornerRadius: 20).containerRelativeFrame(
            .horizontal, count: 3, spacing: 10
          ).scrollTransition { v, p in
            v.opacity(p.isIdentity ? 1 : 0.3).scaleEffect(p.isIdentity ? 1 : 0.8)
          }.visualEffect { v, g in v.hueRotation(.degrees(g.frame(in: .global).minX)) }
        }
      }.scrollTargetLayout()
    }.scrollTargetBehavior(.viewAligned).scrollPosition($position).scrollClipDisabled()
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        Text("a").gridColumnAlignment(.trailing); Text("b").gridCellColumns(2)
      }; Divider().gridCellUnsizedAxes(.horizontal)
    }
    PhaseAnimator([false, true]) { p in
      Image(systemName: "heart").scaleEffect(p ? 1.2 : 1)
    } animation: { _ in
      .bouncy
    }
    KeyframeAnimator(initialValue: 0.0, trigger: 1) { v in
      Text("\(v)")
    } keyframes: { _ in
      KeyframeTrack(\.self) {
        LinearKeyframe(1.0, duration: 0.3); SpringKeyframe(0.0, duration: 0.5, spring: .bouncy)
      }
    }
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .yellow])
    Image(systemName: "wifi", variableValue: 0.4).symbolRenderingMode(.palette).foregroundStyle(
      .red, .blue
    ).symbolEffect(.bounce, value: 1).symbolEffect(
      .pulse.byLayer, options: .repeating, isActive: true
    ).contentTransition(.symbolEffect(.replace))
    ViewThatFits(in: .horizontal) {
      Text("long"); Text("s")
    };
    Text("n").contentTransition(.numericText(value: 3)).monospacedDigit().fontDesign(.rounded)
      .fontWidth(.condensed)
    Label("g", systemImage: "star").labelStyle(.titleAndIcon).glassEffect(
      .regular.tint(.blue).interactive(), in: .capsule)
    if #available(iOS 26.0, *) {
      GlassEffectContainer(spacing: 20) { Button("G") {}.buttonStyle(.glassProminent) }
    }
  }
}
#Preview("S4", traits: .landscapeLeft) {
  @Previewable @State var m = ModernModel(); Modern(other: m)
}
