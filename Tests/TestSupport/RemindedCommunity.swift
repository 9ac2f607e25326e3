public import Database
import Foundation
import JSONCoding

/// The real program with three members who want to be reminded of eight favourite events, by mail, too.
public struct RemindedCommunity {
    private static let (members, events) = (3, 8)
    /// The notices of one round, and as many mails.
    public static let toldARound = members * events

    private let folder: TemporaryFolder
    private let mail: LocalMailServer
    private let database: Database
    private let arguments: [String]
    private let servers: Int

    public init(_ engine: Database.Engine) async throws {
        folder = try TemporaryFolder()
        mail = try LocalMailServer()
        servers = engine == .sqlite ? 1 : 2
        let settings = ["--smtp", mail.address, "--mail-from", "madang@example.com"]
        switch engine {
        case .sqlite:
            arguments = settings
            try await Self.settle(at: MadangProcess(data: folder.file("0").path))
            database = try Database.sqlite(at: folder.file("0").appendingPathComponent("madang.sqlite").path)
        case .postgresql:
            let address = try await PostgreSQLServer.shared().freshDatabase()
            let storage = ["--database", address, "--key-file", folder.file("key").path]
            arguments = settings + storage
            try await Self.settle(at: MadangProcess(data: folder.file("0").path, storage))
            database = try Database.postgresql(address)
        }
        try await database.write { connection in
            try connection.execute("UPDATE accounts SET email_verified_at = 1")
            try connection.execute(
                "INSERT INTO reminder_mails (member, kind) SELECT DISTINCT member, 'opens' FROM favourites"
            )
        }
    }

    /// Its members join before it sends mail, which would ask each for a code.
    private static func settle(at madang: MadangProcess) async throws {
        let host = try await RemoteMember(joining: "host", at: madang)
        let day = Date(timeIntervalSinceNow: 10 * 86_400).formatted(.iso8601.year().month().day())
        var posted: [String] = []
        for number in 1...events {
            var changes = Neighbour.dated("\(day)T05:00:00Z", "\(day)T08:00:00Z")
            changes["title"] = .string("작은 서버 밤 \(number)")
            let answer = try await host.ask("POST", "/api/v1/events", Neighbour.event(changes))
            guard let id = answer.json["id"]?.stringValue else { throw UnexpectedResponse(answer) }
            posted.append(id)
        }
        for number in 1...members {
            let member = try await RemoteMember(joining: "member\(number)", at: madang)
            for event in posted {
                let answer = try await member.ask("PUT", "/api/v1/listings/\(event)/favourite")
                guard answer.status < 300 else { throw UnexpectedResponse(answer) }
            }
        }
        await madang.kill()
    }

    /// Makes one more reminder of each event due, and the mails that a killed server has taken.
    public func fallDue(in round: Int) async throws {
        let now = Int64(Date().timeIntervalSince1970 * 1_000)
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO event_reminders (event, kind, day, due_at, until)
                SELECT id, 'opens', \(Int64(round)), \(now), \(now + 86_400_000) FROM events
                """
            )
        }
        try await releaseMails()
    }

    /// Ends the leases of mails that killed servers have taken.
    private func releaseMails() async throws {
        try await database.write { try $0.execute("UPDATE outbox SET due_at = 1") }
    }

    /// Starts all servers at the same time.
    public func start() async throws -> [MadangProcess] {
        try await withThrowingTaskGroup(of: MadangProcess.self) { group in
            for number in 0..<servers {
                let data = folder.file("\(number)").path
                group.addTask { [arguments] in try await MadangProcess(data: data, arguments) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// Lets servers tell everything that is due.
    public func catchUp() async throws {
        let servers = try await start()
        try await until { try await pending == 0 }
        for server in servers { await server.kill() }
    }

    /// Lets servers send all mails.
    public func deliver() async throws {
        try await releaseMails()
        let servers = try await start()
        var (left, former) = (try await waitingMails, Int.max)
        while left > 0, left < former {
            former = left
            try await until { try await waitingMails < former }
            left = try await waitingMails
        }
        for server in servers { await server.kill() }
    }

    private var waitingMails: Int {
        get async throws { try await count("SELECT count(*) AS amount FROM outbox") }
    }

    public var told: Int {
        get async throws {
            try await count("SELECT count(*) AS amount FROM notices WHERE kind = 'event-opens'")
        }
    }

    private var pending: Int {
        get async throws {
            try await count(
                "SELECT count(*) AS amount FROM event_reminders WHERE is_told = 0 AND kind = 'opens'"
            )
        }
    }

    /// The notices of each member about each event.
    public var noticesOfEach: [Int] {
        get async throws {
            try await database.read { connection in
                try connection.run(
                    """
                    SELECT count(*) AS amount FROM notices WHERE kind = 'event-opens'
                    GROUP BY member, target_id
                    """
                )
                .map { try $0.value("amount") }
            }
        }
    }

    /// The identifiers of all mails, as their headers tell.
    public var sent: [String] {
        mail.deliveries.compactMap { delivery in
            delivery.raw.split(whereSeparator: \.isNewline).first { $0.hasPrefix("Message-ID:") }
                .map(String.init)
        }
    }

    public func close() async { await database.close() }

    private func count(_ query: SQL) async throws -> Int {
        try await database.read { try $0.first(query)?.value("amount") ?? 0 }
    }
}
