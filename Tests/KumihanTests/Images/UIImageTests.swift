import Foundation
import Kumihan
import Testing

@MainActor
struct UIImageTests {
  private let missing = "/nowhere/picture.png"

  private func issues(_ view: some View) throws -> [LocatedIssue] {
    try view.layoutTree(in: CGSize(width: 60, height: 40)).issues
  }

  @Test func sizesAreInPointsAsShown() throws {
    let image = try #require(UIImage(data: PictureFiles.png, scale: 2))
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.scale == 2)
    let turned = try #require(UIImage(data: PictureFiles.turnedJPEG))
    #expect(turned.imageOrientation == .right)
    #expect(turned.size == CGSize(width: 8, height: 16))
    #expect(UIImage().size == .zero)
    #expect(try issues(Image(uiImage: UIImage())).isEmpty)
  }

  @Test func whatIsNoPictureIsNoImage() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(contentsOfFile: missing) == nil)
  }

  @Test func aFilesNameTellsItsScale() throws {
    try PictureFiles.inFolder(["a@2x.png": PictureFiles.png]) { folder in
      let image = UIImage(contentsOfFile: folder.appending(path: "a@2x.png").path())
      #expect(image?.scale == 2)
    }
  }

  @Test func namesAreFoundInABundlesFolderTheFinestFirst() throws {
    let files = [
      "a.png": PictureFiles.png, "a@2x.png": PictureFiles.png, "b.jpg": PictureFiles.turnedJPEG,
    ]
    try PictureFiles.inFolder(files) { folder in
      let bundle = try #require(Bundle(path: folder.path()))
      #expect(UIImage(named: "a", in: bundle, with: nil)?.scale == 2)
      #expect(try issues(Image("a", bundle: bundle)).isEmpty)
      #expect(try issues(Image(decorative: "b", bundle: bundle)).isEmpty)
      let issue = try #require(try issues(Image("c", bundle: bundle)).first)
      #expect(issue.issue.message.contains("no image is named 'c' in '"))
      #expect(issue.site.hasPrefix("KumihanTests/UIImageTests.swift:"))
    }
  }

  @Test func coloursThatNoCatalogueHasAreReported() throws {
    let row = HStack {
      Color("Brand")
      Text("A").foregroundStyle(Color("Ink").opacity(0.5))
      Color("AccentColor")
    }
    #expect(try issues(row).map(\.issue) == [.missingColor("Brand"), .missingColor("Ink")])
    #expect(try issues(Color("AccentColor")).isEmpty)
  }

  @Test func withoutABundleNothingIsFound() throws {
    for view in [Image("photo"), Image(uiImage: try #require(UIImage(named: "photo")))] {
      #expect(try issues(view).map(\.issue) == [.missingImage("photo", folder: nil)])
    }
    let text = Text("See \(Image("photo"))")
    #expect(try issues(text).map(\.issue) == [.missingImage("photo", folder: nil)])
  }

  @Test func brokenFilesAreReportedWithTheReason() throws {
    var flipped = PictureFiles.png
    flipped[20] ^= 1
    let cases: [(name: String, data: Data, reason: String)] = [
      ("cut.png", PictureFiles.png.dropLast(9), "the PNG file ends before its end"),
      ("flipped.png", flipped, "the PNG file is damaged at byte 8"),
      ("cut.jpg", PictureFiles.turnedJPEG.prefix(60), "the JPEG file ends in its header"),
      ("empty.png", Data(), "the file is empty"),
      ("text.png", Data("no picture".utf8), "it is no picture"),
      ("a.gif", Data("GIF89a".utf8), "GIF files are not read"),
      ("a.webp", Data("RIFF....WEBP".utf8), "WebP files are not read"),
      ("a.heic", Data("....ftypheic".utf8), "HEIC files are not read"),
    ]
    let files = Dictionary(uniqueKeysWithValues: cases.map { ($0.name, $0.data) })
    try PictureFiles.inFolder(files) { folder in
      for (name, _, reason) in cases {
        let path = folder.appending(path: name).path()
        let image = try #require(UIImage(contentsOfFile: path))
        let found = try issues(Image(uiImage: image))
        #expect(found.count == 1)
        let message = try #require(found.first).issue.message
        #expect(message.hasPrefix("cannot read image '\(path)': \(reason)"), "\(message)")
      }
    }
  }

  @Test func everyCutOfAFileIsAnIssueOrAPicture() throws {
    for file in [PictureFiles.png, PictureFiles.turnedJPEG] {
      for count in 0..<file.count {
        guard let image = UIImage(data: file.prefix(count)) else { continue }
        let renderer = ImageRenderer(content: Image(uiImage: image))
        if try renderer.layout().issues.isEmpty { _ = try renderer.pngData() }
      }
    }
  }

  @Test func pictures() throws {
    let png = try #require(UIImage(data: PictureFiles.png))
    let jpeg = try #require(UIImage(data: PictureFiles.turnedJPEG))
    let view = HStack(spacing: 6) {
      Image(uiImage: png)
      Image(uiImage: png).resizable().frame(width: 24, height: 16)
      Image(uiImage: png.withRenderingMode(.alwaysTemplate)).foregroundStyle(.purple)
      Image(uiImage: jpeg)
      Image(uiImage: jpeg).resizable().scaledToFit().frame(height: 32)
      Image("photo")
    }
    try assertDrawing(view, named: "pictures", width: 120, height: 40)
  }
}
