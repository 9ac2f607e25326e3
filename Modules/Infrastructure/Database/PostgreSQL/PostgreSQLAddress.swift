import CPostgreSQL
import Glibc

/// A server's address and credentials for libpq. Never printed: it may contain a password.
struct PostgreSQLAddress: Sendable {
    private let conninfo: String

    init(_ url: String) throws {
        var complaint: UnsafeMutablePointer<CChar>?
        let options = PQconninfoParse(url, &complaint)
        defer {
            PQconninfoFree(options)
            PQfreemem(complaint)
        }
        guard options != nil else {
            let words = complaint.map { String(cString: $0) } ?? "it cannot be read"
            throw DatabaseError(
                .unavailable,
                "the address of the database is wrong: \(Self.withoutQuotes(words))"
            )
        }
        conninfo = url
    }

    /// The time for each host of the address, in seconds. A host that doesn't answer is left for the next.
    private static let patience = 10

    /// Connects, blocking, or throws.
    func connect(as applicationName: String) throws -> OpaquePointer {
        // Options before `dbname` are overridden by the URL; those after it override the URL.
        let options: [(String, String)] = [
            ("tcp_user_timeout", "\(Self.patience * 1_000)"),
            ("keepalives_idle", "30"),
            ("keepalives_interval", "10"),
            ("keepalives_count", "3"),
            ("fallback_application_name", applicationName),
            ("dbname", conninfo),
            ("client_encoding", "UTF8"),
        ]
        let link = withCStrings(options.map(\.0)) { names in
            withCStrings(options.map(\.1)) { values in PQconnectStartParams(names, values, 1) }
        }
        guard let link else { throw DatabaseError(.unavailable, "out of memory") }
        // A server that is shut down sends a notice even before the connection is established. libpq would
        // write it to standard error, into the log.
        PQsetNoticeProcessor(link, { _, _ in }, nil)
        let isInTime = Self.complete(link)
        guard PQstatus(link) == CONNECTION_OK else {
            defer { PQfinish(link) }
            let message = isInTime ? DatabaseError.lastMessage(of: link) : "timeout expired"
            throw DatabaseError(.unavailable, message)
        }
        return link
    }

    /// Continues until the connection is established or has failed. Returns false when the time is over.
    private static func complete(_ link: OpaquePointer) -> Bool {
        let hosts = PQhost(link).map { String(cString: $0).split(separator: ",").count } ?? 1
        let end = ContinuousClock.now + .seconds(patience * max(1, hosts))
        var state = PGRES_POLLING_WRITING
        while state == PGRES_POLLING_READING || state == PGRES_POLLING_WRITING, PQsocket(link) >= 0 {
            let left = (end - .now) / .milliseconds(1)
            guard left > 0 else { return false }
            let event = state == PGRES_POLLING_READING ? POLLIN : POLLOUT
            var waiting = pollfd(fd: PQsocket(link), events: Int16(event), revents: 0)
            if poll(&waiting, 1, Int32(left.rounded(.up))) > 0 { state = PQconnectPoll(link) }
        }
        return true
    }

    /// libpq quotes the part it could not parse, which may be the password.
    private static func withoutQuotes(_ words: String) -> String {
        let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
        let shown = parts.enumerated().map { $0.offset.isMultiple(of: 2) ? String($0.element) : "…" }
        return shown.joined(separator: "\"").filter { !$0.isNewline }
    }
}

/// Calls `use` with a null-terminated list of C strings.
private func withCStrings<T>(
    _ strings: [String],
    _ use: (UnsafePointer<UnsafePointer<CChar>?>?) -> T
) -> T {
    var bytes: [CChar] = []
    let starts = strings.map { string in
        defer { bytes += string.utf8CString }
        return bytes.count
    }
    return bytes.withUnsafeBufferPointer { buffer in
        let pointers = starts.map { buffer.baseAddress?.advanced(by: $0) } + [nil]
        return pointers.withUnsafeBufferPointer { use($0.baseAddress) }
    }
}
