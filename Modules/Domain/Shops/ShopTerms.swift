/// What a shop costs, and for how long.
public struct ShopTerms: Hashable, Sendable {
    /// In months; from one to twenty years.
    public static let leaseLengths = 1...240
    /// Two years, as most leases of shops.
    public static let usualLease = 24

    /// In won, by month.
    public static let leastRent = 10_000

    public let deal: ShopDeal
    /// What is paid at the start: the deposit of a lease, or the price of a sale.
    public let upFront: Money
    /// By month; nil where no rent is paid.
    public let rent: Money?
    /// By month; nil if not told.
    public let maintenance: Money?
    /// Paid to the former tenant; nil if not told.
    public let premium: Money?
    public let vat: ShopVAT
    /// In months. The premium is spread over it.
    public let leaseMonths: Int

    /// A rent is left out where none is paid.
    public init(
        deal: ShopDeal,
        upFront: Money,
        rent: Money? = nil,
        maintenance: Money? = nil,
        premium: Money? = nil,
        vat: ShopVAT = .excluded,
        leaseMonths: Int = usualLease
    ) throws(ShopRefusal) {
        guard Self.leaseLengths.contains(leaseMonths) else { throw .leaseLength }
        if deal.hasRent {
            guard let rent else { throw .rentMissing }
            guard rent.won >= Self.leastRent else { throw .rentTooLow }
        }
        self.deal = deal
        self.upFront = upFront
        self.rent = deal.hasRent ? rent : nil
        self.maintenance = maintenance
        self.premium = premium
        self.vat = vat
        self.leaseMonths = leaseMonths
    }
}

/// What a shop costs in a month, with everything that is paid once spread over the months (ADR 62).
public struct MonthlyCost: Hashable, Sendable {
    /// The yearly interest on what is paid at the start, in hundredths of a percent.
    public static let rate = 500

    /// Each in whole won, rounded half up.
    public let rent: Int
    public let vat: Int
    public let maintenance: Int
    public let premium: Int
    public let interest: Int

    public init(of terms: ShopTerms) {
        rent = terms.rent?.won ?? 0
        vat = terms.vat == .excluded ? (rent + 5) / 10 : 0
        maintenance = terms.maintenance?.won ?? 0
        let paid = terms.premium?.won ?? 0
        premium = (2 * paid + terms.leaseMonths) / (2 * terms.leaseMonths)
        interest = (terms.upFront.won * Self.rate + 60_000) / 120_000
    }

    public var total: Int { rent + vat + maintenance + premium + interest }
}
