/// What each engine does its own way behind ``Database``.
protocol Driver: Sendable {
    nonisolated(nonsending) func read<T: Sendable>(
        _ body: @Sendable (Connection) throws -> T
    ) async throws -> T

    func write<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T

    /// A write that no other process' `alone` overlaps, with constraints free to be rebuilt: for migrations.
    func alone<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T

    /// A write of very much that refers to nothing that isn't there, while nobody else has the database open.
    func fill<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T

    /// What the running program knows of the schema; a write that finds a newer one is refused.
    var schema: KnownSchema { get }

    /// Says whether what is stored is sound, whatever the schema.
    func check() async throws

    func listen(on channel: String, _ hear: @escaping ChannelListeners.Hear) -> Listening

    func lease(
        oneOf numbers: Range<Int>,
        under name: String,
        _ take: @escaping @Sendable (Int) -> Void
    ) async throws

    func close() async

    var statistics: Database.Statistics { get }
}
