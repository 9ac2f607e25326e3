import Database
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("A node number")
struct LeaseContract {
    @Test(
        "Two that ask get different numbers, and a third finds none left",
        arguments: Database.Engine.allCases
    )
    func exclusive(_ engine: Database.Engine) async throws {
        let place = try await Place(engine)
        let (one, other, third) = (try place.open(), try place.open(), try place.open())

        let numbers = [try await one.leases(0..<2).latest, try await other.leases(0..<2).latest]
        let refusal = await databaseError { try await third.leases(0..<2) }

        #expect(Set(numbers) == [0, 1])
        #expect(refusal?.kind == .busy)
        for database in [one, other, third] { await database.close() }
    }

    @Test("Closing gives the number back", arguments: Database.Engine.allCases)
    func givenBack(_ engine: Database.Engine) async throws {
        let place = try await Place(engine)
        let (one, next) = (try place.open(), try place.open())
        _ = try await one.leases(7..<8)

        await one.close()
        let number = try await next.leases(7..<8).latest

        #expect(number == 7)
        await next.close()
    }

    @Test("Numbers under other names are others", arguments: Database.Engine.allCases)
    func names(_ engine: Database.Engine) async throws {
        let place = try await Place(engine)
        let (one, other) = (try place.open(), try place.open())

        let numbers = [
            try await one.leases(3..<4, under: "node").latest,
            try await other.leases(3..<4, under: "desk").latest,
        ]

        #expect(numbers == [3, 3])
        for database in [one, other] { await database.close() }
    }

    @Test("After its connection was lost a holder gets its number again, or another if it was taken")
    func lostConnection() async throws {
        let server = try await PostgreSQLServer()
        let url = try await server.freshDatabase()
        let (one, other) = (try Database.postgresql(url), try Database.postgresql(url))
        let (mine, ear) = (try await one.leases(0..<2), await NotificationRecorder(one))
        let before = mine.latest

        try await server.stop()
        try await server.start()
        await until { ear.misses == 2 }
        let kept = mine.all
        let others = try await other.leases(0..<2)

        #expect(kept == [before])
        #expect(others.latest != before)
        for database in [one, other] { await database.close() }
    }
}

/// Where several open the same database.
private struct Place {
    private let folder: TemporaryFolder
    private let url: String?

    init(_ engine: Database.Engine) async throws {
        folder = try TemporaryFolder()
        url = engine == .postgresql ? try await PostgreSQLServer.shared().freshDatabase() : nil
    }

    func open() throws -> Database {
        guard let url else { return try .sqlite(at: folder.file("data.db").path) }
        return try .postgresql(url)
    }
}

/// The numbers a holder was told.
private final class Numbers: Sendable {
    private let told = Mutex<[Int]>([])

    var all: [Int] { told.withLock { $0 } }
    var latest: Int? { all.last }

    func note(_ number: Int) { told.withLock { $0.append(number) } }
}

extension Database {
    @discardableResult
    fileprivate func leases(_ numbers: Range<Int>, under name: String = "node") async throws -> Numbers {
        let told = Numbers()
        try await lease(oneOf: numbers, under: name) { told.note($0) }
        return told
    }
}
