import Domain
import Wire

/// Paths of drawn pictures.
enum SharePicturePath: String, Path {
    case site = "/share/{picture}"
    case kind = "/share/{kind}/{picture}"
    case listing = "/share/{kind}/{id}/{picture}"
}

extension SharePicture {
    static func addressOfSite(in language: Language) -> Page.Picture {
        .drawn(SharePicturePath.site.filled(namesOfSite[language] ?? ""))
    }

    private static let namesOfSite = Dictionary(
        uniqueKeysWithValues: Language.allCases.map { ($0, ofSite(in: $0).name) }
    )
}
