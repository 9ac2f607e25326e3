public import Domain
import HTTPServer
import Wire

/// Endpoints of notices and their settings.
public struct NoticeRoutes: Sendable {
    private let notices: any NoticeRepository
    private let queries: any NoticeQueries
    private let talk: any ConversationQueries
    private let unsubscribe: Unsubscribe
    private let clock: any WallClock

    public init(
        notices: any NoticeRepository,
        queries: any NoticeQueries,
        talk: any ConversationQueries,
        unsubscribe: Unsubscribe,
        clock: any WallClock
    ) {
        self.notices = notices
        self.queries = queries
        self.talk = talk
        self.unsubscribe = unsubscribe
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
            .on(API.notices.settings) { _, _, who in
                NoticeSettingsBody(try await queries.settings(of: who.member))
            },
            .on(API.notices.choose) { _, body, who in
                try await notices.choose(body.settings, by: who.member)
                return body
            },
            .on(API.notices.unsubscribe) { _, body, _ in
                UnsubscribedBody(try await unsubscribe(body.token))
            },
            unsubscribingFromMailPrograms,
        ]
    }

    /// For mail programs, which send a token in the address and no cookies (RFC 8058). Browsers, which tell
    /// the origin of a page, use the button of our own.
    private var unsubscribingFromMailPrograms: Endpoint {
        var endpoint = Endpoint.raw(
            .post,
            NoticePagePath.unsubscribe,
            "End the emails of a group; for mail programs",
            type: "text/plain"
        ) { request in
            guard request.headers["Origin"] == nil || request.isFromHere else {
                throw RequestRefusal.foreignOrigin
            }
            guard request.form["List-Unsubscribe"] == "One-Click" else { throw NoticeRefusal.unknownToken }
            _ = try await unsubscribe(try request.required("token", request.query["token"]))
            return Response(status: 200, text: "ok\n")
        }
        endpoint.readsBytes = true
        endpoint.isDocumented = false
        return endpoint
    }

    private func unread(of member: Member.ID) async throws -> UnreadBody {
        UnreadBody(try await talk.unread(of: member), notices: try await queries.unread(of: member))
    }
}
