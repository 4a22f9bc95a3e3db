import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Diffing where Value == String {
  public static let lines = Diffing(
    toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
    diff: { (old: String, new: String) -> (String, [XCTAttachment])? in
      old == new ? nil : ("lines differ", [])
    })
}

extension Diffing where Value == Data {
  public static let data = Diffing(
    toData: { $0 }, fromData: { $0 },
    diff: { (old: Data, new: Data) -> (String, [XCTAttachment])? in
      old == new ? nil : ("bytes differ", [])
    })
}

extension Snapshotting where Value == String, Format == String {
  public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines)
}

extension Snapshotting where Value == Data, Format == Data {
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) { $0 } }
}

extension Snapshotting where Format == String {
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }

  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { "\($0)" } }

  public static var json: Snapshotting {
    SimplySnapshotting.lines.pullback { value in
      String(
        decoding: (try? JSONSerialization.data(withJSONObject: value)) ?? Data(), as: UTF8.self)
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  public static var json: Snapshotting { .json(JSONEncoder()) }
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    SimplySnapshotting.lines.pullback {
      String(decoding: (try? encoder.encode($0)) ?? Data(), as: UTF8.self)
    }
  }
  public static var plist: Snapshotting { .plist(PropertyListEncoder()) }
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    SimplySnapshotting.lines.pullback {
      String(decoding: (try? encoder.encode($0)) ?? Data(), as: UTF8.self)
    }
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  public static func `func`<A>(
    into snapshotting: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    Snapshotting<(Value) -> A, String>(pathExtension: "csv", diffing: .lines) { "\($0)" }
  }
}

extension Snapshotting where Value == URLRequest, Format == String {
  public static let raw = Snapshotting.raw(pretty: false)
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { "\($0)" }
  }
  public static let curl = SimplySnapshotting.lines.pullback { (request: URLRequest) in
    "\(request)"
  }
}

public protocol AnySnapshotStringConvertible {
  static var renderChildren: Bool { get }
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension Date: AnySnapshotStringConvertible {
  public var snapshotDescription: String { "\(self)" }
}
extension NSObject: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
