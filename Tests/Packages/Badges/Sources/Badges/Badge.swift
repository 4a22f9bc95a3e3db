import Combine
import SwiftUI

/// A count on a round ground.
public struct Badge: View {
  private let count: Int

  public init(_ count: Int) { self.count = count }

  public var body: some View {
    SwiftUI.Text("\(count)")
      .font(.footnote.bold())
      .foregroundStyle(.white)
      .padding(6)
      .background(Circle().fill(.red))
  }
}

/// What the badges count.
public final class BadgeModel: ObservableObject {
  @Published public var count = 0
  private var cancellable: AnyCancellable?

  public init(_ counts: PassthroughSubject<Int, Never>) {
    cancellable = counts.sink { [weak self] in self?.count = $0 }
  }
}

extension EnvironmentValues {
  @Entry public var badgeTint: Color = .red
}

#Preview("Badge") { Badge(3) }

#Preview("Counting") {
  @Previewable @State var count = 1
  Badge(count)
}
