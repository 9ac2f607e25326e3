/// The parts of ``Database`` that differ by engine.
protocol Driver: Sendable {
    nonisolated(nonsending) func read<T: Sendable>(
        _ body: @Sendable (Connection) throws -> T
    ) async throws -> T

    func write<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T

    /// A write that excludes `alone` in other processes, with foreign keys unchecked: for migrations.
    func alone<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T

    /// A bulk load with exclusive access and foreign keys unchecked.
    func fill<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T

    /// The schema version the running program knows; writes to a newer one are refused.
    var schema: KnownSchema { get }

    /// Checks the integrity of the stored data.
    func check() async throws

    func listen(on channel: String, _ handler: @escaping ChannelListeners.Handler) -> Listening

    func lease(
        oneOf numbers: Range<Int>,
        under name: String,
        _ take: @escaping @Sendable (Int) -> Void
    ) async throws

    /// Whether all listeners were told of the changes up to another process' position.
    func hasHeard(of position: WritePosition) -> Bool

    func close() async

    var statistics: Database.Statistics { get }
}
