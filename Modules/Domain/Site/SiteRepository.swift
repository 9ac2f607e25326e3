/// Stores the settings of the place and who changed them.
public protocol SiteRepository: Sendable {
    /// As they are now. Reads the database only once after each change, on any server. While that fails, as
    /// they were last known.
    func current() async -> SiteSettings

    /// As they were last known, without waiting.
    var known: SiteSettings { get }

    /// Loads, changes and saves the settings atomically, and notes each that `change` returns. When it
    /// throws, nothing is saved. Returns the settings as they are then.
    func update(
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout SiteSettings) throws -> [SiteDifference]
    ) async throws -> SiteSettings

    /// The changes, latest first. The caller must check that the reader is an operator.
    func changes(_ slice: SliceRequest) async throws -> Slice<SiteChange>
}

extension SiteRepository {
    /// The kinds of listings that are offered now.
    public func kinds() async -> [Listing.Kind] { await current().kinds }
}
