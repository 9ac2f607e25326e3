public import Domain
public import JSONCoding

/// The bank account to which a transfer is given back.
public struct RefundAccountBody: Body {
    public let bank: Bank
    public let number: String
    public let holder: String

    public init(bank: Bank, number: String, holder: String) {
        self.bank = bank
        self.number = number
        self.holder = holder
    }

    public init(_ account: RefundAccount) {
        self.init(bank: account.bank, number: account.number, holder: account.holder)
    }

    public static var name: String { "RefundAccount" }

    public static var schema: Schema {
        .object([
            "bank": .words(of: Bank.self).required,
            "number": .string(maxLength: 100, pattern: "^[ -]*([0-9][ -]*){8,20}$").required
                .described("8 to 20 digits"),
            "holder": .nonBlank(atMost: RefundAccount.longestHolder).required
                .described("At most \(RefundAccount.longestHolder) characters"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        bank = try fields.choice("bank")
        number = try fields.text("number")
        holder = try fields.text("holder")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("bank", bank.rawValue)
            writer.field("number", number)
            writer.field("holder", holder)
        }
    }
}
