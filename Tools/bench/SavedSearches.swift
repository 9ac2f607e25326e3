import Atlas
import Database
import Domain
import Foundation
import Storage

/// The time to post a class and to match it, with many saved searches in its area.
enum SavedSearches {
    private static let count = 10_000
    private static let myeongdong = NeighbourhoodCode(number: 1_114_055_000)

    private struct Clock: WallClock {
        var now: Moment { SystemMoment.now }
    }

    static func measure() async throws {
        guard let code = myeongdong else { return }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("madang-saved-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Database.sqlite(at: folder.appendingPathComponent("madang.sqlite").path)
        _ = try await Migrator(database, migrations).migrate()
        let identifiers = IdentifierGenerator(clock: Clock(), node: 0)
        let gazetteer = try MappedGazetteer.embedded()
        let matching = SQLSavedSearchMatching(database, gazetteer: gazetteer, identifiers: identifiers)
        let posts = SQLPostRepository<Class>(database, identifiers: identifiers)
        let author = try await member(0, in: database, identifiers)

        func time(_ title: String) async throws -> (post: Duration, match: Duration) {
            let (id, now): (Listing.ID, Moment) = (identifiers.next(), Clock().now)
            let contents = try contents(title)
            let place = ListingPlace(neighbourhood: code, shown: try shown, exact: nil)
            let clock = ContinuousClock()
            let post = try await clock.measure {
                _ = try await posts.insert(id, by: author, at: now) {
                    try Class(posting: id, by: author, contents, at: place, now: now)
                }
            }
            let match = try await clock.measure { try await matching.matchAll(at: Clock().now) }
            return (post, match)
        }

        let before = try await time("피아노")
        try await save(around: code, in: database, identifiers)
        let none = try await time("바이올린")
        let some = try await time("피아노")
        let second = try await time("피아노")
        Bench.row("post, without and with \(count) saved searches", words([before.post, none.post]), "")
        Bench.row("match with \(count), none fits", words([none.match]), "")
        Bench.row(
            "match with \(count), a tenth fits: first, and second listing",
            words([some.match, second.match]),
            ""
        )
        await database.close()
    }

    private static var shown: Point {
        get throws {
            guard let point = Point(latitude: 37.5637, longitude: 126.9838) else {
                throw CocoaError(.coderInvalidValue)
            }
            return point
        }
    }

    private static func words(_ times: [Duration]) -> String {
        times.map { "\(($0 / .milliseconds(1)).rounded) ms" }.joined(separator: ", ")
    }

    private static func contents(_ title: String) throws -> ClassContents {
        try ClassContents(
            side: .offer,
            title: ListingTitle(title),
            description: ClassDescription("처음 배우는 어른을 위한 수업이에요."),
            subjects: [.hobby],
            targets: [.all],
            price: .negotiable,
            seats: 1,
            schedule: .byArrangement(.init(weekdays: [.monday], timeBands: [.evening], minutes: 60)),
            images: []
        )
    }

    private static func member(
        _ number: Int,
        in database: Database,
        _ identifiers: IdentifierGenerator
    ) async throws -> Member.ID {
        let now = Clock().now
        let account = Account(
            id: identifiers.next(),
            email: try EmailAddress("member\(number)@example.com"),
            nickname: try Nickname("이웃\(number)"),
            language: .korean,
            joinedAt: now
        )
        let session = Session(opening: identifiers.next(), for: account.id, device: "bench", at: now)
        try await SQLAccountRepository(database, identifiers: identifiers)
            .insert(
                account,
                sealedWith: PasswordSeal(text: "seal"),
                consenting: [],
                opening: session,
                ending: nil,
                using: nil
            )
        return account.id
    }

    /// A tenth of them looks for the piano.
    private static func save(
        around code: NeighbourhoodCode,
        in database: Database,
        _ identifiers: IdentifierGenerator
    ) async throws {
        let searches = SQLSavedSearchRepository(database)
        let since = Clock().now
        for number in 1...(count / SavedSearch.most) {
            let reader = try await member(number, in: database, identifiers)
            for place in 1...SavedSearch.most {
                let criteria = try SearchCriteria(
                    text: SearchText(place <= SavedSearch.most / 10 ? "피아노" : "첼로 \(place)"),
                    facets: ["subject": ["hobby"]],
                    around: code,
                    .ring(.adjacent)
                )
                let search = SavedSearch(
                    id: identifiers.next(),
                    name: try SavedSearchName("\(place)"),
                    criteria: criteria,
                    notifiesSince: since
                )
                _ = try await searches.insert(search, of: reader)
            }
        }
    }
}
