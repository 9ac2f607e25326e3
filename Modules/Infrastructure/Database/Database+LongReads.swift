extension Database {
    /// Like ``read(_:)``, for a read of minutes: runs on a thread of its own, so that it takes none of those
    /// that other tasks share.
    public func readAtLength<T: Sendable>(
        _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        try await withTaskExecutorPreference(SessionExecutor()) { try await readHere(body) }
    }

    @concurrent
    private func readHere<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T {
        try await driver.read { connection in
            // The first rows of a table may take longer than any other statement: it may be sorted.
            if connection.engine == .postgresql { try connection.script("SET LOCAL statement_timeout = 0") }
            return try body(connection)
        }
    }
}
