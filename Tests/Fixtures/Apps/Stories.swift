import Combine
import SafariServices
import SwiftUI

// A reader of news, in the manner of MVVM with Combine: a service behind a protocol, publishers, a debounced search.

enum StoryFilter: String, CaseIterable, Identifiable {
  case top, new, best, ask, show, job
  var id: Self { self }
  var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
  var systemImage: String {
    switch self {
    case .top: return "flame"
    case .new: return "clock"
    case .best: return "star"
    case .ask: return "questionmark.bubble"
    case .show: return "eye"
    case .job: return "briefcase"
    }
  }
}

struct Story: Identifiable, Decodable, Hashable {
  let id: Int
  let title: String
  let by: String
  let url: URL?
  let score: Int
  let time: Date
  let descendants: Int?

  enum CodingKeys: String, CodingKey {
    case id, title, by, url, score, time, descendants
  }

  var host: String? { url?.host(percentEncoded: false)?.replacingOccurrences(of: "www.", with: "") }

  static let samples: [Story] = (1...8).map { n in
    Story(
      id: n, title: "A story about topic number \(n) and why it matters", by: "user\(n)",
      url: URL(string: "https://www.example.com/\(n)"), score: n * 31,
      time: Date(timeIntervalSince1970: 1_700_000_000 - Double(n) * 3600),
      descendants: n.isMultiple(of: 2) ? n * 4 : nil)
  }
}

protocol StoryServicing {
  func stories(_ filter: StoryFilter) -> AnyPublisher<[Story], Error>
}

struct LiveStoryService: StoryServicing {
  enum Failure: LocalizedError {
    case badStatus(Int)
    var errorDescription: String? {
      switch self {
      case .badStatus(let code): return String(localized: "The server answered \(code).")
      }
    }
  }

  private let session: URLSession
  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }()

  init(session: URLSession = .shared) { self.session = session }

  func stories(_ filter: StoryFilter) -> AnyPublisher<[Story], Error> {
    var components = URLComponents(string: "https://hacker-news.example.com/v0")!
    components.path += "/\(filter.rawValue)stories.json"
    components.queryItems = [URLQueryItem(name: "print", value: "pretty")]
    var request = URLRequest(
      url: components.url!, cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 15)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return session.dataTaskPublisher(for: request)
      .tryMap { data, response -> Data in
        guard let http = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        guard 200..<300 ~= http.statusCode else { throw Failure.badStatus(http.statusCode) }
        return data
      }
      .decode(type: [Int].self, decoder: decoder)
      .flatMap { ids in
        Publishers.MergeMany(ids.prefix(30).map { self.story($0) })
          .collect()
      }
      .map { $0.sorted { $0.score > $1.score } }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  private func story(_ id: Int) -> AnyPublisher<Story, Error> {
    session.dataTaskPublisher(
      for: URL(string: "https://hacker-news.example.com/v0/item/\(id).json")!
    )
    .map(\.data)
    .decode(type: Story.self, decoder: decoder)
    .eraseToAnyPublisher()
  }
}

struct MockStoryService: StoryServicing {
  func stories(_ filter: StoryFilter) -> AnyPublisher<[Story], Error> {
    Just(Story.samples).setFailureType(to: Error.self).eraseToAnyPublisher()
  }
}

final class StoriesViewModel: ObservableObject {
  enum Phase {
    case idle, loading
    case loaded([Story])
    case failed(Error)
  }

  @Published private(set) var phase: Phase = .idle
  @Published var filter: StoryFilter = .top
  @Published var query = ""
  @Published private(set) var matches: [Story] = []

  private let service: StoryServicing
  private var cancellables = Set<AnyCancellable>()
  private let reload = PassthroughSubject<Void, Never>()

  init(service: StoryServicing = LiveStoryService()) {
    self.service = service

    $filter
      .removeDuplicates()
      .combineLatest(reload.prepend(()))
      .map(\.0)
      .handleEvents(receiveOutput: { [weak self] _ in self?.phase = .loading })
      .map { [service] filter in
        service.stories(filter)
          .map(Phase.loaded)
          .catch { Just(Phase.failed($0)) }
      }
      .switchToLatest()
      .assign(to: &$phase)

    Publishers.CombineLatest(
      $phase, $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
    )
    .compactMap { phase, query -> [Story]? in
      guard case .loaded(let stories) = phase else { return nil }
      guard !query.isEmpty else { return stories }
      return stories.filter { $0.title.localizedCaseInsensitiveContains(query) }
    }
    .sink { [weak self] in self?.matches = $0 }
    .store(in: &cancellables)
  }

  func refresh() { reload.send() }
}

struct StoryRow: View {
  let story: Story
  let rank: Int
  @ScaledMetric(relativeTo: .footnote) private var iconSize: CGFloat = 12

  private static let formatter: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .short
    return formatter
  }()

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text("\(rank)")
        .font(.footnote.monospacedDigit())
        .foregroundColor(.secondary)
        .frame(minWidth: 20, alignment: .trailing)
      VStack(alignment: .leading, spacing: 4) {
        Text(story.title).font(.body.weight(.medium)).lineLimit(3)
        if let host = story.host {
          Text(verbatim: host).font(.caption).foregroundColor(.accentColor)
        }
        HStack(spacing: 10) {
          metric("arrow.up", value: story.score)
          if let comments = story.descendants { metric("bubble.right", value: comments) }
          Text("by \(story.by)")
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityHint(Text("Opens the story"))
  }

  private func metric(_ symbol: String, value: Int) -> some View {
    Label {
      Text(value, format: .number.notation(.compactName))
    } icon: {
      Image(systemName: symbol).resizable().scaledToFit().frame(width: iconSize, height: iconSize)
    }
    .labelStyle(TightLabelStyle())
  }
}

struct TightLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 3) {
      configuration.icon
      configuration.title
    }
  }
}

struct SafariSheet: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: UIViewControllerRepresentableContext<SafariSheet>)
    -> SFSafariViewController
  {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let controller = SFSafariViewController(url: url, configuration: configuration)
    controller.preferredControlTintColor = .systemOrange
    controller.dismissButtonStyle = .close
    return controller
  }
  func updateUIViewController(
    _ controller: SFSafariViewController, context: UIViewControllerRepresentableContext<SafariSheet>
  ) {}
}

struct StoriesScreen: View {
  @StateObject private var model: StoriesViewModel
  @State private var opened: Story?
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(service: StoryServicing = LiveStoryService()) {
    _model = StateObject(wrappedValue: StoriesViewModel(service: service))
  }

  var body: some View {
    NavigationView {
      content
        .navigationBarTitle(Text("Stories"), displayMode: .large)
        .navigationBarItems(
          trailing: Menu {
            Picker("Filter", selection: $model.filter.animation()) {
              ForEach(StoryFilter.allCases) { Label($0.title, systemImage: $0.systemImage).tag($0) }
            }
          } label: {
            Image(systemName: "line.horizontal.3.decrease.circle")
          })
    }
    .navigationViewStyle(.stack)
    .searchable(
      text: $model.query, placement: .navigationBarDrawer(displayMode: .always),
      prompt: Text("Search stories")
    )
    .sheet(item: $opened, onDismiss: model.refresh) { story in
      if let url = story.url { SafariSheet(url: url).ignoresSafeArea() }
    }
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .idle,
      .loading where model.matches.isEmpty:
      ProgressView("Loading…").progressViewStyle(CircularProgressViewStyle(tint: .orange))
    case .failed(let error):
      VStack(spacing: 8) {
        Text(error.localizedDescription).multilineTextAlignment(.center)
        Button("Try again", action: model.refresh).buttonStyle(.bordered)
      }
      .padding()
    case .loaded, .loading:
      List {
        ForEach(Array(zip(model.matches.indices, model.matches)), id: \.1.id) { index, story in
          Button {
            opened = story
          } label: {
            StoryRow(story: story, rank: index + 1)
          }
          .buttonStyle(.plain)
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
            } label: {
              Label("Save", systemImage: "bookmark")
            }.tint(.indigo)
          }
          .contextMenu {
            Button("Copy link", systemImage: "doc.on.doc") { UIPasteboard.general.url = story.url }
          }
        }
      }
      .listStyle(PlainListStyle())
      .refreshable { model.refresh() }
    }
  }
}

struct StoriesScreen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      StoriesScreen(service: MockStoryService())
      StoryRow(story: .samples[1], rank: 2)
        .padding()
        .previewLayout(.sizeThatFits)
        .preferredColorScheme(.dark)
        .previewDisplayName("Row")
    }
  }
}
