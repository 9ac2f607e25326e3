public import Domain
import HTTPServer
import Wire

/// Endpoints of conversations about listings of every kind.
public struct ConversationRoutes: Sendable {
    private let conversations: Conversations
    private let repository: any ConversationRepository
    private let queries: any ConversationQueries
    private let deals: DealReading
    private let clock: any WallClock

    public init(
        conversations: Conversations,
        repository: any ConversationRepository,
        queries: any ConversationQueries,
        deals: DealReading,
        clock: any WallClock
    ) {
        self.conversations = conversations
        self.repository = repository
        self.queries = queries
        self.deals = deals
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [begin, list] + readings + [write] + messages + [read] + endings }

    private var begin: Endpoint {
        .making(API.conversations.begin) { listing, _, who in
            let opened = try await conversations.start(about: listing, by: who.member)
            let summary = try await queries.one(opened.id, for: who.member)
            return (ConversationBody(summary, for: who.member, at: clock.now), opened.isBegun)
        }
    }

    private var list: Endpoint {
        .on(API.conversations.list) { _, query, who in
            let now = clock.now
            let slice = try await queries.list(of: who.member, query.part ?? .open, query.slice)
            return ListBody(
                slice.items.map { ConversationBody($0, for: who.member, at: now) },
                next: slice.next
            )
        }
    }

    private var readings: [Endpoint] {
        [
            .on(API.conversations.one) { conversation, _, who in
                let summary = try await queries.one(conversation, for: who.member)
                return ConversationBody(summary, for: who.member, at: clock.now)
            },
            .on(API.conversations.members) { conversation, _, who in
                let members = try await queries.members(of: conversation, for: who.member)
                return ListBody(members.map(MemberCardBody.init))
            },
            .on(API.conversations.history) { conversation, query, who in
                guard let span = query.span else { throw RequestRefusal.contradictoryParameter("before") }
                let history = try await queries.history(of: conversation, for: who.member, span)
                let deals = try await deals.list(of: history.messages, for: who.member)
                return HistoryBody(history, deals: deals)
            },
        ]
    }

    private var write: Endpoint {
        var endpoint = Endpoint.on(API.conversations.write) { conversation, body, who in
            let (text, images) = (try body.messageText(), try body.imageIDs())
            return MessageBody(
                try await conversations.send(text, showing: images, in: conversation, by: who.member)
            )
        }
        // Messages are never edited, so a repeated request is answered from storage. They are frequent enough
        // that storing each response would be a noticeable second commit.
        endpoint.isRetold = true
        return endpoint
    }

    private var messages: [Endpoint] {
        [
            .on(API.conversations.delete) { place, nothing, who in
                try await repository.delete(place.1, in: place.0, by: who.member, at: clock.now)
                return nothing
            },
            .on(API.conversations.hide) { place, nothing, who in
                try await repository.hide(place.1, in: place.0, by: who.member, at: clock.now)
                return nothing
            },
            .on(API.conversations.unhide) { place, nothing, who in
                try await repository.unhide(place.1, in: place.0, by: who.member, at: clock.now)
                return nothing
            },
        ]
    }

    private var read: Endpoint {
        .on(API.conversations.read) { conversation, body, who in
            let now = clock.now
            return ReadMarksBody(
                try await repository.read(conversation, upTo: body.number, by: who.member, at: now)
            )
        }
    }

    private var endings: [Endpoint] {
        [
            .on(API.conversations.mute) { conversation, nothing, who in
                try await repository.mute(conversation, true, by: who.member)
                return nothing
            },
            .on(API.conversations.unmute) { conversation, nothing, who in
                try await repository.mute(conversation, false, by: who.member)
                return nothing
            },
            .on(API.conversations.leave) { conversation, nothing, who in
                try await repository.leave(conversation, by: who.member, at: clock.now)
                return nothing
            },
        ]
    }
}
