public import Domain
import HTTPServer
import Wire

/// Endpoints of what operators announce. Those of operators aren't found for other members.
public struct AnnouncementRoutes: Sendable {
    private let operators: any OperatorRepository
    private let announcements: any SiteAnnouncementRepository
    private let manage: ManageAnnouncements
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        announcements: any SiteAnnouncementRepository,
        manage: ManageAnnouncements,
        clock: any WallClock
    ) {
        self.operators = operators
        self.announcements = announcements
        self.manage = manage
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            shown, list.audited(as: .announcementsList), one.audited(as: .announcementRead),
            post.audited(as: .announcementPost), edit.audited(as: .announcementEdit),
            end.audited(as: .announcementEnd),
        ]
    }

    private var shown: Endpoint {
        .on(API.announcements.shown) { _, _, _ in
            ListBody(try await announcements.shown(at: clock.now).map(AnnouncementBody.init))
        }
    }

    private var list: Endpoint {
        .on(API.announcements.list) { _, query, who in
            try await admit(who)
            let slice = try await announcements.list(query.slice)
            return ListBody(slice.items.map(AnnouncementBody.init), next: slice.next)
        }
    }

    private var one: Endpoint {
        .on(API.announcements.one) { id, _, who in
            try await admit(who)
            return AnnouncementBody(try await announcements.find(id))
        }
    }

    private var post: Endpoint {
        .on(API.announcements.post) { _, draft, who in
            let contents = try draft.contents()
            return AnnouncementBody(
                try await manage.post(contents, from: draft.startsAt, until: draft.endsAt, by: who.member)
            )
        }
    }

    private var edit: Endpoint {
        .on(API.announcements.edit) { id, draft, who in
            let contents = try draft.contents()
            let edited = try await manage.edit(
                id,
                contents,
                from: draft.startsAt,
                until: draft.endsAt,
                by: who.member
            )
            return AnnouncementBody(edited)
        }
    }

    private var end: Endpoint {
        .on(API.announcements.end) { id, _, who in
            AnnouncementBody(try await manage.end(id, by: who.member))
        }
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw AnnouncementRefusal.notFound }
    }
}
