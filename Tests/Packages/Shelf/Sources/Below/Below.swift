#if os(Linux)
  public let platformBelow = "Linux"
#else
  public let platformBelow = "another"
#endif
