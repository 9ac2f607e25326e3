import Domain
import Synchronization
import Wire
import Wording

/// Paths of drawn pictures.
enum SharePicturePath: String, Path {
    case site = "/share/{picture}"
    case kind = "/share/{kind}/{picture}"
    case listing = "/share/{kind}/{id}/{picture}"
}

extension SharePicture {
    /// - Parameter site: what the place is called.
    static func addressOfSite(_ site: Words, in language: Language) -> Page.Picture {
        let names = namesOfSite.withLock { kept in
            if let kept, kept.site == site { return kept.names }
            let names = Dictionary(
                uniqueKeysWithValues: Language.allCases.map { ($0, ofSite(site, in: $0).name) }
            )
            kept = (site, names)
            return names
        }
        return .drawn(SharePicturePath.site.filled(names[language] ?? ""))
    }

    /// Every page has the picture, whose name takes a while to make; it is kept until the place is renamed.
    private static let namesOfSite = Mutex<(site: Words, names: [Language: String])?>(nil)
}
