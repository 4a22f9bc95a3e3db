import Foundation

/// English nouns in the singular and the plural, and the words that agree with them.
enum EnglishNumber {
  /// Makes a phrase's noun agree with a number: the last word before its complement, as in "large
  /// slice of pizza". Words such as "is" agree too. Words already in that number, or without
  /// another, stay.
  static func agree(_ words: inout [String], isOne: Bool) {
    if let noun = noun(of: words) {
      words[noun] = isOne ? singular(words[noun]) : plural(words[noun])
    }
    for index in words.indices { words[index] = agreeing(words[index], isOne: isOne) }
  }

  private static let joints: Set = [
    "of", "in", "on", "at", "for", "from", "with", "without", "to", "by", "per", "under", "over",
    "and", "or", "but", "than", "that", "which", "who", "left", "remaining", "ago", "selected",
    "is", "are", "was", "were", "has", "have", "available", "found", "total", "each",
  ]

  /// The index of the noun: just before the first word that cannot be part of the counted thing.
  private static func noun(of words: [String]) -> Int? {
    guard !words.isEmpty else { return nil }
    let end = words.firstIndex { joints.contains($0.lowercased()) } ?? words.count
    return end > 0 ? end - 1 : nil
  }

  private static let verbs = [
    ("is", "are"), ("was", "were"), ("has", "have"), ("this", "these"), ("isn't", "aren't"),
    ("isn’t", "aren’t"), ("wasn't", "weren't"), ("wasn’t", "weren’t"), ("does", "do"),
  ]

  static func agreeing(_ word: String, isOne: Bool) -> String {
    let lower = word.lowercased()
    guard let pair = verbs.first(where: { $0.0 == lower || $0.1 == lower }) else { return word }
    return like(word, isOne ? pair.0 : pair.1)
  }

  static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if uncounted.contains(lower) || plurals[lower] != nil { return word }
    if let irregular = singulars[lower] { return like(word, irregular) }
    if isPlural(lower) { return word }
    if lower.hasSuffix("men"), !unlikeMan.contains(lower) { return word }
    if lower.hasSuffix("man"), !unlikeMan.contains(lower) {
      return like(word, lower.dropLast(2) + "en")
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) {
      return like(word, lower + "es")
    }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return like(word, lower.dropLast() + "ies")
    }
    return like(word, lower + "s")
  }

  static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    if uncounted.contains(lower) || singulars[lower] != nil { return word }
    if let irregular = plurals[lower] { return like(word, irregular) }
    if lower.hasSuffix("men"), !unlikeMan.contains(lower) {
      return like(word, lower.dropLast(2) + "an")
    }
    guard isPlural(lower) else { return word }
    if lower.hasSuffix("ies"), lower.count > 4 { return like(word, lower.dropLast(3) + "y") }
    if ["sses", "xes", "ches", "shes", "zzes", "tzes"].contains(where: lower.hasSuffix)
      || (lower.hasSuffix("es") && lone.contains(String(lower.dropLast(2))))
    {
      return like(word, lower.dropLast(2))
    }
    // As in statuses, unlike houses and causes.
    if lower.hasSuffix("uses"),
      !["ouses", "auses", "excuses", "fuses"].contains(where: lower.hasSuffix),
      lower.count > 5
    {
      return like(word, lower.dropLast(2))
    }
    return like(word, lower.dropLast())
  }

  /// Whether a regular word looks like a plural.
  private static func isPlural(_ lower: String) -> Bool {
    lower.count > 2 && lower.hasSuffix("s") && !lone.contains(lower)
      && (foreign.contains(lower) || !["ss", "us", "is"].contains(where: lower.hasSuffix))
  }

  /// The word in the letter case of another: all capitals, a first capital, or small.
  private static func like(_ word: String, _ other: some StringProtocol) -> String {
    if word.count > 1, word == word.uppercased(), word != word.lowercased() {
      return other.uppercased()
    }
    guard word.first?.isUppercase == true else { return String(other) }
    return other.prefix(1).uppercased() + other.dropFirst()
  }

  /// Words with one form for both numbers.
  private static let uncounted: Set = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "spacecraft", "moose", "salmon",
    "trout", "offspring", "information", "news", "equipment", "music", "homework", "luggage",
    "software", "hardware", "feedback", "advice", "bison", "swine", "shrimp", "headquarters",
    "means", "yen", "yuan", "won", "baht", "kg", "km", "cm", "mm", "m", "g", "mb", "gb", "kb",
  ]

  /// Singular words with the ending of a plural.
  private static let lone: Set = [
    "lens", "gas", "yes", "chaos", "cosmos", "ethos", "canvas", "atlas", "bias", "alias",
    "pancreas",
    "rhinoceros", "christmas", "mantis",
  ]

  /// Plural words with the ending of a singular.
  private static let foreign: Set = [
    "menus", "gurus", "emus", "taxis", "skis", "kiwis", "bikinis", "alibis", "rabbis", "emojis",
  ]

  private static let unlikeMan: Set = [
    "human", "german", "roman", "talisman", "shaman", "ottoman", "specimen", "regimen", "omen",
    "abdomen", "ramen", "stamen",
  ]

  private static let singulars: [String: String] = [
    "person": "people", "child": "children", "grandchild": "grandchildren", "man": "men",
    "woman": "women", "foot": "feet", "tooth": "teeth", "goose": "geese", "mouse": "mice",
    "ox": "oxen", "die": "dice", "leaf": "leaves", "loaf": "loaves",
    "half": "halves", "calf": "calves", "shelf": "shelves", "bookshelf": "bookshelves",
    "self": "selves", "elf": "elves", "wolf": "wolves", "thief": "thieves", "knife": "knives",
    "wife": "wives", "life": "lives", "scarf": "scarves", "hoof": "hooves", "sheaf": "sheaves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "torpedo": "torpedoes", "veto": "vetoes", "volcano": "volcanoes", "mosquito": "mosquitoes",
    "analysis": "analyses", "basis": "bases", "crisis": "crises", "thesis": "theses",
    "hypothesis": "hypotheses", "diagnosis": "diagnoses", "oasis": "oases", "axis": "axes",
    "criterion": "criteria", "phenomenon": "phenomena", "datum": "data", "medium": "media",
    "bacterium": "bacteria", "curriculum": "curricula", "appendix": "appendices",
    "index": "indices", "matrix": "matrices", "vertex": "vertices", "cactus": "cacti",
    "fungus": "fungi", "nucleus": "nuclei", "stimulus": "stimuli", "alumnus": "alumni",
    "quiz": "quizzes", "bus": "buses", "gas": "gases", "lens": "lenses", "plus": "pluses",
    "iris": "irises", "movie": "movies", "cookie": "cookies", "tie": "ties", "pie": "pies",
    "zombie": "zombies", "calorie": "calories", "selfie": "selfies", "passerby": "passersby",
    "house": "houses", "case": "cases", "axe": "axes", "cache": "caches", "headache": "headaches",
    "brownie": "brownies", "smoothie": "smoothies", "hoodie": "hoodies", "goalie": "goalies",
    "rookie": "rookies", "freebie": "freebies", "veggie": "veggies", "genie": "genies",
    "shoe": "shoes", "canoe": "canoes", "toe": "toes", "expense": "expenses",
  ]

  private static let plurals = Dictionary(
    singulars.map { ($1, $0) }.sorted { $0.1 < $1.1 }, uniquingKeysWith: { first, _ in first })
}
