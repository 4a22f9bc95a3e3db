import Foundation
import Kumihan
import KumihanAppleNames
import Observation

struct Photo: Identifiable {
  let id: Int; var color: Color { Color(hue: Double(id) / 12, saturation: 0.6, brightness: 0.9) }
}

struct HeaderHeight: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  struct Cache { var rows: [[Int]] = [] }
  func makeCache(subviews: Subviews) -> Cache { Cache() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    var x: CGFloat = 0, y: CGFloat = 0, line: CGFloat = 0
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if x + size.width > width, x > 0 { x = 0; y += line + spacing; line = 0 }
      x += size.width + spacing
      line = max(line, size.height)
    }
    return CGSize(width: width, height: y + line)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX, y = bounds.minY, line: CGFloat = 0
    for index in subviews.indices {
      let size = subviews[index].dimensions(in: .unspecified)
      if x + size.width > bounds.maxX, x > bounds.minX {
        x = bounds.minX; y += line + spacing; line = 0
      }
      subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: .unspecified)
      x += size.width + spacing
      line = max(line, size.height)
    }
  }
}

struct ProfileScreen: View {
  enum Tab: String, CaseIterable, Identifiable {
    case photos = "Photos", likes = "Likes"; var id: String { rawValue }
  }
  @State private var tab = Tab.photos
  @State private var isFollowing = false
  @State private var headerHeight: CGFloat = 0
  @State private var rating = 4
  @Namespace private var underline
  @Environment(\.locale) private var locale
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @GestureState private var drag = CGSize.zero
  @SceneStorage("profile.tab") private var storedTab: String?

  let tags = ["Analog", "Trains", "Long walks", "Typography", "Tea", "Night sky", "Cats"]

  var body: some View {
    GeometryReader { proxy in
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          header
            .frame(height: proxy.size.width * 0.6)
            .background {
              GeometryReader { inner in
                Color.clear.preference(key: HeaderHeight.self, value: inner.size.height)
              }
            }
          stats.padding()
          FlowLayout(spacing: 6) {
            ForEach(tags, id: \.self) { tag in
              Text("#\(tag)")
                .font(.caption.weight(.medium))
                .padding(.horizontal, 10).padding(.vertical, 5)
                .background(.quaternary, in: .capsule)
            }
          }
          .padding(.horizontal)
          tabs
          switch tab {
          case .photos: grid(width: proxy.size.width)
          case .likes: ContentUnavailableView.search(text: "likes")
          }
        }
      }
      .ignoresSafeArea(edges: .top)
      .onPreferenceChange(HeaderHeight.self) { headerHeight = $0 }
    }
    .gesture(
      DragGesture().updating($drag) { value, state, _ in state = value.translation }.onEnded { _ in
      }
    )
    .onChange(of: tab, initial: true) { storedTab = tab.rawValue }
  }

  private var header: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        stops: [.init(color: .purple, location: 0), .init(color: .orange, location: 1)],
        startPoint: .topLeading, endPoint: .bottomTrailing)
      Canvas { context, size in
        for index in 0..<20 {
          let x = CGFloat(index * 37 % 100) / 100 * size.width
          let y = CGFloat(index * 53 % 100) / 100 * size.height
          context.fill(
            Path(ellipseIn: CGRect(x: x, y: y, width: 4, height: 4)),
            with: .color(.white.opacity(0.6)))
        }
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("Vera Rubin").font(.largeTitle).fontWeight(.heavy)
        HStack(spacing: 2) {
          ForEach(1...5, id: \.self) { star in
            Image(systemName: star <= rating ? "star.fill" : "star").foregroundStyle(.yellow)
          }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Rating"))
        .accessibilityValue(Text("\(rating) of 5"))
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: rating += 1
          case .decrement: rating -= 1
          @unknown default: break
          }
        }
        (Text("Astronomer ").bold() + Text("since 1948").italic())
      }
      .foregroundStyle(.white)
      .shadow(radius: 4)
      .padding()
    }
    .clipped()
  }

  private var stats: some View {
    Grid(alignment: .center, horizontalSpacing: 20, verticalSpacing: 4) {
      GridRow {
        Text(1_204, format: .number)
        Text(32_100.formatted(.number.notation(.compactName)))
        Text("98")
      }
      .font(.title3.bold())
      GridRow {
        Text("Followers")
        Text("Likes")
        Text("Posts")
      }
      .font(.caption).foregroundStyle(.secondary)
      GridRow {
        Button(isFollowing ? "Following" : "Follow") {
          withAnimation(reduceMotion ? nil : .snappy) { isFollowing.toggle() }
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .controlSize(.large)
        .gridCellColumns(3)
        .sensoryFeedback(.impact(weight: .medium), trigger: isFollowing)
      }
    }
  }

  private var tabs: some View {
    HStack {
      ForEach(Tab.allCases) { item in
        Button {
          tab = item
        } label: {
          VStack(spacing: 6) {
            Text(item.rawValue).fontWeight(tab == item ? .semibold : .regular)
            if tab == item {
              Capsule().fill(.tint).frame(height: 3).matchedGeometryEffect(
                id: "underline", in: underline)
            } else {
              Color.clear.frame(height: 3)
            }
          }
        }
        .buttonStyle(.plain)
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.vertical, 12)
  }

  private func grid(width: CGFloat) -> some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) {
      ForEach((0..<9).map(Photo.init)) { photo in
        Rectangle().fill(photo.color.gradient).aspectRatio(1, contentMode: .fit)
          .overlay(alignment: .topTrailing) {
            if photo.id % 4 == 0 {
              Image(systemName: "play.fill").foregroundStyle(.white).padding(6)
            }
          }
      }
    }
  }
}
