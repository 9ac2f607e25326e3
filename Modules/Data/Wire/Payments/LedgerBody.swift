public import Domain

/// What a part of the ledger was found to be. Without faults it is proven.
public struct LedgerProofBody: ShapedBody {
    /// The orders whose entries were added up.
    public let checked: Int
    /// Those of them that the provider was asked about.
    public let asked: Int
    public let items: [LedgerFaultBody]
    /// Send it as `cursor`; nil at the end of the ledger.
    public let next: String?

    public init(checked: Int, asked: Int, items: [LedgerFaultBody], next: String? = nil) {
        self.checked = checked
        self.asked = asked
        self.items = items
        self.next = next
    }

    public static let shape = Shape<Self>(
        "LedgerProof",
        Field("checked", \.checked, about: "Orders whose entries were added up"),
        Field("asked", \.asked, about: "Those of them that the provider was asked about"),
        Field("items", \.items),
        Field("next", \.next),
        make: Self.init
    )
}

extension LedgerProofBody {
    public init(_ proof: LedgerProof) {
        self.init(
            checked: proof.checked,
            asked: proof.asked,
            items: proof.faults.map(LedgerFaultBody.init),
            next: proof.next?.description
        )
    }
}

/// An order whose balances in the ledger aren't those that it has to have.
public struct LedgerFaultBody: ShapedBody {
    public let order: Order.ID
    /// What the ledger contradicts.
    public let witness: LedgerFault.Witness
    public let expected: String
    public let found: String

    public static let shape = Shape<Self>(
        "LedgerFault",
        Field("order", \.order),
        Field("against", \.witness, about: "What the ledger contradicts"),
        Field("expected", \.expected, about: "The balance of each account, in won"),
        Field("found", \.found),
        make: Self.init
    )
}

extension LedgerFaultBody {
    public init(_ fault: LedgerFault) {
        order = fault.order
        witness = fault.witness
        let accounts = LedgerEntry.Account.allCases.filter {
            fault.expected[$0] != nil || fault.found[$0] != nil
        }
        expected = accounts.map { "\($0.rawValue) \(fault.expected[$0] ?? 0)" }.joined(separator: ", ")
        found = accounts.map { "\($0.rawValue) \(fault.found[$0] ?? 0)" }.joined(separator: ", ")
    }
}

/// An entry of the ledger.
public struct StatementLineBody: ShapedBody {
    public let at: Moment
    public let order: Order.ID
    public let title: String
    public let seller: String
    public let account: LedgerEntry.Account
    public let movement: LedgerEntry.Movement
    public let amount: Int

    public static let shape = Shape<Self>(
        "StatementLine",
        Field("at", \.at),
        Field("order", \.order),
        Field("title", \.title),
        Field("seller", \.seller),
        Field("account", \.account),
        Field("movement", \.movement),
        Field("amount", \.amount, about: "In won; negative for what left it"),
        make: Self.init
    )
}

extension StatementLineBody {
    public init(_ line: StatementLine) {
        at = line.at
        order = line.order
        title = line.title
        seller = line.payee
        account = line.entry.account
        movement = line.entry.movement
        amount = line.entry.won
    }
}
