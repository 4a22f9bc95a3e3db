import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// What strategies of the field make of values: the very text that references hold already.
@MainActor
struct FieldValueTests {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var made = ""
    strategy.snapshot(value).run { made = $0 }
    return made
  }

  @Test func dumpsAreThoseOfTheField() throws {
    enum Kind {
      case plain
      case some(message: String)
      case two(Int, Int)
    }
    class Owner {
      var name = "o"
      var friend: Owner?
    }
    struct Value {
      var z = 1
      var text = "a\nb"
      var kinds = [Kind.plain, .some(message: "x"), .two(1, 2)]
      var none: Int?
      var some: Int? = 3
      var url = URL(string: "https://a.b/c")
      var day = Date(timeIntervalSince1970: 0)
      var bytes = Data([1, 2])
      var owner = Owner()
    }
    let value = Value()
    value.owner.friend = value.owner
    #expect(
      text(value, .dump) == """
        ▿ Value
          - bytes: 2 bytes
          - day: 1970-01-01T00:00:00Z
          ▿ kinds: 3 elements
            - Kind.plain
            ▿ Kind
              ▿ some: (1 element)
                - message: "x"
            ▿ Kind
              ▿ two: (2 elements)
                - .0: 1
                - .1: 2
          - none: Optional<Int>.none
          ▿ owner: Owner
            ▿ friend: Optional<Owner>
              ▿ some (circular reference detected)
            - name: "o"
          ▿ some: Optional<Int>
            - some: 3
          - text: "a\\nb"
          ▿ url: Optional<URL>
            - some: https://a.b/c
          - z: 1

        """)
    struct Shown: AnySnapshotStringConvertible {
      var hidden = 1
      var snapshotDescription: String { "shown" }
    }
    #expect(text(["k": Shown()], .dump).hasSuffix("- value: shown\n"))
    #expect(!text(NSObject(), .dump).contains("0x"))
  }

  @Test func requestsAreKeptAsTextAndAsCommands() throws {
    var request = URLRequest(url: try #require(URL(string: "https://a.b/c?z=1&a=2")))
    request.httpMethod = "POST"
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.addValue("id=\"1\"", forHTTPHeaderField: "Cookie")
    request.httpBody = Data(#"{"b":1,"a":"x"}"#.utf8)
    #expect(
      text(request, .raw) == """
        POST https://a.b/c?a=2&z=1
        Accept: text/html
        Cookie: id="1"

        {"b":1,"a":"x"}
        """)
    #expect(
      text(request, .raw(pretty: true)).hasSuffix(
        """
        {
          "a" : "x",
          "b" : 1
        }
        """))
    #expect(
      text(request, .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\":1,\\"a\\":\\"x\\"}" \\
        \t--cookie "id=\\"1\\"" \\
        \t"https://a.b/c?a=2&z=1"
        """)
    request.httpMethod = "HEAD"
    request.httpBody = nil
    request.allHTTPHeaderFields = nil
    #expect(text(request, .curl) == "curl \\\n\t--head \\\n\t\"https://a.b/c?a=2&z=1\"")
  }

  @Test func pathsAreKeptAsTextAndAsPictures() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 20.5))
    path.addLine(to: CGPoint(x: 30, y: 20.12345))
    path.addQuadCurve(to: CGPoint(x: 30, y: 40), controlPoint: CGPoint(x: 35, y: 30))
    path.close()
    #expect(
      text(path, .elementsDescription) == """
        MoveTo (10.0, 20.5)
        LineTo (30.0, 20.123)
        QuadCurveTo (35.0, 30.0) (30.0, 40.0)
        Close

        """)
    #expect(text(path.cgPath, .elementsDescription) == text(path, .elementsDescription))

    let square = UIBezierPath(rect: CGRect(x: 100, y: 100, width: 10, height: 10))
    square.append(UIBezierPath(rect: CGRect(x: 102, y: 102, width: 6, height: 6)))
    var whole: UIImage?
    Snapshotting<UIBezierPath, UIImage>.image(scale: 2).snapshot(square).run { whole = $0 }
    var hollow: UIImage?
    Snapshotting<CGPath, UIImage>.image(scale: 2).snapshot(square.cgPath).run { hollow = $0 }
    let (filled, open) = (try pixels(whole), try pixels(hollow))
    #expect(filled.width == 20 && filled.height == 20)
    #expect(filled[10, 10].alpha == 255 && filled[1, 1].red == 0)
    #expect(open[10, 10].alpha == 0 && open[1, 1].alpha == 255)
  }

  private func pixels(_ image: UIImage?) throws -> PixelBuffer {
    try DrawnPicture.of(try #require(image)).pixels
  }

  @Test func layersAreDrawn() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    layer.borderWidth = 2
    layer.borderColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 10, y: 2, width: 8, height: 6)
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    layer.addSublayer(gradient)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 2, y: 2, width: 4, height: 6)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 3), transform: nil)
    shape.fillColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    layer.addSublayer(shape)
    var made: UIImage?
    Snapshotting<CALayer, UIImage>.image(traits: .init(displayScale: 1)).snapshot(layer).run {
      made = $0
    }
    let picture = try pixels(made)
    #expect(picture.width == 20 && picture.height == 10)
    #expect(picture[0, 0] == PixelBuffer.Pixel(red: 0, green: 0, blue: 255))
    #expect(picture[4, 3] == PixelBuffer.Pixel(red: 0, green: 255, blue: 0))
    #expect(picture[4, 6].red > 200 && picture[4, 6].green < 100)
    #expect(picture[10, 4].red < picture[17, 4].red)
  }

  @Test func plainViewsAroundAControllerAreDrawn() throws {
    let host = UIHostingController(rootView: Color.green)
    let outer = UIViewController()
    outer.addChild(host)
    outer.view.backgroundColor = .white
    outer.view.addSubview(host.view)
    host.view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    host.didMove(toParent: outer)
    var made: UIImage?
    Snapshotting<UIViewController, UIImage>.image(
      on: .init(size: CGSize(width: 40, height: 40), traits: .init(displayScale: 1)),
      drawHierarchyInKeyWindow: true
    ).snapshot(outer).run { made = $0 }
    let picture = try pixels(made)
    #expect(picture[5, 5] == PixelBuffer.Pixel(red: 255, green: 255, blue: 255))
    #expect(picture[20, 20].green > picture[20, 20].red)
    #expect(picture[35, 35] == picture[5, 5])

    let square = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    square.backgroundColor = .blue
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    part.backgroundColor = .black
    square.addSubview(part)
    Snapshotting<UIView, UIImage>.image(traits: .init(displayScale: 1)).snapshot(square).run {
      made = $0
    }
    #expect(try pixels(made)[0, 0].blue == 0)
    #expect(try pixels(made)[3, 3].blue > 200)

    // What UIKit would lay out itself is not guessed.
    let workshop = try Workshop()
    defer { workshop.remove() }
    outer.view.addSubview(UISlider())
    #expect(
      workshop.verify(outer as UIViewController, as: .image, record: .missing)?.contains(
        "UISlider has no size, in UIView") == true)
  }

  @Test func controllersAreTold() {
    let tabs = UITabBarController()
    let host = UIHostingController(rootView: Text("a"))
    tabs.viewControllers = [UINavigationController(rootViewController: host), UIViewController()]
    #expect(
      text(tabs, .hierarchy) == """
        <UITabBarController>, view: <UIView>
           | <UINavigationController>, view: <UIView>
           |    | <UIHostingController<Text>>, view: <UIHostingView>
           | <UIViewController>, view: <UIView>

        """)
  }

  @Test func recordingIsSaidByVariablesToo() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let (yes, no, unsaid): (Bool, Bool, Bool?) = (true, false, nil)
    func verify(_ text: String, _ record: Bool?) -> String? {
      verifySnapshot(
        of: text, as: .lines, named: "a", record: record, snapshotDirectory: workshop.folder.path,
        testName: "test()")
    }
    #expect(verify("a", no)?.contains("record: missing (argument)") == true)
    #expect(verify("b", yes)?.contains("record: all (argument)") == true)
    #expect(verify("b", no) == nil)
    withSnapshotTesting(record: .never) {
      #expect(verify("c", unsaid)?.contains("record: never (scope)") == true)
    }
  }

  @Test(.snapshots(record: .missing, diffTool: .ksdiff)) func configurationsAreSeen() {
    #expect(SnapshotTestingConfiguration.current?.record == .missing)
    #expect(
      SnapshotTestingConfiguration.current?.diffTool?(
        currentFilePath: "a", failedFilePath: "b") == "ksdiff a b")
    withSnapshotTesting(record: .all) {
      #expect(SnapshotTestingConfiguration.current?.record == .all)
    }
  }

  /// A switch over the layouts has the three cases that it has in the field.
  @Test func layoutsHaveThreeCases() {
    func words(_ layout: SwiftUISnapshotLayout) -> String {
      switch layout {
      case .device(let config): "\(config.size?.width ?? 0)"
      case .fixed(let width, let height): "\(width) \(height)"
      case .sizeThatFits: "fits"
      }
    }
    #expect(words(.device(.iPhoneSe)) == "320.0" && words(.sizeThatFits) == "fits")
    #expect(words(.fixed(width: 2)) == "2.0 inf")
  }

  @Test func attachmentsAreMarked() throws {
    let attachment = XCTAttachment(data: Data([1]), uniformTypeIdentifier: "public.data")
    attachment.name = "failure"
    attachment.lifetime = .keepAlways
    #expect(attachment.name == "failure" && attachment.data == Data([1]))
    let name = XCTContext.runActivity(named: "part") { activity in
      activity.add(attachment)
      return activity.name
    }
    #expect(name == "part")
  }
}
