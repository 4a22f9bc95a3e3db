import SwiftUI

extension Color {
  /// A colour as its hexadecimal numbers.
  var hex: String {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard UIColor(self).getRed(&r, green: &g, blue: &b, alpha: &a) else { return "" }
    return String(format: "%02X%02X%02X", Int(r * 255), Int(g * 255), Int(b * 255))
  }

  func adjusted(brightness amount: CGFloat) -> Color {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(self).getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    return Color(UIColor(hue: h, saturation: s, brightness: min(b + amount, 1), alpha: a))
  }

  var isLight: Bool {
    guard let parts = UIColor(self).cgColor.components, parts.count >= 3 else { return false }
    return parts[0] * 0.299 + parts[1] * 0.587 + parts[2] * 0.114 > 0.5
  }

  init(hex: String) {
    var number: UInt64 = 0
    Scanner(string: hex).scanHexInt64(&number)
    self.init(UIColor(hex: UInt32(number)))
  }
}

extension UIColor {
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
  static let brand = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .white : UIColor(hex: 0x336699)
  }
}

extension UIFont {
  static func rounded(_ size: CGFloat, weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard let descriptor = font.fontDescriptor.withDesign(.rounded) else { return font }
    return UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: UIFont(descriptor: descriptor, size: size))
  }
}

struct Palette: View {
  let colors = ["FF8800", "336699", "F0F0F0"]
  var body: some View {
    VStack {
      ForEach(colors, id: \.self) { name in
        Text(verbatim: Color(hex: name).hex)
          .font(Font(UIFont.rounded(18, weight: .semibold)))
          .foregroundColor(Color(hex: name).isLight ? .black : .white)
          .frame(maxWidth: .infinity, minHeight: 44)
          .background(Color(hex: name).adjusted(brightness: -0.1))
          .cornerRadius(8)
      }
      Text(verbatim: "brand").foregroundColor(Color(UIColor.brand))
    }
    .padding()
  }
}

#Preview("Palette", traits: .sizeThatFitsLayout) { Palette() }
