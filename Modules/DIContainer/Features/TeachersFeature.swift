import Domain
import Storage
import Web

/// The routes of teachers, of their documents and of their recordings.
struct TeachersFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let (identifiers, clock) = (drivers.identifiers, drivers.clock)
        let teachers = TeacherRoutes(
            teachers: SQLTeacherRepository(drivers.database),
            queries: SQLTeacherQueries(drivers.database),
            address: repositories.confirmedAddress,
            clock: clock
        )
        let verifications = SQLVerificationRepository(drivers.database, identifiers: identifiers)
        let documents = VerificationRoutes(
            operators: repositories.operators,
            verifications: Verifications(
                verifications: verifications,
                operators: repositories.operators,
                identifiers: identifiers,
                clock: clock
            ),
            chooseReason: repositories.chooseReason,
            repository: verifications,
            queries: repositories.verificationQueries,
            clock: clock
        )
        endpoints =
            teachers.endpoints + documents.endpoints
            + RecordingsFeature(drivers, repositories).routes.endpoints
    }
}
