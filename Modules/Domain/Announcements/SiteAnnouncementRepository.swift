/// Stores announcements.
public protocol SiteAnnouncementRepository: Sendable {
    /// Those that are shown now, the latest first. Answers from memory: every page asks.
    func shown(at now: Moment) async throws -> [Announcement]

    /// All of them, the latest first.
    func list(_ slice: SliceRequest) async throws -> Slice<Announcement>

    /// Throws ``AnnouncementRefusal/notFound``.
    func find(_ id: Announcement.ID) async throws -> Announcement

    /// A repeated request returns what it posted before. Throws ``AnnouncementRefusal/tooMany``.
    func post(_ announcement: Announcement) async throws -> Announcement

    /// Loads, changes and saves in one transaction. Throws ``AnnouncementRefusal/notFound`` and
    /// ``AnnouncementRefusal/tooMany``.
    func update(
        _ id: Announcement.ID,
        _ change: @escaping @Sendable (inout Announcement) throws -> Void
    ) async throws -> Announcement
}
