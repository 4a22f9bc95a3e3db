import Foundation

/// A value of a property list, whatever it is.
enum PropertyListValue: Codable {
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case date(Date)
  case data(Data)
  case list([PropertyListValue])
  case facts([String: PropertyListValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let whole = try? value.decode(Int.self) {
      self = .whole(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let date = try? value.decode(Date.self) {
      self = .date(date)
    } else if let data = try? value.decode(Data.self) {
      self = .data(data)
    } else if let list = try? value.decode([PropertyListValue].self) {
      self = .list(list)
    } else {
      self = .facts(try value.decode([String: PropertyListValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try value.encode(flag)
    case .whole(let whole): try value.encode(whole)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .date(let date): try value.encode(date)
    case .data(let data): try value.encode(data)
    case .list(let list): try value.encode(list)
    case .facts(let facts): try value.encode(facts)
    }
  }
}
