/// What operators announce to everybody.
///
/// Its functions throw ``AnnouncementRefusal/notFound`` for a member who isn't an operator.
public struct ManageAnnouncements: Sendable {
    private let announcements: any SiteAnnouncementRepository
    private let operators: any OperatorRepository
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        announcements: any SiteAnnouncementRepository,
        operators: any OperatorRepository,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.announcements = announcements
        self.operators = operators
        self.identifiers = identifiers
        self.clock = clock
    }

    /// - Parameter start: nil to show it from now on.
    public func post(
        _ contents: AnnouncementContents,
        from start: Moment?,
        until end: Moment,
        by who: Member.ID
    ) async throws -> Announcement {
        try await admit(who)
        let now = clock.now
        return try await announcements.post(
            Announcement(identifiers.next(), contents, from: start ?? now, until: end, at: now)
        )
    }

    /// - Parameter start: nil to leave it as it is.
    public func edit(
        _ id: Announcement.ID,
        _ contents: AnnouncementContents,
        from start: Moment?,
        until end: Moment,
        by who: Member.ID
    ) async throws -> Announcement {
        try await admit(who)
        let now = clock.now
        return try await announcements.update(id) {
            try $0.edit(contents, from: start ?? $0.startsAt, until: end, at: now)
        }
    }

    public func end(_ id: Announcement.ID, by who: Member.ID) async throws -> Announcement {
        try await admit(who)
        let now = clock.now
        return try await announcements.update(id) { try $0.end(at: now) }
    }

    private func admit(_ who: Member.ID) async throws {
        guard try await operators.isOperator(who) else { throw AnnouncementRefusal.notFound }
    }
}
