import SwiftUI

// A component library: preference keys, anchor geometry, carousels, skeletons, sliders, ratings, iOS 14–16.

public struct RatingView: View {
  @Binding var rating: Int
  var maximum = 5
  var offImage: Image?
  var onImage = Image(systemName: "star.fill")
  var offColor = Color.gray
  var onColor = Color.yellow
  public var body: some View {
    HStack {
      ForEach(1..<maximum + 1, id: \.self) { number in
        image(for: number)
          .foregroundColor(number > rating ? offColor : onColor)
          .onTapGesture { rating = number }
      }
    }
    .accessibilityElement()
    .accessibilityLabel(Text("Rating"))
    .accessibilityValue(rating == 1 ? "1 star" : "\(rating) stars")
  }
  func image(for number: Int) -> Image {
    if number > rating { return offImage ?? onImage }
    return onImage
  }
}

struct SegmentBoundsKey: PreferenceKey {
  static var defaultValue: [AnyHashable: Anchor<CGRect>] = [:]
  static func reduce(
    value: inout [AnyHashable: Anchor<CGRect>], nextValue: () -> [AnyHashable: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

public struct UnderlinedTabs<Item: Hashable & Identifiable, Label: View>: View {
  let items: [Item]
  @Binding var selection: Item
  let label: (Item, Bool) -> Label
  public init(
    _ items: [Item], selection: Binding<Item>, @ViewBuilder label: @escaping (Item, Bool) -> Label
  ) {
    self.items = items
    _selection = selection
    self.label = label
  }
  public var body: some View {
    HStack(spacing: 20) {
      ForEach(items) { item in
        Button(action: { withAnimation(.easeInOut) { selection = item } }) {
          label(item, item == selection)
        }
        .anchorPreference(key: SegmentBoundsKey.self, value: .bounds) { [AnyHashable(item.id): $0] }
      }
    }
    .overlayPreferenceValue(SegmentBoundsKey.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[AnyHashable(selection.id)] {
          let rect = proxy[anchor]
          Rectangle()
            .fill(Color.accentColor)
            .frame(width: rect.width, height: 2)
            .offset(x: rect.minX, y: rect.maxY + 4)
        }
      }
    }
  }
}

struct ShimmerModifier: AnimatableModifier {
  var phase: CGFloat = 0
  var animatableData: CGFloat {
    get { phase }
    set { phase = newValue }
  }
  func body(content: Content) -> some View {
    content.mask(
      LinearGradient(
        gradient: Gradient(stops: [
          .init(color: .black.opacity(0.3), location: phase),
          .init(color: .black, location: phase + 0.1),
          .init(color: .black.opacity(0.3), location: phase + 0.2),
        ]), startPoint: .leading, endPoint: .trailing))
  }
}

struct CarouselView<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  let data: Data
  var spacing: CGFloat = 16
  @Binding var index: Int
  @GestureState private var translation: CGFloat = 0
  @ViewBuilder let content: (Data.Element) -> Content

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width - 64
      HStack(spacing: spacing) {
        ForEach(data) { element in content(element).frame(width: width) }
      }
      .offset(x: 32 - CGFloat(index) * (width + spacing) + translation)
      .animation(.interactiveSpring(), value: index)
      .gesture(
        DragGesture().updating($translation) { value, state, _ in state = value.translation.width }
          .onEnded { value in
            let offset = value.translation.width / geometry.size.width
            let newIndex = (CGFloat(index) - offset).rounded()
            index = min(max(Int(newIndex), 0), data.count - 1)
          }
      )
    }
  }
}

struct RangeSlider: View {
  @Binding var range: ClosedRange<Double>
  let bounds: ClosedRange<Double>
  var body: some View {
    GeometryReader { proxy in
      let scale = proxy.size.width / (bounds.upperBound - bounds.lowerBound)
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .center)) {
        Capsule().fill(Color(.systemGray5)).frame(height: 4)
        Capsule().fill(Color.accentColor)
          .frame(width: (range.upperBound - range.lowerBound) * scale, height: 4)
          .offset(x: (range.lowerBound - bounds.lowerBound) * scale)
        ForEach([range.lowerBound, range.upperBound], id: \.self) { value in
          Circle().fill(.white).shadow(radius: 2).frame(width: 24, height: 24)
            .position(x: (value - bounds.lowerBound) * scale, y: proxy.size.height / 2)
        }
      }
    }
    .frame(height: 28)
  }
}

struct ExpandableText: View {
  let text: String
  let lineLimit: Int
  @State private var isExpanded = false
  @State private var isTruncated = false
  var body: some View {
    VStack(alignment: .leading) {
      Text(text)
        .lineLimit(isExpanded ? nil : lineLimit)
        .background(
          Text(text).lineLimit(lineLimit)
            .background(
              GeometryReader { visible in
                ZStack {
                  Text(text).fixedSize(horizontal: false, vertical: true)
                    .background(
                      GeometryReader { full in
                        Color.clear.onAppear {
                          isTruncated = full.size.height > visible.size.height
                        }
                      })
                }
                .frame(height: .greatestFiniteMagnitude)
              }
            )
            .hidden()
        )
      if isTruncated {
        Button(isExpanded ? "Show less" : "Show more") { isExpanded.toggle() }.font(.caption)
      }
    }
  }
}

struct StickyHeaderGrid: View {
  private let columns = [
    GridItem(.adaptive(minimum: 80, maximum: 120), spacing: 8, alignment: .top)
  ]
  var body: some View {
    LazyVGrid(columns: columns, alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
      Section(
        header: Text("Header").font(.headline).frame(maxWidth: .infinity, alignment: .leading)
          .padding(8).background(VisualEffectBlur())
      ) {
        ForEach(0..<6) { index in
          RoundedRectangle(cornerRadius: 12).fill(
            Color(hue: Double(index) / 6, saturation: 0.6, brightness: 0.9)
          ).aspectRatio(1, contentMode: .fit)
            .overlay(Text("\(index)").bold().foregroundColor(.white))
        }
      }
    }
  }
}

struct VisualEffectBlur: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemUltraThinMaterial
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ view: UIVisualEffectView, context: Context) {
    view.effect = UIBlurEffect(style: style)
  }
}

struct RoundedCorners: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners
  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath)
  }
}

struct ComponentsPage: Identifiable, Hashable { let id: String }

struct ComponentsScreen: View {
  @State private var rating = 3
  @State private var page = ComponentsPage(id: "Overview")
  @State private var index = 1
  @State private var range = 20.0...70.0
  let pages = ["Overview", "Details", "Reviews"].map(ComponentsPage.init)
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        UnderlinedTabs(pages, selection: $page) { item, isSelected in
          Text(item.id).font(isSelected ? .headline : .body).foregroundColor(
            isSelected ? .primary : .secondary)
        }
        RatingView(rating: $rating)
        CarouselView(data: pages, index: $index) { item in
          RoundedCorners(radius: 20, corners: [.topLeft, .bottomRight]).fill(
            Color.orange.opacity(0.4)
          ).overlay(Text(item.id))
        }
        .frame(height: 120)
        RangeSlider(range: $range, bounds: 0...100)
        ExpandableText(
          text: String(repeating: "A long text that goes on. ", count: 12), lineLimit: 2)
        HStack {
          Circle().frame(width: 40, height: 40)
          VStack(alignment: .leading) {
            Text("Placeholder title"); Text("Some subtitle").font(.caption)
          }
        }
        .redacted(reason: .placeholder)
        .modifier(ShimmerModifier(phase: 0.4))
        StickyHeaderGrid()
      }
      .padding()
    }
  }
}

struct ComponentsScreen_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["iPhone SE (3rd generation)", "iPhone 15 Pro"], id: \.self) { device in
      ComponentsScreen().previewDevice(PreviewDevice(rawValue: device)).previewDisplayName(device)
    }
  }
}
