import CKumihanCairo

extension Context {
  /// Starts a picture of its own.
  func pushGroup() { unsafe cairo_push_group(handle) }

  /// Ends the picture that `pushGroup` started.
  func popGroup() throws(RenderError) -> Pattern {
    try unsafe Pattern(owning: cairo_pop_group(handle))
  }

  func mask(_ pattern: borrowing Pattern) { unsafe cairo_mask(handle, pattern.handle) }
}
