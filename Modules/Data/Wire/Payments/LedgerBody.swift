public import Domain
public import JSONCoding

/// An order whose balances in the ledger aren't those that it has to have.
public struct LedgerFaultBody: Body {
    public let order: Order.ID
    public let expected: String
    public let found: String

    public init(_ fault: LedgerFault) {
        order = fault.order
        expected = Self.text(fault.expected)
        found = Self.text(fault.found)
    }

    private static func text(_ balances: [LedgerEntry.Account: Int]) -> String {
        LedgerEntry.Account.allCases.map { "\($0.rawValue) \(balances[$0] ?? 0)" }.joined(separator: ", ")
    }

    public static var name: String { "LedgerFault" }

    public static var schema: Schema {
        .object([
            "order": .string().required,
            "expected": .string().required.described("The balance of each account, in won"),
            "found": .string().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        order = try fields.identifier("order")
        expected = try fields.text("expected")
        found = try fields.text("found")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("order", order)
            writer.field("expected", expected)
            writer.field("found", found)
        }
    }
}

/// A movement of the ledger.
public struct StatementLineBody: Body {
    public let at: Moment
    public let order: Order.ID
    public let title: String
    public let seller: String
    public let movement: LedgerEntry.Movement
    public let amount: Int

    public init(_ line: StatementLine) {
        at = line.at
        order = line.order
        title = line.title
        seller = line.payee
        movement = line.movement
        amount = line.won
    }

    public static var name: String { "StatementLine" }

    public static var schema: Schema {
        .object([
            "at": .moment.required,
            "order": .string().required,
            "title": .string().required,
            "seller": .string().required,
            "movement": .words(of: LedgerEntry.Movement.self).required,
            "amount": .integer().required.described("In won"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        at = try fields.moment("at")
        order = try fields.identifier("order")
        title = try fields.text("title")
        seller = try fields.text("seller")
        movement = try fields.choice("movement")
        amount = try fields.integer("amount")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("at", at)
            writer.field("order", order)
            writer.field("title", title)
            writer.field("seller", seller)
            writer.field("movement", movement.rawValue)
            writer.field("amount", amount)
        }
    }
}
