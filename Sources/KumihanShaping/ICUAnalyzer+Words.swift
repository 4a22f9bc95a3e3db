import CKumihanICU
import Foundation
package import KumihanText

extension ICUAnalyzer {
  package func scriptName(_ code: String) -> String? {
    guard let name = unsafe kumihan_script_name(code) else { return nil }
    return unsafe String(cString: name).replacing("_", with: " ")
  }

  package func pluralForm(of number: Double, language: String) -> String {
    var status: Int32 = 0
    guard let rules = unsafe kumihan_plurals_open(language, &status) else { return "other" }
    defer { unsafe kumihan_plurals_close(rules) }
    var form = [UInt16](repeating: 0, count: 16)
    let count = unsafe kumihan_plurals_select(rules, number, &form, Int32(form.count), &status)
    return status <= 0 && count > 0
      ? String(decoding: form.prefix(Int(count)), as: UTF16.self) : "other"
  }

  package func string(
    of quantities: [Quantity], width: Quantity.Width, locale: String
  ) -> String? {
    let texts = quantities.compactMap { Self.text($0, width: width, locale: locale) }
    guard texts.count == quantities.count else { return nil }
    if texts.count < 2 { return texts.first }
    return Self.list(texts, width: width, locale: locale)
  }

  private static func text(
    _ quantity: Quantity, width: Quantity.Width, locale: String
  ) -> String? {
    let name =
      switch width {
      case .full: "full-name"
      case .short: "short"
      case .narrow: "narrow"
      }
    let digits = quantity.fractionDigits.map {
      " ." + String(repeating: "0", count: $0.lowerBound)
        + String(repeating: "#", count: $0.count - 1)
    }
    let usage = quantity.usage.map { " usage/\($0)" } ?? ""
    let skeleton = Array(
      "unit/\(quantity.unit) unit-width-\(name)\(digits ?? "")\(usage)".utf16)
    var text = [UInt16](repeating: 0, count: 256)
    let count = unsafe kumihan_number_format(
      skeleton, Int32(skeleton.count), locale, quantity.amount, &text, Int32(text.count))
    return count > 0 ? String(decoding: text.prefix(Int(count)), as: UTF16.self) : nil
  }

  private static func list(_ texts: [String], width: Quantity.Width, locale: String) -> String? {
    let units = texts.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    let form: Int32 =
      switch width {
      case .full: 0
      case .short: 1
      case .narrow: 2
      }
    var joined: [UInt16] = []
    var starts: [Int] = []
    for unit in units {
      starts.append(joined.count)
      joined += unit
    }
    var list = [UInt16](repeating: 0, count: 1024)
    let count = unsafe joined.withUnsafeBufferPointer { buffer -> Int32 in
      guard let base = buffer.baseAddress else { return 0 }
      let pointers = unsafe starts.map { unsafe Optional(base + $0) }
      return unsafe kumihan_list_format(
        locale, form, pointers, lengths, Int32(units.count), &list, Int32(list.count))
    }
    return count > 0 ? String(decoding: list.prefix(Int(count)), as: UTF16.self) : nil
  }
}
