import Database
import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

/// Whatever neighbours do, in any order, the board in memory says what the database says.
@Suite("The board in memory agrees with the database")
struct BoardAgreementContract {
    /// Some in every run; `MADANG_TEST_BOARD_STEPS` asks for more, `MADANG_TEST_BOARD_SEED` for another walk.
    private static let steps = number("MADANG_TEST_BOARD_STEPS") ?? 120
    private static let seed = number("MADANG_TEST_BOARD_SEED") ?? 12

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test("After every step, every question has the same answer", arguments: Database.Engine.allCases)
    func walk(_ engine: Database.Engine) async throws {
        var walk = try await RandomBoardChanges(engine, seed: UInt64(Self.seed))
        for step in 1...Self.steps {
            let name = try await walk.step()
            let broken = try await walk.disagreements()
            #expect(broken.isEmpty, "seed \(Self.seed), step \(step), \(name): \(broken)")
            guard broken.isEmpty else { return }
        }
        #expect(walk.listings.count > 5)
    }

    @Test("Another server's board has it as soon as that has been told", arguments: Database.Engine.allCases)
    func elsewhere(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let other = BoardKeeper(neighbours.store.database, neighbours.store.members)
        let board = IndexedBoardQueries(neighbours.store.database, other)
        func titles() async throws -> [String] {
            try await board.listings(
                BoardFilter(),
                in: BoardFixture.ring,
                by: .newest,
                SliceRequest(),
                for: nil,
                at: neighbours.store.clock.now
            ).items.map(\.listing.details.title.text)
        }
        #expect(try await titles() == [])
        try await neighbours.post("1")
        #expect(try await titles() == ["1"])
        // It was away for so long that what happened meanwhile is no longer known one by one.
        try await neighbours.store.database.write { connection in
            try connection.execute("INSERT INTO board_changes (listing, code) VALUES (0, 0)")
            try connection.notify(BoardChangeTable.channel, "")
        }
        #expect(try await titles() == ["1"])
    }

    @Test(
        "A cancelled listing is on no server's board, whatever is asked for",
        arguments: Database.Engine.allCases
    )
    func cancelled(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let store = neighbours.store
        let other = BoardKeeper(store.database, store.members)
        let boards = [neighbours.keeper, other].map { IndexedBoardQueries(store.database, $0) }
        let listing = try await neighbours.post("1")
        try await store.database.write { connection in
            try connection.rosters.insert(Roster(of: listing, admission: .byOrganiser))
        }
        func count(_ board: IndexedBoardQueries) async throws -> Int {
            try await board.listings(
                BoardFilter(statuses: Set(Listing.Status.allCases)),
                in: BoardFixture.ring,
                by: .newest,
                SliceRequest(),
                for: neighbours.author,
                at: store.clock.now
            ).items.count
        }
        for board in boards { #expect(try await count(board) == 1) }
        try await SQLListingRepository(store.database, identifiers: store.identifiers)
            .cancel(listing.id, RosterNote("비"), of: neighbours.author, at: store.clock.now)
        for board in boards { #expect(try await count(board) == 0) }
    }

    @Test("Missing and differing entries of an index are reported", arguments: Database.Engine.allCases)
    func comparison(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let closed = try await neighbours.post("1")
        let priced = try await neighbours.post("2")
        let gone = try await neighbours.post("3")
        let moved = try await neighbours.post("4")
        try await neighbours.keeper.beginFilling().value
        let now = neighbours.store.clock.now
        try await neighbours.change(closed) { try $0.close(at: now) }

        let sound = try #require(try await neighbours.keeper.compare())
        #expect(sound.differences == [])
        #expect(sound.listings == 4 && sound.changes >= 1)

        try await neighbours.store.database.write { connection in
            // PostgreSQL looks again at what was noted while another transaction ran.
            try connection.execute("DELETE FROM board_changes")
            try connection.execute(
                "UPDATE listings SET price = 5000, price_unit = 'hour' WHERE id = \(priced.id)"
            )
            try connection.execute("DELETE FROM listings WHERE id = \(gone.id)")
            try connection.execute(
                "UPDATE listings SET code = \(BoardFixture.nextDoor.number) WHERE id = \(moved.id)"
            )
        }
        let broken = try #require(try await neighbours.keeper.compare())
        let expected = [
            "\(closed.id): status open instead of closed",
            "\(priced.id): price none instead of 5000", "\(gone.id): still in 1114055000",
            "\(moved.id): missing in 1114054000", "\(moved.id): still in 1114055000",
        ]
        #expect(broken.differences.sorted() == expected.sorted())
        // To compare mends nothing.
        #expect(try await neighbours.keeper.compare()?.differences.count == 5)
    }

    @Test("Listings changed concurrently keep their place in the order")
    func crowd() async throws {
        let neighbours = try await BoardFixture(.sqlite)
        let drafts = try (0..<60).map { try neighbours.draft("\($0)") }
        try await neighbours.store.database.write { connection in
            for draft in drafts { try connection.listings.insert(draft, searchable: "") }
        }
        #expect(try await neighbours.everything(by: .newest, inPartsOf: 50).count == 60)
        let (now, tomorrow) = (neighbours.store.clock.now, neighbours.store.clock.now + .seconds(86_400))
        let positions = drafts[0..<10].map { _ in
            neighbours.store.identifiers.next() as Identifier<Listing.Position>
        }

        try await neighbours.store.write { transaction in
            for (draft, position) in zip(drafts, positions) {
                var bumped = draft
                try bumped.bump(to: position, at: tomorrow)
                try transaction.listings.save(bumped)
            }
            for draft in drafts[10..<40] where draft.id != drafts[25].id {
                var closed = draft
                try closed.close(at: now)
                try transaction.listings.save(closed)
            }
            for draft in drafts[50...] { try transaction.listings.remove(draft.id) }
        }

        let left = (0..<10).reversed() + (40..<50).reversed() + [25]
        #expect(try await neighbours.everything(by: .newest, inPartsOf: 7) == left.map(String.init))
        #expect(
            try await neighbours.maps.counts(in: BoardFixture.ring, BoardFilter(), for: nil, at: now).map(
                \.count
            ) == [
                21
            ]
        )
    }

    @Test("A change that commits late is not skipped")
    func outOfOrder() async throws {
        let neighbours = try await BoardFixture(.postgresql)
        let slow = try neighbours.draft("slow")
        try await neighbours.post("first")
        #expect(try await neighbours.feed().titles == ["first"])
        let gate = Gate()

        async let written: Void = neighbours.store.database.write { connection in
            try connection.listings.insert(slow, searchable: "")
            gate.holdFirstArrival()
        }
        await gate.arrival()
        try await neighbours.post("quick")
        #expect(try await neighbours.feed().titles == ["quick", "first"])
        gate.open()
        try await written

        #expect(try await neighbours.feed().titles.sorted() == ["first", "quick", "slow"])
    }
}
