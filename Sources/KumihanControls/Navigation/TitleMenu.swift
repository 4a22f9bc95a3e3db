import KumihanViews

/// The menu that the title of a screen opens.
struct TitleMenu {
  let content: AnyView
  let site: CallSite
}

/// The title of a screen, with an arrow where it opens a menu.
struct TitledByMenu<Title: View>: View {
  let menu: TitleMenu?
  @ViewBuilder let title: Title

  var body: some View {
    if let menu {
      HStack(spacing: 5) {
        title
        Image(systemName: "chevron.down").font(.system(size: 9, weight: .bold))
          .foregroundStyle(.secondary)
          .frame(width: 17, height: 17)  // estimated
          .background(Color(.system(.tertiarySystemFill)), in: Circle())
          .accessibilityHidden(true)
      }
      .control(.isButton)
      .presenting(.menu, isOn: false, at: menu.site) { screen in
        AnyView(MenuScreen(screen: screen, content: menu.content))
      }
    } else {
      title
    }
  }
}
