import Domain
import Wire
import Wording

extension SharePicture {
    /// What a stranger asks first about a listing: what it is, what it costs, when and where.
    init(of listing: ListingBody, from site: Words, in language: Language) {
        let kind = listing.kind
        let side = listing.side == .want ? listing.side?.words[language] : nil
        let facts = [Self.time(of: listing), listing.area?.words].compactMap { $0?[language] }
        self.init(
            Hue(rawValue: kind.rawValue) ?? .green,
            kind.icon,
            label: [kind.words.name[language], side].compactMap(\.self).joined(separator: " · "),
            title: listing.title,
            price: listing.priceWords?[language],
            facts: (facts + [listing.neighbourhood.shortName(in: language)]).joined(separator: " · "),
            from: site,
            in: language
        )
    }

    /// All listings of a kind.
    init(of kind: Listing.Kind, from site: Words, in language: Language) {
        self.init(
            Hue(rawValue: kind.rawValue) ?? .green,
            kind.icon,
            label: "",
            title: kind.words.name[language],
            price: nil,
            facts: kind.words.invitation[language],
            from: site,
            in: language
        )
    }

    /// Without a year and without words such as "today", so that the picture stays the same. A day without a
    /// time begins at midnight.
    private static func time(of listing: ListingBody) -> Words? {
        guard let start = listing.startsAt else { return nil }
        let day = start.day(at: start)
        guard start.minuteInSeoul > 0 else { return day }
        let time = start.timeOfDay
        return Words(
            "\(day[.korean]) \(time[.korean])",
            "\(day[.english]), \(time[.english])"
        )
    }
}

extension ListingBody {
    func sharePicture(from site: Words, in language: Language) -> Page.Picture {
        let name = SharePicture(of: self, from: site, in: language).name
        return .drawn(SharePicturePath.listing.filled(self.kind.pathSegment, self.id.description, name))
    }
}

extension Listing.Kind {
    func sharePicture(from site: Words, in language: Language) -> Page.Picture {
        let name = SharePicture(of: self, from: site, in: language).name
        return .drawn(SharePicturePath.kind.filled(pathSegment, name))
    }
}
