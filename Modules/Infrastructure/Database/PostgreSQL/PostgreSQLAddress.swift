import CPostgreSQL

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

    /// Connects, blocking, or throws.
    func connect(as applicationName: String) throws -> OpaquePointer {
        // Options before `dbname` are overridden by the URL; those after it override the URL.
        let options: [(String, String)] = [
            ("connect_timeout", "10"),
            ("keepalives_idle", "30"),
            ("keepalives_interval", "10"),
            ("keepalives_count", "3"),
            ("fallback_application_name", applicationName),
            ("dbname", conninfo),
            ("client_encoding", "UTF8"),
        ]
        let link = withCStrings(options.map(\.0)) { names in
            withCStrings(options.map(\.1)) { values in PQconnectdbParams(names, values, 1) }
        }
        guard let link else { throw DatabaseError(.unavailable, "out of memory") }
        guard PQstatus(link) == CONNECTION_OK else {
            defer { PQfinish(link) }
            throw DatabaseError(.unavailable, DatabaseError.lastMessage(of: link))
        }
        PQsetNoticeProcessor(link, { _, _ in }, nil)
        return link
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
