/// Makes a class one whose objects a store keeps: its stored variables are saved, and tell when they were set.
///
/// In files that `kumihan render` reads it is replaced before the compiler sees it.
@attached(member, names: named(_modelRecord))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, names: named(_modelSchema))
public macro Model() = #externalMacro(module: "KumihanMacros", type: "ModelMacro")

/// Tells the store when a stored variable of a model was set.
@attached(accessor, names: named(didSet))
public macro _ModelProperty() = #externalMacro(module: "KumihanMacros", type: "ModelPropertyMacro")

/// Says how a variable of a model is stored; `.unique` is followed, the others are read and nothing more.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "KumihanMacros", type: "MarkMacro")

/// Says how the objects of a variable are related to the model; deleting follows the rule.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "KumihanMacros", type: "MarkMacro")

/// Keeps a variable of a model out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "KumihanMacros", type: "MarkMacro")

/// Names variables that are searched for; a store in memory needs no index.
@freestanding(declaration)
public macro Index<Object: PersistentModel>(_ indices: [PartialKeyPath<Object>]...) =
  #externalMacro(module: "KumihanMacros", type: "MarkMacro")

/// Names variables in which no two objects agree in all.
@freestanding(declaration)
public macro Unique<Object: PersistentModel>(_ constraints: [PartialKeyPath<Object>]...) =
  #externalMacro(module: "KumihanMacros", type: "MarkMacro")
