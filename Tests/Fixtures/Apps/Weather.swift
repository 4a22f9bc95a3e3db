import Combine
import CoreLocation
import SwiftUI

// A weather app of iOS 15 in MVVM with Combine.

struct WeatherResponse: Decodable {
  struct Main: Decodable {
    let temp: Double
    let feelsLike: Double
    let humidity: Int
    enum CodingKeys: String, CodingKey {
      case temp, humidity
      case feelsLike = "feels_like"
    }
  }
  struct Condition: Decodable {
    let id: Int
    let main: String
    let description: String
    let icon: String
  }
  let main: Main
  let weather: [Condition]
  let name: String
}

enum WeatherError: LocalizedError {
  case badURL
  case badResponse(statusCode: Int)
  case decoding(Error)
  case unknown

  var errorDescription: String? {
    switch self {
    case .badURL: return NSLocalizedString("The address is invalid.", comment: "")
    case .badResponse(let statusCode): return "The server answered \(statusCode)."
    case .decoding(let error): return error.localizedDescription
    case .unknown: return "Something went wrong."
    }
  }
}

protocol WeatherServiceProtocol {
  func fetchWeather(for city: String) -> AnyPublisher<WeatherResponse, WeatherError>
  func fetchForecast(latitude: Double, longitude: Double) async throws -> [WeatherDay]
}

final class WeatherService: WeatherServiceProtocol {
  private let session: URLSession
  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    decoder.keyDecodingStrategy = .useDefaultKeys
    return decoder
  }()

  init(session: URLSession = .shared) { self.session = session }

  func fetchWeather(for city: String) -> AnyPublisher<WeatherResponse, WeatherError> {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "api.example.org"
    components.path = "/data/2.5/weather"
    components.queryItems = [
      URLQueryItem(name: "q", value: city),
      URLQueryItem(name: "units", value: "metric"),
    ]
    guard let url = components.url else {
      return Fail(error: WeatherError.badURL).eraseToAnyPublisher()
    }
    return session.dataTaskPublisher(for: url)
      .tryMap { data, response in
        guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
          throw WeatherError.badResponse(
            statusCode: (response as? HTTPURLResponse)?.statusCode ?? 0)
        }
        return data
      }
      .decode(type: WeatherResponse.self, decoder: decoder)
      .mapError { error in (error as? WeatherError) ?? .decoding(error) }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  func fetchForecast(latitude: Double, longitude: Double) async throws -> [WeatherDay] {
    var request = URLRequest(url: URL(string: "https://api.example.org/forecast")!)
    request.httpMethod = "GET"
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.cachePolicy = .reloadIgnoringLocalCacheData
    request.timeoutInterval = 10
    let (data, response) = try await session.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw WeatherError.unknown }
    return try decoder.decode([WeatherDay].self, from: data)
  }
}

struct WeatherDay: Identifiable, Codable, Hashable {
  var id = UUID()
  var weekday: String
  var symbol: String
  var low: Int
  var high: Int
}

final class WeatherLocator: NSObject, ObservableObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  @Published var location: CLLocationCoordinate2D?
  @Published private(set) var isLoading = false

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
  }

  func request() {
    isLoading = true
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    location = locations.first?.coordinate
    isLoading = false
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    print("Error getting location", error)
    isLoading = false
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
    case .denied, .restricted, .notDetermined: break
    @unknown default: break
    }
  }
}

@MainActor
final class WeatherViewModel: ObservableObject {
  enum State {
    case idle
    case loading
    case loaded([WeatherDay])
    case failed(WeatherError)
  }
  @Published var query = ""
  @Published private(set) var state: State = .idle
  @Published private(set) var suggestions: [String] = []
  private var cancellables = Set<AnyCancellable>()
  private let service: WeatherServiceProtocol

  init(service: WeatherServiceProtocol = WeatherService(), state: State = .idle) {
    self.service = service
    self.state = state
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { text in
        ["Zürich", "Bern", "Basel"].filter { $0.localizedCaseInsensitiveContains(text) }
      }
      .assign(to: &$suggestions)
    NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)
      .sink { [weak self] _ in self?.reload() }
      .store(in: &cancellables)
  }

  func reload() {
    state = .loading
    service.fetchWeather(for: query)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure(let error) = completion { self?.state = .failed(error) }
        },
        receiveValue: { _ in }
      )
      .store(in: &cancellables)
  }
}

struct WeatherBackground: View {
  @Binding var isNight: Bool
  var body: some View {
    LinearGradient(
      gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : Color("lightBlue")]),
      startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .edgesIgnoringSafeArea(.all)
  }
}

struct WeatherDayColumn: View {
  let day: WeatherDay
  var body: some View {
    VStack(spacing: 8) {
      Text(day.weekday.uppercased())
        .font(.system(size: 16, weight: .medium, design: .default))
        .foregroundColor(.white)
      Image(systemName: day.symbol)
        .renderingMode(.original)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 40, height: 40)
      Text("\(day.high)°")
        .font(.system(size: 28, weight: .medium))
        .foregroundColor(.white)
    }
  }
}

struct WeatherScreen: View {
  @StateObject private var model: WeatherViewModel
  @StateObject private var locator = WeatherLocator()
  @State private var isNight = false
  @AppStorage("unit") private var unit = "celsius"

  init(model: @autoclosure @escaping () -> WeatherViewModel) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    ZStack {
      WeatherBackground(isNight: $isNight)
      switch model.state {
      case .idle:
        Text("Search for a city").foregroundColor(.white)
      case .loading:
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white)).scaleEffect(1.5)
      case .loaded(let days):
        content(days)
      case .failed(let error):
        VStack {
          Image(systemName: "wifi.exclamationmark").font(.largeTitle)
          Text(error.localizedDescription).multilineTextAlignment(.center)
          Button("Try again", action: model.reload).padding().buttonStyle(.bordered)
        }
        .foregroundColor(.white)
      }
    }
    .onReceive(locator.$location.compactMap { $0 }) { _ in model.reload() }
    .animation(.easeInOut(duration: 0.4), value: isNight)
  }

  private func content(_ days: [WeatherDay]) -> some View {
    VStack {
      Text("Zürich, CH")
        .font(.system(size: 32, weight: .medium, design: .default))
        .foregroundColor(.white)
        .padding()
      VStack(spacing: 8) {
        Image(systemName: isNight ? "moon.stars.fill" : "cloud.sun.fill")
          .renderingMode(.original)
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: 160, height: 160)
        Text(
          Measurement(value: 19, unit: UnitTemperature.celsius),
          format: .measurement(width: .narrow)
        )
        .font(.system(size: 70, weight: .medium))
        .foregroundColor(.white)
      }
      .padding(.bottom, 40)
      HStack(spacing: 20) { ForEach(days) { WeatherDayColumn(day: $0) } }
      Spacer()
      Button {
        isNight.toggle()
      } label: {
        Text("Change Day Time")
          .frame(width: 280, height: 50)
          .background(Color.white)
          .font(.system(size: 20, weight: .bold, design: .default))
          .cornerRadius(10)
      }
      Spacer()
    }
  }
}

struct WeatherScreen_Previews: PreviewProvider {
  static let week = zip(
    ["Tue", "Wed", "Thu", "Fri", "Sat"],
    ["cloud.sun.fill", "sun.max.fill", "wind.snow", "sunset.fill", "snow"]
  )
  .map { WeatherDay(weekday: $0, symbol: $1, low: 8, high: 19) }
  static var previews: some View {
    Group {
      WeatherScreen(model: WeatherViewModel(state: .loaded(week)))
      WeatherScreen(model: WeatherViewModel(state: .failed(.badURL)))
        .previewDisplayName("Failure")
        .preferredColorScheme(.dark)
    }
  }
}
