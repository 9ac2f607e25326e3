import Domain
import HTTPServer
import Wire

/// For operators, not found for other members.
extension OrderRoutes {
    var all: Endpoint {
        .on(API.orders.all) { _, query, who in
            try await admit(who.member)
            let slice = try await queries.list(query.filter, query.slice, at: clock.now)
            return ListBody(
                slice.items.map { OrderBody($0, for: .operator, at: clock.now) },
                next: slice.next
            )
        }
    }

    var faults: Endpoint {
        .on(API.orders.faults) { _, query, who in
            try await admit(who.member)
            let latest = try query.cursor.map { cursor in
                guard let order = Order.ID(cursor) else { throw SliceRefusal.unknownCursor }
                return order
            }
            return try await reaching {
                LedgerProofBody(try await verify(after: latest, asksProvider: query.asksProvider))
            }
        }
    }

    var rejection: Endpoint {
        .on(API.orders.cancelPayment) { id, _, who in
            try await admit(who.member)
            try await reaching { try await payments.cancelPayment(of: id) }
            return try await body(of: id, for: who.member)
        }
    }

    var settlement: Endpoint {
        .on(API.orders.settleRefund) { id, settlement, who in
            try await admit(who.member)
            try await confirm.requireFresh(who)
            let how = try settlement.read()
            try await reaching {
                try await payments.settleRefund(settlement.refund, of: how.amount, in: id, how.reason)
            }
            return try await body(of: id, for: who.member)
        }
    }

    var statement: Endpoint {
        .on(API.orders.statement) { _, span, who in
            try await admit(who.member)
            let lines = try await queries.statement(from: span.from, until: span.until, of: nil)
            return ListBody(lines.map(StatementLineBody.init))
        }
    }

    func admit(_ member: Member.ID) async throws {
        guard try await operators.isOperator(member) else { throw OrderRefusal.notFound }
    }
}
