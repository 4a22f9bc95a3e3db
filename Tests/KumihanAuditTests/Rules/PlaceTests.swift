import Foundation
import Kumihan
import KumihanAppleNames
import KumihanAudit
import KumihanLayout
import Testing

/// The line that a finding names, and the views that no rule may speak of.
@MainActor
struct PlaceTests {
  /// What is said of a button is said at the button, not at the first view in its label.
  @Test func aButtonIsWhereItIsMade() throws {
    let line = #line + 1
    let button = Button {
    } label: {
      Image(systemName: "plus").font(.system(size: 12))
    }
    let report = try audited(button, rules: "target.hig")
    #expect(report.violations.map(\.site.line) == [line])
    let link = NavigationLink {
      Text("There")
    } label: {
      Circle().frame(width: 44, height: 44)
    }
    let unnamed = try audited(link, rules: "name.missing")
    #expect(unnamed.violations.map(\.site.line) == [line + 6])
  }

  /// What a view of UIKit draws of its own is at the line that shows the view.
  @Test func controlsInViewsOfUIKit() throws {
    let line = #line + 1
    let view = Panel().frame(width: 200, height: 120)
    let report = try audited(view, rules: "name.missing")
    #expect(report.violations.map(\.site.line) == [line, line])
  }

  /// A menu's button is ours; the line is the menu's.
  @Test func aMenuIsWhereItIsMade() throws {
    let line = #line + 1
    let menu = Menu {
      Button("One") {}
    } label: {
      Image(systemName: "ellipsis").font(.system(size: 12))
    }
    let report = try audited(menu, rules: "target.hig")
    #expect(report.violations.map(\.site.line) == [line])
  }

  /// A view with a gesture begins where it is written, not at the modifier below the gesture.
  @Test func aGestureIsWhereItsViewIs() throws {
    let line = #line + 1
    let view = VStack {
      Text("Home")
    }
    .padding(2)
    .frame(height: 20)
    .onTapGesture {}
    let report = try audited(view, rules: "trait.tap", "target.hig")
    #expect(report.violations.map(\.site.line) == [line, line])
  }

  /// Words in a canvas are laid out apart; their numbers are those of other views on the page.
  @Test func aCanvasSpeaksForItsWords() throws {
    let line = #line + 3
    let page = VStack {
      Text("Sales")
      Canvas { context, _ in
        context.draw(Text("By month").foregroundStyle(Color(white: 0.8)), at: CGPoint(x: 60, y: 20))
      }
    }
    let report = try audited(page, rules: "element.lost", "contrast.text")
    #expect(Set(report.violations.map(\.site.line)) == [line])
    #expect(Set(report.violations.map(\.rule)) == ["element.lost", "contrast.text"])
  }

  /// A title in a sheet's bar has the bar's size, as in the screen's own bar.
  @Test func theBarOfASheet() throws {
    let sheet = VStack {}.sheet(isPresented: .constant(true)) {
      NavigationStack {
        Text("Words").navigationTitle("Share").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
      }
      .presentationDetents([.medium])
    }
    let report = try audited(
      sheet, size: CGSize(width: 393, height: 852), rules: "dynamicType.fixed",
      environment: { $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0) })
    #expect(report.findings.isEmpty)
    // A row of one's own is no bar, wherever it stands.
    let row = try audited(
      VStack {}.sheet(isPresented: .constant(true)) {
        HStack { Text("Share").font(.system(size: 17)) }
      }, size: CGSize(width: 393, height: 852), rules: "dynamicType.fixed")
    #expect(row.violations.count == 1)
  }

  /// What an alert covers is out of reach; its words lie on no others.
  @Test func thePageBelowAnAlert() throws {
    let rows = VStack {
      ForEach(0..<12) { Text("Row \($0)") }
    }
    let asked = rows.alert("Delete the file?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
    }
    let report = try audited(
      asked, size: CGSize(width: 393, height: 852), rules: "overlap", "dynamicType.clipped")
    #expect(report.findings.isEmpty)
  }

  /// The words of a notice are set by the system.
  @Test func aNoticeNeedsNoHeading() throws {
    let notice = VStack {
      ContentUnavailableView(
        "Nothing here yet", systemImage: "tray", description: Text("What you save is shown here."))
      Text("First")
      Text("Second")
    }
    #expect(try audited(notice, rules: "heading").findings.isEmpty)
  }

  /// A preview at one size of text is not a page whose text does not grow.
  @Test func aPageAtOneSizeOfText() throws {
    let page = VStack {
      Text("Balance").font(.subheadline)
      Text("Words")
    }
    let set = try audited(
      page.dynamicTypeSize(.accessibility1), rules: "dynamicType.fixed")
    #expect(set.findings.isEmpty)
    #expect(set["dynamicType.fixed"]?.notApplicable == 2)
    let fixed = VStack {
      Text("Balance").font(.system(size: 15))
      Text("Words").font(.system(size: 17))
    }
    #expect(try audited(fixed, rules: "dynamicType.fixed").violations.count == 2)
  }

  /// Sizes that a style has at another size of text are still sizes in points.
  @Test func sizesInPointsAmongThoseOfStyles() throws {
    let fixed = VStack {
      Text("Balance").font(.system(size: 16))
      Text("Words").font(.system(size: 14))
    }
    #expect(try audited(fixed, rules: "dynamicType.fixed").violations.count == 2)
    // Seed 004 writes its scale in points; a size that it has not is told by its own rule.
    let studio = try audited(
      VStack {
        Text("Tool").font(.system(size: 28, weight: .bold))
        Text("Words").font(.system(size: 18))
      }, rules: "dynamicType.fixed", "studio.font.size"
    ) { $0.systems = [.studio] }
    #expect(studio.violations.map(\.rule) == ["studio.font.size"])
    #expect(studio["dynamicType.fixed"]?.infos == 2)
  }

  /// The words in a bar keep their size, with a large title and a search below them, too.
  @Test func wordsInABarWithASearch() throws {
    let screen = NavigationStack {
      List { Text("Row") }
        .navigationTitle("Inbox")
        .searchable(text: .constant(""))
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Undo") {} }
          ToolbarItem(placement: .topBarTrailing) { EditButton() }
        }
    }
    let report = try audited(
      screen, size: CGSize(width: 393, height: 852), rules: "dynamicType.fixed")
    #expect(report.findings.isEmpty)
  }

  /// The font around a button is that of its title, which the button makes.
  @Test func aTitleIsItsButtonsOwn() throws {
    let small = Button("Forgotten?") {}.font(.system(size: 13))
    #expect(try audited(small, rules: "dynamicType.fixed").violations.count == 1)
    let plain = Button("Forgotten?") {}
    #expect(try audited(plain, rules: "dynamicType.fixed")["dynamicType.fixed"]?.passes == 1)
    let held = Button("Forgotten your password?") {}.frame(width: 240, height: 24)
    #expect(try audited(held, rules: "dynamicType.clipped").violations.count == 1)
  }

  /// A family that each phone has is missing here only.
  @Test func familiesOfPhones() throws {
    let own = try audited(
      Text("Words").font(.custom("HelveticaNeue-Bold", size: 17)), rules: "missing.font")
    #expect(own.violations.isEmpty)
    #expect(own["missing.font"]?.infos == 1)
    let none = try audited(
      Text("Words").font(.custom("NoSuchFont-Bold", size: 17)), rules: "missing.font")
    #expect(none.violations.count == 1)
  }

  @Test func wordsThatAreTooSmall() throws {
    let small = try audited(Text("with tax").font(.system(size: 8)), rules: "text.small")
    #expect(small.violations.first?.message == "'with tax' has 8 pt")
    let shrunk = Text("A long line of words that shrinks").font(.caption2).lineLimit(1)
      .minimumScaleFactor(0.3).frame(width: 60)
    #expect(try audited(shrunk, rules: "text.small").violations.count == 1)
    #expect(
      try audited(Text("with tax").font(.caption2), rules: "text.small")["text.small"]?.passes == 1)
    let badge = try audited(Text("9").font(.system(size: 10)), rules: "text.small")
    #expect(badge["text.small"]?.passes == 1)
    let hidden = try audited(
      Text("A small page").font(.system(size: 4)).accessibilityHidden(true), rules: "text.small")
    #expect(hidden["text.small"]?.notApplicable == 1)
  }
}

/// A view of UIKit with controls that nobody named.
private struct Panel: UIViewRepresentable {
  final class Controls: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let (knob, bar) = (UISwitch(), UISlider())
      bar.frame = CGRect(x: 0, y: 60, width: 180, height: 30)
      addSubview(knob)
      addSubview(bar)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  func makeUIView(context: Context) -> Controls { Controls(frame: .zero) }
  func updateUIView(_ view: Controls, context: Context) {}
}
