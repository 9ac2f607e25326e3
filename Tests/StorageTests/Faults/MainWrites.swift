import Database
import Domain
import TestSupport

@testable import Storage

/// What neighbours do most, on a disk that may fail meanwhile. What was acknowledged is promised.
struct MainWrites {
    /// From one change of the disk on, and up to another, this question is answered by one row.
    struct Promise {
        let name: String
        let question: SQL
        let since: Int
        var until = Int.max

        init(_ name: String, _ question: SQL, since step: Int) {
            self.name = name
            self.question = question
            since = step
        }
    }

    private let folder: TemporaryFolder
    private let disk: FaultyDisk
    private var store: Store?
    private(set) var promises: [Promise] = []
    private(set) var refusals: [any Error] = []
    private var starts = 0

    init(in folder: TemporaryFolder, on disk: FaultyDisk) {
        self.folder = folder
        self.disk = disk
    }

    /// Everything once, with the file closed and opened again in the middle.
    mutating func run() async throws {
        try await opens(knowing: migrations)
        let ana = await join("ana"), ben = await join("ben")
        var conversation: Conversation.ID?
        if let ana, let ben { conversation = await agree(ana, ben) }
        if let cho = await join("cho") { await leave(cho) }
        if let ana, let ben, let conversation { await talk(ana, ben, in: conversation, "first") }
        await migrates()
        await close()
        try await opens()
        if let ana, let ben, let conversation { await talk(ana, ben, in: conversation, "second") }
        _ = await join("dan")
    }

    /// As a start of the program does.
    mutating func opens(knowing known: [Migration] = migrations + [tomorrow]) async throws {
        let store = try await Store(in: folder, knowing: known)
        self.store = store
        // Time passes between two starts: the identifiers of the first are not made again.
        starts += 1
        store.clock.pass(.seconds(starts))
        // After so few pages that there is much to see of it.
        _ = try? await store.database.write { try $0.run("PRAGMA wal_autocheckpoint = 25") }
    }

    mutating func join(_ name: String) async -> Member.ID? {
        await keep("\(name) has an account") {
            try await $0.join(name).account.id
        } asking: { id in
            "SELECT id FROM accounts WHERE id = \(id)"
        }
    }

    func close() async {
        await store?.database.close()
    }

    private mutating func agree(_ ana: Member.ID, _ ben: Member.ID) async -> Conversation.ID? {
        let posted = await keep("a class is posted") { store in
            let fixture = ClassFixture(store, teacher: ana)
            return try await fixture.post(fixture.contents())
        } asking: {
            "SELECT id FROM classes WHERE id = \($0)"
        }
        guard let posted else { return nil }
        let begun = await keep("a conversation is begun") { store in
            let talks = SQLConversationRepository(store.database, identifiers: store.identifiers)
            let conversations = Conversations(
                conversations: talks,
                identifiers: store.identifiers,
                clock: store.clock
            )
            return try await conversations.start(about: Listing.ID(rawValue: posted.rawValue), by: ben).id
        } asking: {
            "SELECT id FROM conversations WHERE id = \($0)"
        }
        guard let begun else { return nil }
        let proposed = await keep("a deal is proposed") { store in
            let deals = SQLDealRepository(store.database, identifiers: store.identifiers)
            let now = store.clock.now
            return try await deals.propose(.tomorrow(after: now), in: begun, by: ana, at: now)
        } asking: {
            "SELECT id FROM deals WHERE id = \($0)"
        }
        guard let proposed else { return begun }
        _ = await keep("the deal is accepted") { store in
            let deals = SQLDealRepository(store.database, identifiers: store.identifiers)
            let now = store.clock.now
            try await deals.update(proposed, by: ben, at: now) { try $0.accept(by: ben, at: now) }
        } asking: {
            "SELECT id FROM deals WHERE id = \(proposed) AND state = 'accepted'"
        }
        return begun
    }

    /// Eight at once, that share commits.
    private mutating func talk(_ ana: Member.ID, _ ben: Member.ID, in talk: Conversation.ID, _ name: String)
        async
    {
        guard let store else { return }
        let disk = disk
        let conversations = Conversations(
            conversations: SQLConversationRepository(store.database, identifiers: store.identifiers),
            identifiers: store.identifiers,
            clock: store.clock
        )
        let outcomes = await withTaskGroup(of: Result<Promise, any Error>.self) { group in
            for number in 0..<8 {
                group.addTask {
                    do {
                        let sender = number.isMultiple(of: 2) ? ana : ben
                        let message = try await store.requests.once("\(name).\(number)", by: sender) {
                            try await conversations.send(
                                MessageText("\(name) \(number)"),
                                showing: [],
                                in: talk,
                                by: sender
                            )
                        }
                        let question: SQL = "SELECT id FROM messages WHERE id = \(message.id)"
                        return .success(Promise("message \(name) \(number)", question, since: disk.steps))
                    } catch {
                        return .failure(error)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        promises += outcomes.compactMap { try? $0.get() }
        refusals += outcomes.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    }

    private mutating func leave(_ member: Member.ID) async {
        // For good, even when the deletion is refused: a commit that a failing disk refused may be found kept
        // at the next start.
        promises[promises.count - 1].until = disk.steps
        _ = await keep("an account is deleted") { store in
            try await store.accounts.delete(member, at: store.clock.now)
        } asking: {
            "SELECT 1 AS one WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE id = \(member))"
        }
    }

    private mutating func migrates() async {
        _ = await keep("the schema is the next") { store in
            try await Migrator(store.database, migrations + [Self.tomorrow]).migrate()
        } asking: { _ in
            "SELECT name FROM schema_migrations WHERE name = 'tomorrow'"
        }
    }

    private mutating func keep<Value>(
        _ name: String,
        _ work: (Store) async throws -> Value,
        asking question: (Value) -> SQL
    ) async -> Value? {
        guard let store else { return nil }
        do {
            let value = try await work(store)
            promises.append(Promise(name, question(value), since: disk.steps))
            return value
        } catch {
            refusals.append(error)
            return nil
        }
    }

    private static let tomorrow = Migration(
        migrations.count + 1,
        "tomorrow",
        sql: """
            CREATE TABLE tomorrow (member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                words TEXT NOT NULL) STRICT;
            INSERT INTO tomorrow SELECT id, nickname FROM accounts;
            CREATE INDEX tomorrow_by_words ON tomorrow (words);
            """
    )
}

extension [MainWrites.Promise] {
    /// What is not as it should be in a database that was opened after a number of changes of its disk.
    func broken(in database: Database, after step: Int) async throws -> [String] {
        try await database.check()
        let due = filter { $0.since <= step && step < $0.until }
        return try await database.read { connection in
            try Invariants.broken(in: connection)
                + due.filter { try connection.first($0.question) == nil }.map(\.name)
        }
    }
}

extension DealTerms {
    fileprivate static func tomorrow(after now: Moment) throws -> DealTerms {
        try DealTerms(
            startsAt: now + DealFixture.day,
            minutes: 60,
            place: DealPlace(neighbourhood: BoardFixture.here),
            price: .fixed(Money(won: 30_000)!, per: .hour),
            note: nil
        )
    }
}
