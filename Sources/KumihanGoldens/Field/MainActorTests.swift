/// What the compiler calls where an array is handed on as one of another type; the test binary finds this function before the
/// standard library's.
///
/// SwiftPM lists the methods of a test class as `[(String, (Tests) -> @MainActor () throws -> Void)]` where the class or a
/// method is on the main actor, and hands the list to XCTest as one without `@MainActor`. The standard library ends
/// the process there, for it asks whether each method is of the other type (swift-corelibs-xctest, issue 424).
/// XCTest calls methods on the main thread, so they may be called as what they are.
@usableFromInline @_silgen_name("$ss15_arrayForceCastySayq_GSayxGr0_lF")
func handOn<Source, Target>(_ source: [Source]) -> [Target] {
  let isOnMainActor = differsByMainActor(Source.self, Target.self)
  return source.map { element in
    if isOnMainActor { return unsafe unsafeBitCast(element, to: Target.self) }
    guard let same = element as? Target else {
      preconditionFailure("could not cast value of type '\(Source.self)' to '\(Target.self)'")
    }
    return same
  }
}

/// Whether two types are one but for methods that are on the main actor, which Swift 6 takes for `@Sendable`, too.
func differsByMainActor(_ source: Any.Type, _ target: Any.Type) -> Bool {
  guard source != target else { return false }
  let name = _typeName(source)
  return name.contains("@Swift.MainActor ")
    && name.replacing("@Swift.MainActor ", with: "").replacing("@Sendable ", with: "")
      == _typeName(target)
}
