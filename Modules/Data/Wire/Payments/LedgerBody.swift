public import Domain
public import JSONCoding

/// What a part of the ledger was found to be. Without faults it is proven.
public struct LedgerProofBody: Body {
    /// The orders whose entries were added up.
    public let checked: Int
    /// Those of them that the provider was asked about.
    public let asked: Int
    public let items: [LedgerFaultBody]
    /// Send it as `cursor`; nil at the end of the ledger.
    public let next: String?

    public init(_ proof: LedgerProof) {
        self.init(
            checked: proof.checked,
            asked: proof.asked,
            items: proof.faults.map(LedgerFaultBody.init),
            next: proof.next?.description
        )
    }

    public init(checked: Int, asked: Int, items: [LedgerFaultBody], next: String? = nil) {
        self.checked = checked
        self.asked = asked
        self.items = items
        self.next = next
    }

    public static var name: String { "LedgerProof" }
    public static var parts: [any Body.Type] { [LedgerFaultBody.self] }

    public static var schema: Schema {
        .object([
            "checked": .integer().required.described("Orders whose entries were added up"),
            "asked": .integer().required.described("Those of them that the provider was asked about"),
            "items": .array(of: .reference(LedgerFaultBody.name)).required,
            "next": .nullable(.string()).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            checked: try fields.integer("checked"),
            asked: try fields.integer("asked"),
            items: try fields.bodies("items"),
            next: try fields.textIfPresent("next")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("checked", checked)
            writer.field("asked", asked)
            writer.field("items", items)
            writer.field("next", next)
        }
    }
}

/// An order whose balances in the ledger aren't those that it has to have.
public struct LedgerFaultBody: Body {
    public let order: Order.ID
    /// What the ledger contradicts.
    public let witness: LedgerFault.Witness
    public let expected: String
    public let found: String

    public init(_ fault: LedgerFault) {
        order = fault.order
        witness = fault.witness
        let accounts = LedgerEntry.Account.allCases.filter {
            fault.expected[$0] != nil || fault.found[$0] != nil
        }
        expected = accounts.map { "\($0.rawValue) \(fault.expected[$0] ?? 0)" }.joined(separator: ", ")
        found = accounts.map { "\($0.rawValue) \(fault.found[$0] ?? 0)" }.joined(separator: ", ")
    }

    public static var name: String { "LedgerFault" }

    public static var schema: Schema {
        .object([
            "order": .string().required,
            "against": .words(of: LedgerFault.Witness.self).required
                .described("What the ledger contradicts"),
            "expected": .string().required.described("The balance of each account, in won"),
            "found": .string().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        order = try fields.identifier("order")
        witness = try fields.choice("against")
        expected = try fields.text("expected")
        found = try fields.text("found")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("order", order)
            writer.field("against", witness.rawValue)
            writer.field("expected", expected)
            writer.field("found", found)
        }
    }
}

/// An entry of the ledger.
public struct StatementLineBody: Body {
    public let at: Moment
    public let order: Order.ID
    public let title: String
    public let seller: String
    public let account: LedgerEntry.Account
    public let movement: LedgerEntry.Movement
    public let amount: Int

    public init(_ line: StatementLine) {
        at = line.at
        order = line.order
        title = line.title
        seller = line.payee
        account = line.entry.account
        movement = line.entry.movement
        amount = line.entry.won
    }

    public static var name: String { "StatementLine" }

    public static var schema: Schema {
        .object([
            "at": .moment.required,
            "order": .string().required,
            "title": .string().required,
            "seller": .string().required,
            "account": .words(of: LedgerEntry.Account.self).required,
            "movement": .words(of: LedgerEntry.Movement.self).required,
            "amount": .integer().required.described("In won; negative for what left it"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        at = try fields.moment("at")
        order = try fields.identifier("order")
        title = try fields.text("title")
        seller = try fields.text("seller")
        account = try fields.choice("account")
        movement = try fields.choice("movement")
        amount = try fields.integer("amount")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("at", at)
            writer.field("order", order)
            writer.field("title", title)
            writer.field("seller", seller)
            writer.field("account", account.rawValue)
            writer.field("movement", movement.rawValue)
            writer.field("amount", amount)
        }
    }
}
