/// Where the runtime's tool for traces of crashes stands: nowhere, since a program that carries the runtime has none beside it. The
/// runtime would find its own place at every start by reading all the symbols that the program exports.
@_cdecl("__wrap_swift_copyAuxiliaryExecutablePath") public func stageTracePath() -> UInt { 0 }
