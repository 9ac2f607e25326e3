import Domain
import HTTPServer
import JSONCoding
import Wire

/// For operators, not found for other members.
extension OrderRoutes {
    var all: Endpoint {
        .member(
            .get,
            OrderPath.all,
            "List all orders; newest first, for operators",
            query: [
                .optional("state", .words(of: Order.State.self), "Only this state"),
                .optional(
                    "problem",
                    .words(of: OnlyTrue.self),
                    "Only those that contradict the provider"
                ),
                .optional(
                    "new-sellers",
                    .words(of: OnlyTrue.self),
                    "Only those of sellers who have fulfilled no sale yet"
                ),
                .optional(
                    "q",
                    .text(maxLength: OrderFilter.longestText),
                    "Only this number, or this text in the title or a name"
                ),
            ] + Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            try await admit(who)
            let filter = OrderFilter(
                state: try request.choice("state", of: Order.State.self),
                hasProblem: try request.choice("problem", of: OnlyTrue.self) != nil,
                isOfNewSellers: try request.choice("new-sellers", of: OnlyTrue.self) != nil,
                text: try request.sought
            )
            let slice = try await queries.list(filter, request.slice, at: clock.now)
            return ListBody(
                slice.items.map { OrderBody($0, for: .operator, at: clock.now) },
                next: slice.next
            )
        }
    }

    var faults: Endpoint {
        .member(
            .get,
            OrderPath.faults,
            "Verify a part of the ledger; lists orders that don't add up, for operators",
            query: [
                .optional(
                    "provider",
                    .words(of: OnlyTrue.self),
                    "Compares with the provider, too, fewer orders at a time"
                ),
                .optional("cursor", .text(minLength: 1, maxLength: 200), "`next` of the previous part"),
            ],
            answers: .json()
        ) { [self] request, who in
            try await admit(who)
            let latest = try request.latest
            let asksProvider = try request.choice("provider", of: OnlyTrue.self) != nil
            return try await reaching {
                LedgerProofBody(try await verify(after: latest, asksProvider: asksProvider))
            }
        }
    }

    var rejection: Endpoint {
        .member(
            .post,
            OrderPath.cancelPayment,
            "Cancel a payment that the order can't accept, such as of another amount; for operators",
            answers: .json()
        ) { [self] request, who in
            try await admit(who)
            let id = try request.order
            try await reaching { try await cancelPayment(id) }
            return try await body(of: id, for: who)
        }
    }

    var settlement: Endpoint {
        .member(
            .post,
            OrderPath.settlement,
            "Record how a refund that the provider refuses was given back; for operators",
            takes: RefundSettlementBody.self,
            answers: .json()
        ) { [self] request, who, body in
            try await admit(who)
            try await confirm.requireFresh(who)
            let (id, how) = (try request.order, try body.read())
            try await reaching { try await settle(id, body.refund, of: how.amount, how.reason) }
            return try await self.body(of: id, for: who)
        }
    }

    var statement: Endpoint {
        .member(
            .get,
            OrderPath.statement,
            "Get a statement of the ledger; for operators",
            query: Parameter.span,
            answers: .json()
        ) { [self] request, who in
            try await admit(who)
            let lines = try await queries.statement(
                from: request.moment("from"),
                until: request.moment("until"),
                of: nil
            )
            return ListBody(lines.map(StatementLineBody.init))
        }
    }

    func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw OrderRefusal.notFound }
    }
}

/// The values of a parameter that is left out otherwise.
private enum OnlyTrue: String, CaseIterable {
    case only = "true"
}

extension Request {
    /// After which order to continue.
    fileprivate var latest: Order.ID? {
        get throws {
            guard let cursor = query["cursor"] else { return nil }
            guard let id = Order.ID(cursor) else { throw SliceRefusal.unknownCursor }
            return id
        }
    }

    fileprivate var sought: String? {
        get throws {
            guard let text = query["q"] else { return nil }
            guard text.unicodeScalars.count <= OrderFilter.longestText else {
                throw RequestRefusal.invalidParameter("q")
            }
            return text
        }
    }
}
