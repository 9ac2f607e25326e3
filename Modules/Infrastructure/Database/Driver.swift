/// What each engine does its own way behind ``Database``.
protocol Driver: Sendable {
    nonisolated(nonsending) func read<T: Sendable>(
        _ body: @Sendable (Connection) throws -> T
    ) async throws -> T

    func write<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T

    /// A write that no other process' `alone` overlaps, with constraints free to be rebuilt: for migrations.
    func alone<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T

    /// Says whether what is stored is sound, whatever the schema.
    func check() async throws

    func close() async

    var statistics: Database.Statistics { get }
}
