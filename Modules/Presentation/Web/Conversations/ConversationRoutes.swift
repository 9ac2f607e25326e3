public import Domain
import HTTPServer
import Wire

/// Endpoints of conversations about listings of every kind.
public struct ConversationRoutes: Sendable {
    private let conversations: any ConversationRepository
    private let queries: any ConversationQueries
    private let deals: DealReading
    private let start: StartConversation
    private let send: SendMessage
    private let clock: any WallClock

    public init(
        conversations: any ConversationRepository,
        queries: any ConversationQueries,
        deals: DealReading,
        start: StartConversation,
        send: SendMessage,
        clock: any WallClock
    ) {
        self.conversations = conversations
        self.queries = queries
        self.deals = deals
        self.start = start
        self.send = send
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            begin, list, one, members, history, write, read,
            muting(.put, "Mute a conversation; its messages cause no notice and aren't counted", true),
            muting(.delete, "Unmute a conversation", false), leave,
        ]
    }

    private var begin: Endpoint {
        .making(
            .post,
            ListingPath.conversation,
            "Start a conversation; returns the existing one if there is one"
        ) { [start, queries, clock] request, who in
            let opened = try await start(about: request.listing, by: who.member)
            let summary = try await queries.one(opened.id, for: who.member)
            return (ConversationBody(summary, for: who.member, at: clock.now), opened.isBegun)
        }
    }

    private var list: Endpoint {
        .member(
            .get,
            ConversationPath.all,
            "List my conversations; most recent first",
            query: [.optional("part", .words(of: ConversationPart.self), "Default: `open`")]
                + Parameter.slice,
            answers: .json()
        ) { [queries, clock] request, who in
            let now = clock.now
            let part = try request.choice("part", of: ConversationPart.self) ?? .open
            let slice = try await queries.list(of: who.member, part, request.slice)
            return ListBody(
                slice.items.map { ConversationBody($0, for: who.member, at: now) },
                next: slice.next
            )
        }
    }

    private var one: Endpoint {
        .member(.get, ConversationPath.one, "Get a conversation", answers: .json()) {
            [queries, clock] request, who in
            let summary = try await queries.one(try request.conversation, for: who.member)
            return ConversationBody(summary, for: who.member, at: clock.now)
        }
    }

    private var members: Endpoint {
        .member(
            .get,
            ConversationPath.members,
            "List the members of a conversation; its organiser first",
            answers: .json()
        ) { [queries] request, who in
            let members = try await queries.members(of: request.conversation, for: who.member)
            return ListBody(members.map(MemberCardBody.init))
        }
    }

    private var history: Endpoint {
        .member(
            .get,
            ConversationPath.messages,
            "List messages; oldest first, by default the newest page",
            query: Parameter.historySpan,
            answers: .json()
        ) { [queries, deals] request, who in
            let span = try request.historySpan
            let history = try await queries.history(of: request.conversation, for: who.member, span)
            return HistoryBody(history, deals: try await deals.list(of: history.messages, for: who.member))
        }
    }

    private var write: Endpoint {
        var endpoint = Endpoint.member(
            .post,
            ConversationPath.messages,
            "Send a message",
            takes: OutgoingMessageBody.self,
            answers: .json(201)
        ) { [send] request, who, body in
            MessageBody(
                try await send(
                    try body.messageText(),
                    showing: try body.imageIDs(),
                    in: request.conversation,
                    by: who.member
                )
            )
        }
        // Messages never change, so a repeated request is answered from storage. They are frequent enough
        // that storing each response would be a noticeable second commit.
        endpoint.isRetold = true
        return endpoint
    }

    private var read: Endpoint {
        .member(
            .put,
            ConversationPath.read,
            "Mark a conversation as read; up to an entry, never back",
            takes: ReadUpToBody.self,
            answers: .json()
        ) { [conversations, clock] request, who, body in
            ReadMarksBody(
                try await conversations.read(
                    request.conversation,
                    upTo: body.number,
                    by: who.member,
                    at: clock.now
                )
            )
        }
    }

    private func muting(_ method: Method, _ summary: String, _ isMuted: Bool) -> Endpoint {
        .member(method, ConversationPath.mute, summary, answers: .nothing) { [conversations] request, who in
            try await conversations.mute(request.conversation, isMuted, by: who.member)
            return Nothing()
        }
    }

    private var leave: Endpoint {
        .member(
            .delete,
            ConversationPath.one,
            "Leave a conversation; a pair is closed to me until the other writes or I ask again",
            answers: .nothing
        ) { [conversations, clock] request, who in
            try await conversations.leave(request.conversation, by: who.member, at: clock.now)
            return Nothing()
        }
    }
}
