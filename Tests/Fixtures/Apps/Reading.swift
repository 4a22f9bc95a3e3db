import NaturalLanguage
import SafariServices
import SwiftUI
import UIKit
import WebKit

// Reader app: hosted SwiftUI in UIKit, UIKit in SwiftUI, attributed strings, themes, localisation, accessibility, older iOS 14 checks.

final class ReaderViewController: UIViewController {
  private lazy var hosting = UIHostingController(rootView: ReaderToolbar(model: model))
  private let model: ReaderModel
  private let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  init(model: ReaderModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("reader.title", value: "Reader", comment: "Title of the reader")
    addChild(hosting)
    [webView, hosting.view].forEach {
      view.addSubview($0); $0.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      webView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      webView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      webView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      hosting.view.topAnchor.constraint(equalTo: webView.bottomAnchor),
      hosting.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      hosting.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      hosting.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      hosting.view.heightAnchor.constraint(equalToConstant: 60),
    ])
    hosting.didMove(toParent: self)
    if #available(iOS 16.0, *) { hosting.sizingOptions = .intrinsicContentSize }
    webView.loadHTMLString(model.html, baseURL: Bundle.main.bundleURL)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "textformat.size"),
      primaryAction: UIAction { [weak self] _ in self?.model.fontScale += 0.1 })
  }
}

struct ReaderController: UIViewControllerRepresentable {
  let model: ReaderModel
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: ReaderViewController(model: model))
  }
  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    controller.topViewController?.view.tintColor = UIColor(model.theme.tint)
  }
}

struct SafariView: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: UIViewControllerRepresentableContext<SafariView>)
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
    _ uiViewController: SFSafariViewController,
    context: UIViewControllerRepresentableContext<SafariView>
  ) {}
}

enum ReaderTheme: String, CaseIterable, Identifiable, CustomLocalizedStringResourceConvertible {
  case light, sepia, dark, black
  var id: Self { self }
  var tint: Color {
    switch self {
    case .light: .blue;
    case .sepia: .brown;
    case .dark, .black: .yellow
    }
  }
  var paper: Color {
    switch self {
    case .light: .white;
    case .sepia: Color(red: 0.97, green: 0.93, blue: 0.84);
    case .dark: Color(.darkGray);
    case .black: .black
    }
  }
  var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: rawValue.capitalized)
  }
}

final class ReaderModel: ObservableObject {
  @AppStorage("reader.theme") var theme: ReaderTheme = .sepia
  @AppStorage("reader.scale") var fontScale: Double = 1
  @Published var paragraphs: [String]
  init(paragraphs: [String]) { self.paragraphs = paragraphs }
  var html: String {
    "<style>body{font-size:\(Int(fontScale * 100))%}</style>"
      + paragraphs.map { "<p>\($0)</p>" }.joined()
  }
  var language: String? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(paragraphs.joined(separator: " "))
    return recognizer.dominantLanguage.flatMap {
      Locale.current.localizedString(forLanguageCode: $0.rawValue)
    }
  }
  var words: Int {
    let tokenizer = NLTokenizer(unit: .word)
    let text = paragraphs.joined(separator: "\n")
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).count
  }
  func highlighted(_ paragraph: String, term: String) -> AttributedString {
    var text = AttributedString(paragraph)
    text.font = .system(.body, design: .serif)
    if let range = text.range(of: term, options: [.caseInsensitive]) {
      text[range].backgroundColor = .yellow.opacity(0.5)
      text[range].underlineStyle = .single
      text[range].inlinePresentationIntent = .stronglyEmphasized
    }
    var lead = AttributeContainer()
    lead.kern = 0.5
    lead.foregroundColor = .secondary
    if let first = text.characters.first,
      let end = text.characters.index(text.startIndex, offsetBy: 1, limitedBy: text.endIndex),
      first.isUppercase
    {
      text[text.startIndex..<end].mergeAttributes(lead)
    }
    return text
  }
  func legacy(_ paragraph: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .justified
    style.hyphenationFactor = 1
    let text = NSMutableAttributedString(
      string: paragraph,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style,
        .foregroundColor: UIColor.label,
      ])
    text.addAttribute(
      .link, value: URL(string: "https://en.wikipedia.org")!,
      range: (paragraph as NSString).range(of: "moon"))
    return text
  }
}

struct ReaderToolbar: View {
  @ObservedObject var model: ReaderModel
  var body: some View {
    HStack {
      Button {
        model.fontScale = max(0.5, model.fontScale - 0.1)
      } label: {
        Image(systemName: "textformat.size.smaller")
      }.accessibilityLabel(Text("Smaller"))
      Slider(value: $model.fontScale, in: 0.5...2) { Text("Size") }.accessibilityValue(
        "\(Int(model.fontScale * 100)) percent")
      Button {
        model.fontScale += 0.1
      } label: {
        Image(systemName: "textformat.size.larger")
      }.accessibilityLabel("Larger")
    }
    .padding(.horizontal)
  }
}

struct ReaderScreen: View {
  @StateObject private var model = ReaderModel(paragraphs: [
    "Tides follow the moon. Twice a day the sea breathes in and out.",
    "Sailors kept tables; children kept shells.",
  ])
  @State private var term = "sea"
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.legibilityWeight) private var legibility
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(Array(model.paragraphs.enumerated()), id: \.offset) { index, paragraph in
        Text(model.highlighted(paragraph, term: term)).lineSpacing(6).textSelection(.enabled)
          .accessibilityElement(children: .combine).accessibilityHint("Paragraph \(index + 1)")
          .accessibilitySortPriority(Double(10 - index))
          .accessibilityAction(named: "Copy") { UIPasteboard.general.string = paragraph }
      }
      Text("\(model.words) words in \(model.language ?? "an unknown language")").font(.footnote)
        .foregroundStyle(.secondary)
      Picker("Theme", selection: $model.theme) {
        ForEach(ReaderTheme.allCases) { Text($0.localizedStringResource).tag($0) }
      }.pickerStyle(.segmented)
      ReaderToolbar(model: model)
      if sizeCategory.isAccessibilityCategory { Text("Large text") }
      ReaderController(model: model).frame(height: 260).clipShape(
        RoundedRectangle(cornerRadius: 10)
      ).overlay(RoundedRectangle(cornerRadius: 10).stroke(Color(UIColor.separator)))
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
    .background(model.theme.paper.ignoresSafeArea())
    .animation(reduceMotion ? nil : .default, value: model.theme)
    .accessibilityRotor("Paragraphs") {
      ForEach(model.paragraphs, id: \.self) { AccessibilityRotorEntry($0, id: $0) }
    }
  }
}
struct ReaderScreen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ReaderScreen();
      ReaderScreen().environment(\.locale, .init(identifier: "de")).previewDevice(
        "iPhone SE (3rd generation)"
      ).previewDisplayName("SE")
    }
  }
}
