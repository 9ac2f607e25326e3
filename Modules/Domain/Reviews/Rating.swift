/// A rating from half a star to five stars, in halves.
public struct Rating: Hashable, Comparable, Sendable {
    public static let allowed = 1...10

    public let halves: Int

    public init?(halves: Int) {
        guard Self.allowed.contains(halves) else { return nil }
        self.halves = halves
    }

    public init(stars: Double) throws(ReviewRefusal) {
        let halves = stars * 2
        guard halves == halves.rounded(), let rating = Int(exactly: halves).flatMap(Rating.init(halves:))
        else { throw .rating }
        self = rating
    }

    public var stars: Double { Double(halves) / 2 }

    public static func < (left: Self, right: Self) -> Bool { left.halves < right.halves }
}

/// The text of a review or a reply: 1 to 1,000 characters.
public struct ReviewText: Hashable, Sendable {
    public static let longest = 1_000

    public let text: String

    public init(_ text: String) throws(ReviewRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .textMissing }
        guard text.fits(Self.longest) else { throw .textTooLong }
        self.text = text
    }
}
