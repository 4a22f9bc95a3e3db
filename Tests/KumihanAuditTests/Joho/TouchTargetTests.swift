import Joho
import Kumihan
import Testing

@testable import KumihanAudit

/// Chapters 7, 10 and 18: what is touched is at least 44 pt wide and high, for every reader.
@MainActor
struct TouchTargetTests {
  /// How a reader has set the device up.
  enum Reader: String, CaseIterable {
    case plain, dark, rightToLeft, ax3, ax5, small

    func set(_ environment: inout EnvironmentValues) {
      switch self {
      case .plain: break
      case .dark: environment.colorScheme = .dark
      case .rightToLeft:
        environment.layoutDirection = .rightToLeft
        environment.locale = Locale(identifier: "ar")
      case .ax3: environment.dynamicTypeSize = .accessibility3
      case .ax5: environment.dynamicTypeSize = .accessibility5
      case .small: environment.dynamicTypeSize = .xSmall
      }
    }
  }

  /// Every component in every state, but for the pages that show what to avoid.
  @Test(arguments: Reader.allCases) func everyTargetIsLargeEnough(reader: Reader) throws {
    let context = try RenderingContext.bundled()
    var (faults, count) = ([String](), 0)
    for component in JohoCatalogue.catalogue.components
    where !component.name.contains("Transformation") && !component.name.contains("Comparison") {
      for state in component.states {
        var options = LayoutOptions()
        options.background = .white
        reader.set(&options.environment)
        options.proposedSize = ProposedViewSize(width: state.width.map { $0 + 16 }, height: nil)
        let facts = try AuditFacts(context.layout(state.view().padding(8), options: options))
        for target in facts.targets where target.isEnabled {
          count += 1
          let frame = target.frame(facts.options.touch)
          guard min(frame.width, frame.height) < 43.99 else { continue }
          faults.append("\(component.name), \(state.name): \(target.words) \(frame.size)")
        }
      }
    }
    #expect(count > 150)
    #expect(faults.isEmpty, "\(faults.count)\n\(faults.joined(separator: "\n"))")
  }
}
