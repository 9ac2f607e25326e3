import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Run repository")
struct RunRepositoryContract {
    private struct Fixture {
        let store: Store
        let host: Member.ID
        let runs: SQLPostRepository<Run>

        init(_ engine: Database.Engine) async throws {
            store = try await Store(engine)
            host = try await store.join("ana").account.id
            runs = SQLPostRepository(store.database, identifiers: store.identifiers)
        }

        var now: Moment { store.clock.now }

        func contents(_ text: String, days: Int = 1, images: [Image.ID] = []) throws -> RunContents {
            RunContents(
                title: try RunTitle("남산 둘레길"),
                description: try RunDescription(text),
                time: try RunTime(startsAt: now + .seconds(days * 86_400 + 1), minutes: 290),
                capacity: try RunCapacity(8),
                tag: .dayOff,
                pace: .expert,
                afterparty: .yes,
                conditions: AdmissionConditions(
                    ages: try AgeRange(25, 40 + 5 * days),
                    gender: .women,
                    jobGroups: [.design, .medicine]
                ),
                images: images
            )
        }

        var place: ListingPlace {
            get throws {
                let point = try #require(Point(latitude: 37.5637, longitude: 126.9838))
                return ListingPlace(
                    neighbourhood: BoardFixture.here,
                    shown: point,
                    exact: try ExactPlace(point: point, address: "정문 앞")
                )
            }
        }

        func post(_ contents: RunContents) async throws -> Run {
            let run = try Run(posting: store.identifiers.next(), by: host, contents, at: place, now: now)
            _ = try await runs.insert(run.listing.id, by: host, at: now) { run }
            return run
        }
    }

    @Test("A run is read back as it was posted, with a text or without", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let image = try await fixture.store.upload(fixture.host, "one")
        for text in ["", "천천히\n뛰어요."] {
            var run = try await fixture.post(fixture.contents(text, images: [image.id]))
            run.show(image.files.thumb)
            #expect(try await fixture.runs.find(run.listing.id, of: fixture.host) == run)
        }
    }

    @Test("An edit replaces text, time, words and conditions", arguments: Database.Engine.allCases)
    func edit(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        var run = try await fixture.post(fixture.contents("처음"))
        let (now, place, changed) = (fixture.now, try fixture.place, try fixture.contents("다시", days: 2))
        try run.edit(changed, at: place, basedOn: nil, now: now)
        try await fixture.runs.update(run.listing.id, of: fixture.host, at: now) {
            try $0.edit(changed, at: place, basedOn: nil, now: now)
        }
        #expect(try await fixture.runs.find(run.listing.id, of: fixture.host) == run)
    }

    @Test("A deleted run leaves no row", arguments: Database.Engine.allCases)
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let run = try await fixture.post(fixture.contents("남산"))
        let listings = SQLListingRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        try await listings.delete(run.listing.id, of: fixture.host, at: fixture.now)
        let rows = try await fixture.store.database.read { try $0.run("SELECT id FROM runs") }
        #expect(rows.isEmpty)
    }
}
