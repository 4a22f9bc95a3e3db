/// What is known of the system's types, in rows: the identifier, what it is a kind of, the endings of its files, the usual one
/// first, its MIME type.
extension UTType {
  private struct Facts {
    let identifier: String
    let parent: String?
    let endings: [String]
    let mime: String?
  }

  private static let rows = table.split(separator: "\n").map { row in
    let parts = row.split(separator: " ").map(String.init)
    func part(_ index: Int) -> String? {
      index < parts.count && parts[index] != "-" ? parts[index] : nil
    }
    return Facts(
      identifier: parts[0], parent: part(1),
      endings: part(2)?.split(separator: ",").map(String.init) ?? [], mime: part(3))
  }
  private static let facts = Dictionary(uniqueKeysWithValues: rows.map { ($0.identifier, $0) })

  /// The identifiers of types by the endings of their files; of several the first row's.
  static let byEnding = Dictionary(
    rows.flatMap { row in row.endings.map { ($0, row.identifier) } },
    uniquingKeysWith: { first, _ in first })
  static let byMIMEType = Dictionary(
    rows.compactMap { row in row.mime.map { ($0, row.identifier) } },
    uniquingKeysWith: { first, _ in first })

  private static let table = """
    public.item -
    public.content -
    public.composite-content public.content
    public.disk-image public.archive dmg
    public.data public.item
    public.directory public.item
    com.apple.resolvable -
    public.symlink com.apple.resolvable
    public.executable public.item
    com.apple.mount-point com.apple.resolvable
    com.apple.alias-file public.data
    com.apple.bookmark public.data
    public.url public.data
    public.file-url public.url
    public.text public.data
    public.plain-text public.text txt,text text/plain
    public.utf8-plain-text public.plain-text
    public.utf16-external-plain-text public.plain-text
    public.utf16-plain-text public.plain-text
    public.delimited-values-text public.text
    public.comma-separated-values-text public.delimited-values-text csv text/csv
    public.tab-separated-values-text public.delimited-values-text tsv text/tab-separated-values
    public.utf8-tab-separated-values-text public.tab-separated-values-text
    public.rtf public.text rtf text/rtf
    public.html public.text html,htm text/html
    public.xml public.text xml application/xml
    public.yaml public.text yml,yaml application/x-yaml
    public.css public.text css text/css
    public.source-code public.plain-text
    public.assembly-source public.source-code s
    public.c-source public.source-code c
    public.objective-c-source public.source-code m
    public.swift-source public.source-code swift
    public.c-plus-plus-source public.source-code cp,cpp,cc,cxx,c++
    public.objective-c-plus-plus-source public.source-code mm
    public.c-header public.source-code h
    public.c-plus-plus-header public.source-code hh,hpp,hxx,h++
    public.script public.source-code
    com.apple.applescript.text public.script applescript
    com.apple.applescript.script public.script scpt
    com.netscape.javascript-source public.script js,mjs text/javascript
    public.shell-script public.script sh
    public.perl-script public.shell-script pl
    public.python-script public.shell-script py
    public.ruby-script public.shell-script rb
    public.php-script public.shell-script php
    public.make-source public.script mk
    public.json public.text json application/json
    com.apple.property-list public.data plist
    com.apple.xml-property-list com.apple.property-list
    com.apple.binary-property-list com.apple.property-list
    com.adobe.pdf public.composite-content pdf application/pdf
    com.apple.rtfd public.composite-content rtfd
    com.apple.flat-rtfd public.composite-content rtfd
    com.apple.webarchive public.composite-content webarchive
    public.image public.content
    public.jpeg public.image jpeg,jpg,jpe image/jpeg
    public.tiff public.image tiff,tif image/tiff
    com.compuserve.gif public.image gif image/gif
    public.png public.image png image/png
    com.apple.icns public.image icns
    com.microsoft.bmp public.image bmp image/bmp
    com.microsoft.ico public.image ico image/vnd.microsoft.icon
    public.camera-raw-image public.image
    public.svg-image public.image svg image/svg+xml
    com.apple.live-photo public.audiovisual-content
    public.heif public.image heif,hif image/heif
    public.heic public.heif heic image/heic
    public.heics public.heif heics image/heic-sequence
    org.webmproject.webp public.image webp image/webp
    com.ilm.openexr-image public.image exr
    com.adobe.raw-image public.camera-raw-image dng
    public.jpeg-xl public.image jxl image/jxl
    public.3d-content public.content
    com.pixar.universal-scene-description public.3d-content usd
    com.pixar.universal-scene-description-mobile public.3d-content usdz model/vnd.usdz+zip
    com.apple.reality public.3d-content reality
    com.apple.scenekit.scene public.3d-content scn
    com.apple.arobject public.data arobject
    public.audiovisual-content public.content
    public.movie public.audiovisual-content
    public.video public.movie
    public.audio public.audiovisual-content
    com.apple.quicktime-movie public.movie mov,qt video/quicktime
    public.mpeg public.movie mpg,mpeg,mpe video/mpeg
    public.mpeg-2-video public.video m2v
    public.mpeg-2-transport-stream public.movie ts
    public.mp3 public.audio mp3 audio/mpeg
    public.mpeg-4 public.movie mp4,mpg4 video/mp4
    public.mpeg-4-audio public.audio m4a audio/mp4
    com.apple.protected-mpeg-4-audio public.audio m4p
    com.apple.protected-mpeg-4-video public.video m4v
    public.avi public.movie avi video/avi
    public.aiff-audio public.audio aiff,aif audio/aiff
    com.microsoft.waveform-audio public.audio wav,wave,bwf audio/wav
    public.midi-audio public.audio midi,mid audio/midi
    public.playlist public.item
    public.m3u-playlist public.playlist m3u,m3u8
    public.folder public.directory
    public.volume public.folder
    com.apple.package public.directory
    com.apple.bundle public.directory bundle
    com.apple.plugin com.apple.bundle
    com.apple.metadata-importer com.apple.plugin
    com.apple.quicklook-generator com.apple.plugin
    com.apple.xpc-service com.apple.bundle
    com.apple.framework com.apple.bundle framework
    com.apple.application public.executable
    com.apple.application-bundle com.apple.application app
    com.apple.application-and-system-extension com.apple.plugin
    public.unix-executable public.executable
    com.microsoft.windows-executable public.executable exe
    com.apple.systempreference.prefpane com.apple.plugin
    public.archive public.data
    org.gnu.gnu-zip-archive public.archive gz,gzip application/gzip
    public.bzip2-archive public.archive bz2,bz
    public.zip-archive public.archive zip application/zip
    com.apple.archive public.archive aar
    public.tar-archive public.archive tar
    public.spreadsheet public.content
    public.presentation public.composite-content
    public.database public.data
    public.message public.item
    public.contact public.item
    public.vcard public.contact vcf,vcard text/vcard
    public.to-do-item public.item
    public.calendar-event public.item ics,ifb text/calendar
    public.email-message public.message eml message/rfc822
    com.apple.internet-location public.data
    com.microsoft.internet-shortcut com.apple.internet-location
    public.font public.item
    public.bookmark public.item
    com.rsa.pkcs-12 public.data p12,pfx
    public.x509-certificate public.data cer,crt,der
    org.idpf.epub-container public.composite-content epub application/epub+zip
    public.log public.data log
    com.apple.haptics.ahap public.json ahap
    public.geojson public.json geojson
    """
}

extension UTType {
  public var preferredFilenameExtension: String? { Self.facts[identifier]?.endings.first }
  public var preferredMIMEType: String? { Self.facts[identifier]?.mime }
  public var localizedDescription: String? { nil }
  public var description: String { identifier }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let endings = Self.facts[identifier]?.endings, !endings.isEmpty {
      tags[.filenameExtension] = endings
    }
    if let mime = preferredMIMEType { tags[.mimeType] = [mime] }
    return tags
  }
  /// The types of which this one is a kind.
  public var supertypes: Set<UTType> {
    var (found, next): (Set<UTType>, String?) = ([], Self.facts[identifier]?.parent)
    while let parent = next {
      found.insert(UTType(known: parent))
      next = Self.facts[parent]?.parent
    }
    return found
  }
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public init?(tag: String, tagClass: UTTagClass, conformingTo type: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag)
    case .mimeType: self.init(mimeType: tag)
    default: return nil
    }
  }
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo type: UTType?
  ) -> [UTType] { UTType(tag: tag, tagClass: tagClass, conformingTo: type).map { [$0] } ?? [] }
}

/// A kind of tag of a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
