/// A commercial space to let or for sale.
public struct Shop: Post {
    public static let kind = Listing.Kind.shop
    /// The number of shops a member may post per day, enough for an office of brokers.
    public static let dailyLimit = 50
    public static let mostPhotos = 20
    /// With the floor plan.
    public static let mostImages = mostPhotos + 1

    public private(set) var listing: Listing
    public private(set) var contents: ShopContents
    /// Every price that it had for an hour or longer, oldest first; the last is the current one.
    public private(set) var prices: [ShopPrice]
    /// Every status that it had, oldest first.
    public let statuses: [ShopStatusChange]

    public init(
        posting id: Listing.ID,
        by author: Member.ID,
        _ contents: ShopContents,
        at place: ListingPlace,
        now: Moment
    ) throws {
        var listing = Listing(
            posting: id,
            Self.kind,
            by: author,
            side: nil,
            seats: try Seats(1),
            try contents.details(at: place, isLowered: false),
            at: now
        )
        if !contents.status.isOpen { try listing.close(at: now) }
        self.init(
            listing,
            contents,
            prices: [ShopPrice(contents.terms, since: now)],
            statuses: [ShopStatusChange(contents.status, at: now)]
        )
    }

    /// Restores a stored shop.
    public init(
        _ listing: Listing,
        _ contents: ShopContents,
        prices: [ShopPrice],
        statuses: [ShopStatusChange]
    ) {
        self.listing = listing
        self.contents = contents
        self.prices = prices
        self.statuses = statuses
    }

    public var images: [Image.ID] { contents.images }

    public var searchableText: String { contents.description.text }

    /// With the office of a broker.
    public var watchedTexts: [String] {
        let lister = contents.lister
        return [
            listing.details.title.text, contents.description.text, lister.officeName, lister.officeAddress,
            lister.brokerName,
        ]
    }

    /// A status off the board closes the listing, and one on it reopens it.
    public mutating func edit(_ contents: ShopContents, at place: ListingPlace, now: Moment) throws {
        let prices = prices.changed(to: contents.terms, at: now)
        let details = try contents.details(at: place, isLowered: prices.endWithLowerCost)
        if contents.status.isOpen, listing.isClosedByAuthor {
            try listing.reopen(at: now)
        } else if !contents.status.isOpen, !listing.isClosedByAuthor {
            try listing.close(at: now)
        }
        try listing.edit(details, seats: 1, at: now)
        self.prices = prices
        self.contents = contents
    }

    public mutating func awaitApproval() {
        listing.awaitApproval()
    }

    public mutating func show(_ thumbnail: StoredFile?) {
        listing.show(thumbnail)
    }

    public mutating func awaitContract(after former: Shop, now: Moment) throws {
        let place = listing.details.place
        var contents = contents
        contents.status = former.contents.status
        self = former
        try edit(contents, at: place, now: now)
    }

    public func says(sameAs former: Shop) -> Bool { contents == former.contents }
}

/// What a shop costs since a moment.
public struct ShopPrice: Hashable, Sendable {
    public let terms: ShopTerms
    public let since: Moment

    public init(_ terms: ShopTerms, since: Moment) {
        self.terms = terms
        self.since = since
    }
}

public struct ShopStatusChange: Hashable, Sendable {
    public let status: ShopStatus
    public let at: Moment

    public init(_ status: ShopStatus, at: Moment) {
        self.status = status
        self.at = at
    }
}

extension [ShopPrice] {
    /// For so long, a new price replaces the one before it, as the correction of a slip.
    private static let correctable = Duration.seconds(3_600)

    fileprivate func changed(to terms: ShopTerms, at now: Moment) -> [ShopPrice] {
        guard let last, last.terms != terms else { return self }
        guard now < last.since + Self.correctable else { return self + [ShopPrice(terms, since: now)] }
        let former = Array(dropLast())
        return former.last?.terms == terms ? former : former + [ShopPrice(terms, since: last.since)]
    }

    /// Whether the last change lowered the monthly cost.
    var endWithLowerCost: Bool {
        guard let last, let former = dropLast().last else { return false }
        return MonthlyCost(of: last.terms).total < MonthlyCost(of: former.terms).total
    }
}
