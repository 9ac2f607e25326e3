extension Database {
    /// Holds a number that nobody else holds under `name`, in any process on this database, until the
    /// database is closed or the process ends, however it ends.
    ///
    /// `take` is told the number before this returns. With PostgreSQL it is told another when the connection
    /// that held the first was lost and somebody else has it now. Throws ``DatabaseError/Kind/busy`` when all
    /// are held.
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
