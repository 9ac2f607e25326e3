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
            address: ConfirmedAddress(repositories.accounts),
            clock: clock
        )
        let verifications = SQLVerificationRepository(drivers.database, identifiers: identifiers)
        let documents = VerificationRoutes(
            operators: repositories.operators,
            verifications: verifications,
            queries: SQLVerificationQueries(drivers.database),
            send: SendDocuments(verifications: verifications, identifiers: identifiers, clock: clock),
            decide: DecideVerification(
                verifications: verifications,
                operators: repositories.operators,
                clock: clock
            ),
            clock: clock
        )
        endpoints =
            teachers.endpoints + documents.endpoints
            + RecordingsFeature(drivers, repositories).routes.endpoints
    }
}
