import AdSupport
import DeviceCheck
import PassKit
import QuickLookThumbnailing
import SwiftUI

/// Pays by Apple Pay and keeps the ticket in Wallet.
@MainActor
final class CheckoutModel: NSObject, ObservableObject {
  @Published var status = "Ready"
  @Published var thumbnail: UIImage?
  let items: [(name: String, price: Decimal)] = [("Day ticket", 32), ("Locker", 4.5)]

  private var request: PKPaymentRequest {
    let request = PKPaymentRequest()
    request.merchantIdentifier = "merchant.example.tickets"
    request.countryCode = "CH"
    request.currencyCode = "CHF"
    request.supportedNetworks = [.visa, .masterCard, .amex]
    request.merchantCapabilities = .threeDSecure
    request.requiredShippingContactFields = [.name, .emailAddress]
    request.paymentSummaryItems = items.map {
      PKPaymentSummaryItem(label: $0.name, amount: NSDecimalNumber(decimal: $0.price))
    }
    request.paymentSummaryItems.append(
      PKPaymentSummaryItem(
        label: "Tickets AG",
        amount: NSDecimalNumber(decimal: items.reduce(0) { $0 + $1.price }), type: .final))
    return request
  }

  var total: NSDecimalNumber { request.paymentSummaryItems.last?.amount ?? .zero }
  var canPay: Bool {
    PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa, .masterCard])
  }

  func pay() {
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    controller.delegate = self
    controller.present { [weak self] presented in
      if !presented { self?.status = "Not presented" }
    }
  }

  func attest() async -> String? {
    let service = DCAppAttestService.shared
    guard service.isSupported else { return nil }
    do {
      let key = try await service.generateKey()
      let hash = Data(key.utf8)
      return try await service.attestKey(key, clientDataHash: hash).base64EncodedString()
    } catch let error as DCError where error.code == .serverUnavailable {
      return nil
    } catch {
      return nil
    }
  }

  func loadThumbnail(of url: URL) async {
    let request = QLThumbnailGenerator.Request(
      fileAt: url, size: CGSize(width: 60, height: 80), scale: UIScreen.main.scale,
      representationTypes: .thumbnail)
    do {
      thumbnail = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
        .uiImage
    } catch {
      status = "No picture"
    }
  }

  var isTracked: Bool {
    ASIdentifierManager.shared().advertisingIdentifier.uuidString
      != "00000000-0000-0000-0000-000000000000"
  }
}

extension CheckoutModel: PKPaymentAuthorizationControllerDelegate {
  nonisolated func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    let isPaid = !payment.token.paymentData.isEmpty
    completion(PKPaymentAuthorizationResult(status: isPaid ? .success : .failure, errors: nil))
  }

  nonisolated func paymentAuthorizationControllerDidFinish(
    _ controller: PKPaymentAuthorizationController
  ) {
    controller.dismiss {}
  }
}

struct OlderPayButton: UIViewRepresentable {
  let action: () -> Void

  func makeUIView(context: Context) -> PKPaymentButton {
    let button = PKPaymentButton(paymentButtonType: .donate, paymentButtonStyle: .whiteOutline)
    button.cornerRadius = 12
    button.addTarget(
      context.coordinator, action: #selector(Coordinator.pay), for: .touchUpInside)
    return button
  }
  func updateUIView(_ button: PKPaymentButton, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(action: action) }

  final class Coordinator: NSObject {
    let action: () -> Void
    init(action: @escaping () -> Void) { self.action = action }
    @objc func pay() { action() }
  }
}

struct AddPassesSheet: UIViewControllerRepresentable {
  let pass: PKPass
  func makeUIViewController(context: Context) -> PKAddPassesViewController {
    PKAddPassesViewController(pass: pass)!
  }
  func updateUIViewController(_ controller: PKAddPassesViewController, context: Context) {}
}

struct CheckoutScreen: View {
  @StateObject private var model = CheckoutModel()
  @State private var isAdded = false

  var body: some View {
    VStack(spacing: 16) {
      ForEach(model.items, id: \.name) { item in
        LabeledContent(item.name, value: item.price, format: .currency(code: "CHF"))
      }
      Text("Total \(model.total)").font(.headline)
      if model.canPay {
        PayWithApplePayButton(.buy) { model.pay() }
          .payWithApplePayButtonStyle(.black)
          .frame(height: 48)
      }
      PayWithApplePayButton(.plain, action: model.pay) {
        Text("Apple Pay is not available")
      }
      .frame(height: 48)
      OlderPayButton { model.pay() }.frame(height: 44)
      AddPassToWalletButton([]) { added in isAdded = added }
        .addPassToWalletButtonStyle(.blackOutline)
        .frame(width: 220, height: 52)
      if !PKPassLibrary.isPassLibraryAvailable() || isAdded { Text("In Wallet") }
      Text(model.isTracked ? "Tracked" : "Not tracked")
      Text(model.status).foregroundStyle(.secondary)
    }
    .padding()
    .task { await model.loadThumbnail(of: URL(fileURLWithPath: "/ticket.pdf")) }
  }
}

#Preview("Checkout") {
  CheckoutScreen()
}
