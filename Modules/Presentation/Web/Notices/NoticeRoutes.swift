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

    public var endpoints: [Endpoint] { [list, read, unread, switches, mute] }

    private var list: Endpoint {
        .member(
            .get,
            NoticePath.all,
            "List my notices; newest first",
            query: Parameter.slice,
            answers: .json()
        ) { [queries] request, who in
            let slice = try await queries.list(of: who.member, request.slice)
            return ListBody(slice.items.map(NoticeBody.init), next: slice.next)
        }
    }

    private var read: Endpoint {
        .member(
            .put,
            NoticePath.read,
            "Mark notices as read; returns the remaining unread counts",
            takes: ChosenNoticesBody.self,
            answers: .json()
        ) { [notices, clock, unreadOf] _, who, body in
            try await notices.read(try body.chosen(), of: who.member, at: clock.now)
            return try await unreadOf(who.member)
        }
    }

    private var unread: Endpoint {
        .member(.get, NoticePath.unread, "Count my unread entries", answers: .json()) {
            [unreadOf] _, who in
            try await unreadOf(who.member)
        }
    }

    private var unreadOf: @Sendable (Member.ID) async throws -> UnreadBody {
        { [queries, talk] member in
            UnreadBody(try await talk.unread(of: member), notices: try await queries.unread(of: member))
        }
    }

    private var switches: Endpoint {
        .member(
            .get,
            NoticePath.switches,
            "Get my notice settings; the kinds that are switched off",
            answers: .json()
        ) {
            [queries] _, who in
            MutedNoticesBody(try await queries.muted(by: who.member))
        }
    }

    private var mute: Endpoint {
        .member(
            .put,
            NoticePath.switches,
            "Replace my notice settings; the kinds to switch off, all others are on",
            takes: MutedNoticesBody.self,
            answers: .json()
        ) { [notices] _, who, body in
            try await notices.mute(body.muted, by: who.member)
            return body
        }
    }
}
