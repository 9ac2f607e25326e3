import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// Ana, who teaches, Ben, and Olga, an operator.
struct TeacherFixture {
    let store: Store
    let teachers: SQLTeacherRepository
    let queries: SQLTeacherQueries
    let verifications: SQLVerificationRepository
    let cases: SQLVerificationQueries
    let lessons: SQLPostRepository<Lesson>
    let listings: SQLListingRepository
    let (ana, ben, olga): (Member.ID, Member.ID, Member.ID)

    init(_ engine: Database.Engine) async throws {
        store = try await Store(engine)
        ana = try await store.join("ana").account.id
        ben = try await store.join("ben").account.id
        olga = try await store.join("olga").account.id
        let operators = SQLOperatorRepository(store.database, store.members)
        _ = try await operators.confirm(try EmailAddress("olga@example.com"), at: store.clock.now)
        _ = try await operators.appoint(try EmailAddress("olga@example.com"), at: store.clock.now)
        teachers = SQLTeacherRepository(store.database)
        queries = SQLTeacherQueries(store.database)
        verifications = SQLVerificationRepository(store.database, identifiers: store.identifiers)
        cases = SQLVerificationQueries(store.database)
        lessons = SQLPostRepository(store.database, identifiers: store.identifiers)
        listings = SQLListingRepository(store.database, identifiers: store.identifiers)
        try await teachers.edit(ana, Self.profile("음악대학 졸업"), at: store.clock.now)
    }

    static func profile(_ education: String, career: [String] = ["악단 5년"]) throws -> TeacherProfile {
        TeacherProfile(
            instruments: [.harp, .piano],
            places: [.online],
            credentials: try TeacherCredentials(education: [education], career: career)
        )
    }

    @discardableResult
    func post(
        _ side: Listing.Side = .offer,
        by author: Member.ID,
        format: LessonFormat = .single,
        seats: Int = 1,
        holding gate: Gate? = nil
    ) async throws -> Listing.ID {
        let (id, now): (Listing.ID, Moment) = (store.identifiers.next(), store.clock.now)
        let contents = try LessonContents(
            side: side,
            title: try ListingTitle("하프"),
            description: try LessonDescription("처음부터"),
            instrument: .harp,
            places: [.teacher],
            format: format,
            seats: seats,
            prices: LessonPrices(single: Money(won: 50_000))
        )
        let point = try #require(Point(latitude: 37.5637, longitude: 126.9838))
        let place = ListingPlace(neighbourhood: BoardFixture.here, shown: point, exact: nil)
        return try await lessons.insert(id, by: author, at: now) {
            gate?.holdFirstArrival()
            return try Lesson(posting: id, by: author, contents, at: place, now: now)
        }
    }

    func change(_ id: Listing.ID, _ change: @escaping @Sendable (inout Listing, Moment) throws -> Void)
        async throws
    {
        let now = store.clock.now
        try await listings.update(id, of: ana, at: now) { try change(&$0, now) }
    }

    @discardableResult
    func send(_ images: [Image.ID], holding gate: Gate? = nil) async throws -> Verification.ID {
        let (id, now): (Verification.ID, Moment) = (store.identifiers.next(), store.clock.now)
        let note = try DocumentNote("졸업증명서")
        return try await verifications.insert(id, of: ana, images, at: now) {
            let request = try $0.request(id, note, documents: images.count, at: now)
            gate?.holdFirstArrival()
            return request
        }
    }

    func accept(_ id: Verification.ID, holding gate: Gate? = nil) async throws {
        let (now, seen) = (store.clock.now, try VerifiedDocuments("음악대학 졸업증명서"))
        try await verifications.decide(id, at: now) { [olga] verification in
            try verification.accept(seen, by: olga, at: now)
            gate?.holdFirstArrival()
        }
    }

    var mark: VerificationMark? { get async throws { try await teachers.find(ana)?.mark } }
}
