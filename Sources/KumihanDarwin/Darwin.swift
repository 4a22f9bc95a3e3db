// The module for `import Darwin` in rendered files: the C library of this platform. No product, for packages ask whether it is there.
#if canImport(Darwin)
  @_exported public import Darwin
#else
  @_exported public import Glibc
#endif
