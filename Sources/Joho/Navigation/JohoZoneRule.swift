#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The line between two zones of a bento header, as high as the header.
public struct JohoZoneRule: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `JohoZoneRule.init` may be passed as a function.
  @_disfavoredOverload
  public init() {
    self.init(fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    Rectangle()
      .fill(JohoInk.primary)
      .frame(width: JohoBorder.row.width)
      .frame(maxHeight: .infinity)
  }
}
