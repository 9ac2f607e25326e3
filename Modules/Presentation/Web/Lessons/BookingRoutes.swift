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

    public var endpoints: [Endpoint] { [slots, offer, booking] }

    private var slots: Endpoint {
        .visitor(
            .get,
            BookingPath.slots,
            "List the free times of a lesson's teacher",
            query: SlotWindow.parameters,
            answers: .json()
        ) { [bookings, clock] request, who in
            let (now, reader) = (clock.now, who?.member)
            let window = try SlotWindow(request, at: now)
            let lesson = try await bookings.find(request.lessonID, for: reader, at: now)
            let all = try lesson.slots(for: reader, at: now)
            return window.body(all, lesson.students, lasting: lesson.lesson.contents.minutes)
        }
    }

    private var offer: Endpoint {
        .member(
            .get,
            BookingPath.book,
            "Get what a booking costs me",
            query: [.optional("startsAt", .instant, "Counts only passes that pay for a lesson then")],
            answers: .json()
        ) { [bookings, clock] request, who in
            let start = request.query["startsAt"] == nil ? nil : try request.moment("startsAt")
            let lesson = try await bookings.find(request.lessonID, for: who.member, at: clock.now)
            return BookingOfferBody(lesson.offer(at: start))
        }
    }

    private var booking: Endpoint {
        .member(
            .post,
            BookingPath.book,
            "Book a lesson at a free time, or several of a pass at weekly ones; accepted from the start",
            takes: BookingBody.self,
            answers: .json(201)
        ) { [book, deals] request, who, body in
            let id = try await book(request.lessonID, body.wish(), by: who.member)
            return try await deals.one(id, for: who.member)
        }
    }
}

extension Request {
    fileprivate var lessonID: Listing.ID {
        get throws { try identifier(or: ListingRefusal.notFound) }
    }
}
