import Foundation

/// Types of the running program that conform to a protocol, and classes by their names.
///
/// The compiler leaves a table of conformances in each program and library, and the Swift runtime
/// lists them all: they are read here as the runtime itself reads them. Generic types are left out.
/// The layouts are those of the Swift ABI, `docs/ABI/TypeMetadata.rst` and
/// `include/swift/ABI/Metadata.h` of the compiler.
public enum ConformingTypes {
  /// - Parameter existential: the protocol, as `(any PreviewProvider).self`.
  public static func all(of existential: Any.Type) -> [Any.Type] {
    guard let wanted = unsafe protocolDescriptor(of: existential) else { return [] }
    return tables(conformances).flatMap { unsafe types(in: $0, conformingTo: wanted) }
  }

  /// The classes of a name that is written without its module's, so that several may have it.
  public static func classes(named name: String) -> [AnyClass] {
    tables(declarations).flatMap { classes(in: $0, named: name) }
  }

  /// One kind of table of all loaded images; empty where the runtime does not list them.
  private static func tables(_ offset: Int) -> [Table] {
    guard let function = unsafe dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
    let enumerate = unsafe unsafeBitCast(function, to: Enumerate.self)
    let found = UnsafeMutablePointer<Found>.allocate(capacity: 1)
    defer { unsafe found.deallocate() }
    unsafe found.initialize(to: Found(offset: offset))
    unsafe enumerate(collect, found)
    return unsafe found.move().tables
  }

  private static let collect: Body = { sections, context in
    guard let sections = unsafe sections, let context = unsafe context else { return true }
    let found = unsafe context.assumingMemoryBound(to: Found.self)
    let offset = unsafe found.pointee.offset
    let table = unsafe Table(
      start: sections.load(fromByteOffset: offset, as: UInt.self),
      length: sections.load(fromByteOffset: offset + 8, as: Int.self))
    unsafe found.pointee.tables.append(table)
    return true
  }

  /// The conformances or types of a program or library, by address.
  private struct Table {
    var start: UInt
    var length: Int
  }

  /// Collects the runtime's answers.
  private struct Found {
    let offset: Int
    var tables: [Table] = []
  }

  private typealias Body =
    @Sendable @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool
  private typealias Enumerate = @Sendable @convention(c) (Body, UnsafeMutableRawPointer?) -> Void

  /// The offset of the conformances in a list of sections: after a four-word head and the
  /// protocols.
  private static let conformances = 6 * MemoryLayout<UInt>.size
  /// The offset of the types' descriptors, which follow.
  private static let declarations = 8 * MemoryLayout<UInt>.size

  /// An existential type: kind, flags, the number of protocols, the protocols.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafe unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let existentialKind = 0x303
    guard unsafe metadata.load(as: Int.self) == existentialKind,
      unsafe metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return unsafe metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }

  private static func types(
    in table: Table, conformingTo wanted: UnsafeRawPointer
  ) -> [Any.Type] {
    guard let base = unsafe UnsafeRawPointer(bitPattern: table.start) else { return [] }
    return stride(from: 0, to: table.length - 3, by: 4).compactMap { offset in
      guard let conformance = unsafe relative(base + offset),
        let found = unsafe indirectable(conformance), unsafe found == wanted
      else { return nil }
      return unsafe type(of: conformance)
    }
  }

  /// A conformance: protocol, type, witness table, flags; the flags' bits 3 to 5 are the form of
  /// the reference to the type.
  private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
    let flags = unsafe conformance.load(fromByteOffset: 12, as: UInt32.self)
    let direct = unsafe relative(conformance + 4)
    let descriptor: UnsafeRawPointer?
    switch flags >> 3 & 7 {
    case 0: unsafe descriptor = direct
    case 1: unsafe descriptor = direct?.load(as: UnsafeRawPointer?.self)
    default: return nil
    }
    guard let descriptor = unsafe descriptor else { return nil }
    return unsafe type(describedBy: descriptor)
  }

  private static func classes(in table: Table, named name: String) -> [AnyClass] {
    guard let base = unsafe UnsafeRawPointer(bitPattern: table.start) else { return [] }
    return stride(from: 0, to: table.length - 3, by: 4).compactMap { offset in
      // The lowest two bits are the form of the reference: 0 for a descriptor in the same image.
      let field = unsafe base + offset
      let reference = unsafe field.load(as: Int32.self)
      guard reference & 3 == 0, let descriptor = unsafe relative(field),
        unsafe descriptor.load(as: UInt32.self) & 0x1f == 16,
        let text = unsafe relative(descriptor + 8),
        unsafe String(cString: text.assumingMemoryBound(to: CChar.self)) == name
      else { return nil }
      return unsafe type(describedBy: descriptor) as? AnyClass
    }
  }

  /// A descriptor: flags, parent, name, the function that makes the type's metadata.
  private static func type(describedBy descriptor: UnsafeRawPointer) -> Any.Type? {
    let kind = unsafe descriptor.load(as: UInt32.self)
    let (kinds, generic): (ClosedRange<UInt32>, UInt32) = (16...18, 0x80)
    guard kinds.contains(kind & 0x1f), kind & generic == 0,
      let function = unsafe relative(descriptor + 12)
    else { return nil }
    let access = unsafe unsafeBitCast(
      function, to: (@convention(c) (UInt) -> UnsafeRawPointer).self)
    return unsafe unsafeBitCast(access(0), to: Any.Type.self)
  }

  /// The address that a relative pointer refers to, nil for none.
  private static func relative(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = unsafe address.load(as: Int32.self)
    return offset == 0 ? nil : unsafe address + Int(offset)
  }

  /// The same, where the lowest bit means that the address contains the address.
  private static func indirectable(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = unsafe address.load(as: Int32.self)
    guard offset != 0 else { return nil }
    let target = unsafe address + Int(offset & ~1)
    return offset & 1 == 0 ? unsafe target : unsafe target.load(as: UnsafeRawPointer?.self)
  }
}
