/// The terms of a deal: time, length, place and price.
public struct DealTerms: Equatable, Sendable {
    public static let allowedMinutes = 10...1_440
    /// The latest start that can be proposed.
    public static let furthest = Duration.seconds(366 * 24 * 3_600)

    /// The times that can be proposed at once.
    public static let mostStarts = 3

    public private(set) var startsAt: Moment
    /// Other starts that were proposed, until one is accepted. In order, after the first.
    public private(set) var otherStarts: [Moment]
    public let minutes: Int
    public let place: DealPlace
    public let price: Price
    public let note: DealNote?
    public let extent: DealExtent

    public init(
        startsAt: Moment,
        otherStarts: [Moment] = [],
        minutes: Int,
        place: DealPlace,
        price: Price,
        note: DealNote? = nil,
        for extent: DealExtent = .once
    ) throws(DealRefusal) {
        try DealTime.mustBeAllowed(minutes)
        let starts = Set([startsAt] + otherStarts).sorted()
        guard starts.count <= Self.mostStarts else { throw .tooManyStarts }
        self.startsAt = starts[0]
        self.otherStarts = Array(starts.dropFirst())
        self.minutes = minutes
        self.place = place
        self.price = price
        self.note = note.flatMap { $0.text.isEmpty ? nil : $0 }
        self.extent = extent
    }

    /// The same at another time, and perhaps another place.
    public func moved(
        to startsAt: Moment,
        minutes: Int? = nil,
        at place: DealPlace? = nil
    ) throws(DealRefusal) -> DealTerms {
        try DealTerms(
            startsAt: startsAt,
            minutes: minutes ?? self.minutes,
            place: place ?? self.place,
            price: price,
            note: note,
            for: extent
        )
    }

    /// The starts of all lessons that the terms are for.
    public var starts: [Moment] { extent.starts(from: startsAt) }

    /// The last of the proposed starts; an unanswered proposal lapses then.
    var lastStart: Moment { otherStarts.last ?? startsAt }

    /// Leaves only the accepted start.
    mutating func choose(_ start: Moment?, at now: Moment) throws(DealRefusal) {
        guard let start else {
            guard otherStarts.isEmpty else { throw .startNotChosen }
            return
        }
        guard start == startsAt || otherStarts.contains(start) else { throw .startNotProposed }
        guard start > now else { throw .startsInPast }
        startsAt = start
        otherStarts = []
    }

    public var endsAt: Moment { startsAt + .seconds(minutes * 60) }

    /// The start of the same lesson again: its weekday and time of the next week that lies ahead.
    public static func again(_ startsAt: Moment, at now: Moment) -> Moment {
        let week = Duration.seconds(7 * 24 * 3_600)
        var next = startsAt + week
        while next <= now { next = next + week }
        return next
    }

    func mustLieAhead(of now: Moment) throws(DealRefusal) {
        for start in [startsAt] + otherStarts { try DealTime.mustLieAhead(start, of: now) }
        for start in starts { try DealTime.mustLieAhead(start, of: now) }
    }
}

/// The place of a deal: the neighbourhood, and the exact place if one is set and visible to the reader.
public struct DealPlace: Hashable, Sendable {
    public let neighbourhood: NeighbourhoodCode
    public let exact: ExactPlace?

    public init(neighbourhood: NeighbourhoodCode, exact: ExactPlace? = nil) {
        self.neighbourhood = neighbourhood
        self.exact = exact
    }

    var withoutExact: DealPlace { DealPlace(neighbourhood: neighbourhood) }
}

/// A note of at most 500 characters that accompanies the terms. May be empty.
public struct DealNote: Hashable, Sendable {
    public static let longest = 500

    public let text: String

    public init(_ text: String) throws(DealRefusal) {
        let text = text.tidied()
        guard text.fits(Self.longest) else { throw .noteTooLong }
        self.text = text
    }
}

/// A reason of 1 to 500 characters to cancel or to request changes.
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
