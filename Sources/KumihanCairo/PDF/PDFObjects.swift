import Foundation
import KumihanDrawing

/// The numbered objects of a PDF, written as they are made.
///
/// Small objects are collected in compressed object streams (PDF 1.5); once an object is written,
/// only its place is kept, eight bytes.
final class PDFObjects {
  private let sink: PDFSink
  private var offset = 0
  /// Kept for its capacity.
  private var deflated: [UInt8] = []
  /// For each number: its offset in the file, or its stream and its index there.
  private var places: [Place] = [.free]
  private var pending: [(number: Int, start: Int)] = []
  private var pendingBytes = PDFBytes()
  /// Objects of equal shape, by the columns of their rows.
  private var grids: [Grid] = []

  /// Numbers set aside for objects of equal shape, by the columns of their rows.
  private var blocks: [Int: Block] = [:]

  private struct Block {
    var numbers = 0..<0
    var length = 1
  }

  /// Objects in rows of equal length.
  private struct Grid {
    let columns: Int
    var pending: [(number: Int, start: Int)] = []
    var rows = PDFBytes()
  }

  /// Eight bytes, since there is one for each object.
  private struct Place {
    private let bits: UInt64

    static let free = Place(bits: 0)

    static func file(_ offset: Int) -> Place { Place(bits: UInt64(offset) << 2 | 1) }

    static func stream(_ number: Int, index: Int) -> Place {
      Place(bits: UInt64(number) << 18 | UInt64(index) << 2 | 2)
    }

    /// The kind, the offset or the stream's number, and the index, as in the table.
    var row: (UInt8, UInt64, UInt16) {
      switch bits & 3 {
      case 1: (1, bits >> 2, 0)
      case 2: (2, bits >> 18, UInt16(truncatingIfNeeded: bits >> 2))
      default: (0, 0, 0xFFFF)
      }
    }
  }

  /// The maximum number of small objects in one stream.
  private static let streamLength = 200
  /// The same of objects in rows, of which each takes few bytes.
  private static let gridLength = 2000
  /// The room for an object's number and its place in a row.
  private static let entryLength = 24

  init(_ sink: PDFSink) throws(RenderError) {
    self.sink = sink
    // The second line shows programs that copy files that this one is not text.
    try send(Array("%PDF-1.7\n%".utf8) + [0xE7, 0xB5, 0x84, 0xE7, 0x89, 0x88, 0x0A])
  }

  /// A number for an object to be written later.
  func reserve() -> Int {
    places.append(.free)
    return places.count - 1
  }

  /// A number for an object in rows, next to those of its shape, on whatever page they are.
  func reserve(columns: Int) -> Int {
    var block = blocks[columns] ?? Block()
    if block.numbers.isEmpty {
      // As many as are used already, so that few stay without an object.
      block.numbers = places.count..<places.count + block.length
      places.append(contentsOf: repeatElement(.free, count: block.length))
      block.length = min(block.length * 2, 512)
    }
    defer { blocks[columns] = block }
    return block.numbers.removeFirst()
  }

  /// Writes an object that is not a stream.
  func write(_ number: Int, _ body: PDFBytes) throws(RenderError) {
    pending.append((number, pendingBytes.count))
    pendingBytes.write(body)
    pendingBytes.newline()
    if pending.count >= Self.streamLength || pendingBytes.count > 1 << 16 { try flush() }
  }

  /// Writes an object that is not a stream in rows of so many bytes, to be compressed with objects of
  /// the same shape: what has the same place in the row costs little, also where it counts on.
  func write(_ number: Int, _ body: PDFBytes, columns: Int) throws(RenderError) {
    // There are few shapes.
    let index = grids.firstIndex { $0.columns == columns } ?? grids.count
    if index == grids.count { grids.append(Grid(columns: columns)) }
    grids[index].pending.append((number, grids[index].rows.count))
    grids[index].rows.write(body)
    grids[index].rows.pad(toMultipleOf: columns)
    if grids[index].pending.count >= Self.gridLength || grids[index].rows.count > 1 << 17 {
      try flush(grid: index)
    }
  }

  func add(_ body: PDFBytes) throws(RenderError) -> Int {
    let number = reserve()
    try write(number, body)
    return number
  }

  /// Writes a stream; `dictionary` has all entries except its length and the compression.
  func writeStream(
    _ number: Int, _ dictionary: PDFBytes, _ data: [UInt8], isCompressed: Bool = true
  ) throws(RenderError) {
    places[number] = .file(offset)
    var output = PDFBytes()
    output.integer(number)
    output.write(" 0 obj\n<<")
    output.write(dictionary)
    if isCompressed {
      deflate(data)
      output.write("/Filter/FlateDecode")
    }
    output.write("/Length \(isCompressed ? deflated.count : data.count)>>\nstream\n")
    try send(output.bytes)
    try send(isCompressed ? deflated : data)
    try send(Array("\nendstream\nendobj\n".utf8))
  }

  func addStream(
    _ dictionary: PDFBytes, _ data: [UInt8], isCompressed: Bool = true
  ) throws(RenderError) -> Int {
    let number = reserve()
    try writeStream(number, dictionary, data, isCompressed: isCompressed)
    return number
  }

  /// Ends the file: pending objects, the table of places and the trailer.
  func finish(root: Int, info: Int) throws(RenderError) {
    try flush()
    for index in grids.indices { try flush(grid: index) }
    let number = reserve()
    places[number] = .file(offset)
    // Neighbours have neighbouring places, so most rows differ from the one above by the same.
    var table: [UInt8] = []
    table.reserveCapacity(places.count * 8)
    for place in places {
      let (kind, value, index) = place.row
      let row = UInt64(kind) << 56 | (value & 0xFF_FFFF_FFFF) << 16 | UInt64(index)
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        table.append(UInt8(row >> shift & 255))
      }
    }
    var dictionary = PDFBytes(
      "/Type/XRef/W[1 5 2]/Filter/FlateDecode/DecodeParms<</Columns 8/Predictor 12>>/Size ")
    dictionary.integer(places.count)
    dictionary.write("/Root ")
    dictionary.reference(root)
    dictionary.write("/Info ")
    dictionary.reference(info)
    let id = Self.digest(table)
    dictionary.write("/ID[<\(id)><\(id)>]")
    let start = offset
    try writeStream(
      number, dictionary, PDFRows(table, columns: 8).stream, isCompressed: false)
    try send(Array("startxref\n\(start)\n%%EOF\n".utf8))
    try sink.flush()
  }

  private func flush() throws(RenderError) {
    guard !pending.isEmpty else { return }
    let stream = reserve()
    var header = PDFBytes()
    for (index, entry) in pending.enumerated() {
      places[entry.number] = .stream(stream, index: index)
      header.integer(entry.number)
      header.space()
      header.integer(entry.start)
      header.space()
    }
    var dictionary = PDFBytes("/Type/ObjStm/N ")
    dictionary.integer(pending.count)
    dictionary.write("/First ")
    dictionary.integer(header.count)
    header.write(pendingBytes)
    try writeStream(stream, dictionary, header.bytes)
    pending.removeAll(keepingCapacity: true)
    pendingBytes.removeAll()
  }

  private func flush(grid index: Int) throws(RenderError) {
    let (grid, columns) = (grids[index], grids[index].columns)
    guard !grid.pending.isEmpty else { return }
    grids[index] = Grid(columns: columns)
    let stream = reserve()
    // The header is in rows too, of several entries each.
    let entries = max(1, columns / Self.entryLength)
    var rows = PDFBytes()
    for (index, entry) in grid.pending.enumerated() {
      places[entry.number] = .stream(stream, index: index)
      let start = index / entries * columns + index % entries * (columns / entries)
      rows.pad(to: start)
      rows.integer(entry.number, width: 6)
      rows.integer(entry.start, width: 7)
      rows.space()
    }
    rows.pad(toMultipleOf: columns)
    var dictionary = PDFBytes("/Type/ObjStm/N ")
    dictionary.integer(grid.pending.count)
    dictionary.write("/First ")
    dictionary.integer(rows.count)
    dictionary.write("/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns \(columns)>>")
    rows.write(grid.rows)
    let packed = PDFRows(rows.bytes, columns: columns).stream
    try writeStream(stream, dictionary, packed, isCompressed: false)
  }

  /// Leaves the compressed bytes in `deflated`.
  private func deflate(_ data: [UInt8]) {
    deflated.removeAll(keepingCapacity: true)
    // An empty stream still needs bytes.
    guard !data.isEmpty else {
      return deflated += [0x78, 0x01, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01]
    }
    deflated += Deflater.stream { deflater in
      var output: [UInt8] = []
      unsafe data.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        // Its interface predates `const`; it only reads.
        unsafe deflater.add(
          UnsafeMutablePointer(mutating: base), count: buffer.count, isLast: true, into: &output)
      }
      return output
    }
  }

  private func send(_ bytes: [UInt8]) throws(RenderError) {
    offset += bytes.count
    try sink.take(bytes)
  }

  /// Thirty-two digits that differ for different tables (FNV-1a from two seeds).
  private static func digest(_ table: [UInt8]) -> String {
    var (a, b): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4)
    for byte in table {
      a = (a ^ UInt64(byte)) &* 0x100_0000_01B3
      b = (b ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return [a, b].map { value in
      let digits = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
