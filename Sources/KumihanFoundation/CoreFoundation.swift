public import Foundation

// Core Foundation's names, whose types are bridged on Apple's platforms and are Foundation's own here.

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFDictionary = [String: Any]
public typealias CFArray = [Any]
public typealias CFIndex = Int

/// Runs a closure; nothing waits here to be released.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MAXFLOAT = Float.greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDataGetLength(_ data: CFData) -> CFIndex { data.count }
