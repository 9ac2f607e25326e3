/// A payer's bank account, for the refund of a bank transfer. A card needs none.
public struct RefundAccount: Hashable, Sendable {
    public static let longestHolder = 40
    /// The digits of an account number.
    public static let numberLengths = 8...20

    public let bank: Bank
    /// Digits only.
    public let number: String
    public let holder: String
    /// When the payer gave it. A refund to another account is another request to the provider.
    public let givenAt: Moment

    public init(bank: Bank, number: String, holder: String, at moment: Moment) throws(OrderRefusal) {
        let digits = number.tidied().filter { $0 != "-" && $0 != " " }
        guard digits.utf8.allSatisfy(\.isDigit), Self.numberLengths.contains(digits.utf8.count) else {
            throw .accountNumber
        }
        let holder = holder.tidied()
        guard !holder.isEmpty, holder.fits(Self.longestHolder) else { throw .accountHolder }
        self.bank = bank
        self.number = digits
        self.holder = holder
        givenAt = moment
    }
}

extension Order {
    /// Whether an operator names the bank account: the payer has left, or asked for it.
    public var mayOperatorNameAccount: Bool {
        payer == nil || problem == .refundAccountMissing || problem == .refundAccountAsked
    }
}
