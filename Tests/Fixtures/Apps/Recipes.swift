import SwiftUI
import SwiftData

// Recipes with SwiftData, iOS 17.

@Model
final class Recipe {
  @Attribute(.unique) var identifier: UUID
  var title: String
  var summary: String
  var minutes: Int
  var servings: Int
  var isFavorite: Bool
  var difficultyRaw: String
  @Relationship(deleteRule: .cascade, inverse: \RecipeIngredient.recipe) var ingredients:
    [RecipeIngredient] = []
  @Relationship(deleteRule: .nullify) var tags: [RecipeTag]?
  @Transient var isExpanded = false
  var createdAt: Date

  var difficulty: Difficulty {
    get { Difficulty(rawValue: difficultyRaw) ?? .easy }
    set { difficultyRaw = newValue.rawValue }
  }

  init(
    title: String, summary: String = "", minutes: Int, servings: Int = 2, isFavorite: Bool = false,
    difficulty: Difficulty = .easy
  ) {
    self.identifier = UUID()
    self.title = title
    self.summary = summary
    self.minutes = minutes
    self.servings = servings
    self.isFavorite = isFavorite
    self.difficultyRaw = difficulty.rawValue
    self.createdAt = Date(timeIntervalSince1970: 1_700_000_000)
  }

  enum Difficulty: String, Codable, CaseIterable, Identifiable {
    case easy, medium, hard
    var id: Self { self }
    var color: Color {
      switch self {
      case .easy: .green
      case .medium: .orange
      case .hard: .red
      }
    }
  }
}

@Model
final class RecipeIngredient {
  var name: String
  var amount: Double
  var unit: String
  var recipe: Recipe?
  init(name: String, amount: Double, unit: String) {
    self.name = name
    self.amount = amount
    self.unit = unit
  }
}

@Model
final class RecipeTag {
  var name: String
  init(name: String) { self.name = name }
}

enum RecipeSort: String, CaseIterable {
  case title = "Title", time = "Time", newest = "Newest"
  var descriptors: [SortDescriptor<Recipe>] {
    switch self {
    case .title: [SortDescriptor(\.title)]
    case .time: [SortDescriptor(\.minutes), SortDescriptor(\.title)]
    case .newest: [SortDescriptor(\.createdAt, order: .reverse)]
    }
  }
}

struct RecipeListView: View {
  @Environment(\.modelContext) private var modelContext
  @State private var sort = RecipeSort.title
  @State private var searchText = ""
  @State private var path = NavigationPath()
  @State private var isAdding = false

  var body: some View {
    NavigationStack(path: $path) {
      RecipeResults(sort: sort.descriptors, search: searchText)
        .navigationTitle("Recipes")
        .navigationDestination(for: Recipe.self) { recipe in RecipeDetail(recipe: recipe) }
        .searchable(
          text: $searchText, placement: .navigationBarDrawer(displayMode: .always),
          prompt: "Find a recipe"
        )
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Menu {
              Picker("Sort", selection: $sort) {
                ForEach(RecipeSort.allCases, id: \.self) { Text($0.rawValue).tag($0) }
              }
            } label: {
              Label("Sort", systemImage: "arrow.up.arrow.down")
            }
            Button("Add", systemImage: "plus") { isAdding.toggle() }
          }
        }
        .sheet(isPresented: $isAdding) {
          RecipeForm()
            .presentationDetents([.medium, .large])
            .presentationDragIndicator(.visible)
        }
    }
  }
}

struct RecipeResults: View {
  @Environment(\.modelContext) private var context
  @Query private var recipes: [Recipe]

  init(sort: [SortDescriptor<Recipe>], search: String) {
    _recipes = Query(
      filter: #Predicate<Recipe> { recipe in
        search.isEmpty || recipe.title.localizedStandardContains(search)
      }, sort: sort, animation: .snappy)
  }

  var body: some View {
    List {
      ForEach(recipes) { recipe in
        NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
              recipe.isFavorite.toggle()
            } label: {
              Label("Favorite", systemImage: recipe.isFavorite ? "star.slash" : "star")
            }
            .tint(.yellow)
          }
          .contextMenu {
            ShareLink(item: recipe.title, preview: SharePreview(recipe.title))
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) { context.delete(recipe) }
          }
      }
      .onDelete(perform: delete)
    }
    .overlay {
      if recipes.isEmpty {
        ContentUnavailableView.search
      }
    }
    .listStyle(.plain)
  }

  private func delete(at offsets: IndexSet) {
    withAnimation {
      offsets.map { recipes[$0] }.forEach(context.delete)
      try? context.save()
    }
  }
}

struct RecipeRow: View {
  let recipe: Recipe
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 4) {
        Text(recipe.title).font(.headline)
        HStack(spacing: 12) {
          Label("\(recipe.minutes) min", systemImage: "clock")
          Label("\(recipe.servings)", systemImage: "person.2")
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .labelStyle(.titleAndIcon)
      }
      Spacer()
      Text(recipe.difficulty.rawValue.capitalized)
        .font(.caption2.weight(.semibold))
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(recipe.difficulty.color.opacity(0.2), in: .capsule)
        .foregroundStyle(recipe.difficulty.color)
      if recipe.isFavorite {
        Image(systemName: "star.fill").foregroundStyle(.yellow).symbolEffect(
          .bounce, value: recipe.isFavorite)
      }
    }
  }
}

struct RecipeDetail: View {
  @Bindable var recipe: Recipe
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      Section("About") {
        TextField("Title", text: $recipe.title)
        TextField("Summary", text: $recipe.summary, axis: .vertical).lineLimit(3...6)
        Stepper(
          "Serves ^[\(recipe.servings) person](inflect: true)", value: $recipe.servings, in: 1...12)
        Picker("Difficulty", selection: $recipe.difficulty) {
          ForEach(Recipe.Difficulty.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
      }
      Section {
        ForEach(recipe.ingredients) { ingredient in
          LabeledContent(
            ingredient.name, value: "\(ingredient.amount.formatted()) \(ingredient.unit)")
        }
      } header: {
        Text("Ingredients")
      } footer: {
        Text("\(recipe.ingredients.count) in all")
      }
    }
    .navigationTitle($recipe.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct RecipeForm: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var minutes = 30.0
  @FocusState private var isFocused: Bool
  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title).focused($isFocused).submitLabel(.done)
        Slider(value: $minutes, in: 5...120, step: 5) {
          Text("Minutes")
        } minimumValueLabel: {
          Text("5")
        } maximumValueLabel: {
          Text("120")
        }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            context.insert(Recipe(title: title, minutes: Int(minutes)))
            dismiss()
          }
          .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
      .onAppear { isFocused = true }
      .interactiveDismissDisabled(!title.isEmpty)
    }
  }
}

@MainActor
let recipePreviewContainer: ModelContainer = {
  do {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try ModelContainer(
      for: Recipe.self, RecipeIngredient.self, RecipeTag.self, configurations: configuration)
    let pasta = Recipe(title: "Pasta al limone", minutes: 20, isFavorite: true)
    container.mainContext.insert(pasta)
    pasta.ingredients = [
      RecipeIngredient(name: "Lemon", amount: 2, unit: "pc"),
      RecipeIngredient(name: "Spaghetti", amount: 250, unit: "g"),
    ]
    container.mainContext.insert(Recipe(title: "Rösti", minutes: 45, difficulty: .medium))
    container.mainContext.insert(
      Recipe(title: "Soufflé", minutes: 60, servings: 4, difficulty: .hard))
    return container
  } catch {
    fatalError("Failed to create container: \(error)")
  }
}()

#Preview("Recipes") {
  RecipeListView().modelContainer(recipePreviewContainer)
}

#Preview("Recipe form") {
  RecipeForm().modelContainer(for: Recipe.self, inMemory: true)
}
