import Domain

/// Settings of the place that don't change.
struct KnownSite: SiteRepository {
    let known: SiteSettings

    /// - Parameter stored: an empty value stands for the usual one.
    init(_ stored: [SiteSetting: String]) {
        known = SiteSettings(stored: stored.filter { !$0.value.isEmpty })
    }

    func current() async -> SiteSettings { known }

    func update(
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout SiteSettings) throws -> [SiteDifference]
    ) async throws -> SiteSettings {
        var settings = known
        _ = try change(&settings)
        return settings
    }

    func changes(_ slice: SliceRequest) async throws -> Slice<SiteChange> { Slice([]) }
}
