import CKumihanISAL
import Foundation

extension Data {
  /// The CRC of 64 bits (ECMA-182, reflected): tells whether bytes are those of before, not who wrote them.
  package var checksum: UInt64 {
    unsafe withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe crc64_ecma_refl(0, start, UInt64(bytes.count))
    }
  }
}
