import SwiftUI
import UIKit
// iOS 14 era music app
struct SongTitle: Identifiable, Codable, Equatable {
  let id: Int; let title: String; let artist: String; var isFavorite = false
}
class SongPlayer: NSObject, ObservableObject {
  @Published var current: SongTitle?; @Published var progress: Double = 0.3
  var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.progress += 0.01
    }
  }
  func load(completion: @escaping (Result<[SongTitle], Error>) -> Void) {
    guard let url = URL(string: "https://x.y/songs.json") else { return }
    URLSession.shared.dataTask(with: url) { data, response, error in
      if let error = error { DispatchQueue.main.async { completion(.failure(error)) }; return }
      guard let data = data, let http = response as? HTTPURLResponse,
        (200..<300).contains(http.statusCode)
      else { return }
      do {
        let s = try JSONDecoder().decode([SongTitle].self, from: data);
        DispatchQueue.main.async { completion(.success(s)) }
      } catch { completion(.failure(error)) }
    }.resume()
  }
}
struct SongBlur: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial
  func makeUIView(context: UIViewRepresentableContext<SongBlur>) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ uiView: UIVisualEffectView, context: UIViewRepresentableContext<SongBlur>) {}
}
struct SongActivity: UIViewControllerRepresentable {
  let items: [Any]
  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }
  func updateUIViewController(_ c: UIActivityViewController, context: Context) {}
}
struct SongPicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?; @Environment(\.presentationMode) private var mode
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let p = UIImagePickerController(); p.delegate = context.coordinator;
    p.sourceType = .photoLibrary; p.allowsEditing = true; return p
  }
  func updateUIViewController(_ c: UIImagePickerController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate
  {
    let parent: SongPicker; init(_ p: SongPicker) { parent = p }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let i = info[.originalImage] as? UIImage { parent.image = i };
      parent.mode.wrappedValue.dismiss()
    }
  }
}
struct SongSearch: UIViewRepresentable {
  @Binding var text: String
  class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String; init(text: Binding<String>) { _text = text };
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText };
    func searchBarSearchButtonClicked(_ s: UISearchBar) { s.resignFirstResponder() }
  }
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
  func makeUIView(context: Context) -> UISearchBar {
    let s = UISearchBar(frame: .zero); s.delegate = context.coordinator;
    s.searchBarStyle = .minimal; s.placeholder = "Search"; s.autocapitalizationType = .none;
    return s
  }
  func updateUIView(_ v: UISearchBar, context: Context) { v.text = text }
}
struct SongPages: UIViewControllerRepresentable {
  var pages: [UIViewController]; @Binding var page: Int
  func makeCoordinator() -> C { C(self) }
  func makeUIViewController(context: Context) -> UIPageViewController {
    let p = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal);
    p.dataSource = context.coordinator; p.delegate = context.coordinator; return p
  }
  func updateUIViewController(_ p: UIPageViewController, context: Context) {
    p.setViewControllers([pages[page]], direction: .forward, animated: true)
  }
  class C: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var parent: SongPages; init(_ p: SongPages) { parent = p }
    func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController)
      -> UIViewController?
    {
      guard let i = parent.pages.firstIndex(of: v), i > 0 else { return nil };
      return parent.pages[i - 1]
    }
    func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController)
      -> UIViewController?
    { nil }
    func pageViewController(
      _ p: UIPageViewController, didFinishAnimating f: Bool,
      previousViewControllers: [UIViewController], transitionCompleted c: Bool
    ) {
      if c, let v = p.viewControllers?.first, let i = parent.pages.firstIndex(of: v) {
        parent.page = i
      }
    }
  }
}
struct NowPlaying: View {
  @ObservedObject var vm = SongPlayer(); @State private var sheet: ActiveSheet?;
  @State private var alert = false; @State private var img: UIImage?
  enum ActiveSheet: Identifiable { case share, picker; var id: Int { hashValue } }
  let columns = [
    GridItem(.adaptive(minimum: 100), spacing: 8), GridItem(.flexible(minimum: 40, maximum: 80)),
  ]
  var body: some View {
    ZStack(alignment: .top) {
      LinearGradient(
        gradient: Gradient(colors: [
          Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)), Color(.systemBackground),
        ]), startPoint: .top, endPoint: .bottom
      ).edgesIgnoringSafeArea(.all)
      VStack {
        Image(systemName: "music.note").resizable().aspectRatio(contentMode: .fit).frame(
          width: UIScreen.main.bounds.width * 0.6, height: 200, alignment: .center
        ).foregroundColor(.white).background(SongBlur(style: .systemThinMaterialDark)).clipShape(
          RoundedRectangle(cornerRadius: 20, style: .continuous)
        ).shadow(color: Color.black.opacity(0.3), radius: 20, x: 0, y: 10).padding(
          .top, UIApplication.shared.windows.first?.safeAreaInsets.top)
        Text(vm.current?.title ?? "Nothing").font(.system(.title, design: .rounded)).fontWeight(
          .bold
        ).lineLimit(1).minimumScaleFactor(0.5)
        ProgressView(value: vm.progress).progressViewStyle(LinearProgressViewStyle(tint: .white));
        Slider(value: $vm.progress, in: 0...1).accentColor(.white)
        HStack(spacing: 40) {
          ForEach(["backward.fill", "play.fill", "forward.fill"], id: \.self) { n in
            Button(action: {
              self.sheet = .share; UIImpactFeedbackGenerator(style: .medium).impactOccurred()
            }) {
              Image(systemName: n).font(
                .system(size: n == "play.fill" ? 44 : 28, weight: .semibold))
            }.buttonStyle(PlainButtonStyle())
          }
        }
        LazyVGrid(columns: columns, alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders])
        {
          Section(header: Text("Up next").font(.headline)) {
            ForEach(0..<6) {
              Text("SongTitle \($0)").onTapGesture(count: 2, perform: { alert.toggle() })
                .onLongPressGesture(minimumDuration: 0.5) {}
            }
          }
        }
      }.padding()
    }
    .sheet(item: $sheet) { s in
      switch s {
      case .share: SongActivity(items: ["x"]);
      case .picker: SongPicker(image: $img)
      }
    }
    .alert(isPresented: $alert) {
      Alert(
        title: Text("Delete?"), message: Text("Sure"),
        primaryButton: .destructive(Text("Delete")) {}, secondaryButton: .cancel())
    }
    .actionSheet(isPresented: .constant(false)) {
      ActionSheet(title: Text("A"), buttons: [.default(Text("x")) {}, .cancel()])
    }
    .navigationBarTitle("Now", displayMode: .inline).navigationBarItems(
      leading: Button("L") {}, trailing: HStack { Button("R") {} }
    )
    .onAppear { vm.start() }.onReceive(
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
    ) { n in _ = (n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue }
    .statusBar(hidden: true).preferredColorScheme(.dark).environment(\.colorScheme, .dark)
  }
}
struct NowPlaying_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      NowPlaying();
      NowPlaying().previewDevice("iPhone SE (2nd generation)").environment(
        \.sizeCategory, .accessibilityExtraLarge)
    }
  }
}
