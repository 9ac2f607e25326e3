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
        at now: Moment,
        _ terms: @escaping @Sendable (BookableLesson) throws -> DealTerms
    ) async throws -> Deal.ID {
        try await database.once(making: identifiers.next()) { [identifiers] connection, deal in
            let bookable = try connection.listings.bookable(id, for: student, at: now, isLocked: true)
            let terms = try terms(bookable)
            let conversation = try connection.conversations.open(
                about: bookable.lesson.listing,
                by: student,
                at: now
            ) { try Conversation(identifiers.next(), asking: $0, by: student, at: now) }
            let context = try connection.deals.proposalContext(conversation.id)
            let (booking, replaced) = try context.book(terms, as: deal, by: student, at: now)
            if let replaced { try connection.deals.save(replaced) }
            try connection.deals.insert(booking.deal)
            var booked = booking
            try booked.book(by: student, at: now)
            try connection.deals.save(booked, of: booking, identifiers: identifiers, at: now)
            try connection.orders.book(booked.deal, identifiers: identifiers, at: now)
        }
    }
}

extension ListingTable {
    fileprivate func bookable(
        _ id: Listing.ID,
        for reader: Member.ID?,
        at now: Moment,
        isLocked: Bool = false
    ) throws -> BookableLesson {
        guard let lesson: Lesson = try post(id) else { throw ListingRefusal.notFound }
        let (listing, teacher) = (lesson.listing, lesson.listing.author)
        if let reader, try connection.blocks.hides(teacher, from: reader) { throw ListingRefusal.notFound }
        let hours = connection.teachingHours
        if isLocked { try hours.lock(of: [teacher] + (reader.map { [$0] } ?? [])) }
        return BookableLesson(
            lesson,
            try hours.schedule(of: teacher, for: listing, at: now),
            seat: try seat(of: reader, in: listing)
        )
    }

    /// Of a reader who has a conversation about the listing; others see it unless an operator has hidden it.
    private func seat(of reader: Member.ID?, in listing: Listing) throws -> DealSeat {
        if let reader, let talk = try connection.conversations.find(about: listing.subject, of: reader) {
            return try connection.deals.seat(in: talk, of: listing.subject, for: listing.kind.dealPurpose)
        }
        if try connection.decisions.isHidden(listing, from: reader) { throw ListingRefusal.notFound }
        return .toTake
    }
}
