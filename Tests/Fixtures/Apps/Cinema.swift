// A grid of films with a flow layout: cells that place their parts by hand, a header, sizes by a delegate.
import UIKit
protocol MoviesView: AnyObject { func show(_ movies: [Movie]); func show(error: String) }
struct Movie: Decodable {
  let id: Int; let title: String; let voteAverage: Double; let posterPath: String?;
  enum CodingKeys: String, CodingKey {
    case id, title; case voteAverage = "vote_average"; case posterPath = "poster_path"
  }
}
enum NetworkError: Error { case invalidURL, noData, decoding }
protocol NetworkService {
  func fetch<T: Decodable>(_ url: String, completion: @escaping (Result<T, NetworkError>) -> Void)
}
final class URLSessionService: NetworkService {
  func fetch<T: Decodable>(_ url: String, completion: @escaping (Result<T, NetworkError>) -> Void) {
    guard let url = URL(string: url) else { completion(.failure(.invalidURL)); return }
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      guard let data = data, error == nil else {
        DispatchQueue.main.async { completion(.failure(.noData)) }; return
      }
      do {
        let d = try JSONDecoder().decode(T.self, from: data);
        DispatchQueue.main.async { completion(.success(d)) }
      } catch { completion(.failure(.decoding)) }
    }
    task.resume()
  }
}
final class MoviesPresenter {
  weak var view: MoviesView?
  private let service: NetworkService
  init(service: NetworkService = URLSessionService()) { self.service = service }
  func load() {
    service.fetch("https://api.example.com/movies") {
      [weak self] (r: Result<[Movie], NetworkError>) in
      switch r {
      case .success(let m): self?.view?.show(m);
      case .failure(let e): self?.view?.show(error: e.localizedDescription)
      }
    }
  }
}
let imageCache = NSCache<NSString, UIImage>()
extension UIImageView {
  func load(_ urlString: String) {
    if let cached = imageCache.object(forKey: urlString as NSString) { image = cached; return }
    guard let url = URL(string: urlString) else { return }
    DispatchQueue.global(qos: .background).async { [weak self] in
      if let data = try? Data(contentsOf: url), let img = UIImage(data: data) {
        DispatchQueue.main.async {
          imageCache.setObject(img, forKey: urlString as NSString); self?.image = img
        }
      }
    }
  }
}
class MovieCell: UICollectionViewCell {
  let poster = UIImageView(); let title = UILabel(); let badge = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    poster.backgroundColor = .systemGray4; poster.contentMode = .scaleAspectFill;
    poster.clipsToBounds = true; poster.layer.cornerRadius = 10
    title.font = .systemFont(ofSize: 14, weight: .medium); title.numberOfLines = 2
    badge.font = .systemFont(ofSize: 11, weight: .bold); badge.textColor = .black;
    badge.backgroundColor = .systemYellow; badge.textAlignment = .center;
    badge.layer.cornerRadius = 9; badge.layer.masksToBounds = true
    contentView.addSubview(poster); contentView.addSubview(title); contentView.addSubview(badge)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func layoutSubviews() {
    super.layoutSubviews()
    poster.frame = CGRect(
      x: 0, y: 0, width: contentView.bounds.width, height: contentView.bounds.height - 40)
    title.frame = CGRect(
      x: 0, y: poster.frame.maxY + 4, width: contentView.bounds.width, height: 36)
    badge.frame = CGRect(x: poster.frame.maxX - 40, y: 8, width: 32, height: 18)
  }
}
class MoviesViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout,
  MoviesView
{
  private var movies = (1...9).map {
    Movie(id: $0, title: "Movie number \($0)", voteAverage: 6.0 + Double($0) / 5, posterPath: nil)
  }
  private let presenter = MoviesPresenter()
  private let spinner = UIActivityIndicatorView(style: .large)
  init() {
    let layout = UICollectionViewFlowLayout();
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12);
    layout.minimumInteritemSpacing = 10; layout.minimumLineSpacing = 16;
    layout.headerReferenceSize = CGSize(width: 0, height: 44);
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad(); title = "Movies"; presenter.view = self
    collectionView.register(MovieCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.backgroundColor = .systemBackground; collectionView.alwaysBounceVertical = true
  }
  func show(_ movies: [Movie]) { self.movies = movies; collectionView.reloadData() }
  func show(error: String) {}
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { movies.count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let c =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! MovieCell
    c.title.text = movies[indexPath.item].title;
    c.badge.text = String(format: "%.1f", movies[indexPath.item].voteAverage); return c
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let h = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    if h.subviews.isEmpty {
      let l = UILabel(frame: CGRect(x: 12, y: 10, width: 300, height: 28)); l.text = "Popular";
      l.font = .preferredFont(forTextStyle: .title2); h.addSubview(l)
    }
    return h
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let w = (collectionView.bounds.width - 24 - 20) / 3;
    return CGSize(width: w, height: w * 1.5 + 40)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 16 }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let vc = UIViewController(); vc.hidesBottomBarWhenPushed = true;
    navigationController?.pushViewController(vc, animated: true)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.contentOffset.y > scrollView.contentSize.height - scrollView.frame.size.height {
      presenter.load()
    }
  }
}
@available(iOS 17, *) #Preview {
  UINavigationController(rootViewController: MoviesViewController())
}
