import SwiftUI

struct Profile {
  var name = "Ada"; var age = 36; var score = 12.5; var city = "London"; var visits = 4;
  var isPro = true; var tags = ["a", "b"]
}

struct ProfileForm: View {
  @State private var p = Profile()
  @State private var showing = false
  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Profile")) {
          Text("Name: " + p.name)
          Text("Age: " + String(p.age) + " years")
          Text("Score: " + String(format: "%.1f", p.score) + " points")
          Text("City: " + p.city + ", " + String(p.visits) + " visits")
          Text("Visits: " + "\(p.visits)" + " this year" + (p.isPro ? " (pro)" : ""))
        }
        Section(header: Text("Numbers: " + String(p.tags.count))) {
          Text("Sum " + String(p.age + p.visits) + " of " + String(p.age * 2))
          HStack {
            Text("Left: " + String(100 - p.age)); Spacer();
            Text(String(p.visits) + " / " + String(10))
          }
          Text("Average: " + String(Double(p.age) / Double(p.visits)) + " per visit")
        }
        Section(header: Text("More"), footer: Text("Total: " + String(p.tags.count + 1) + " tags"))
        {
          Toggle("Pro", isOn: $p.isPro)
          Stepper("Age " + String(p.age), value: $p.age, in: 0...120)
          Button("Show " + p.name) { showing.toggle() }
          ForEach(0..<3) { i in Text("Row " + String(i + 1) + " of " + String(3)) }
        }
        Section {
          Text("Width: " + String(Int(p.score * 2)) + "px").frame(
            width: CGFloat(p.age) * 4 + 20, height: 30)
          Text(p.name + " " + p.city).padding(.leading, 10 + CGFloat(p.visits)).foregroundColor(
            p.isPro ? Color.blue : .gray)
        }
      }
      .navigationTitle("Hello " + p.name)
    }
  }
}
#Preview("Sums") { ProfileForm() }
