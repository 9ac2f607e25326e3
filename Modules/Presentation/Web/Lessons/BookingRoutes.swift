public import Domain
import HTTPServer
import Wire

/// Endpoints of lessons' free times.
public struct BookingRoutes: Sendable {
    private let bookings: any LessonBookingRepository
    private let book: BookLesson
    private let deals: DealReading
    private let clock: any WallClock

    public init(
        bookings: any LessonBookingRepository,
        book: BookLesson,
        deals: DealReading,
        clock: any WallClock
    ) {
        self.bookings = bookings
        self.book = book
        self.deals = deals
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.bookings.slots) { id, query, who in
                let (now, reader) = (clock.now, who?.member)
                let lesson = try await bookings.find(id, for: reader, at: now)
                return SlotsBody(
                    try lesson.slots(for: reader, at: now),
                    lesson.students,
                    lasting: lesson.lesson.contents.minutes,
                    on: query,
                    at: now
                )
            },
            .on(API.bookings.offer) { id, query, who in
                let lesson = try await bookings.find(id, for: who.member, at: clock.now)
                return BookingOfferBody(lesson.offer(at: query.startsAt))
            },
            .on(API.bookings.book) { lesson, booking, who in
                let deal = try await book(lesson, booking.wish(), by: who.member)
                return try await deals.one(deal, for: who.member)
            },
        ]
    }
}
