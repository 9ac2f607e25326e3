public import Domain
import HTTPServer
import Wire

/// Endpoints for proposals, their answers and deals.
public struct DealRoutes: Sendable {
    private let deals: any DealRepository
    private let reading: DealReading
    private let propose: ProposeDeal
    private let move: MoveDeal
    private let clock: any WallClock

    public init(
        deals: any DealRepository,
        reading: DealReading,
        propose: ProposeDeal,
        move: MoveDeal,
        clock: any WallClock
    ) {
        self.deals = deals
        self.reading = reading
        self.propose = propose
        self.move = move
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [proposing, ofConversation, mine, one, choosing] + answers + [
            askingChanges, cancelling, disputingNoShow, moving,
        ] + moveAnswers
    }

    private var proposing: Endpoint {
        .member(
            .post,
            DealPath.ofConversation,
            "Propose a deal; replaces the open proposal of the conversation",
            takes: ProposalBody.self,
            answers: .json(201)
        ) { [propose, reading] request, who, body in
            let conversation: Conversation.ID = try request.identifier(or: ConversationRefusal.notFound)
            let id = try await propose(body.draft, in: conversation, by: who.member)
            return try await reading.one(id, for: who.member)
        }
    }

    private var ofConversation: Endpoint {
        .member(
            .get,
            DealPath.ofConversation,
            "List a conversation's deals; newest first",
            query: Parameter.slice,
            answers: .json()
        ) { [reading] request, who in
            let conversation: Conversation.ID = try request.identifier(or: ConversationRefusal.notFound)
            return try await reading.list(in: conversation, for: who.member, request.slice)
        }
    }

    private var mine: Endpoint {
        .member(
            .get,
            DealPath.mine,
            "List my deals; newest first",
            query: [
                .optional("role", .words(of: DealParties.Role.self), "Default: both"),
                .optional("state", .words(of: Deal.State.self), "Default: all"),
            ] + Parameter.slice,
            answers: .json()
        ) { [reading] request, who in
            let filter = DealFilter(
                role: try request.choice("role", of: DealParties.Role.self),
                state: try request.choice("state", of: Deal.State.self)
            )
            return try await reading.list(of: who.member, filter, request.slice)
        }
    }

    private var one: Endpoint {
        .member(.get, DealPath.one, "Get a deal", answers: .json()) { [reading] request, who in
            try await reading.one(request.dealID, for: who.member)
        }
    }

    private var choosing: Endpoint {
        .member(
            .post,
            DealPath.choose,
            "Accept one of the proposed times; takes a seat",
            takes: ChosenStartBody.self,
            answers: .json()
        ) { [deals, clock, reading] request, who, body in
            let (id, now) = (try request.dealID, clock.now)
            try await deals.update(id, by: who.member, at: now) {
                try $0.accept(by: who.member, choosing: body.startsAt, at: now)
            }
            return try await reading.one(id, for: who.member)
        }
    }

    private var answers: [Endpoint] {
        [
            changing(DealPath.accept, "Accept a proposal of one time; takes a seat") {
                try $0.accept(by: $1, at: $2)
            },
            changing(DealPath.decline, "Decline a proposal") { try $0.decline(by: $1, at: $2) },
            changing(DealPath.withdraw, "Withdraw a proposal") { try $0.withdraw(by: $1, at: $2) },
            changing(
                DealPath.noShow,
                "Note that the other member didn't come; from 15 minutes after the start"
            ) {
                try $0.noteNoShow(by: $1, at: $2)
            },
            changing(DealPath.withdrawNoShow, "Take back a no-show; before the other answers") {
                try $0.withdrawNoShow(by: $1, at: $2)
            },
            changing(DealPath.agreeNoShow, "Agree that the member didn't come") {
                try $0.agreeNoShow(by: $1, at: $2)
            },
            changing(DealPath.complete, "Complete a deal") { try $0.complete(by: $1, at: $2) },
        ]
    }

    private var askingChanges: Endpoint {
        changing(DealPath.askChanges, "Request changes to a proposal; with a reason") {
            try $0.askChanges($1, by: $2, at: $3)
        }
    }

    private var cancelling: Endpoint {
        changing(DealPath.cancel, "Cancel a deal; before it starts, with a reason") {
            try $0.cancel($1, by: $2, at: $3)
        }
    }

    private var disputingNoShow: Endpoint {
        changing(DealPath.disputeNoShow, "Dispute a noted no-show; with a reason") {
            try $0.disputeNoShow($1, by: $2, at: $3)
        }
    }

    private var moving: Endpoint {
        .member(
            .post,
            DealPath.move,
            "Propose another time for an accepted deal; the agreed terms hold until it is accepted",
            takes: MoveProposalBody.self,
            answers: .json()
        ) { [move, reading] request, who, body in
            let id = try request.dealID
            try await move(
                id,
                to: body.startsAt,
                minutes: body.minutes,
                at: body.place.map { Result(catching: $0.choice) },
                by: who.member
            )
            return try await reading.one(id, for: who.member)
        }
    }

    private var moveAnswers: [Endpoint] {
        [
            answering(DealPath.acceptMove, "Accept the proposed time") {
                try $0.acceptMove($1, by: $2, at: $3)
            },
            answering(DealPath.declineMove, "Decline the proposed time; the agreed terms stay") {
                try $0.declineMove($1, by: $2, at: $3)
            },
            answering(DealPath.withdrawMove, "Withdraw the proposed time") {
                try $0.withdrawMove($1, by: $2, at: $3)
            },
        ]
    }

    private func answering(
        _ path: DealPath,
        _ summary: String,
        _ change: @escaping @Sendable (inout Negotiation, Int, Member.ID, Moment) throws -> Void
    ) -> Endpoint {
        .member(.post, path, summary, takes: MoveNumberBody.self, answers: .json()) {
            [deals, clock, reading] request, who, body in
            let (id, now) = (try request.dealID, clock.now)
            try await deals.update(id, by: who.member, at: now) {
                try change(&$0, body.number, who.member, now)
            }
            return try await reading.one(id, for: who.member)
        }
    }

    private func changing(
        _ path: DealPath,
        _ summary: String,
        _ change: @escaping @Sendable (inout Negotiation, Member.ID, Moment) throws -> Void
    ) -> Endpoint {
        .member(.post, path, summary, answers: .json()) { [deals, clock, reading] request, who in
            let (id, now) = (try request.dealID, clock.now)
            try await deals.update(id, by: who.member, at: now) { try change(&$0, who.member, now) }
            return try await reading.one(id, for: who.member)
        }
    }

    private func changing(
        _ path: DealPath,
        _ summary: String,
        _ change: @escaping @Sendable (inout Negotiation, DealReason, Member.ID, Moment) throws -> Void
    ) -> Endpoint {
        .member(.post, path, summary, takes: DealReasonBody.self, answers: .json()) {
            [deals, clock, reading] request, who, body in
            let (id, now, reason) = (try request.dealID, clock.now, try body.read())
            try await deals.update(id, by: who.member, at: now) { try change(&$0, reason, who.member, now) }
            return try await reading.one(id, for: who.member)
        }
    }
}

extension Request {
    var dealID: Deal.ID {
        get throws { try identifier(or: DealRefusal.notFound) }
    }
}
