/// A lesson with what a booking depends on.
public struct BookableLesson: Sendable {
    public let lesson: Lesson
    /// Nil for a teacher without hours.
    public let schedule: TeachingSchedule?
    /// The reader's seat.
    private let seat: DealSeat

    public init(_ lesson: Lesson, _ schedule: TeachingSchedule?, seat: DealSeat) {
        self.lesson = lesson
        self.schedule = schedule
        self.seat = seat
    }

    /// The free times, in order. Throws the refusal for the reason that `reader` can't book any.
    public func slots(for reader: Member.ID?, at now: Moment) throws -> [Moment] {
        try openSchedule(for: reader, at: now).slots(lasting: lesson.contents.minutes, at: now)
    }

    /// The number of students of a group who come already, by the start of their lesson.
    public var students: [Moment: Int] { schedule?.students(lasting: lesson.contents.minutes) ?? [:] }

    /// The terms of a booking: the lesson's length and its price on the board.
    public func terms(
        startingAt start: Moment,
        _ note: DealNote?,
        by student: Member.ID,
        at now: Moment
    ) throws -> DealTerms {
        let schedule = try openSchedule(for: student, at: now)
        try schedule.mustOffer(start, lasting: lesson.contents.minutes, at: now)
        return try DealTerms(
            startsAt: start,
            minutes: lesson.contents.minutes,
            place: place(sharingExact: schedule.hours.rules.sharesPlace),
            price: lesson.contents.prices.listed,
            note: note
        )
    }

    /// The teacher's place, if lessons are given there and the teacher shares it with those who book.
    private func place(sharingExact isShared: Bool) -> DealPlace {
        let place = lesson.listing.details.place
        let isThere = lesson.contents.places.contains(.teacher)
        return DealPlace(neighbourhood: place.neighbourhood, exact: isShared && isThere ? place.exact : nil)
    }

    private func openSchedule(for reader: Member.ID?, at now: Moment) throws -> TeachingSchedule {
        let listing = lesson.listing
        guard listing.author != reader else { throw ConversationRefusal.ownListing }
        guard listing.side == .offer else { throw SlotRefusal.wanted }
        guard let schedule, schedule.hours.isOpen else { throw SlotRefusal.notBookable }
        try listing.mustAdmit(seat, at: now)
        return schedule
    }
}
