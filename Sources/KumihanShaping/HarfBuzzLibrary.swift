import CKumihanHarfBuzz
package import KumihanDrawing
package import KumihanText

/// HarfBuzz as the shaping library: faces from mapped files, character facts from its own tables.
package struct HarfBuzzLibrary: ShapingLibrary {
  package init() {}

  package func open(_ id: FontFaceID) throws(FontError) -> any FontFace {
    try HarfBuzzFace(id)
  }

  package func packedCharacters(of file: String) -> (@Sendable (Unicode.Scalar) -> Bool)? {
    guard let characters = PackedCharacters(of: file) else { return nil }
    return { characters.contains($0) }
  }

  package func script(of scalar: Unicode.Scalar) -> UInt32 {
    unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }

  package func composition(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    var composed: hb_codepoint_t = 0
    let found = unsafe hb_unicode_compose(
      hb_unicode_funcs_get_default(), first.value, second.value, &composed)
    return found != 0 ? Unicode.Scalar(composed) : nil
  }
}
