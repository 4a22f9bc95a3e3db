import Foundation
import KumihanServices
import Testing

/// Functions that Apple's frameworks have in C are reckoned, for pictures depend on their results.
struct SumsTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func longerSumsAreThoseOfTheStandard() {
    let abc = Data("abc".utf8)
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    let many = Data(String(repeating: "a", count: 200).utf8)
    #expect(hex(Insecure.SHA1.hash(data: many)).hasPrefix("e61cfffe0d9195a5"))
    #expect(
      hex(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
    )
    // Longer than a block, and so that its length fills another.
    for (count, start) in [(200, "4b11459c33f52a22"), (118, "d6f856c92a5a694d")] {
      let long = Data(String(repeating: "a", count: count).utf8)
      #expect(hex(SHA512.hash(data: long)).hasPrefix(start), "\(count)")
    }
    #expect(SHA512Digest.byteCount == 64 && SHA384Digest.byteCount == 48)
    let code = HMAC<SHA512>.authenticationCode(
      for: Data("The quick brown fox".utf8), using: SymmetricKey(data: Data("key".utf8)))
    #expect(hex(code).hasPrefix("36f44b125a8a9063") && code.byteCount == 64)
  }

  @Test func functionsOfCWriteTheirSums() {
    let data = Data("abc".utf8)
    var sum = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    _ = unsafe data.withUnsafeBytes { unsafe CC_SHA256($0.baseAddress, CC_LONG(data.count), &sum) }
    #expect(hex(sum) == hex(SHA256.hash(data: data)))
    var short = [UInt8](repeating: 0, count: 20)
    _ = unsafe data.withUnsafeBytes { unsafe CC_SHA1($0.baseAddress, CC_LONG(3), &short) }
    #expect(hex(short).hasPrefix("a9993e36"))
    var bytes: [UInt8] = [1, 2, 3]
    #expect(unsafe SecRandomCopyBytes(kSecRandomDefault, 2, &bytes) == errSecSuccess)
    #expect(bytes == [0, 0, 3])
  }

  @Test func algorithmsThatAreNotHereWriteNothing() {
    var sum = [UInt8](repeating: 7, count: 32)
    unsafe CCHmac(99, "key", 3, "abc", 3, &sum)
    #expect(sum == [UInt8](repeating: 7, count: 32))
    unsafe CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "key", 3, "abc", 3, &sum)
    #expect(hex(sum).hasPrefix("9c196e32dc0175f8"))
  }

  /// There and back numbers are as great as twice their count; windows are normalized, or their first half.
  @Test func transformsOfRealNumbersGoBothWays() {
    let list: [Float] = [1, 5, -2, 0, 3, 3, -7, 2]
    var (real, imag): ([Float], [Float]) = ([1, -2, 3, -7], [5, 0, 3, 2])
    let setup = vDSP_create_fftsetup(3, FFTRadix(kFFTRadix2))!
    unsafe real.withUnsafeMutableBufferPointer { real in
      unsafe imag.withUnsafeMutableBufferPointer { imag in
        var pairs = unsafe DSPSplitComplex(realp: real.baseAddress!, imagp: imag.baseAddress!)
        unsafe vDSP_fft_zrip(setup, &pairs, 1, 3, FFTDirection(FFT_FORWARD))
        unsafe vDSP_fft_zrip(setup, &pairs, 1, 3, FFTDirection(FFT_INVERSE))
      }
    }
    for index in 0..<4 {
      #expect(abs(real[index] - 16 * list[2 * index]) < 0.001)
      #expect(abs(imag[index] - 16 * list[2 * index + 1]) < 0.001)
    }
    var window = [Float](repeating: 9, count: 8)
    unsafe vDSP_hann_window(&window, 8, Int32(vDSP_HANN_NORM | vDSP_HALF_WINDOW))
    #expect(window[0] == 0 && abs(window[3] - 1.3939) < 0.001 && window[4] == 9)
  }

  @Test func listsOfNumbersAreReckoned() {
    let list: [Float] = [3, -4, 1]
    #expect(vDSP.sum(list) == 0 && vDSP.maximumMagnitude(list) == 4)
    #expect(vDSP.multiply(2, list) == [6, -8, 2] && vDSP.absolute(list) == [3, 4, 1])
    #expect(vDSP.clip(list, to: -1...2) == [2, -1, 1])
    #expect(vDSP.ramp(in: 0.0...1, count: 3) == [0, 0.5, 1])
    var (mean, root): (Float, Float) = (0, 0)
    unsafe vDSP_meanv([2, 4, 9], 1, &mean, 3)
    unsafe vDSP_rmsqv([3, 4, 0, 0], 1, &root, 4)
    #expect(mean == 5 && root == 2.5)
  }

  /// A wave of three turns in sixteen samples is the third of its frequencies.
  @Test func aWaveIsFoundByItsFrequency() throws {
    let wave = (0..<16).map { Float(cos(2 * Double.pi * 3 * Double($0) / 16)) }
    let setup = try #require(vDSP_DFT_zop_CreateSetup(nil, 16, .FORWARD))
    var (real, imag) = ([Float](repeating: 0, count: 16), [Float](repeating: 0, count: 16))
    unsafe vDSP_DFT_Execute(setup, wave, [Float](repeating: 0, count: 16), &real, &imag)
    #expect(abs(real[3] - 8) < 0.001 && abs(real[2]) < 0.001 && abs(imag[3]) < 0.001)
    #expect(vDSP.indexOfMaximum(real.prefix(8)).0 == 3)
  }

  @Test func wordsAndSentencesAreFound() {
    let text = "Is it late? No. It's 9 o'clock."
    func tokens(_ unit: NLTokenUnit) -> [String] {
      let tokenizer = NLTokenizer(unit: unit)
      tokenizer.string = text
      return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }
    #expect(tokens(.word) == ["Is", "it", "late", "No", "It's", "9", "o'clock"])
    #expect(tokens(.sentence) == ["Is it late? ", "No. ", "It's 9 o'clock."])
    #expect(tokens(.paragraph) == [text])
  }
}
