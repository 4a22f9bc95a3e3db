import Foundation
import Kumihan
import Synchronization

/// Draws pictures and documents on all processors, each from the moment that it is laid out.
final class PicturePress: Sendable {
  private let svgText: SVGOptions.Text?
  private let working = DispatchGroup()
  private let queue = DispatchQueue(label: "pictures", attributes: .concurrent)
  private let pictures = Mutex<[Int: Result<SystemDrawing.Picture, RenderError>]>([:])
  private let reports = Mutex<[Int: Result<RenderReport, RenderError>]>([:])
  /// How many were begun.
  private let begun = Mutex((pictures: 0, books: 0))

  /// - Parameter svgText: the text of SVGs; nil for none.
  init(svgText: SVGOptions.Text?) { self.svgText = svgText }

  /// Draws a state; its picture is the next in order.
  func draw(_ job: SystemDrawing.Job) {
    let number = begun.withLock { begun in
      defer { begun.pictures += 1 }
      return begun.pictures
    }
    queue.async(group: working) { [self] in
      let result = Result { () throws(RenderError) in
        try SystemDrawing.picture(of: job, svgText)
      }
      pictures.withLock { $0[number] = result }
    }
  }

  /// Writes a document; its report is the next in order.
  func write(_ book: SystemDrawing.Book) {
    let number = begun.withLock { begun in
      defer { begun.books += 1 }
      return begun.books
    }
    queue.async(group: working) { [self] in
      let result = Result { () throws(RenderError) in try SystemDrawing.written(book) }
      reports.withLock { $0[number] = result }
    }
  }

  /// Waits for all that was begun.
  ///
  /// - Throws: ``RenderError``: the first in the order of what was begun.
  func finish() throws(RenderError) -> (
    pictures: [SystemDrawing.Picture], reports: [RenderReport]
  ) {
    working.wait()
    let (pictures, reports) = (self.pictures.withLock { $0 }, self.reports.withLock { $0 })
    func ordered<Value>(_ results: [Int: Result<Value, RenderError>]) throws(RenderError)
      -> [Value]
    {
      var values: [Value] = []
      for number in 0..<results.count {
        if let result = results[number] { values.append(try result.get()) }
      }
      return values
    }
    return (try ordered(pictures), try ordered(reports))
  }
}
