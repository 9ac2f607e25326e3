import Database
import Domain
import TestSupport

@testable import Storage

/// Ana has hosted a run that Ben was admitted to; Cid was not.
struct RunLogFixture {
    let store: Store
    let ana: Member.ID
    let ben: Member.ID
    let cid: Member.ID
    let run: Listing.ID

    init(_ engine: Database.Engine) async throws {
        store = try await Store(engine)
        ana = try await store.join("ana").account.id
        ben = try await store.join("ben").account.id
        cid = try await store.join("cid").account.id
        let (ana, ben, now) = (ana, ben, store.clock.now)
        let posts = SQLPostRepository<Run>(store.database, identifiers: store.identifiers)
        let posted = try Run(
            posting: store.identifiers.next(),
            by: ana,
            RunContents(
                title: RunTitle("남산 둘레길"),
                description: RunDescription(""),
                time: RunTime(startsAt: now + .seconds(3_600), minutes: 60),
                capacity: RunCapacity(8),
                tag: .afterWork,
                pace: .average,
                afterparty: .no
            ),
            at: ListingPlace(neighbourhood: BoardFixture.here, shown: Self.point, exact: nil),
            now: now
        )
        run = try await posts.insert(posted.listing.id, by: ana, at: now) { posted }
        let rosters = SQLRosterRepository(store.database, identifiers: store.identifiers)
        try await store.database.write { connection in
            try connection.execute(
                "UPDATE accounts SET birth_year = 1990, pace = 'average' WHERE id = \(ben)"
            )
        }
        try await rosters.update(run, by: ben, at: now) { try $0.apply(by: ben, nil, at: now) }
        try await rosters.update(run, by: ana, at: now) { try $0.admit(ben, by: ana, at: now) }
        store.clock.pass(.seconds(2 * 3_600))
    }

    static let point = Point(microLatitude: 37_563_700, microLongitude: 126_983_800)!

    var now: Moment { store.clock.now }
    var logs: SQLRunLogRepository { SQLRunLogRepository(store.database, identifiers: store.identifiers) }
    var queries: SQLRunLogQueries { SQLRunLogQueries(store.database) }
    var notices: SQLNoticeQueries { SQLNoticeQueries(store.database) }

    func contents(
        _ diary: String = "강바람",
        on day: CivilDate? = nil,
        images: [Image.ID] = [],
        isPublic: Bool = true
    ) throws -> RunLogContents {
        try RunLogContents(
            day: day ?? now.dateInSeoul,
            stamp: .joy,
            weather: .rain,
            temperature: RunTemperature(-3),
            diary: RunDiary(diary),
            images: images,
            distance: RunDistance(metres: 5_240),
            time: RunMovingTime(seconds: 1_880),
            isPublic: isPublic
        )
    }

    @discardableResult
    func write(
        _ contents: RunLogContents,
        by member: Member.ID,
        about run: Listing.ID? = nil,
        _ route: RunRoute? = nil
    ) async throws -> RunLog.ID {
        let (id, now): (RunLog.ID, Moment) = (store.identifiers.next(), now)
        return try await logs.insert(id, of: member, about: run, at: now) {
            try RunLog(writing: id, by: member, about: $0, contents, route, at: now)
        }
    }
}
