public import Domain
import JSONCoding

/// The bank account for the refund of a transfer.
public struct RefundAccountBody: ShapedBody {
    public let bank: Bank
    public let number: String
    public let holder: String

    public init(bank: Bank, number: String, holder: String) {
        self.bank = bank
        self.number = number
        self.holder = holder
    }

    public static let shape = Shape<Self>(
        "RefundAccount",
        Field("bank", \.bank),
        Field(
            "number",
            \.number,
            .string(maxLength: 100, pattern: "^[ -]*([0-9][ -]*){8,20}$"),
            about: "8 to 20 digits"
        ),
        Field(
            "holder",
            \.holder,
            .nonBlank(atMost: RefundAccount.longestHolder),
            about: "At most \(RefundAccount.longestHolder) characters"
        ),
        make: Self.init
    )
}

extension RefundAccountBody {
    public init(_ account: RefundAccount) {
        self.init(bank: account.bank, number: account.number, holder: account.holder)
    }
}
