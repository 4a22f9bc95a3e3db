import Testing

@testable import KumihanText

struct BoundedCacheTests {
  @Test func startsAnewWhenFull() {
    var cache = BoundedCache<Int, String>(limit: 100)
    for key in 0..<10 { cache.insert("\(key)", for: key, cost: 20) }
    #expect(cache[9] == "9")
    #expect(cache[0] == nil)
    cache.insert("huge", for: 99, cost: 50)
    #expect(cache[99] == nil)
  }
}
