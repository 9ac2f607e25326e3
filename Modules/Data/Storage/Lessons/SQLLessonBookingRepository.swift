public import Database
public import Domain

public struct SQLLessonBookingRepository: LessonBookingRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func find(_ id: Listing.ID, for reader: Member.ID?, at now: Moment) async throws -> BookableLesson
    {
        try await database.read { try $0.listings.bookable(id, for: reader, at: now) }
    }

    public func book(
        _ id: Listing.ID,
        by student: Member.ID,
        weeks: Int,
        at now: Moment,
        _ booking: @escaping @Sendable (BookableLesson) throws -> LessonBooking
    ) async throws -> Deal.ID {
        try await database.once(making: identifiers.next(), identifiers, at: now) { transaction, deal in
            let bookable = try transaction.listings.bookable(id, for: student, at: now, weeks: weeks)
            let wanted = try booking(bookable)
            let conversation = try transaction.conversations.open(
                about: bookable.lesson.listing,
                by: student
            ) { try Conversation(transaction.identifiers.next(), asking: $0, by: student, at: now) }
            let context = try transaction.deals.proposalContext(conversation.id)
            let (booking, replaced) = try context.book(
                wanted.terms,
                with: wanted.further,
                as: deal,
                by: student,
                at: now
            )
            if let replaced { try transaction.deals.save(replaced) }
            try transaction.deals.insert(booking.deal)
            var booked = booking
            try booked.book(wanted.further, by: student, at: now)
            try transaction.orders.book(booked.deal)
            try transaction.deals.save(booked, of: booking)
        }
    }
}

extension DealTable {
    /// Whether a student has had a lesson of a teacher, or has agreed on one.
    fileprivate func haveAgreed(_ student: Member.ID, with teacher: Member.ID) throws -> Bool {
        try connection.first(
            """
            SELECT id FROM deals
            WHERE receiver = \(student) AND state IN ('accepted', 'done') AND provider = \(teacher)
                AND purpose = 'teaching'
            LIMIT 1
            """
        ) != nil
    }
}

extension ListingTable {
    /// - Parameter weeks: those for which the teacher's times have to be known for a booking, which locks
    ///   them; nil to read.
    fileprivate func bookable(
        _ id: Listing.ID,
        for reader: Member.ID?,
        at now: Moment,
        weeks: Int? = nil
    ) throws -> BookableLesson {
        guard let lesson: Lesson = try post(id) else { throw ListingRefusal.notFound }
        let (listing, teacher) = (lesson.listing, lesson.listing.author)
        if let reader, try connection.blocks.hides(teacher, from: reader) { throw ListingRefusal.notFound }
        let hours = connection.teachingHours
        if weeks != nil { try hours.lock(of: [teacher] + (reader.map { [$0] } ?? [])) }
        return BookableLesson(
            lesson,
            try hours.schedule(of: teacher, for: listing, at: now, weeks: weeks ?? 0),
            seat: try seat(of: reader, in: listing),
            besides: try ahead(of: reader, in: listing, at: now),
            isNew: try reader.map { try !connection.deals.haveAgreed($0, with: teacher) } ?? true
        )
    }

    private func ahead(of reader: Member.ID?, in listing: Listing, at now: Moment) throws -> LessonsAhead {
        guard let reader, let talk = try connection.conversations.find(about: listing.subject, of: reader)
        else { return .none }
        return try connection.deals.ahead(in: talk, of: listing.subject, at: now)
    }

    /// Of a reader who has a conversation about the listing; others see it unless an operator has hidden it.
    private func seat(of reader: Member.ID?, in listing: Listing) throws -> DealSeat {
        if let reader, let talk = try connection.conversations.find(about: listing.subject, of: reader) {
            return try connection.deals.seat(in: talk, of: listing.subject, for: listing.kind.dealPurpose)
        }
        if try connection.decisions.isHidden(listing, from: reader) { throw ListingRefusal.notFound }
        return .needed
    }
}
