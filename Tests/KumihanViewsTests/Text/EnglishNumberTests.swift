import Testing

@testable import KumihanViews

struct EnglishNumberTests {
  @Test(arguments: [
    ("item", "items"), ("box", "boxes"), ("class", "classes"), ("church", "churches"),
    ("dish", "dishes"), ("city", "cities"), ("day", "days"), ("leaf", "leaves"),
    ("roof", "roofs"), ("photo", "photos"), ("potato", "potatoes"), ("person", "people"),
    ("Child", "Children"), ("MOUSE", "MICE"), ("fireman", "firemen"), ("human", "humans"),
    ("bus", "buses"), ("status", "statuses"), ("analysis", "analyses"), ("house", "houses"),
    ("cause", "causes"), ("movie", "movies"), ("pizza", "pizzas"), ("canvas", "canvases"),
    ("menu", "menus"), ("check-in", "check-ins"), ("waltz", "waltzes"), ("size", "sizes"),
    ("glove", "gloves"), ("sheep", "sheep"), ("brownie", "brownies"), ("story", "stories"),
    ("key", "keys"), ("virus", "viruses"), ("tie", "ties"),
  ])
  func nounsHaveTwoNumbers(one: String, many: String) {
    #expect(EnglishNumber.plural(one) == many)
    #expect(EnglishNumber.singular(many) == one)
    // Words already in their number stay.
    #expect(EnglishNumber.plural(many) == many)
    #expect(EnglishNumber.singular(one) == one)
  }

  @Test(arguments: [
    ("item", "items"), ("large slice of pizza", "large slices of pizza"),
    ("new message in inbox", "new messages in inbox"), ("file selected", "files selected"),
    ("", ""), ("of them", "of them"), ("photo is new", "photos are new"),
  ])
  func phrasesAgree(one: String, many: String) {
    var words = one.split(separator: " ").map(String.init)
    EnglishNumber.agree(&words, isOne: false)
    #expect(words.joined(separator: " ") == many)
    EnglishNumber.agree(&words, isOne: true)
    #expect(words.joined(separator: " ") == one)
  }
}
