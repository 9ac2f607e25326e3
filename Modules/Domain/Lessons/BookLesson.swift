/// Books a lesson at one of its teacher's free times. The deal is accepted from the start.
public struct BookLesson: Sendable {
    private let bookings: any LessonBookingRepository
    private let clock: any WallClock

    public init(bookings: any LessonBookingRepository, clock: any WallClock) {
        self.bookings = bookings
        self.clock = clock
    }

    public func callAsFunction(
        _ id: Listing.ID,
        at start: Moment,
        note: String?,
        by student: Member.ID
    ) async throws -> Deal.ID {
        let now = clock.now
        let note = try note.map { try DealNote($0) }
        return try await bookings.book(id, by: student, at: now) { lesson in
            try lesson.terms(startingAt: start, note, by: student, at: now)
        }
    }
}

/// Reads lessons with their teachers' times, and books them.
public protocol LessonBookingRepository: Sendable {
    /// Throws ``ListingRefusal/notFound`` when the lesson doesn't exist, is hidden from the reader, or a
    /// block separates its teacher and the reader.
    func find(_ id: Listing.ID, for reader: Member.ID?, at now: Moment) async throws -> BookableLesson

    /// Stores an accepted deal on these terms, with its seat and the conversation, and notifies the teacher.
    /// Replaces an open proposal. Atomic, and serialized with all other changes to the teacher's times. A
    /// repeated request makes one deal.
    ///
    /// Throws the same as ``find(_:for:at:)``, ``ConversationRefusal/tooManyBegun`` and
    /// ``DealRefusal/alreadyAccepted``.
    func book(
        _ id: Listing.ID,
        by student: Member.ID,
        at now: Moment,
        _ terms: @escaping @Sendable (BookableLesson) throws -> DealTerms
    ) async throws -> Deal.ID
}
