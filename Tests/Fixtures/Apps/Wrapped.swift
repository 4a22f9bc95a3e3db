import SwiftUI
import UIKit

// UIKit's parts in SwiftUI, as apps of iOS 14 wrap them.

struct BlurPanel: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

struct Spinner: UIViewRepresentable {
  @Binding var isAnimating: Bool
  func makeUIView(context: UIViewRepresentableContext<Spinner>) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .large)
  }
  func updateUIView(
    _ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<Spinner>
  ) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

struct NoteEditor: UIViewRepresentable {
  @Binding var text: String

  class Coordinator: NSObject, UITextViewDelegate {
    var parent: NoteEditor
    init(_ parent: NoteEditor) { self.parent = parent }
    func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.font = UIFont.preferredFont(forTextStyle: .body)
    view.isScrollEnabled = true
    view.backgroundColor = UIColor.secondarySystemBackground
    view.layer.cornerRadius = 8
    view.delegate = context.coordinator
    return view
  }
  func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
}

final class BadgeView: UIView {
  private let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  private func setUp() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.textAlignment = .center
    label.textColor = .white
    label.text = "badge"
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    addGestureRecognizer(tap)
  }
  @objc private func tapped() { backgroundColor = .systemRed }
}

struct Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> BadgeView {
    let view = BadgeView()
    view.backgroundColor = .systemIndigo
    return view
  }
  func updateUIView(_ uiView: BadgeView, context: Context) {}
}

struct Share: UIViewControllerRepresentable {
  let items: [Any]
  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.excludedActivityTypes = [.airDrop]
    return controller
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct CameraPicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  @Environment(\.presentationMode) private var presentationMode

  final class Coordinator: NSObject, UINavigationControllerDelegate,
    UIImagePickerControllerDelegate
  {
    let parent: CameraPicker
    init(_ parent: CameraPicker) { self.parent = parent }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let found = info[.originalImage] as? UIImage { parent.image = found }
      parent.presentationMode.wrappedValue.dismiss()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
}

struct Hosted<Content: View>: UIViewControllerRepresentable {
  @ViewBuilder var content: Content
  func makeUIViewController(context: Context) -> UIHostingController<Content> {
    let controller = UIHostingController(rootView: content)
    controller.view.backgroundColor = .clear
    return controller
  }
  func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
    controller.rootView = content
  }
}

struct WrappedScreen: View {
  @State private var text = "Written in a text view"
  @State private var image: UIImage?
  @State private var isSharing = false
  var body: some View {
    VStack(spacing: 12) {
      ZStack {
        LinearGradient(
          gradient: Gradient(colors: [.orange, .purple]), startPoint: .leading,
          endPoint: .trailing)
        BlurPanel(style: .systemThinMaterial).frame(width: 160, height: 40)
        Text(verbatim: "on a blur")
      }
      .frame(height: 80)
      Spinner(isAnimating: .constant(true)).frame(height: 40)
      NoteEditor(text: $text).frame(height: 80)
      Badge().frame(width: 120, height: 32)
      Hosted { Text(verbatim: "hosted") }.frame(height: 30)
      CameraPicker(image: $image).frame(height: 60)
      Button("Share") { isSharing = true }
    }
    .padding()
    .sheet(isPresented: $isSharing) { Share(items: ["a"]) }
  }
}

struct WrappedScreen_Previews: PreviewProvider {
  static var previews: some View { WrappedScreen() }
}
