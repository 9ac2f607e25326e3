public import Database
import Foundation
import JSONCoding

/// Members with one device and a verified address each, to whom another writes, the push service of their
/// browsers and their mail server.
public struct PushedReaders: Sendable {
    public static let count = 12

    public struct Arrival: Sendable {
        public let endpoint: String
        public let topic: String
    }

    private let folder: TemporaryFolder
    private let database: Database
    private let service: ScriptedServer
    private let mail: LocalMailServer
    private let arguments: [String]
    private let servers: Int
    private let writer: RemoteMember
    private let talks: [String]

    public init(_ engine: Database.Engine) async throws {
        folder = try TemporaryFolder()
        service = try ScriptedServer { exchange, _ in exchange.answer(201) }
        mail = try LocalMailServer()
        servers = engine == .sqlite ? 1 : 2
        let data = folder.file("0").path
        switch engine {
        case .sqlite:
            arguments = ["--push-services", "any"]
        case .postgresql:
            let address = try await PostgreSQLServer.shared().freshDatabase()
            let key = folder.file("key").path
            arguments = ["--push-services", "any", "--database", address, "--key-file", key]
        }
        let madang = try await MadangProcess(data: data, arguments)
        database =
            engine == .sqlite
            ? try .sqlite(at: folder.file("0").appendingPathComponent("madang.sqlite").path)
            : try .postgresql(arguments[3])
        writer = try await RemoteMember(joining: "ben", at: madang)
        var talks: [String] = []
        for number in 1...Self.count {
            let reader = try await RemoteMember(joining: "reader\(number)", at: madang)
            talks.append(try await writer.talks(to: reader))
            // The number of unanswered messages a day is limited.
            guard await reader.say("hello", in: talks[number - 1], key: "answer") else { throw NotSaid() }
            let answer = try await reader.ask(
                "PUT",
                "/api/v1/me/push",
                SamplePushOffer.at("http://127.0.0.1:\(service.port)/\(number)")
            )
            guard answer.status == 200 else { throw UnexpectedResponse(answer) }
            let settings: JSON = [
                "muted": [], "unpushed": [], "unmailed": [], "letters": true, "quietHours": .null,
            ]
            _ = try await reader.ask("PUT", "/api/v1/me/notices", settings)
        }
        self.talks = talks
        await madang.kill()
        try await database.write { _ = try $0.execute("UPDATE accounts SET email_verified_at = 1") }
    }

    public var endpoints: Set<String> { Set((1...Self.count).map { "/\($0)" }) }

    public var arrivals: [Arrival] {
        service.requests.map { Arrival(endpoint: $0.target, topic: $0.header("Topic") ?? "") }
    }

    public var emails: [LocalMailServer.Delivery] { mail.deliveries }

    /// They have read everything so far.
    public func hearNothingNew() async throws {
        try await database.write { connection in
            try connection.execute("UPDATE notices SET read_at = 1, mail_due_at = NULL")
            try connection.execute("DELETE FROM pushes")
        }
    }

    public func start() async throws -> [MadangProcess] {
        try await withThrowingTaskGroup(of: MadangProcess.self) { group in
            let words = arguments + mail.settings.flatMap { ["--\($0.key)", $0.value] }
            for number in 0..<servers {
                let data = folder.file("\(number)").path
                group.addTask { try await MadangProcess(data: data, words) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// Writes to all of them at once; the conversations of which the server said that the message is kept.
    public func say(_ text: String, at servers: [MadangProcess]) async -> Set<String> {
        await withTaskGroup(of: String?.self) { group in
            for (number, talk) in talks.enumerated() {
                let writer = writer.at(servers[number % servers.count])
                group.addTask { await writer.say(text, in: talk, key: "\(text)-\(talk)") ? talk : nil }
            }
            return await group.reduce(into: []) { kept, talk in if let talk { kept.insert(talk) } }
        }
    }

    /// Says again what wasn't acknowledged, and lets servers send all pushes, also those that killed ones
    /// took.
    public func catchUp(_ text: String, besides kept: Set<String>) async throws {
        try await database.write { try $0.execute("UPDATE pushes SET due_at = 1") }
        let servers = try await start()
        for talk in talks where !kept.contains(talk) {
            guard await writer.at(servers[0]).say(text, in: talk, key: "\(text)-\(talk)") else {
                throw NotSaid()
            }
        }
        try await until { try await waiting == 0 }
        for server in servers { await server.kill() }
    }

    /// Emails of what they haven't read are due now.
    public func letEmailsBeDue() async throws {
        try await database.write {
            _ = try $0.execute("UPDATE notices SET mail_due_at = at WHERE mail_due_at IS NOT NULL")
        }
    }

    /// Lets servers send all emails, also those that killed ones took.
    public func catchUpWithEmails() async throws {
        try await database.write { _ = try $0.execute("UPDATE outbox SET due_at = 1") }
        let servers = try await start()
        try await until { try await unsent == 0 }
        for server in servers { await server.kill() }
    }

    private var unsent: Int {
        get async throws {
            try await database.read {
                try $0.first(
                    """
                    SELECT (SELECT count(*) FROM notices WHERE mail_due_at IS NOT NULL)
                        + (SELECT count(*) FROM outbox) AS amount
                    """
                )?.value("amount") ?? 0
            }
        }
    }

    private var waiting: Int {
        get async throws {
            try await database.read {
                try $0.first("SELECT count(*) AS amount FROM pushes")?.value("amount") ?? 0
            }
        }
    }

    public func close() async { await database.close() }
}

private struct NotSaid: Error {}
