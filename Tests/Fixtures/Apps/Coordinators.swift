import MapKit
import MessageUI
import PhotosUI
import QuickLook
import SwiftUI
import WebKit

// UIKit inside SwiftUI: web, map, text and scroll views, share sheets, pickers, mail; coordinators as delegates.

struct BridgeWebView: UIViewRepresentable {
  let url: URL
  @Binding var isLoading: Bool
  @Binding var progress: Double

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> WKWebView {
    let preferences = WKWebpagePreferences()
    preferences.allowsContentJavaScript = true
    let configuration = WKWebViewConfiguration()
    configuration.defaultWebpagePreferences = preferences
    configuration.allowsInlineMediaPlayback = true
    configuration.userContentController.addUserScript(
      WKUserScript(
        source: "document.body.style.zoom = 1", injectionTime: .atDocumentEnd,
        forMainFrameOnly: true))
    configuration.userContentController.add(context.coordinator, name: "bridge")
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = context.coordinator
    view.uiDelegate = context.coordinator
    view.allowsBackForwardNavigationGestures = true
    view.scrollView.contentInsetAdjustmentBehavior = .never
    view.isOpaque = false
    context.coordinator.observation = view.observe(\.estimatedProgress, options: .new) {
      view, change in
      context.coordinator.parent.progress = change.newValue ?? view.estimatedProgress
    }
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    guard view.url != url else { return }
    view.load(URLRequest(url: url))
  }

  static func dismantleUIView(_ uiView: WKWebView, coordinator: Coordinator) {
    uiView.stopLoading()
    coordinator.observation?.invalidate()
  }

  final class Coordinator: NSObject, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
    var parent: BridgeWebView
    var observation: NSKeyValueObservation?
    init(_ parent: BridgeWebView) { self.parent = parent }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      parent.isLoading = true
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      parent.isLoading = false
      webView.evaluateJavaScript("document.title") { result, error in
        if let title = result as? String { print(title) }
      }
    }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
      parent.isLoading = false
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      if navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url {
        UIApplication.shared.open(url)
        decisionHandler(.cancel)
        return
      }
      decisionHandler(.allow)
    }
    func userContentController(
      _ controller: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      print(message.name, message.body)
    }
  }
}

struct ClassicMap: UIViewRepresentable {
  typealias UIViewType = MKMapView
  var region: MKCoordinateRegion
  var annotations: [MKPointAnnotation]
  var route: [CLLocationCoordinate2D] = []

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    map.register(
      MKMarkerAnnotationView.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    map.showsUserLocation = true
    map.userTrackingMode = .follow
    map.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe, .park])
    return map
  }
  func updateUIView(_ map: MKMapView, context: Context) {
    map.setRegion(region, animated: context.transaction.animation != nil)
    map.removeAnnotations(map.annotations)
    map.addAnnotations(annotations)
    map.addOverlay(MKPolyline(coordinates: route, count: route.count), level: .aboveRoads)
  }
  func makeCoordinator() -> MapCoordinator { MapCoordinator() }

  class MapCoordinator: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
      guard !(annotation is MKUserLocation) else { return nil }
      let view =
        mapView.dequeueReusableAnnotationView(withIdentifier: "pin") as? MKMarkerAnnotationView
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      view.markerTintColor = .systemIndigo
      view.glyphImage = UIImage(systemName: "leaf")
      view.canShowCallout = true
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
      guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = UIColor.systemBlue.withAlphaComponent(0.8)
      renderer.lineWidth = 4
      return renderer
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  }
}

struct GrowingTextView: UIViewRepresentable {
  @Binding var text: String
  @Binding var height: CGFloat
  var placeholder = "Message"

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = UIFont.preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.isScrollEnabled = false
    view.backgroundColor = .clear
    view.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    view.textContainer.lineFragmentPadding = 0
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    view.setContentHuggingPriority(.required, for: .vertical)
    let toolbar = UIToolbar()
    toolbar.items = [
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(
        title: "Done", style: .done, target: context.coordinator,
        action: #selector(Coordinator.done)),
    ]
    toolbar.sizeToFit()
    view.inputAccessoryView = toolbar
    return view
  }
  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text { view.text = text }
    view.textColor = context.environment.isEnabled ? .label : .tertiaryLabel
    DispatchQueue.main.async {
      let size = view.sizeThatFits(
        CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
      if abs(height - size.height) > 0.5 { height = size.height }
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  class Coordinator: NSObject, UITextViewDelegate {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }
    func textViewDidChange(_ textView: UITextView) { text = textView.text }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText replacement: String
    ) -> Bool { textView.text.count + replacement.count < 500 }
    @objc func done() {
      UIApplication.shared.sendAction(
        #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
  }
}

struct ZoomView<Content: View>: UIViewRepresentable {
  private let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  func makeUIView(context: Context) -> UIScrollView {
    let scroll = UIScrollView()
    scroll.delegate = context.coordinator
    scroll.maximumZoomScale = 5
    scroll.minimumZoomScale = 1
    scroll.bouncesZoom = true
    scroll.showsHorizontalScrollIndicator = false
    let hosted = context.coordinator.host.view!
    hosted.translatesAutoresizingMaskIntoConstraints = true
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hosted.frame = scroll.bounds
    scroll.addSubview(hosted)
    return scroll
  }
  func updateUIView(_ view: UIScrollView, context: Context) {
    context.coordinator.host.rootView = content
  }
  func makeCoordinator() -> Coordinator {
    Coordinator(host: UIHostingController(rootView: content))
  }
  final class Coordinator: NSObject, UIScrollViewDelegate {
    let host: UIHostingController<Content>
    init(host: UIHostingController<Content>) { self.host = host }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { host.view }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      print(scrollView.contentOffset.y)
    }
  }
}

struct ShareSheet: UIViewControllerRepresentable {
  var items: [Any]
  var excluded: [UIActivity.ActivityType]? = [.assignToContact, .print]
  var onComplete: ((Bool) -> Void)?
  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.excludedActivityTypes = excluded
    controller.completionWithItemsHandler = { _, completed, _, _ in onComplete?(completed) }
    return controller
  }
  func updateUIViewController(_: UIActivityViewController, context: Context) {}
}

struct ImagePicker: UIViewControllerRepresentable {
  @Binding var images: [UIImage]
  @Environment(\.presentationMode) var presentationMode

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .livePhotos])
    configuration.selectionLimit = 3
    configuration.preferredAssetRepresentationMode = .current
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { .init(parent: self) }

  class Coordinator: PHPickerViewControllerDelegate {
    let parent: ImagePicker
    init(parent: ImagePicker) { self.parent = parent }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      parent.presentationMode.wrappedValue.dismiss()
      for provider in results.map(\.itemProvider)
      where provider.canLoadObject(ofClass: UIImage.self) {
        provider.loadObject(ofClass: UIImage.self) { image, error in
          guard let image = image as? UIImage else { return }
          DispatchQueue.main.async { self.parent.images.append(image) }
        }
      }
    }
  }
}

struct CameraBridge: UIViewControllerRepresentable {
  var onPick: (UIImage) -> Void
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.sourceType =
      UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
    picker.allowsEditing = true
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(onPick) }
  final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate
  {
    let onPick: (UIImage) -> Void
    init(_ onPick: @escaping (UIImage) -> Void) { self.onPick = onPick }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let image = info[.editedImage] as? UIImage ?? info[.originalImage] as? UIImage {
        onPick(image)
      }
      picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      picker.dismiss(animated: true, completion: nil)
    }
  }
}

struct MailView: UIViewControllerRepresentable {
  var subject: String
  @Binding var result: Result<MFMailComposeResult, Error>?
  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.setSubject(subject)
    controller.setToRecipients(["hello@example.com"])
    controller.setMessageBody("<p>Hi</p>", isHTML: true)
    controller.mailComposeDelegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(result: $result) }
  class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    @Binding var result: Result<MFMailComposeResult, Error>?
    init(result: Binding<Result<MFMailComposeResult, Error>?>) { _result = result }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: Error?
    ) {
      defer { controller.dismiss(animated: true) }
      if let error { self.result = .failure(error) } else { self.result = .success(result) }
    }
  }
}

struct BlurView: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ view: UIVisualEffectView, context: Context) {
    view.effect = UIBlurEffect(style: style)
  }
}

struct ActivityIndicator: UIViewRepresentable {
  @Binding var isAnimating: Bool
  let style: UIActivityIndicatorView.Style
  func makeUIView(context: UIViewRepresentableContext<ActivityIndicator>) -> UIActivityIndicatorView
  { UIActivityIndicatorView(style: style) }
  func updateUIView(
    _ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<ActivityIndicator>
  ) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

struct BridgesScreen: View {
  @State private var text = "Several words in a text view of UIKit"
  @State private var height: CGFloat = 40
  @State private var images: [UIImage] = []
  @State private var loading = false
  @State private var progress = 0.0
  @State private var preview: URL?
  @State private var mail: Result<MFMailComposeResult, Error>?
  @State private var sheet: Sheet?

  enum Sheet: Int, Identifiable { case share, photos, camera, mail; var id: Int { rawValue } }

  var body: some View {
    VStack {
      GrowingTextView(text: $text, height: $height).frame(height: max(40, min(height, 120)))
        .background(
          BlurView(style: .systemThinMaterial).clipShape(RoundedRectangle(cornerRadius: 8)))
      ClassicMap(
        region: MKCoordinateRegion(
          center: .init(latitude: 46.2, longitude: 6.15), latitudinalMeters: 900,
          longitudinalMeters: 900), annotations: []
      )
      .frame(height: 140)
      ZoomView { Image(systemName: "photo").resizable().scaledToFit() }.frame(height: 100)
      BridgeWebView(
        url: URL(string: "https://example.com")!, isLoading: $loading, progress: $progress
      )
      .frame(height: 100)
      ActivityIndicator(isAnimating: .constant(true), style: .large)
      HStack {
        Button("Share") { sheet = .share }
        Button("Photos") { sheet = .photos }
        Button("Mail") { sheet = .mail }.disabled(!MFMailComposeViewController.canSendMail())
      }
    }
    .padding()
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .share: ShareSheet(items: [text]) { print($0) }.presentationDetents([.medium, .large])
      case .photos: ImagePicker(images: $images)
      case .camera: CameraBridge { images.append($0) }.edgesIgnoringSafeArea(.all)
      case .mail: MailView(subject: "Hello", result: $mail)
      }
    }
    .quickLookPreview($preview)
  }
}

#Preview("Bridges") { BridgesScreen() }
