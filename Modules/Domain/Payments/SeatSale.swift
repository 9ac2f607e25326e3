/// The sale of a listing's seats through Madang, opened by its author.
public struct SeatSale: Equatable, Sendable {
    public let listing: Listing.ID
    public let seller: Seller

    /// Throws ``OrderRefusal/notSellable`` for a listing without a price for each seat.
    public init(of listing: Listing, by seller: Seller) throws(OrderRefusal) {
        guard listing.seatPrice != nil else { throw .notSellable }
        self.init(listing: listing.id, seller: seller)
    }

    /// Restores a stored sale.
    public init(listing: Listing.ID, seller: Seller) {
        self.listing = listing
        self.seller = seller
    }
}

/// The seller's details, which buyers see before they pay and on the receipt, as the law on electronic
/// commerce requires of an intermediary.
public struct Seller: Hashable, Sendable {
    public static let longestName = 40
    public static let longestContact = 100

    public let name: String
    /// A phone number or an email address.
    public let contact: String
    /// Ten digits; nil for a seller who isn't a business.
    public let businessNumber: String?

    /// Throws the refusals of all fields that break a rule.
    public init(name: String, contact: String, businessNumber: String?) throws {
        let (name, contact) = (name.tidied(), contact.tidied())
        let number = businessNumber.map { $0.filter { !$0.isWhitespace && $0 != "-" } } ?? ""
        var refusals = RefusalCollector()
        try refusals.collect {
            guard !name.isEmpty else { throw OrderRefusal.sellerNameMissing }
            guard name.fits(Self.longestName) else { throw OrderRefusal.sellerNameTooLong }
        }
        try refusals.collect {
            guard !contact.isEmpty else { throw OrderRefusal.sellerContactMissing }
            guard contact.fits(Self.longestContact) else { throw OrderRefusal.sellerContactTooLong }
        }
        try refusals.collect {
            let isNumber = number.count == 10 && number.allSatisfy { $0.isASCII && $0.isNumber }
            guard number.isEmpty || isNumber else { throw OrderRefusal.businessNumber }
        }
        try refusals.throwIfRefused()
        self.name = name
        self.contact = contact
        self.businessNumber = number.isEmpty ? nil : number
    }
}

extension Listing {
    /// What a seat costs; nil for a listing whose seats can't be sold.
    public var seatPrice: Money? {
        guard kind.has(.paidSeats), side == .offer, details.startsAt != nil,
            case .fixed(let price, .wholeClass) = details.price, price.won > 0
        else { return nil }
        return price
    }
}
