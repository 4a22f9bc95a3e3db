public import Foundation
public import KumihanViews
import Synchronization

/// A file that goes with a failure, by the name that it has in XCTest on Apple's platforms.
public final class XCTAttachment: Sendable {
  /// How long a result keeps the file; here it is kept where the failure is.
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  private struct Marks {
    var name: String?
    var lifetime = Lifetime.deleteOnSuccess
  }

  /// How much of a picture is kept; all of it here.
  public enum ImageQuality: Int, Sendable { case original, medium, low }

  /// The file's bytes.
  public let data: Data
  private let marks: Mutex<Marks>

  public init(data: Data, name: String? = nil) {
    self.data = data
    marks = Mutex(Marks(name: name))
  }
  public convenience init(data: Data, uniformTypeIdentifier: String) { self.init(data: data) }
  public convenience init(string: String) { self.init(data: Data(string.utf8)) }
  public convenience init(image: UIImage) {
    self.init(data: Diffing<UIImage>.image.toData(image))
  }
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
  public convenience init(data: Data, uniformTypeIdentifier: String?, name: String?) {
    self.init(data: data, name: name)
  }
  public convenience init(
    uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]?
  ) { self.init(data: payload ?? Data(), name: name) }
  public convenience init(contentsOfFile url: URL) {
    self.init(data: (try? Data(contentsOf: url)) ?? Data(), name: url.lastPathComponent)
  }

  /// The file's name; nil for none of its own.
  public var name: String? {
    get { marks.withLock { $0.name } }
    set { marks.withLock { $0.name = newValue } }
  }
  /// Kept for nobody.
  public var userInfo: [AnyHashable: Any]? {
    get { nil }
    set {}
  }
  public var lifetime: Lifetime {
    get { marks.withLock { $0.lifetime } }
    set { marks.withLock { $0.lifetime = newValue } }
  }
}
