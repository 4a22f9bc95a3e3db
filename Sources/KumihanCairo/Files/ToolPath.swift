/// Where the runtime's tool for traces of crashes stands: nowhere, since a program that carries the runtime has none beside it. To
/// find its own place, the runtime would read all the symbols that the program exports, at every start. `Package.swift` links it so.
@_cdecl("__wrap_swift_copyAuxiliaryExecutablePath")
public func auxiliaryToolPath() -> UInt { 0 }
