/// What a student asks for.
public struct BookingWish: Sendable {
    let startsAt: Moment
    let note: DealNote?
    let extent: DealExtent
    /// Whether weeks in which the time isn't free are left out.
    let skipsTaken: Bool

    /// Throws the refusals of all fields that break a rule.
    public init(
        startsAt: Moment,
        note: String? = nil,
        weeks: Int = 1,
        skipsTaken: Bool = false,
        isTrial: Bool = false
    ) throws {
        var refusals = RefusalCollector()
        let note = try refusals.collect { try note.map { try DealNote($0) } }
        let extent = try refusals.collect {
            guard !isTrial || weeks == 1 else { throw DealRefusal.weeks }
            return isTrial ? .trial : try DealExtent(weeks: weeks)
        }
        guard let note, let extent else { throw refusals.refusal }
        self.startsAt = startsAt
        self.note = note
        self.extent = extent
        self.skipsTaken = skipsTaken
    }
}

/// Lessons that are booked at once.
public struct LessonBooking: Sendable {
    /// Of the first.
    public let terms: DealTerms
    /// The starts of the others, in order.
    public let further: [Moment]

    public init(_ terms: DealTerms, further: [Moment] = []) {
        self.terms = terms
        self.further = further
    }
}

/// What a booking costs a reader.
public struct BookingOffer: Equatable, Sendable {
    public let minutes: Int
    /// Of one lesson that no pass pays for.
    public let price: Price
    /// Of a first lesson to try; nil where the reader can't book one.
    public let trial: Money?
    /// The lessons that are left of the reader's passes.
    public let lessonsLeft: Int

    public init(minutes: Int, price: Price, trial: Money?, lessonsLeft: Int) {
        self.minutes = minutes
        self.price = price
        self.trial = trial
        self.lessonsLeft = lessonsLeft
    }
}
