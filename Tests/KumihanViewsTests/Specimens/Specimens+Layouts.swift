import Foundation
import Kumihan

extension Specimen {
  private static func box(_ color: Color, _ width: CGFloat = 20, _ height: CGFloat = 14)
    -> some View
  {
    color.frame(width: width, height: height)
  }

  static let layouts = [
    Specimen(
      "stacks",
      "ZStack Spacer Divider Group ForEach EmptyView AnyView View ViewBuilder padding frame "
        + "layoutPriority zIndex alignmentGuide fixedSize LazyVStack LazyHStack PinnedScrollableViews",
      width: 160, height: 90
    ) {
      HStack(spacing: 6) {
        ZStack(alignment: .bottomTrailing) {
          box(.red, 30, 30).zIndex(1)
          box(.blue, 40, 20)
        }
        Divider()
        VStack(alignment: .leading, spacing: 3) {
          Group {
            box(.green)
            EmptyView()
            AnyView(box(.orange, 34))
          }
          box(.purple).alignmentGuide(.leading) { _ in -10 }
          Spacer()
          Color.teal.frame(minHeight: 4, maxHeight: 8)
        }
        LazyVStack(spacing: 2) { ForEach(0..<3) { box(.gray, 10 + 8 * CGFloat($0)) } }
        LazyHStack(spacing: 2) { box(.pink, 6, 40) }.fixedSize()
      }
      .padding(4)
    },
    Specimen(
      "grids",
      "Grid GridRow LazyVGrid LazyHGrid GridItem gridCellColumns gridCellAnchor "
        + "gridColumnAlignment gridCellUnsizedAxes", width: 200, height: 80
    ) {
      HStack(spacing: 8) {
        Grid(horizontalSpacing: 3, verticalSpacing: 3) {
          GridRow {
            box(.red)
            box(.blue, 34).gridColumnAlignment(.trailing)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow { box(.green, 12).gridCellColumns(2).gridCellAnchor(.trailing) }
          GridRow {
            box(.orange)
            box(.teal)
          }
        }
        LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 3) {
          ForEach(0..<5) {
            Color(hue: Double($0) / 5, saturation: 0.6, brightness: 1).frame(height: 12)
          }
        }
        LazyHGrid(rows: [GridItem(.adaptive(minimum: 20), spacing: 2)], spacing: 3) {
          ForEach(0..<5) {
            Color(hue: Double($0) / 5, saturation: 1, brightness: 0.6).frame(width: 12)
          }
        }
      }
    },
    Specimen(
      "ratios",
      "aspectRatio scaledToFit scaledToFill ContentMode ViewThatFits containerRelativeFrame",
      width: 160
    ) {
      HStack(spacing: 6) {
        Color.red.aspectRatio(1, contentMode: .fit)
        Color.green.aspectRatio(0.5, contentMode: .fill).frame(width: 20, height: 20).clipped()
        ViewThatFits {
          box(.blue, 300)
          box(.orange, 30)
        }
        Color.purple.containerRelativeFrame(.horizontal, count: 8, spacing: 0).scaledToFit()
        Color.mint.frame(width: 10, height: 20).scaledToFill()
      }
    },
    Specimen(
      "safe-areas",
      "safeAreaInset safeAreaPadding ignoresSafeArea edgesIgnoringSafeArea SafeAreaRegions "
        + "HorizontalEdge VerticalEdge"
    ) {
      Color.yellow
        .safeAreaInset(edge: .top, spacing: 2) { box(.red, 60, 8) }
        .safeAreaInset(edge: .leading, spacing: 2) { box(.blue, 8, 20) }
        .overlay { Color.green.ignoresSafeArea(edges: .bottom).frame(width: 20, height: 20) }
        .safeAreaPadding(6)
    },
    Specimen(
      "geometry",
      "GeometryReader GeometryProxy CoordinateSpace CoordinateSpaceProtocol LocalCoordinateSpace "
        + "GlobalCoordinateSpace NamedCoordinateSpace overlay overlayPreferenceValue "
        + "backgroundPreferenceValue preference transformPreference"
    ) {
      GeometryReader { proxy in
        box(.red, proxy.size.width / 2, proxy.frame(in: .local).height / 2)
          .preference(key: Total.self, value: 20)
          .transformPreference(Total.self) { $0 += 10 }
          .overlayPreferenceValue(Total.self) { box(.white, $0, 4) }
          .backgroundPreferenceValue(Total.self) { box(.blue, $0, 50) }
          .overlay(alignment: .topLeading) {
            box(.black, proxy.frame(in: .global).maxX / 20, proxy.frame(in: .named("x")).maxY / 10)
          }
      }
    },
    Specimen(
      "traits",
      "tag layoutValue modifier ViewModifier EmptyModifier ModifiedContent environment "
        + "transformEnvironment environmentObject LayoutDirectionBehavior"
    ) {
      Reversed {
        box(.red).layoutValue(key: Rank.self, value: 1)
        box(.green).layoutValue(key: Rank.self, value: 2).tag("x")
        box(.blue).modifier(EmptyModifier()).modifier(Boxed())
      }
      .transformEnvironment(\.colorScheme) { $0 = .dark }
      .environment(\.layoutDirection, .rightToLeft)
    },
    Specimen(
      "timeline",
      "TimelineView TimelineSchedule TimelineViewDefaultContext PeriodicTimelineSchedule"
    ) {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
        box(.red, 10 + CGFloat(context.date.timeIntervalSinceReferenceDate))
      }
    },
  ]
}

private struct Total: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct Rank: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

private struct Boxed: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    content.border(scheme == .dark ? .orange : .black, width: 2)
  }
}

/// Subviews by falling rank, each a step further down.
private struct Reversed: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (step, view) in subviews.sorted(by: { $0[Rank.self] > $1[Rank.self] }).enumerated() {
      let at = CGPoint(x: bounds.minX + 24 * CGFloat(step), y: bounds.minY + 16 * CGFloat(step))
      view.place(at: at, proposal: .unspecified)
    }
  }
}
