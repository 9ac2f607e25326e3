import CPostgreSQL

/// An open connection and its prepared statements.
final class PostgreSQLLink {
    private let pointer: OpaquePointer
    private var names = StatementCache<String>(limit: 256)
    private var prepared = 0
    private let own: OwnBackends?

    /// - Parameter own: the set that this connection joins when its notifications are delivered locally.
    init(_ settings: PostgreSQLSettings, among own: OwnBackends? = nil) throws {
        pointer = try settings.address.connect(as: settings.applicationName)
        self.own = own
        own?.insert(PQbackendPID(pointer))
        try run(settings.greeting)
    }

    deinit {
        own?.remove(PQbackendPID(pointer))
        PQfinish(pointer)
    }

    /// libpq may know of a failed write before it reports the connection as bad.
    private var hasFailed = false

    var isBroken: Bool { hasFailed || PQstatus(pointer) == CONNECTION_BAD }
    var isInTransaction: Bool { PQtransactionStatus(pointer) != PQTRANS_IDLE }
    var lastMessage: String { DatabaseError.lastMessage(of: pointer) }

    /// Runs one or more commands without values and returns the last result.
    @discardableResult
    func run(_ text: String) throws -> PostgreSQLResult {
        try checked(PQexec(pointer, text), text)
    }

    func run(_ sql: SQL) throws -> PostgreSQLResult {
        let values = try PostgreSQLParameters(sql)
        let name = try name(of: sql.text, values)
        let result = values.lend { PQexecPrepared(pointer, name, values.count, $0, $1, $2, 0) }
        return try checked(result, sql.text)
    }

    /// Runs a statement without caching it.
    func runOnce(_ sql: SQL) throws {
        let values = try PostgreSQLParameters(sql)
        let result = values.lend { places, lengths, formats in
            PQexecParams(pointer, sql.text, values.count, values.types, places, lengths, formats, 0)
        }
        _ = try checked(result, sql.text)
    }

    func begin(_ opening: PostgreSQLOpening) throws {
        try run(opening.commands.joined(separator: ";"))
        guard let schema = opening.schema else { return }
        try schema.check(run(KnownSchema.question).rows())
    }

    /// Begins a transaction and runs its first statement in one round trip, once both are prepared.
    func run(_ sql: SQL, after opening: PostgreSQLOpening) throws -> PostgreSQLResult {
        let values = try PostgreSQLParameters(sql)
        let asked = opening.schema == nil ? [] : [KnownSchema.question.text]
        let questions = asked.compactMap { names.find($0) }
        guard let name = names.find(key(sql.text, values)), questions.count == asked.count,
            PQenterPipelineMode(pointer) == 1
        else {
            try begin(opening)
            return try run(sql)
        }
        let isSent =
            opening.commands.allSatisfy { PQsendQueryParams(pointer, $0, 0, nil, nil, nil, nil, 0) == 1 }
            && questions.allSatisfy { PQsendQueryPrepared(pointer, $0, 0, nil, nil, nil, 0) == 1 }
            && values.lend { PQsendQueryPrepared(pointer, name, values.count, $0, $1, $2, 0) } == 1
            && PQpipelineSync(pointer) == 1
        guard isSent else { throw lost(sql.text) }
        var answers = PostgreSQLPipeline(pointer)
        for command in opening.commands { _ = try checked(answers.next(), command) }
        if let schema = opening.schema {
            try schema.check(checked(answers.next(), KnownSchema.question.text).rows())
        }
        return try checked(answers.next(), sql.text)
    }

    var socket: Int32 { PQsocket(pointer) }

    /// Returns other processes' notifications; throws when the connection has ended.
    func notifications(besides own: OwnBackends) throws -> [QueuedNotification] {
        // A server that shuts down sends a message and closes. The socket may signal only once for both, so
        // the second read detects the end.
        guard PQconsumeInput(pointer) == 1, PQconsumeInput(pointer) == 1 else { throw lost("LISTEN") }
        var notifications: [QueuedNotification] = []
        while let notification = PQnotifies(pointer) {
            let said = notification.pointee
            if !own.contains(said.be_pid) {
                let channel = String(cString: said.relname)
                notifications.append(
                    QueuedNotification(channel: channel, payload: String(cString: said.extra))
                )
            }
            PQfreemem(notification)
        }
        return notifications
    }

    /// Makes the server plan every statement again, as after a migration.
    func forgetStatements() {
        names.removeAll()
        PQclear(PQexec(pointer, "DEALLOCATE ALL"))
    }

    private func key(_ text: String, _ values: PostgreSQLParameters) -> String {
        values.count == 0 ? text : text + "\u{0}" + values.signature
    }

    private func name(of text: String, _ values: PostgreSQLParameters) throws -> String {
        let key = key(text, values)
        if let name = names.find(key) { return name }
        prepared += 1
        let name = "s\(prepared)"
        _ = try checked(PQprepare(pointer, name, text, values.count, values.types), text)
        if let evicted = names.insert(name, for: key) { try run("DEALLOCATE \(evicted)") }
        return name
    }

    private func checked(_ pointer: OpaquePointer?, _ sql: String) throws -> PostgreSQLResult {
        guard let pointer else { throw lost(sql) }
        let result = PostgreSQLResult(pointer)
        if result.isSuccess { return result }
        // Server errors have a code; one without comes from libpq and concerns the connection.
        guard let code = result.field("C"), !isBroken, !code.hasPrefix("57P") else { throw lost(sql) }
        if result.field("V") == "FATAL" { hasFailed = true }
        throw DatabaseError.postgresql(result, code: code, sql: sql)
    }

    private func lost(_ sql: String) -> DatabaseError {
        hasFailed = true
        return DatabaseError.lost(lastMessage, sql: sql)
    }
}
