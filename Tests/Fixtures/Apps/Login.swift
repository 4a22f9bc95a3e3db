import AuthenticationServices
import MessageUI
import SwiftUI
import CoreImage.CIFilterBuiltins

// Sign-in and account screens, iOS 15–16.

struct LoginField: View {
  let title: LocalizedStringKey
  let symbol: String
  @Binding var text: String
  var isSecure = false
  var error: String?
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: symbol).foregroundColor(.secondary).frame(width: 24)
        Group {
          if isSecure {
            SecureField(title, text: $text)
          } else {
            TextField(title, text: $text)
          }
        }
        .textInputAutocapitalization(.never)
        .disableAutocorrection(true)
      }
      .padding()
      .overlay(
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(error == nil ? Color(UIColor.separator) : .red, lineWidth: 1)
      )
      if let error = error {
        Text(error).font(.caption).foregroundColor(.red).transition(.opacity)
      }
    }
  }
}

struct LoginValidator {
  static func isValid(email: String) -> Bool {
    let pattern = #"^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,64}$"#
    return NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: email)
      || email.range(of: pattern, options: .regularExpression) != nil
  }
}

final class LoginModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published var emailError: String?
  @Published var isLoading = false
  var canSubmit: Bool { !email.isEmpty && password.count >= 8 }

  func handle(_ result: Result<ASAuthorization, Error>) {
    switch result {
    case .success(let authorization):
      guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
        return
      }
      UserDefaults.standard.set(credential.user, forKey: "user")
      let name = credential.fullName.map { $0.formatted() }
      print(name ?? "", credential.email ?? "")
    case .failure(let error):
      print(error.localizedDescription)
    }
  }
}

struct LoginScreen: View {
  @StateObject private var model = LoginModel()
  @FocusState private var focus: Bool
  @Environment(\.colorScheme) var colorScheme
  @State private var isShowingMail = false
  @State private var mailResult: Result<MFMailComposeResult, Error>? = nil

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Image(systemName: "mountain.2.fill")
          .font(.system(size: 72))
          .foregroundStyle(
            .linearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
          )
          .padding(.top, 40)
        Text("Welcome back")
          .font(.largeTitle)
          .fontWeight(.heavy)
        LoginField(title: "E-mail", symbol: "envelope", text: $model.email, error: model.emailError)
          .keyboardType(.emailAddress)
          .textContentType(.username)
          .onChange(of: model.email) { value in
            model.emailError =
              value.isEmpty || LoginValidator.isValid(email: value) ? nil : "Not an address"
          }
        LoginField(title: "Password", symbol: "lock", text: $model.password, isSecure: true)
          .textContentType(.password)
          .focused($focus)
        Button(action: { model.isLoading = true }) {
          HStack {
            if model.isLoading { ProgressView().tint(.white) }
            Text("Sign in")
          }
          .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(!model.canSubmit)
        LabelledDivider(label: "or")
        SignInWithAppleButton(.signIn) { request in
          request.requestedScopes = [.fullName, .email]
        } onCompletion: { result in
          model.handle(result)
        }
        .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
        .frame(height: 50)
        .cornerRadius(8)
        HStack {
          Text("No account?")
          NavigationLink("Register", destination: LoginCode())
        }
        .font(.footnote)
        Button("Contact us") { isShowingMail = MFMailComposeViewController.canSendMail() }
          .font(.footnote)
      }
      .padding(.horizontal, 24)
    }
    .background(Color(.systemGroupedBackground).ignoresSafeArea())
    .sheet(isPresented: $isShowingMail) { MailSheet(result: $mailResult) }
    .onTapGesture { dismissKeyboard() }
  }
}

struct LabelledDivider: View {
  let label: String
  var horizontalPadding: CGFloat = 12
  var color: Color = .gray
  var line: some View { VStack { Divider().background(color) }.padding(horizontalPadding) }
  var body: some View {
    HStack {
      line
      Text(label).foregroundColor(color)
      line
    }
  }
}

struct LoginCode: View {
  @State private var code = "4711"
  private let context = CIContext()
  private let filter = CIFilter.qrCodeGenerator()
  var body: some View {
    VStack {
      Image(uiImage: image(of: code)).interpolation(.none).resizable().scaledToFit().frame(
        width: 160, height: 160)
      HStack(spacing: 12) {
        ForEach(0..<6, id: \.self) { index in
          let character =
            code.count > index ? String(code[code.index(code.startIndex, offsetBy: index)]) : ""
          Text(character)
            .font(.title)
            .frame(width: 44, height: 54)
            .background(
              RoundedRectangle(cornerRadius: 8).stroke(
                index == code.count ? Color.accentColor : Color.gray.opacity(0.4), lineWidth: 2))
        }
      }
    }
  }

  func image(of string: String) -> UIImage {
    filter.message = Data(string.utf8)
    if let output = filter.outputImage,
      let picture = context.createCGImage(output, from: output.extent)
    {
      return UIImage(cgImage: picture)
    }
    return UIImage(systemName: "xmark.circle") ?? UIImage()
  }
}

struct MailSheet: UIViewControllerRepresentable {
  @Environment(\.presentationMode) var presentation
  @Binding var result: Result<MFMailComposeResult, Error>?

  class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    @Binding var presentation: PresentationMode
    @Binding var result: Result<MFMailComposeResult, Error>?
    init(
      presentation: Binding<PresentationMode>, result: Binding<Result<MFMailComposeResult, Error>?>
    ) {
      _presentation = presentation
      _result = result
    }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: Error?
    ) {
      defer { $presentation.wrappedValue.dismiss() }
      guard error == nil else {
        self.result = .failure(error!)
        return
      }
      self.result = .success(result)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(presentation: presentation, result: $result) }
  func makeUIViewController(context: UIViewControllerRepresentableContext<MailSheet>)
    -> MFMailComposeViewController
  {
    let controller = MFMailComposeViewController()
    controller.setToRecipients(["help@example.org"])
    controller.setSubject("Help")
    controller.setMessageBody("<p>Hello</p>", isHTML: true)
    controller.mailComposeDelegate = context.coordinator
    return controller
  }
  func updateUIViewController(
    _ controller: MFMailComposeViewController,
    context: UIViewControllerRepresentableContext<MailSheet>
  ) {}
}

extension View {
  func dismissKeyboard() {
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
}

struct LoginScreen_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView { LoginScreen().navigationBarHidden(true) }
      .preferredColorScheme(.light)
    LoginCode().previewLayout(.sizeThatFits).previewDisplayName("Code")
  }
}
