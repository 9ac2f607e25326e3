import Domain
import Storage
import Web

/// The routes of the notes of lessons.
struct LessonNotesFeature: Sendable {
    let routes: LessonNoteRoutes

    init(_ drivers: Drivers) {
        routes = LessonNoteRoutes(
            notes: SQLLessonNoteRepository(drivers.database, identifiers: drivers.identifiers),
            queries: SQLLessonNoteQueries(drivers.database),
            identifiers: drivers.identifiers,
            clock: drivers.clock
        )
    }
}
