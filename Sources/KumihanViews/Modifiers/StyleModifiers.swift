import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension View {
  /// Environment write: the style of text, symbols and shapes inside; an inner one has precedence.
  public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> _EnvironmentWriter<Self> {
    writing { $0.style.foreground.set([AnyShapeStyle(style)]) }
  }

  public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> _EnvironmentWriter<Self> {
    writing { $0.style.foreground.set([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
  }

  public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> _EnvironmentWriter<Self> {
    writing {
      $0.style.foreground.set(
        [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }
  }

  public consuming func foregroundColor(_ color: Color?) -> _EnvironmentWriter<Self> {
    writing { if let color { $0.style.foreground.set([AnyShapeStyle(color)]) } }
  }

  /// The system's style for a place, such as a header's grey; controls in it keep their tint.
  package consuming func placeForeground<S: ShapeStyle>(_ style: S) -> _EnvironmentWriter<Self> {
    writing {
      let isChosen = $0.style.foreground.isChosen
      $0.style.foreground.set([AnyShapeStyle(style)], isChosen: isChosen)
    }
  }

  /// The system's style for a control; a style the author set further out has precedence.
  package consuming func defaultForeground<S: ShapeStyle>(_ style: S) -> _EnvironmentWriter<Self> {
    writing {
      if !$0.style.foreground.isChosen {
        $0.style.foreground.set([AnyShapeStyle(style)], isChosen: false)
      }
    }
  }

  public consuming func backgroundStyle<S: ShapeStyle>(_ style: S) -> _EnvironmentWriter<Self> {
    writing { $0.style.background = AnyShapeStyle(style) }
  }

  /// Environment write: the accent of controls and links.
  public consuming func tint<S: ShapeStyle>(_ tint: S) -> _EnvironmentWriter<Self> {
    writing { $0.style.tint = AnyShapeStyle(tint) }
  }

  public consuming func tint(_ tint: Color?) -> _EnvironmentWriter<Self> {
    writing { $0.style.tint = tint.map { AnyShapeStyle($0) } }
  }

  public consuming func accentColor(_ color: Color?) -> _EnvironmentWriter<Self> {
    writing { $0.style.tint = color.map { AnyShapeStyle($0) } }
  }

  /// Environment write: disables controls inside; an outer `true` cannot be undone.
  public consuming func disabled(_ disabled: Bool) -> _EnvironmentWriter<Self> {
    writing { $0.style.isEnabled = $0.style.isEnabled && !disabled }
  }

  public consuming func colorScheme(_ colorScheme: ColorScheme) -> _EnvironmentWriter<Self> {
    writing { $0.style.colorScheme = colorScheme }
  }

  public consuming func imageScale(_ scale: Image.Scale) -> _EnvironmentWriter<Self> {
    writing { $0.style.imageScale = scale }
  }

  public consuming func symbolVariant(_ variant: SymbolVariants) -> _EnvironmentWriter<Self> {
    writing {
      for suffix in variant.suffixes where !$0.style.symbolVariants.suffixes.contains(suffix) {
        $0.style.symbolVariants.suffixes.append(suffix)
      }
    }
  }

  public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> _EnvironmentWriter<
    Self
  > {
    writing { $0.style.symbolRenderingMode = mode }
  }

  /// Environment write: text and grid-aware components round up to multiples of `step` points; nil
  /// switches the grid off.
  public consuming func layoutGrid(_ step: Double?) -> _EnvironmentWriter<Self> {
    writing { $0.style.layoutGrid = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
  }

  /// Layout: rounds this view's size up to the layout grid, when one is on.
  public consuming func snappedToGrid(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    GridSnapView(content: self, site: CallSite(fileID: fileID, line: line, column: column))
  }
}

private struct GridSnapView<Content: View>: _PrimitiveView {
  let content: Content
  let site: CallSite

  func _lowerPrimitive(into lowering: inout Lowering) {
    guard let step = lowering.environment.layoutGrid else {
      return content._lower(into: &lowering)
    }
    lowering.wrapEach(.stepped(step), site: site) { content._lower(into: &$0) }
  }
}

extension View {
  /// Environment write: the colour of a list's icons, as the tint.
  public consuming func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
  public consuming func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }
}

/// The colour of a row's icon.
public struct ListItemTint: Sendable {
  let color: Color?
  public static let monochrome = ListItemTint(color: .gray)
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}
