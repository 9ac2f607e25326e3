import Domain
import Storage
import Web

/// The use cases and routes of teaching hours, booked lessons and students.
struct SlotsFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories, deals: DealReading) {
        let bookings = SQLLessonBookingRepository(drivers.database, identifiers: drivers.identifiers)
        let rebookings = SQLRebookingRepository(drivers.database, identifiers: drivers.identifiers)
        let slots = SlotRoutes(
            hours: SQLTeachingHoursRepository(drivers.database),
            address: repositories.confirmedAddress,
            rebook: RebookDeal(rebookings: rebookings, clock: drivers.clock),
            deals: deals,
            clock: drivers.clock
        )
        let lessons = BookingRoutes(
            bookings: bookings,
            book: BookLesson(bookings: bookings, clock: drivers.clock),
            deals: deals,
            clock: drivers.clock
        )
        let students = StudentRoutes(queries: SQLStudentQueries(drivers.database), clock: drivers.clock)
        endpoints = slots.endpoints + lessons.endpoints + students.endpoints
    }
}
