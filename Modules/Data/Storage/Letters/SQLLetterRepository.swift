public import Database
public import Domain

public struct SQLLetterRepository: LetterRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(_ slice: SliceRequest) async throws -> Slice<Letter> {
        try await database.read { connection in
            let before = try slice.start(Letter.self)?.rawValue ?? .max
            let rows = try connection.run(
                """
                SELECT \(LetterTable.columns) FROM letters WHERE id < \(before)
                ORDER BY id DESC LIMIT \(slice.rows)
                """
            )
            return try Slice(rows, slice, by: "id", of: Letter.self) { try $0.map(Letter.init(row:)) }
        }
    }

    public func find(_ id: Letter.ID) async throws -> Letter {
        try await database.read { try $0.letters.find(id) }
    }

    public func receivers(at now: Moment) async throws -> Int {
        try await database.read { try $0.letters.receivers(at: now) }
    }

    public func write(_ letter: Letter) async throws -> Letter {
        try await database.once(making: letter.id) { connection, _ in
            try connection.letters.insert(letter)
            return letter
        } knowing: {
            try $0.letters.find($1)
        }
    }

    public func update(
        _ id: Letter.ID,
        _ change: @escaping @Sendable (inout Letter) throws -> Void
    ) async throws -> Letter {
        try await database.write { connection in
            var letter = try connection.letters.find(id)
            try change(&letter)
            try connection.letters.save(letter)
            return letter
        }
    }

    public func send(_ id: Letter.ID, at now: Moment) async throws -> Letter {
        try await database.write { connection in
            var letter = try connection.letters.find(id)
            let latest: Moment? = try connection.first("SELECT max(started_at) AS latest FROM letters")?
                .value("latest")
            try letter.send(
                to: connection.letters.receivers(at: now),
                after: latest,
                while: connection.sendingLetter() != nil,
                at: now
            )
            try connection.letters.save(letter)
            return letter
        }
    }

    public func stop(_ id: Letter.ID) async throws -> Letter {
        try await database.write { connection in
            var letter = try connection.letters.find(id)
            try letter.stop()
            try connection.letters.save(letter)
            try connection.execute("DELETE FROM outbox WHERE letter = \(id)")
            return letter
        }
    }

    public func test(
        _ id: Letter.ID,
        for member: Member.ID,
        as email: EmailMessage.ID,
        at now: Moment
    ) async throws {
        try await database.write { connection in
            let letter = try connection.letters.find(id)
            let row = try connection.first(
                """
                SELECT id, email, language FROM accounts
                WHERE id = \(member) AND email_verified_at IS NOT NULL
                """
            )
            guard let row else { return }
            let message = try EmailMessage(of: letter, to: row, as: email, isTest: true, at: now)
            try connection.outbox.insert(message, at: now)
        }
    }

    public func queue(
        atMost most: Int,
        _ identifiers: IdentifierGenerator,
        at now: Moment
    ) async throws {
        // Polled every few seconds, usually without result: writes only when a letter is being sent.
        guard try await database.read({ try $0.sendingLetter() != nil }) else { return }
        try await database.write { connection in
            guard let (letter, reached) = try connection.sendingLetter() else { return }
            let waiting = try connection.waiting(of: letter.id)
            guard waiting < most else { return }
            let rows = try connection.receivers(of: letter, after: reached, limit: most - waiting, at: now)
            guard let last = rows.last else {
                if waiting == 0 { try connection.finish(letter) }
                return
            }
            // Another server may have queued them meanwhile.
            let moved = try connection.execute(
                """
                UPDATE letters SET reached = \(last.value("id", as: Member.ID.self))
                WHERE id = \(letter.id) AND reached = \(reached) AND state = 'sending'
                """
            )
            guard moved > 0 else { return }
            for row in rows {
                let message = try EmailMessage(of: letter, to: row, as: identifiers.next(), at: now)
                try connection.outbox.insert(message, at: now)
            }
        }
    }
}

extension Connection {
    fileprivate func sendingLetter() throws -> (letter: Letter, reached: Member.ID)? {
        let row = try first(
            "SELECT \(LetterTable.columns), reached FROM letters WHERE state = 'sending'"
        )
        return try row.map { (try Letter(row: $0), try $0.value("reached")) }
    }

    fileprivate func waiting(of letter: Letter.ID) throws -> Int {
        let row = try first(
            """
            SELECT count(*) AS waiting FROM outbox
            WHERE letter = \(letter) AND kind = \(LetterTable.kind)
            """
        )
        return try row?.value("waiting") ?? 0
    }

    /// Those who were members when it began, and may be mailed now.
    fileprivate func receivers(
        of letter: Letter,
        after reached: Member.ID,
        limit: Int,
        at now: Moment
    ) throws -> [Row] {
        try run(
            """
            SELECT id, email, language FROM accounts
            WHERE id > \(reached) AND \(LetterTable.isReceiver(at: now))
                AND joined_at <= \(letter.startedAt)
            ORDER BY id LIMIT \(limit)
            """
        )
    }

    fileprivate func finish(_ letter: Letter) throws {
        var letter = letter
        letter.finish()
        try letters.save(letter)
    }
}

extension EmailMessage {
    /// - Parameter row: of the account.
    fileprivate init(
        of letter: Letter,
        to row: Row,
        as id: ID,
        isTest: Bool = false,
        at now: Moment
    ) throws {
        let language: Language = try row.word("language")
        self.init(
            id: id,
            member: try row.value("id"),
            to: try row.stored("email") { try EmailAddress($0) },
            language: language,
            content: .letter(letter.id, letter.contents.text(in: language), isTest: isTest),
            expiresAt: now + Self.patience
        )
    }
}
