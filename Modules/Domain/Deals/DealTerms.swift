/// What is agreed on: when, for how long, where and for how much.
public struct DealTerms: Equatable, Sendable {
    public static let allowedMinutes = 10...1_440
    /// Nobody proposes for later than this.
    public static let furthest = Duration.seconds(366 * 24 * 3_600)

    public let startsAt: Moment
    public let minutes: Int
    public let place: DealPlace
    public let price: Price
    public let note: DealNote?

    public init(
        startsAt: Moment,
        minutes: Int,
        place: DealPlace,
        price: Price,
        note: DealNote? = nil
    ) throws(DealRefusal) {
        guard Self.allowedMinutes.contains(minutes) else { throw .minutes }
        self.startsAt = startsAt
        self.minutes = minutes
        self.place = place
        self.price = price
        self.note = note.flatMap { $0.text.isEmpty ? nil : $0 }
    }

    public var endsAt: Moment { startsAt + .seconds(minutes * 60) }

    func mustLieAhead(of now: Moment) throws(DealRefusal) {
        guard startsAt > now else { throw .startsInPast }
        guard startsAt <= now + Self.furthest else { throw .startsTooLate }
    }
}

/// Where the two meet: the neighbourhood, and within it the exact place, if one was named and the reader may
/// know it.
public struct DealPlace: Hashable, Sendable {
    public let neighbourhood: NeighbourhoodCode
    public let exact: ExactPlace?

    public init(neighbourhood: NeighbourhoodCode, exact: ExactPlace? = nil) {
        self.neighbourhood = neighbourhood
        self.exact = exact
    }

    var withoutExact: DealPlace { DealPlace(neighbourhood: neighbourhood) }
}

/// A few lines that go with the terms, at most 500 characters; it may be empty.
public struct DealNote: Hashable, Sendable {
    public static let longest = 500

    public let text: String

    public init(_ text: String) throws(DealRefusal) {
        let text = text.tidied()
        guard text.fits(Self.longest) else { throw .noteTooLong }
        self.text = text
    }
}

/// Why one cancels, or what should be different: 1 to 500 characters.
public struct DealReason: Hashable, Sendable {
    public static let longest = 500

    public let text: String

    public init(_ text: String) throws(DealRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .reasonMissing }
        guard text.fits(Self.longest) else { throw .reasonTooLong }
        self.text = text
    }
}
