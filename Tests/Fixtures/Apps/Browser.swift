import SafariServices
import SwiftUI
import WebKit

// A Hacker News client with a browser, iOS 15–17.

struct HNItem: Identifiable, Decodable, Hashable {
  let id: Int
  let title: String
  let url: URL?
  let score: Int
  let by: String
  let time: Date
  let descendants: Int?
  var host: String? { url?.host?.replacingOccurrences(of: "www.", with: "") }
}

actor HNCache {
  private var items: [Int: HNItem] = [:]
  func item(_ id: Int) -> HNItem? { items[id] }
  func store(_ item: HNItem) { items[item.id] = item }
}

@MainActor
class HNFeedModel: ObservableObject {
  enum Category: String, CaseIterable, Identifiable {
    case top, new, best
    var id: String { rawValue }
    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
  }
  @Published var items: [HNItem]
  @Published var category: Category = .top
  @Published var error: Error?
  private let cache = HNCache()

  init(items: [HNItem] = []) { self.items = items }

  func load() async {
    do {
      let ids: [Int] = try await get(
        "https://hacker-news.firebaseio.com/v0/\(category.rawValue)stories.json")
      items = try await withThrowingTaskGroup(of: HNItem?.self) { group in
        for id in ids.prefix(30) {
          group.addTask { [cache] in
            if let cached = await cache.item(id) { return cached }
            let item: HNItem = try await self.get(
              "https://hacker-news.firebaseio.com/v0/item/\(id).json")
            await cache.store(item)
            return item
          }
        }
        var result: [HNItem] = []
        for try await item in group {
          if let item { result.append(item) }
        }
        return result.sorted { $0.score > $1.score }
      }
    } catch is CancellationError {
    } catch let error as URLError where error.code == .cancelled {
    } catch {
      self.error = error
    }
  }

  nonisolated private func get<T: Decodable>(_ address: String) async throws -> T {
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    let (data, _) = try await URLSession.shared.data(from: url)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return try decoder.decode(T.self, from: data)
  }
}

struct HNRow: View {
  let item: HNItem
  let rank: Int
  @State private var isVisited = false
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Text("\(rank).")
        .font(.callout.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(minWidth: 28, alignment: .trailing)
      VStack(alignment: .leading, spacing: 4) {
        Text(item.title).font(.headline).foregroundStyle(isVisited ? .secondary : .primary)
        if let host = item.host {
          Text(host).font(.caption).foregroundStyle(.tint)
        }
        HStack(spacing: 10) {
          Label("\(item.score)", systemImage: "arrow.up")
          Label("\(item.descendants ?? 0)", systemImage: "bubble.right")
          Text(item.by)
          Spacer()
          Text(item.time, formatter: HNRow.formatter)
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
        .labelStyle(HNTightLabel())
      }
    }
    .padding(.vertical, 4)
    .contentShape(Rectangle())
    .onTapGesture { isVisited = true }
  }

  static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.doesRelativeDateFormatting = false
    return formatter
  }()
}

struct HNTightLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 2) {
      configuration.icon
      configuration.title
    }
  }
}

struct HNFeed: View {
  @StateObject var model: HNFeedModel
  @State private var presented: HNItem?
  @Environment(\.openURL) private var openURL
  @Environment(\.horizontalSizeClass) private var sizeClass
  @SceneStorage("hn.category") private var stored = "top"

  var body: some View {
    NavigationView {
      List {
        Section {
          Picker("Category", selection: $model.category) {
            ForEach(HNFeedModel.Category.allCases) { Text($0.title).tag($0) }
          }
          .pickerStyle(SegmentedPickerStyle())
          .listRowInsets(EdgeInsets())
          .listRowBackground(Color.clear)
        }
        Section {
          ForEach(Array(model.items.enumerated()), id: \.element.id) { index, item in
            HNRow(item: item, rank: index + 1)
              .onTapGesture { presented = item }
              .swipeActions {
                Button {
                  openURL(item.url ?? URL(string: "https://news.ycombinator.com")!)
                } label: {
                  Label("Open", systemImage: "safari")
                }.tint(.orange)
              }
              .listRowSeparatorTint(.orange.opacity(0.4))
          }
        } header: {
          Text("Stories").textCase(nil)
        }
      }
      .listStyle(InsetGroupedListStyle())
      .refreshable { await model.load() }
      .task(id: model.category) { await model.load() }
      .navigationTitle("Hacker News")
      .sheet(item: $presented) { item in
        if let url = item.url {
          HNSafari(url: url).ignoresSafeArea()
        } else {
          HNWebPage(html: "<p>none</p>")
        }
      }
      .alert(
        "Error",
        isPresented: Binding(get: { model.error != nil }, set: { if !$0 { model.error = nil } }),
        presenting: model.error
      ) { _ in
        Button("Retry") { Task { await model.load() } }
        Button("Cancel", role: .cancel) {}
      } message: { error in
        Text(error.localizedDescription)
      }
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        print(url)
        return .handled
      })
  }
}

struct HNSafari: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: UIViewControllerRepresentableContext<HNSafari>)
    -> SFSafariViewController
  {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let controller = SFSafariViewController(url: url, configuration: configuration)
    controller.preferredControlTintColor = UIColor(Color.orange)
    controller.delegate = context.coordinator
    return controller
  }
  func updateUIViewController(
    _ controller: SFSafariViewController, context: UIViewControllerRepresentableContext<HNSafari>
  ) {}
  func makeCoordinator() -> Coordinator { Coordinator() }
  class Coordinator: NSObject, SFSafariViewControllerDelegate {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      controller.dismiss(animated: true, completion: nil)
    }
  }
}

struct HNWebPage: UIViewRepresentable {
  var url: URL?
  var html: String?
  @Binding var isLoading: Bool
  init(url: URL? = nil, html: String? = nil, isLoading: Binding<Bool> = .constant(false)) {
    self.url = url
    self.html = html
    _isLoading = isLoading
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
    configuration.userContentController.add(context.coordinator, name: "bridge")
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = context.coordinator
    view.allowsBackForwardNavigationGestures = true
    view.scrollView.isScrollEnabled = true
    view.isOpaque = false
    view.backgroundColor = .clear
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    if let url {
      view.load(URLRequest(url: url))
    } else if let html {
      view.loadHTMLString(html, baseURL: nil)
    }
  }

  final class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
    let parent: HNWebPage
    init(_ parent: HNWebPage) { self.parent = parent }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      parent.isLoading = true
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      parent.isLoading = false
      webView.evaluateJavaScript("document.title") { result, _ in print(result ?? "") }
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      if navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url {
        UIApplication.shared.open(url)
        decisionHandler(.cancel)
      } else {
        decisionHandler(.allow)
      }
    }
    func userContentController(
      _ controller: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      if let body = message.body as? [String: Any] { print(body) }
    }
  }
}

@available(iOS 26.0, *)
struct HNModernPage: View {
  @State private var page = WebPage()
  var body: some View {
    WebView(page)
      .navigationTitle(page.title)
      .onAppear { page.load(URLRequest(url: URL(string: "https://example.org")!)) }
  }
}

struct HNFeed_Previews: PreviewProvider {
  static let items = (1...5).map {
    HNItem(
      id: $0, title: "A story about number \($0) with a title that takes two lines",
      url: URL(string: "https://www.example.org/\($0)"), score: 400 - $0 * 30, by: "ada",
      time: Date(timeIntervalSince1970: 1_600_000_000), descendants: $0)
  }
  static var previews: some View {
    HNFeed(model: HNFeedModel(items: items))
    HNWebPage(url: URL(string: "https://example.org")).previewDisplayName("Web page")
  }
}
