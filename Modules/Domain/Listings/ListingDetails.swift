/// The editable details of a listing.
public struct ListingDetails: Equatable, Sendable {
    public let title: ListingTitle
    /// How its text begins, in one line; nil for a kind whose cards don't show it.
    public let excerpt: String?
    /// The marks of all facets of the kind.
    public let facets: Marks
    /// Nil for a listing without a price.
    public let price: Price?
    /// A second sum of money, such as the deposit of a lease.
    public let secondAmount: Money?
    /// In won, with everything that it costs; nil for a kind without ``ListingCapability/figures``.
    public let monthlyCost: Int?
    /// Nil for a kind without ``ListingCapability/figures``.
    public let area: FloorArea?
    public let place: ListingPlace
    /// The smallest size of the first image.
    public let thumbnail: StoredFile?
    /// The start of its first date; nil without dates.
    public let startsAt: Moment?
    /// The end of its last date; nil without dates.
    public let expiresAt: Moment?

    public init(
        title: ListingTitle,
        excerpt: String? = nil,
        facets: Marks = [],
        price: Price? = nil,
        secondAmount: Money? = nil,
        monthlyCost: Int? = nil,
        area: FloorArea? = nil,
        place: ListingPlace,
        thumbnail: StoredFile? = nil,
        startsAt: Moment? = nil,
        expiresAt: Moment? = nil
    ) {
        self.title = title
        self.excerpt = excerpt
        self.facets = facets
        self.price = price
        self.secondAmount = secondAmount
        self.monthlyCost = monthlyCost
        self.area = area
        self.place = place
        self.thumbnail = thumbnail
        self.startsAt = startsAt
        self.expiresAt = expiresAt
    }

    func illustrated(by thumbnail: StoredFile?) -> ListingDetails {
        copy(at: place, showing: thumbnail)
    }

    func marked(_ facets: Marks) -> ListingDetails {
        copy(at: place, showing: thumbnail, marked: facets)
    }

    var withoutExactPlace: ListingDetails {
        let known = ListingPlace(neighbourhood: place.neighbourhood, shown: place.shown, exact: nil)
        return copy(at: known, showing: thumbnail)
    }

    private func copy(
        at place: ListingPlace,
        showing thumbnail: StoredFile?,
        marked facets: Marks? = nil
    ) -> ListingDetails {
        ListingDetails(
            title: title,
            excerpt: excerpt,
            facets: facets ?? self.facets,
            price: price,
            secondAmount: secondAmount,
            monthlyCost: monthlyCost,
            area: area,
            place: place,
            thumbnail: thumbnail,
            startsAt: startsAt,
            expiresAt: expiresAt
        )
    }
}

/// One line of at most 60 characters.
public struct ListingTitle: Hashable, Sendable {
    public static let longest = 60

    public let text: String

    public init(_ text: String) throws(ListingRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .titleMissing }
        guard text.fits(Self.longest), !text.contains(where: \.isNewline) else { throw .titleTooLong }
        self.text = text
    }
}

public enum Price: Hashable, Sendable {
    /// 가격협의
    case negotiable
    case fixed(Money, per: PriceUnit)
}

public enum PriceUnit: String, CaseIterable, Sendable {
    case hour
    case problem
    case wholeClass = "class"
    case month
}
