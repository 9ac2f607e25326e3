/// Books a lesson at one of its teacher's free times. The deal is accepted from the start.
public struct BookLesson: Sendable {
    private let bookings: any LessonBookingRepository
    private let clock: any WallClock

    public init(bookings: any LessonBookingRepository, clock: any WallClock) {
        self.bookings = bookings
        self.clock = clock
    }

    /// Returns the first of the lessons.
    public func callAsFunction(_ id: Listing.ID, _ wish: BookingWish, by student: Member.ID) async throws
        -> Deal.ID
    {
        let now = clock.now
        return try await bookings.book(id, by: student, weeks: wish.extent.count, at: now) { lesson in
            try lesson.booking(wish, by: student, at: now)
        }
    }
}

/// Reads lessons with their teachers' times, and books them.
public protocol LessonBookingRepository: Sendable {
    /// Throws ``ListingRefusal/notFound`` when the lesson doesn't exist, is hidden from the reader, or a
    /// block separates its teacher and the reader.
    func find(_ id: Listing.ID, for reader: Member.ID?, at now: Moment) async throws -> BookableLesson

    /// Stores accepted deals for this booking, with their seat and the conversation, and notifies the
    /// teacher. Replaces an open proposal. Atomic, and serialized with all other changes to the teacher's
    /// times. A repeated request makes the same deals. Returns the first of them.
    ///
    /// Throws the same as ``find(_:for:at:)``, ``ConversationRefusal/tooManyBegun``,
    /// ``DealRefusal/alreadyAccepted``, ``DealRefusal/passNeeded`` and ``DealRefusal/passUsedUp``.
    ///
    /// - Parameter weeks: the weeks for which the teacher's times have to be known.
    func book(
        _ id: Listing.ID,
        by student: Member.ID,
        weeks: Int,
        at now: Moment,
        _ booking: @escaping @Sendable (BookableLesson) throws -> LessonBooking
    ) async throws -> Deal.ID
}
