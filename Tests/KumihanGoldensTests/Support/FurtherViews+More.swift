import Foundation
import KumihanSwiftUI

extension FurtherViews {
  @ViewBuilder var styles: some View {
    VStack {
      if change == "style of a toggle" {
        Toggle("Sound", isOn: .constant(true)).toggleStyle(.button)
      } else {
        Toggle("Sound", isOn: .constant(true))
      }
      if change == "style of a label" {
        Label("Mail", systemImage: "envelope").labelStyle(.iconOnly)
      } else {
        Label("Mail", systemImage: "envelope")
      }
      Gauge(value: pick("value of a gauge", 0.3, 0.8)) { Text("Disk") }
        .gaugeStyle(.accessoryCircularCapacity)
      Stepper("Guests", value: .constant(2))
        .tint(.red)
        .disabled(pick("a disabled stepper", false, true))
    }
  }

  var moreStyles: some View {
    VStack {
      TextField(pick("prompt of a field", "Name", "Nickname"), text: .constant(""))
        .textFieldStyle(.roundedBorder)
      GroupBox(pick("title of a box", "Account", "Profile")) { Text("Ada") }
      DisclosureGroup("More", isExpanded: .constant(pick("a disclosure", true, false))) {
        Text("Hidden words")
      }
      DatePicker(
        "Day", selection: .constant(Date(timeIntervalSince1970: pick("day of a picker", 0, 1e7))),
        displayedComponents: .date)
    }
  }

  private struct Deep: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      VStack(alignment: .leading) {
        HStack { Text("Deep inside").padding(2) }
        Text("Two lines of words that go on").frame(width: 120)
        Image(systemName: "cloud.sun.rain")
        Text(isEnabled ? "On" : "Off")
      }
    }
  }

  var far: some View {
    VStack { VStack { Deep() }.padding() }
      .font(pick("font from above", .body, .title3))
      .lineSpacing(pick("line spacing from above", 0, 5))
      .multilineTextAlignment(pick("text alignment from above", .leading, .trailing))
      .symbolRenderingMode(pick("rendering of symbols", .monochrome, .multicolor))
  }

  var farther: some View {
    VStack { VStack { Deep() }.padding() }
      .environment(\.layoutDirection, pick("direction from above", .leftToRight, .rightToLeft))
      .environment(\.dynamicTypeSize, pick("type size from above", .large, .accessibility1))
      .redacted(reason: pick("redaction", [], .placeholder))
      .disabled(pick("disabled from above", false, true))
      .foregroundStyle(pick("ink from above", Color.primary, .indigo))
  }

  private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  /// Labels as wide as the widest of them, and a badge that a view within asks for.
  private struct Aligned: View {
    var names: [String]
    var badge: String
    @State private var width: CGFloat?

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(names, id: \.self) { name in
          Text(name)
            .background(
              GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
            )
            .frame(width: width, alignment: .leading)
            .background(Color.yellow)
        }
      }
      .onPreferenceChange(Widest.self) { width = $0 }
      .overlayPreferenceValue(Widest.self, alignment: .topTrailing) { _ in Text(badge) }
    }
  }

  var preference: some View {
    VStack {
      Aligned(
        names: ["One", pick("text that sets a width", "Three", "Seventeen")],
        badge: pick("text over a preference", "new", "old"))
    }
  }

  var words: some View {
    VStack(alignment: .leading) {
      Text(1234.5, format: .currency(code: pick("currency", "USD", "EUR")))
      Text(
        Date(timeIntervalSince1970: 0),
        format: .dateTime.month(pick("form of a month", .wide, .narrow)))
      Text(["a", "b"], format: .list(type: pick("kind of a list", .and, .or)))
      Text(Date(timeIntervalSince1970: 0), style: .date)
        .environment(\.locale, Locale(identifier: pick("language of a date", "en_US", "sv_SE")))
      Text(Date(timeIntervalSince1970: 0), style: .time)
        .environment(\.timeZone, TimeZone(secondsFromGMT: pick("time zone", 0, 7200))!)
      Text(pick("plural", 1, 2) == 1 ? "1 item" : "2 items")
    }
  }

  private func picture(_ red: UInt8, _ side: Int = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor(red: CGFloat(red) / 255, green: 0.5, blue: 0.2, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  var pictures: some View {
    VStack {
      Image(uiImage: picture(pick("pixels of a picture", 10, 200)))
      Image(uiImage: picture(40))
        .resizable(resizingMode: pick("mode of a picture", .stretch, .tile))
        .frame(width: 40, height: 20)
      Image(uiImage: picture(60))
        .renderingMode(pick("rendering of a picture", .original, .template))
      Image(systemName: "bell", variableValue: 0.5)
        .font(.system(size: pick("size of a symbol", 17, 30)))
    }
  }

  var fonts: some View {
    VStack {
      Text("Capitals")
        .font(pick("small capitals", Font.body, Font.body.smallCaps()))
      Text("Leading words that wrap to a second line").frame(width: 150)
        .font(pick("leading of a font", Font.body, Font.body.leading(.loose)))
      Text("Design")
        .fontDesign(pick("design of a font", nil, .monospaced))
      Text("0123")
        .font(.body.monospacedDigit())
        .fontWidth(pick("width of a font", .standard, .expanded))
      Text("Raised")
        .baselineOffset(pick("baseline", 0, 5))
    }
  }

  private var styled: AttributedString {
    var text = AttributedString("Plain and marked")
    if let range = text.range(of: "marked") {
      text[range].backgroundColor = pick("ground of a run", .yellow, .mint)
      text[range].underlineStyle = pick("underline of a run", .single, nil)
    }
    return text
  }

  var runs: some View {
    VStack {
      Text(styled)
      Text("\(Text("Red").foregroundStyle(pick("colour of a part", .red, .blue))) and black")
      Text(pick("marks in a text", "**Bold** word", "_Bold_ word"))
      Text("Scaled").textScale(pick("scale of a text", .default, .secondary))
      Text("Joined to \(Image(systemName: pick("picture in a text", "star", "moon")))")
    }
  }

  var scroll: some View {
    VStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: pick("columns that fit", 40, 70)))]) {
          ForEach(0..<6, id: \.self) { Text("Cell \($0)").font(.caption2) }
        }
      }
      .contentMargins(pick("margins of a scroll view", 0, 10))
      ScrollView {
        VStack { ForEach(0..<9, id: \.self) { Text("Row \($0)") } }
      }
      .defaultScrollAnchor(pick("anchor of a scroll view", .top, .bottom))
      .frame(height: 50)
    }
  }

  var barsAround: some View {
    TabView(selection: .constant(pick("tab", 0, 1))) {
      NavigationStack {
        List { Text("First page") }
          .navigationTitle(pick("title of a bar", "Inbox", "Sent"))
          .navigationBarTitleDisplayMode(pick("mode of a title", .inline, .large))
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button(pick("item of a bar", "Edit", "Done")) {}
            }
          }
      }
      .tabItem { Label("Mail", systemImage: "envelope") }
      .badge(pick("badge of a tab", 2, 3))
      .tag(0)
      Text("Second page")
        .tabItem { Label("More", systemImage: "ellipsis") }
        .tag(1)
    }
  }

  var shapes: some View {
    HStack {
      UnevenRoundedRectangle(
        topLeadingRadius: 4, bottomTrailingRadius: pick("corner of an uneven shape", 2, 12))
      Circle()
        .fill(.blue.shadow(.inner(radius: pick("inner shadow", 1, 6))))
      Rectangle()
        .fill(
          AngularGradient(
            colors: [.red, .blue], center: .center,
            angle: .degrees(pick("angle of a gradient", 0, 90))))
      Circle()
        .strokeBorder(
          .black,
          style: StrokeStyle(lineWidth: 3, dash: [4], dashPhase: pick("phase of a dash", 0, 2)))
      Rectangle()
        .fill(pick("material", Material.ultraThin, Material.thick))
    }
    .frame(height: 40)
  }

  var effects: some View {
    VStack {
      Color.red.frame(width: 30, height: 12)
        .hueRotation(.degrees(pick("hue", 0, 90)))
      Color.red.frame(width: 30, height: 12)
        .brightness(pick("brightness", 0, 0.3))
      Color.red.frame(width: 30, height: 12)
        .colorMultiply(pick("multiplied colour", .white, .yellow))
      Color.red.frame(width: 30, height: 12)
        .visualEffect { [change] content, _ in content.offset(x: change == "visual effect" ? 9 : 0)
        }
      Color.red.frame(width: 30, height: 12)
        .transformEffect(
          CGAffineTransform(a: 1, b: 0, c: pick("shear", 0, 0.4), d: 1, tx: 0, ty: 0))
      Color.red.frame(width: 30, height: 12)
        .modifier(Raised(height: pick("modifier of one's own", 1, 5)))
    }
  }

  private struct Raised: ViewModifier {
    var height: CGFloat
    func body(content: Content) -> some View {
      content.shadow(color: .black, radius: height, y: height)
    }
  }

  var grids: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: pick("rows of a grid", 4, 9)) {
      GridRow(alignment: pick("alignment of a grid's row", .center, .bottom)) {
        Text("Wide word")
        Text("Tall").font(.largeTitle)
      }
      GridRow {
        Text("a")
          .gridColumnAlignment(pick("alignment of a column", .center, .trailing))
        Text("b")
          .gridCellAnchor(pick("anchor of a cell", .center, .topLeading))
      }
      GridRow {
        Text("c")
          .gridCellColumns(pick("columns of a cell", 1, 2))
      }
    }
  }

  var guides: some View {
    VStack(alignment: .leading) {
      Text("Plain and long")
      Text("Guided")
        .alignmentGuide(.leading) { $0.width * pick("guide", 0, 0.5) }
      HStack(alignment: .firstTextBaseline) {
        Text("Base").font(.title)
        Text("line")
          .alignmentGuide(.firstTextBaseline) { $0[.bottom] + pick("guide of a baseline", 0, 7) }
      }
      ZStack(alignment: .topTrailing) {
        Color.gray.frame(width: 60, height: 30)
        Circle().frame(width: 10, height: 10)
          .alignmentGuide(.trailing) { [change] size in
            change == "guide of a badge" ? size.width : size.width / 2
          }
      }
    }
  }
}
