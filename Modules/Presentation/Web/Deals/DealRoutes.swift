public import Domain
import HTTPServer
import Wire

/// Endpoints for proposals, their answers and deals.
public struct DealRoutes: Sendable {
    private let deals: Deals
    private let repository: any DealRepository
    private let reading: DealReading
    private let clock: any WallClock

    public init(
        deals: Deals,
        repository: any DealRepository,
        reading: DealReading,
        clock: any WallClock
    ) {
        self.deals = deals
        self.repository = repository
        self.reading = reading
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [proposing] + lists + answers + [moving] + moves }

    private var lists: [Endpoint] {
        [
            .on(API.deals.ofConversation) { conversation, query, who in
                try await reading.list(in: conversation, for: who.member, query.slice)
            },
            .on(API.deals.mine) { _, query, who in
                let filter = DealFilter(role: query.role, state: query.state)
                return try await reading.list(of: who.member, filter, query.slice)
            },
            .on(API.deals.one) { deal, _, who in try await reading.one(deal, for: who.member) },
        ]
    }

    private var proposing: Endpoint {
        .on(API.deals.propose) { conversation, proposal, who in
            let deal = try await deals.propose(proposal.draft, in: conversation, by: who.member)
            return try await reading.one(deal, for: who.member)
        }
    }

    private var moving: Endpoint {
        .on(API.deals.move) { deal, proposal, who in
            try await deals.move(
                deal,
                to: proposal.startsAt,
                minutes: proposal.minutes,
                at: proposal.place.map { Result(catching: $0.choice) },
                by: who.member
            )
            return try await reading.one(deal, for: who.member)
        }
    }

    private var answers: [Endpoint] {
        [
            changing(API.deals.choose) { try $0.accept(by: $2, choosing: $1.startsAt, at: $3) },
            changing(API.deals.accept) { try $0.accept(by: $2, at: $3) },
            changing(API.deals.decline) { try $0.decline(by: $2, at: $3) },
            changing(API.deals.withdraw) { try $0.withdraw(by: $2, at: $3) },
            changing(API.deals.noShow) { try $0.noteNoShow(by: $2, at: $3) },
            changing(API.deals.withdrawNoShow) { try $0.withdrawNoShow(by: $2, at: $3) },
            changing(API.deals.agreeNoShow) { try $0.agreeNoShow(by: $2, at: $3) },
            changing(API.deals.complete) { try $0.complete(by: $2, at: $3) },
            changing(API.deals.askChanges) { try $0.askChanges($1.read(), by: $2, at: $3) },
            changing(API.deals.cancel) { try $0.cancel($1.read(), by: $2, at: $3) },
            changing(API.deals.disputeNoShow) { try $0.disputeNoShow($1.read(), by: $2, at: $3) },
        ]
    }

    private var moves: [Endpoint] {
        [
            changing(API.deals.acceptMove) { try $0.acceptMove($1.number, by: $2, at: $3) },
            changing(API.deals.declineMove) { try $0.declineMove($1.number, by: $2, at: $3) },
            changing(API.deals.withdrawMove) { try $0.withdrawMove($1.number, by: $2, at: $3) },
        ]
    }

    /// Changes a deal, and answers with it.
    private func changing<In: Body>(
        _ operation: DealOperations.OfDeal<In>,
        _ change: @escaping @Sendable (inout Negotiation, In, Member.ID, Moment) throws -> Void
    ) -> Endpoint {
        .on(operation) { deal, input, who in
            let now = clock.now
            try await repository.update(deal, by: who.member, at: now) {
                try change(&$0, input, who.member, now)
            }
            return try await reading.one(deal, for: who.member)
        }
    }
}
