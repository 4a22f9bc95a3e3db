import Joho
import Kumihan
import KumihanAppleNames

/// Chapter 16's seven pages as apps are usually written, and as the book writes them.
@MainActor
enum ChapterPages {
  @ViewBuilder static var settingsBefore: some View {
    List {
      Toggle("Notifications", isOn: .constant(true))
      Toggle("Sound Effects", isOn: .constant(false))
    }
  }

  @ViewBuilder static var settingsAfter: some View {
    VStack(spacing: JohoSpacing.sm) {
      JohoToggleRow(title: "Notifications", isOn: .constant(true))
      JohoToggleRow(title: "Sound Effects", isOn: .constant(false))
    }
    .padding(.horizontal, JohoSpacing.lg).padding(.top, JohoSpacing.sm)
  }

  @ViewBuilder static var cardBefore: some View {
    VStack(alignment: .leading) {
      ForEach(["Team Meeting", "Client Call"], id: \.self) { title in
        HStack {
          Text("🗓️")
          VStack(alignment: .leading) {
            Text(title)
            Text("Conference Room A").foregroundColor(.gray)
          }
        }
        Divider()
      }
    }
    .padding()
    .background(.white)
    .cornerRadius(12)
    .shadow(radius: 4)
  }

  @ViewBuilder static var cardAfter: some View {
    VStack(spacing: JohoSpacing.sm) {
      ForEach(["Team Meeting", "Client Call"], id: \.self) { title in
        JohoCard {
          HStack(spacing: JohoSpacing.md) {
            IndicatorDot(color: JohoColors.cyan, size: 10)
            VStack(alignment: .leading, spacing: JohoSpacing.xs) {
              Text(title).font(.johoHeadline)
              Text("Conference Room A").font(.johoBodySmall)
                .foregroundStyle(JohoColors.black.opacity(0.6))
            }
            Spacer()
            Text("9:00 AM").font(.johoBodySmall).foregroundStyle(JohoColors.black.opacity(0.6))
            Image(systemName: "chevron.right").font(.system(size: 14, weight: .semibold))
              .foregroundStyle(JohoColors.black.opacity(0.4))
          }
        }
      }
    }
    .padding(.horizontal, JohoSpacing.lg).padding(.top, JohoSpacing.sm)
  }

  @ViewBuilder static var buttonsBefore: some View {
    HStack {
      Button("Cancel") {}.foregroundColor(.gray)
      Button("Save") {}.buttonStyle(.borderedProminent)
    }
  }

  @ViewBuilder static var buttonsAfter: some View {
    HStack(spacing: JohoSpacing.md) {
      JohoButton(title: "Cancel", action: {}, style: .secondary)
      JohoButton(title: "Save", action: {}, style: .primary)
    }
  }

  @ViewBuilder static var headerBefore: some View {
    VStack(alignment: .leading) {
      Text("Week 42").font(.system(size: 28, weight: .light))
      Text("October 2026").font(.system(size: 17, weight: .light)).foregroundColor(.gray)
    }
    .padding(.top, 40)
  }

  @ViewBuilder static var headerAfter: some View {
    JohoBentoHeader(
      weekNumber: 42, monthYear: "October 2026"
    )
    .padding(.horizontal, JohoSpacing.lg).padding(.top, JohoSpacing.sm)
  }

  @ViewBuilder static var emptyBefore: some View {
    Text("No events").foregroundColor(.gray)
  }

  @ViewBuilder static var emptyAfter: some View {
    JohoEmptyState(
      icon: "calendar", title: "No Events", message: "Events you create will appear here",
      actionTitle: "Add Event", action: {}
    )
    .padding(JohoSpacing.lg)
  }

  @ViewBuilder static var tabsBefore: some View {
    VStack(spacing: 0) {
      Spacer()
      Text("CONTENT")
      Spacer()
      Divider()
      HStack {
        tab("🏠", "Home", .blue)
        tab("📅", "Calendar", .gray)
        tab("⚙️", "Settings", .gray)
      }
      .padding(.vertical, 8)
    }
  }

  private static func tab(_ icon: String, _ title: String, _ color: Color) -> some View {
    Button {
    } label: {
      VStack {
        Text(icon)
        Text(title).font(.caption)
      }
      .foregroundColor(color).frame(maxWidth: .infinity)
    }
  }

  private static let places = [
    NavigationItem(id: "home", title: "Home", icon: "star"),
    NavigationItem(id: "calendar", title: "Calendar", icon: "calendar"),
    NavigationItem(id: "settings", title: "Settings", icon: "gearshape"),
  ]

  @ViewBuilder static var tabsAfter: some View {
    VStack(spacing: 0) {
      Spacer()
      JohoTabBar(selection: .constant(places[0]), tabs: places)
    }
  }

  @ViewBuilder static var formBefore: some View {
    VStack(alignment: .leading) {
      Text("Event Details").font(.caption).accessibilityAddTraits(.isHeader)
      HStack {
        Text("Title")
        TextField("", text: .constant(""))
      }
      HStack {
        Text("Date").fontWeight(.light)
        TextField("", text: .constant(""))
      }
    }
    .padding()
  }

  @ViewBuilder static var formAfter: some View {
    JohoFormSection(title: "Event Details") {
      JohoTextField(placeholder: "Event name...", text: .constant(""))
      JohoTextField(placeholder: "Select date...", text: .constant(""))
    }
    .padding(JohoSpacing.lg)
  }
}
