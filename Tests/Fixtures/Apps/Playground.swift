import SwiftUI
struct PlaygroundShimmer: ViewModifier {
  @State private var phase: CGFloat = 0
  func body(content: Content) -> some View {
    content.overlay(
      GeometryReader { geo in
        LinearGradient(
          gradient: Gradient(stops: [
            .init(color: .clear, location: 0), .init(color: .white.opacity(0.6), location: 0.5),
            .init(color: .clear, location: 1),
          ]), startPoint: .topLeading, endPoint: .bottomTrailing
        )
        .frame(width: geo.size.width * 2).offset(x: -geo.size.width + geo.size.width * 2 * phase)
      }
    ).mask(content).onAppear {
      withAnimation(Animation.linear(duration: 1.5).repeatForever(autoreverses: false)) {
        phase = 1
      }
    }
  }
}
extension View {
  func playgroundShimmer() -> some View { modifier(PlaygroundShimmer()) }
  @ViewBuilder func playgroundIf<T: View>(_ c: Bool, transform: (Self) -> T) -> some View {
    if c { transform(self) } else { self }
  }
  func playgroundHideKeyboard() {
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
  func playgroundSnapshot() -> UIImage {
    let c = UIHostingController(rootView: self); let v = c.view;
    let s = c.view.intrinsicContentSize; v?.bounds = CGRect(origin: .zero, size: s);
    v?.backgroundColor = .clear; let r = UIGraphicsImageRenderer(size: s);
    return r.image { _ in v?.drawHierarchy(in: c.view.bounds, afterScreenUpdates: true) }
  }
  func playgroundCorners(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(PlaygroundCorner(radius: radius, corners: corners))
  }
}
struct PlaygroundCorner: Shape {
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
struct PlaygroundWave: Shape {
  var phase: Double; var amplitude: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, amplitude) }
    set { phase = newValue.first; amplitude = newValue.second }
  }
  func path(in rect: CGRect) -> Path {
    var p = Path(); p.move(to: CGPoint(x: 0, y: rect.midY));
    stride(from: 0, through: rect.width, by: 2).forEach { x in
      p.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 20 + phase) * amplitude))
    }; return p
  }
}
struct PlaygroundOffset: PreferenceKey {
  static var defaultValue: CGFloat = 0;
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
struct PlaygroundFlow: Layout {
  var spacing: CGFloat = 8
  struct Cache { var sizes: [CGSize] = [] }
  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let w = proposal.replacingUnspecifiedDimensions().width; return CGSize(width: w, height: 40)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX;
    for (i, s) in subviews.enumerated() {
      s.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(cache.sizes[i]));
      x += cache.sizes[i].width + spacing
    }
  }
}
struct Playground: View {
  @Namespace private var ns
  @GestureState private var drag = CGSize.zero
  @State private var offset: CGFloat = 0
  @State private var sel: String? = nil
  @State private var path = NavigationPath()
  @State private var showing = false
  @FocusState private var focus: Field?
  enum Field: Hashable { case name, mail }
  @State private var text = ""
  @ScaledMetric(relativeTo: .title) private var size: CGFloat = 20
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.horizontalSizeClass) var hsc
  @Environment(\.openURL) var openURL
  @Environment(\.calendar) var cal
  var body: some View {
    NavigationStack(path: $path) {
      ScrollViewReader { proxy in
        ScrollView(.vertical, showsIndicators: false) {
          VStack(alignment: .leading, spacing: 12) {
            PlaygroundFlow {
              ForEach(["a", "bb", "ccc"], id: \.self) {
                Text($0).padding(6).background(Capsule().fill(Color.accentColor.opacity(0.2)))
                  .matchedGeometryEffect(id: $0, in: ns)
              }
            }
            PlaygroundWave(phase: 0.5, amplitude: 10).stroke(
              style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2])
            ).frame(height: 40).foregroundStyle(
              .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            RoundedRectangle(cornerRadius: 12).fill(.ultraThinMaterial).frame(height: 40)
              .playgroundShimmer().redacted(reason: .placeholder)
            TextField("Name", text: $text, prompt: Text("Your name")).focused($focus, equals: .name)
              .submitLabel(.next).onSubmit { focus = .mail }.textContentType(.name)
              .textInputAutocapitalization(.words).autocorrectionDisabled()
            SecureField("Password", text: $text).textFieldStyle(.roundedBorder)
            Text(
              "\(Date.now, format: .dateTime.day().month().year()) \(3.5, specifier: "%.2f") \(Date(), style: .relative)"
            )
            Text(1234.5, format: .currency(code: "EUR"));
            Text(Measurement(value: 3, unit: UnitLength.kilometers).formatted())
            Text("**Bold** and [link](https://a.b)").tint(.orange)
            Text(AttributedString("attr")).kerning(2).baselineOffset(2).underline(
              true, pattern: .dash, color: .red
            ).textCase(.uppercase)
            AsyncImage(url: URL(string: "https://a.b/c.png")) { phase in
              switch phase {
              case .empty: ProgressView();
              case .success(let i): i.resizable().scaledToFit();
              case .failure(let e): Text(e.localizedDescription);
              @unknown default: EmptyView()
              }
            }
            Menu {
              Button("A", action: {});
              Menu("More") {
                Button(role: .destructive) {
                } label: {
                  Label("Del", systemImage: "trash")
                }
              }; Picker("P", selection: $sel) { Text("x").tag(String?.some("x")) }
            } label: {
              Label("Menu", systemImage: "ellipsis.circle")
            } primaryAction: {
            }
            ColorPicker("C", selection: .constant(.red), supportsOpacity: false);
            Stepper("S \(3)", value: .constant(3), in: 0...10, step: 1) { _ in }
            Slider(value: $offset, in: 0...1, step: 0.1) {
              Text("S")
            } minimumValueLabel: {
              Text("0")
            } maximumValueLabel: {
              Text("1")
            } onEditingChanged: { _ in
            }
            DatePicker(
              "D", selection: .constant(.now), in: ...Date(),
              displayedComponents: [.date, .hourAndMinute]
            ).datePickerStyle(.graphical)
            Gauge(value: 0.4, in: 0...1) {
              Text("G")
            } currentValueLabel: {
              Text("40")
            }.gaugeStyle(.accessoryCircular)
            ShareLink(item: URL(string: "https://a.b")!, subject: Text("S"), message: Text("M"));
            Link("L", destination: URL(string: "https://a.b")!)
            ControlGroup {
              Button("1") {}; Button("2") {}
            }; LabeledContent("K", value: "V");
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("in") }
          }
          .background(
            GeometryReader { g in
              Color.clear.preference(
                key: PlaygroundOffset.self, value: g.frame(in: .named("s")).minY)
            })
        }.coordinateSpace(name: "s").onPreferenceChange(PlaygroundOffset.self) { offset = $0 }
          .refreshable { try? await Task.sleep(for: .seconds(1)) }
          .onAppear { proxy.scrollTo("x", anchor: .top) }
      }
      .navigationDestination(for: String.self) { Text($0) }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer(); Button("Done") { focus = nil }
        }; ToolbarItem(placement: .principal) { Text("T").font(.headline) };
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
      }
      .toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(
        .dark, for: .navigationBar
      )
      .searchable(
        text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
      ) { ForEach(["q"], id: \.self) { Text($0).searchCompletion($0) } }
      .sheet(isPresented: $showing, onDismiss: {}) {
        Text("sheet").presentationDetents([.medium, .fraction(0.3), .height(200)])
          .presentationDragIndicator(.visible)
      }
      .alert("T", isPresented: $showing, presenting: sel) { s in
        Button("OK \(s)", role: .cancel) {}
      } message: {
        Text($0)
      }
      .confirmationDialog("C", isPresented: $showing, titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
      }
      .gesture(
        DragGesture(minimumDistance: 3, coordinateSpace: .global).updating($drag) { v, s, _ in
          s = v.translation
        }.onEnded { v in
          withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
            offset = v.predictedEndTranslation.height
          }
        }.simultaneously(with: TapGesture(count: 2))
      )
      .onChange(of: text) { old, new in print(old, new) }.sensoryFeedback(
        .success, trigger: showing
      )
      .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 10) }.overlay(
        alignment: .bottomTrailing
      ) { Circle().frame(width: 40) }
      .animation(.easeInOut(duration: 0.2), value: showing).transition(
        .asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .scale))
    }
  }
}
#Preview { Playground() }
