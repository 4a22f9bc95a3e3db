import KumihanFoundation
import Testing

/// Transformers of values are found by their names.
struct ValueTransformerTests {
  final class Words: ValueTransformer, @unchecked Sendable {
    override class func transformedValueClass() -> AnyClass { NSData.self }
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.count }
  }

  @Test func theyAreFoundByName() {
    let name = NSValueTransformerName("words of a test")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Words(), forName: name)
    let found = ValueTransformer(forName: name)
    #expect(found?.transformedValue("four") as? Int == 4)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }
}
