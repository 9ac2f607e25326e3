import Database
import Domain
import TestSupport

@testable import Storage

/// Neighbours who do anything at random, and every kind of question about what they did.
struct RandomBoardChanges {
    let neighbours: BoardFixture
    let plain: ReferenceBoard
    var chance: FixedChance
    private(set) var members: [Member.ID]
    private var reports: [Report.ID: Listing.ID] = [:]
    private let operatingMember: Member.ID
    private(set) var listings: [Listing.ID] = []
    /// What each says besides its title.
    private(set) var words: [Listing.ID: String] = [:]
    private var steps = 0

    init(_ engine: Database.Engine, seed: UInt64) async throws {
        neighbours = try await BoardFixture(engine)
        plain = ReferenceBoard(database: neighbours.store.database)
        chance = FixedChance(state: seed)
        members = [neighbours.author]
        for name in ["ben", "cho", "dan"] { members.append(try await neighbours.store.join(name).account.id) }
        operatingMember = try await neighbours.store.join("operator").account.id
    }

    /// Does one thing, and says which.
    mutating func step() async throws -> String {
        steps += 1
        let kind = Int.random(in: 0..<23, using: &chance)
        do {
            switch kind {
            case 0...5: return try await post()
            case 6...7: return try await edits()
            case 8: return try await changes("closes") { try $0.close(at: $1) }
            case 9: return try await changes("reopens") { try $0.reopen(at: $1) }
            case 10: return try await bumps()
            case 11: return try await removes()
            case 12...13: return try await marks()
            case 14: return try await block()
            case 15: return try await takesDown()
            case 16: return try await putsBack()
            case 17: return try await talks()
            case 18: return try await timePasses()
            case 19: return try await renames()
            case 20: return try await cancels()
            case 21: return try await times()
            default: return try await leave()
            }
        } catch let refusal as any Refusal {
            return "refused: \(refusal.code)"
        }
    }

    private mutating func post() async throws -> String {
        let listing = try draft(by: members.randomElement(using: &chance))
        let words = said()
        try await neighbours.keep(listing, searchable: words)
        listings.append(listing.id)
        self.words[listing.id] = words
        return "posts"
    }

    private mutating func draft(by member: Member.ID?) throws -> Listing {
        let hours = Int.random(in: 1...200, using: &chance)
        let isDated = Bool.random(using: &chance)
        let isRun = Bool.random(using: &chance)
        return try neighbours.draft(
            "\(said()) \(listings.count)",
            isRun ? .run : .class,
            by: member,
            in: BoardFixture.block.randomElement(using: &chance) ?? BoardFixture.here,
            at: place(),
            side: isRun ? nil : Bool.random(using: &chance) ? .offer : .want,
            facets: isRun
                ? Marks(rawValue: Int64.random(in: 0..<1 << 62, using: &chance))
                : Class.marks(
                    subjects: Marks(rawValue: Int64.random(in: 0..<16, using: &chance)).words(),
                    targets: [],
                    weekdays: Marks(rawValue: Int64.random(in: 0..<128, using: &chance)).words()
                ),
            price: Bool.random(using: &chance)
                ? .negotiable
                : .fixed(Money(won: Int.random(in: 0...50_000, using: &chance))!, per: .hour),
            secondAmount: Money(won: Int.random(in: -3...9, using: &chance)),
            monthlyCost: Bool.random(using: &chance) ? Int.random(in: 0...9, using: &chance) : nil,
            area: FloorArea(units: Int.random(in: -3...9, using: &chance) * FloorArea.unitsPerSquareMetre),
            expiresAt: isDated ? neighbours.store.clock.now + .seconds(3_600 * hours) : nil
        )
    }

    /// None, one or some of a few words, of which one is rare.
    private mutating func said() -> String {
        let all = ["피아노", "영어 회화", "수학 4급", "기초 B2", "Java", "노래방", "피아", "ㅍㅇㄴ", "#음악"]
        let words = all.shuffled(using: &chance).prefix(Int.random(in: 0...3, using: &chance))
        let isRare = Int.random(in: 0..<20, using: &chance) == 0
        return (words + (isRare ? [Bool.random(using: &chance) ? "하프" : "#하프"] : [])).joined(separator: " ")
    }

    private mutating func place() -> Point {
        Point(
            latitude: BoardFixture.corner.latitude + Double(Int.random(in: -40...40, using: &chance))
                / 10_000,
            longitude: BoardFixture.corner.longitude + Double(Int.random(in: -40...40, using: &chance))
                / 10_000
        ) ?? BoardFixture.corner
    }

    private mutating func any() throws -> Listing.ID {
        guard let id = listings.randomElement(using: &chance) else { throw ListingRefusal.notFound }
        return id
    }

    private mutating func changes(
        _ name: String,
        _ change: @escaping @Sendable (inout Listing, Moment) throws -> Void
    ) async throws -> String {
        let (id, now) = (try any(), neighbours.store.clock.now)
        try await neighbours.store.write { transaction in
            guard var listing = try transaction.listings.find(id) else { throw ListingRefusal.notFound }
            try change(&listing, now)
            try transaction.listings.save(listing)
        }
        return name
    }

    private mutating func edits() async throws -> String {
        let (id, details, words) = (try any(), try draft(by: nil).details, said())
        let now = neighbours.store.clock.now
        try await neighbours.store.write { transaction in
            guard var listing = try transaction.listings.find(id) else { throw ListingRefusal.notFound }
            try listing.edit(details, seats: 1, at: now)
            try transaction.listings.save(listing, searchable: words)
        }
        self.words[id] = words
        return "edits"
    }

    private mutating func bumps() async throws -> String {
        let identifiers = neighbours.store.identifiers
        return try await changes("bumps") { try $0.bump(to: identifiers.next(), at: $1) }
    }

    private mutating func cancels() async throws -> String {
        let (id, store) = (try any(), neighbours.store)
        let author = try await store.database.write { connection -> Member.ID in
            guard let listing = try connection.listings.find(id) else { throw ListingRefusal.notFound }
            if try connection.rosters.find(id) == nil {
                try connection.rosters.insert(Roster(of: listing, admission: .byOrganiser))
            }
            return listing.author
        }
        try await SQLListingRepository(store.database, identifiers: store.identifiers)
            .cancel(id, RosterNote("비"), of: author, at: store.clock.now)
        return "cancels"
    }

    private mutating func removes() async throws -> String {
        let id = try any()
        try await neighbours.store.database.write { try $0.listings.remove(id) }
        listings.removeAll { $0 == id }
        return "removes"
    }

    private mutating func marks() async throws -> String {
        let favourites = SQLFavouriteRepository(neighbours.store.database)
        let (id, member) = (try any(), members.randomElement(using: &chance) ?? neighbours.author)
        if Bool.random(using: &chance) {
            try await favourites.add(id, by: member, as: neighbours.store.identifiers.next())
            return "marks"
        }
        try await favourites.remove(id, by: member)
        return "unmarks"
    }

    private mutating func block() async throws -> String {
        let pair = members.shuffled(using: &chance).prefix(2)
        guard pair.count == 2 else { return "blocks no one" }
        let isBlocked = try await neighbours.store.database.read {
            try $0.blocks.hides(pair[0], from: pair[1])
        }
        guard !isBlocked else {
            let blocks = SQLBlockRepository(
                neighbours.store.database,
                identifiers: neighbours.store.identifiers
            )
            try await blocks.delete(of: pair[0], by: pair[1])
            try await blocks.delete(of: pair[1], by: pair[0])
            return "unblocks"
        }
        try await neighbours.store.block(pair[0], by: pair[1])
        return "blocks"
    }

    private mutating func takesDown() async throws -> String {
        let (id, now) = (try any(), neighbours.store.clock.now)
        let store = neighbours.store
        let repository = SQLReportRepository(store.database, identifiers: store.identifiers)
        let report = try Report(
            store.identifiers.next(),
            of: Subject(.listing, id),
            by: members.randomElement(using: &chance) ?? neighbours.author,
            for: .spam,
            nil,
            at: now
        )
        let kept = try await repository.insert(report).id
        reports[kept] = id
        try await decide(kept, .upheld)
        return "takes down"
    }

    private mutating func putsBack() async throws -> String {
        guard let report = reports.keys.sorted().randomElement(using: &chance) else {
            return "puts nothing back"
        }
        try await decide(report, .reopened)
        return "puts back"
    }

    private func decide(_ report: Report.ID, _ verdict: Decision.Verdict) async throws {
        let store = neighbours.store
        let decision = Decision(
            store.identifiers.next(),
            verdict,
            Measures(hides: verdict == .upheld, suspendsUntil: nil),
            note: nil,
            at: store.clock.now
        )
        try await SQLReportRepository(store.database, identifiers: store.identifiers)
            .decide(report, decision, by: operatingMember) { _, _ in nil }
    }

    private mutating func talks() async throws -> String {
        let store = neighbours.store
        let repository = SQLConversationRepository(store.database, identifiers: store.identifiers)
        let conversations = Conversations(
            conversations: repository,
            identifiers: store.identifiers,
            clock: store.clock
        )
        _ = try await conversations.start(
            about: any(),
            by: members.randomElement(using: &chance) ?? neighbours.author
        )
        return "talks"
    }

    /// Now and then it is noted that dates have passed.
    private mutating func timePasses() async throws -> String {
        neighbours.store.clock.pass(.seconds(Int.random(in: 60...100_000, using: &chance)))
        guard Bool.random(using: &chance) else { return "time passes" }
        try await SQLListingExpiry(neighbours.store.database, identifiers: neighbours.store.identifiers)
            .expireAll(at: neighbours.store.clock.now)
        return "expires"
    }

    private mutating func leave() async throws -> String {
        guard members.count > 2, Int.random(in: 0..<8, using: &chance) == 0 else { return "stays" }
        let member = members.remove(at: Int.random(in: 1..<members.count, using: &chance))
        try await neighbours.store.accounts.delete(member, at: neighbours.store.clock.now)
        members.append(try await neighbours.store.join("n\(steps)").account.id)
        return "leaves"
    }

    /// As when a teacher's hours change.
    private mutating func times() async throws -> String {
        let (id, times) = (try any(), WeekTimes(bits: 1 << Int64.random(in: 0..<22, using: &chance)))
        try await neighbours.store.database.write { connection in
            try connection.execute("UPDATE listings SET week_times = \(times.bits) WHERE id = \(id)")
            try connection.boardChanges.note(of: id)
        }
        return "changes times"
    }

    private mutating func renames() async throws -> String {
        let (member, name) = (members.randomElement(using: &chance) ?? neighbours.author, "r\(steps)")
        _ = try await neighbours.store.accounts.update(member) { $0.rename(to: try Nickname(name)) }
        return "renames"
    }
}
