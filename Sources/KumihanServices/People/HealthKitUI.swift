public import Foundation
public import KumihanAppleNames
public import KumihanViews

/// The rings of a day, empty: nobody moved.
@MainActor @preconcurrency
open class HKActivityRingView: UIView {
  open var activitySummary: HKActivitySummary?
  open func setActivitySummary(_ summary: HKActivitySummary?, animated: Bool) {
    activitySummary = summary
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    makePicture = { AnyView(EmptyRings()) }
  }
  public required init?(coder: NSCoder) { nil }
}

/// Three rings, one in another; the widths are *estimated*.
private struct EmptyRings: View {
  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      let width = side * 0.12
      ZStack {
        ForEach(0..<3) { ring in
          Circle().strokeBorder(
            [Color.red, .green, .cyan][ring].opacity(0.25), lineWidth: width
          )
          .padding(CGFloat(ring) * width * 1.12)
        }
      }
      .frame(width: side, height: side)
      .frame(width: proxy.size.width, height: proxy.size.height)
      .background(Color.black)
    }
  }
}

extension View {
  /// No-op: nobody is asked for the data of a body.
  public func healthDataAccessRequest(
    store: HKHealthStore, shareTypes: Set<HKSampleType>? = nil, readTypes: Set<HKObjectType>,
    trigger: some Equatable, completion: @escaping (Result<Bool, any Error>) -> Void
  ) -> Self { self }
  public func healthDataAccessRequest(
    store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil,
    trigger: some Equatable, completion: @escaping (Result<Bool, any Error>) -> Void
  ) -> Self { self }
}
