/// What tells that two posts may be about the same thing: one link, or near titles at about the same time.
public struct PostLikeness: Hashable, Sendable {
    /// How far apart two posts with one link start. A recurring event keeps its page.
    public static let spanOfLink = Duration.seconds(7 * 86_400)
    /// How far apart two posts with near titles start.
    public static let spanOfTitle = Duration.seconds(36 * 3_600)
    /// The posts shown at once.
    public static let most = 5

    /// Equal for two spellings of one address.
    public let link: String?
    /// The site that the link leads to.
    public let website: WebsiteHost?
    public let title: ListingTitle
    public let startsAt: Moment

    public init(link: String?, website: WebsiteHost? = nil, title: ListingTitle, startsAt: Moment) {
        self.link = link
        self.website = website
        self.title = title
        self.startsAt = startsAt
    }

    public func isLike(_ other: PostLikeness) -> Bool {
        let apart = startsAt < other.startsAt ? other.startsAt - startsAt : startsAt - other.startsAt
        if let link, link == other.link { return apart <= Self.spanOfLink }
        return apart <= Self.spanOfTitle && title.isNear(other.title)
    }
}

extension ListingTitle {
    /// The share of common pairs of letters from which two titles are near.
    private static let nearness = 0.6

    /// Whether most pairs of letters are the same, without case, width, blanks and punctuation.
    func isNear(_ other: ListingTitle) -> Bool {
        let (own, others) = (pairs, other.pairs)
        guard !own.isEmpty, !others.isEmpty else { return text == other.text }
        let common = own.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
        let all = own.values.reduce(0, +) + others.values.reduce(0, +)
        return Double(2 * common) >= Self.nearness * Double(all)
    }

    private var pairs: [UInt32: Int] {
        let letters = SearchLetters.words(of: text).joined()
        return zip(letters, letters.dropFirst()).reduce(into: [:]) { pairs, pair in
            pairs[UInt32(pair.0) << 16 | UInt32(pair.1), default: 0] += 1
        }
    }
}
