import Domain
import Wire
import Wording

/// Paths of drawn pictures.
enum SharePicturePath: String, Path {
    case site = "/share/{picture}"
    case kind = "/share/{kind}/{picture}"
    case listing = "/share/{kind}/{id}/{picture}"
}

extension SharePicture {
    static func addressOfSite(_ site: Words, in language: Language) -> Page.Picture {
        let name = site == usualName ? namesOfSite[language] ?? "" : ofSite(site, in: language).name
        return .drawn(SharePicturePath.site.filled(name))
    }

    /// Every page has the picture, whose name takes a while to make.
    private static let namesOfSite = Dictionary(
        uniqueKeysWithValues: Language.allCases.map { ($0, ofSite(usualName, in: $0).name) }
    )
    private static let usualName = SiteSettings().name
}
