import Database
import Domain
import TestSupport

@testable import Storage

/// Ana hosts a run in three days, for four weeks, with a picture.
struct SeriesFixture {
    let store: Store
    let ana: Member.ID
    let image: Image.ID
    let first: Listing.ID

    init(_ engine: Database.Engine) async throws {
        store = try await Store(engine)
        ana = try await store.join("ana").account.id
        image = try await store.upload(ana, "강").id
        try await Self.tell(of: ana, in: store)
        first = try await Self.post(in: store, by: ana, images: [image], weeks: 4)
    }

    static let day = Duration.seconds(86_400)

    /// What hosting and joining runs needs.
    static func tell(of member: Member.ID, in store: Store) async throws {
        try await store.database.write { connection in
            try connection.execute(
                "UPDATE accounts SET birth_year = 1990, pace = 'average' WHERE id = \(member)"
            )
        }
    }

    @discardableResult
    static func post(
        in store: Store,
        by host: Member.ID,
        images: [Image.ID] = [],
        weeks: Int
    ) async throws -> Listing.ID {
        let now = store.clock.now
        let run = try Run(
            posting: store.identifiers.next(),
            by: host,
            contents("남산 둘레길", at: now + day * 3, images: images),
            at: place,
            now: now
        )
        return try await SQLPostRepository<Run>(store.database, identifiers: store.identifiers)
            .insert(run.listing.id, by: host, at: now, weeks: SeriesLength(weeks)) { run }
    }

    static var place: ListingPlace {
        get throws {
            ListingPlace(
                neighbourhood: BoardFixture.here,
                shown: RunLogFixture.point,
                exact: try ExactPlace(
                    point: Point(microLatitude: 37_564_000, microLongitude: 126_984_000)!,
                    address: "명동길 14",
                    accuracy: .street
                )
            )
        }
    }

    static func contents(_ title: String, at start: Moment, images: [Image.ID] = []) throws -> RunContents {
        RunContents(
            title: try RunTitle(title),
            description: try RunDescription("천천히"),
            time: try RunTime(startsAt: start, minutes: 90),
            capacity: try RunCapacity(5),
            tag: .beforeWork,
            pace: .fast,
            afterparty: .yes,
            conditions: AdmissionConditions(ages: try AgeRange(20, 40), gender: .everyone, jobGroups: []),
            images: images
        )
    }

    var now: Moment { store.clock.now }
    var series: SQLSeriesRepository { SQLSeriesRepository(store.database, identifiers: store.identifiers) }
    var runs: SQLPostRepository<Run> {
        SQLPostRepository(store.database, identifiers: store.identifiers)
    }
    var listings: SQLListingRepository {
        SQLListingRepository(store.database, identifiers: store.identifiers)
    }
    var rosters: SQLRosterRepository { SQLRosterRepository(store.database, identifiers: store.identifiers) }

    /// Ana's series.
    var own: SeriesSummary {
        get async throws {
            guard let found = try await series.list(of: ana).first else { throw SeriesRefusal.notFound }
            return found
        }
    }

    func maintain() async throws { try await series.postDue(at: now) }

    func passes(days: Int) { store.clock.pass(Self.day * days) }

    func date(_ number: Int) async throws -> Run {
        guard let date = try await own.dates.first(where: { $0.number == number }) else {
            throw SeriesRefusal.notFound
        }
        return try await runs.find(date.listing, of: ana)
    }

    /// A neighbour whom Ana admits to a date.
    func joins(_ name: String, _ listing: Listing.ID) async throws -> Member.ID {
        let member = try await store.join(name).account.id
        try await Self.tell(of: member, in: store)
        let (ana, now) = (ana, now)
        try await rosters.update(listing, by: member, at: now) { try $0.apply(by: member, nil, at: now) }
        try await rosters.update(listing, by: ana, at: now) { try $0.admit(member, by: ana, at: now) }
        return member
    }

    func told(_ member: Member.ID) async throws -> [NoticeSummary] {
        try await SQLNoticeQueries(store.database).list(of: member, SliceRequest()).items
            .filter { [.seriesContinued, .seriesEnded].contains($0.notice.kind) }
    }
}
