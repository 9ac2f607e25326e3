extension Database {
    /// Leases a number under `name` that no other process holds, until the database closes or the process
    /// ends.
    ///
    /// `take` receives the number before this returns. With PostgreSQL it receives another one if the
    /// connection was lost and the number is taken. Throws ``DatabaseError/Kind/busy`` when all are held.
    public func lease(
        oneOf numbers: Range<Int>,
        under name: String,
        _ take: @escaping @Sendable (Int) -> Void
    ) async throws {
        try await driver.lease(oneOf: numbers, under: name, take)
    }
}

extension DatabaseError {
    static func allTaken(_ name: String, _ numbers: Range<Int>) -> DatabaseError {
        DatabaseError(.busy, "every \(name) from \(numbers.lowerBound) to \(numbers.upperBound - 1) is taken")
    }
}
