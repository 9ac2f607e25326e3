public import Domain
import HTTPServer
import Wire

/// Endpoints of notices and their settings.
public struct NoticeRoutes: Sendable {
    private let notices: any NoticeRepository
    private let queries: any NoticeQueries
    private let talk: any ConversationQueries
    private let clock: any WallClock

    public init(
        notices: any NoticeRepository,
        queries: any NoticeQueries,
        talk: any ConversationQueries,
        clock: any WallClock
    ) {
        self.notices = notices
        self.queries = queries
        self.talk = talk
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.notices.list) { _, query, who in
                let slice = try await queries.list(of: who.member, query.slice)
                return ListBody(slice.items.map(NoticeBody.init), next: slice.next)
            },
            .on(API.notices.read) { _, body, who in
                try await notices.read(try body.chosen(), of: who.member, at: clock.now)
                return try await unread(of: who.member)
            },
            .on(API.notices.unread) { _, _, who in try await unread(of: who.member) },
            .on(API.notices.switches) { _, _, who in
                MutedNoticesBody(try await queries.muted(by: who.member))
            },
            .on(API.notices.mute) { _, body, who in
                try await notices.mute(body.muted, by: who.member)
                return body
            },
        ]
    }

    private func unread(of member: Member.ID) async throws -> UnreadBody {
        UnreadBody(try await talk.unread(of: member), notices: try await queries.unread(of: member))
    }
}
