public import KumihanLayout
public import KumihanViews

/// A product of the store: a frame with its identifier, because its words and its price are the store's.
public struct ProductView<Icon: View>: _PlacedView {
  private let id: String
  private let icon: Icon
  public let _site: CallSite

  public init(
    id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.id, self.icon) = (id, icon())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.id, self.icon) = (product.id, icon())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    StandInView("the words and the price of '\(id)' are the App Store's", at: _site) {
      StyledProduct(
        configuration: ProductViewStyleConfiguration(
          id: id, icon: .init(view: Icon.self == EmptyView.self ? nil : AnyView(icon))))
    }
  }
}

extension ProductView where Icon == EmptyView {
  public init(
    id: String, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(id: id, icon: { EmptyView() }, fileID: fileID, line: line, column: column)
  }

  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(id: product.id, fileID: fileID, line: line, column: column)
  }
}

extension ProductView where Icon == ProductViewStyleConfiguration.Icon {
  /// The product that a style is asked for.
  public init(
    _ configuration: ProductViewStyleConfiguration, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      id: configuration.id, icon: { configuration.icon }, fileID: fileID, line: line,
      column: column)
  }
}

/// A product's picture, name and a button for its price; its measures are *estimated*.
struct StoreRow: View {
  let id: String
  var icon: AnyView?

  var body: some View {
    HStack(spacing: 12) {
      if let icon { ZStack { icon }.font(.largeTitle).frame(width: 60, height: 60) }
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: id).font(.headline)
        Text(verbatim: "App Store").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      Text(verbatim: "–").font(.headline).foregroundStyle(.tint)
        .padding(.horizontal, 16).padding(.vertical, 6)
        .background(Color(.systemFill), in: Capsule())
    }
    .padding(12)
  }
}

/// The products of the store by their identifiers.
public struct StoreView: _PlacedView {
  private let ids: [String]
  public let _site: CallSite

  public init<Identifiers: Collection<String>>(
    ids: Identifiers, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.ids = Array(ids)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    StandInView("the words and the prices of products are the App Store's", at: _site) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(ids, id: \.self) { id in
            StyledProduct(
              configuration: ProductViewStyleConfiguration(id: id, icon: .init(view: nil)))
            Divider()
          }
        }
        .padding(.horizontal)
      }
    }
  }
}

/// The subscriptions of a group, below what the app says of them.
public struct SubscriptionStoreView<Content: View>: _PlacedView {
  private let ids: [String]
  private let content: Content
  public let _site: CallSite

  public init(
    groupID: String, @ViewBuilder marketingContent: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (ids, content) = ([groupID], marketingContent())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<Identifiers: Collection<String>>(
    productIDs: Identifiers, @ViewBuilder marketingContent: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (ids, content) = (Array(productIDs), marketingContent())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    StandInView("the words and the prices of subscriptions are the App Store's", at: _site) {
      VStack(spacing: 16) {
        ZStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
        ForEach(ids, id: \.self) { id in
          StoreRow(id: id)
            .background(
              Color(.secondarySystemBackground),
              in: RoundedRectangle(cornerRadius: 12, style: .continuous))
        }
        Text("Subscribe").font(.headline).foregroundStyle(.white)
          .frame(maxWidth: .infinity).padding(.vertical, 14)
          .background(.tint, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
      }
      .padding()
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  public init(
    groupID: String, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      groupID: groupID, marketingContent: { EmptyView() }, fileID: fileID, line: line,
      column: column)
  }
  public init<Identifiers: Collection<String>>(
    productIDs: Identifiers, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      productIDs: productIDs, marketingContent: { EmptyView() }, fileID: fileID, line: line,
      column: column)
  }
}
