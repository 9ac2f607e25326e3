/// The author's content of a shop, except for the place.
public struct ShopContents: Equatable, Sendable {
    public let title: ListingTitle
    public let description: ShopDescription
    public let use: ShopUse
    public let trades: Set<ShopTrade>
    public let terms: ShopTerms
    public let building: ShopBuilding
    public let lister: ShopLister
    public internal(set) var status: ShopStatus
    public let floorPlan: ShopFloorPlan
    /// In display order; the first is shown on the card.
    public let images: [Image.ID]

    public init(
        title: ListingTitle,
        description: ShopDescription,
        use: ShopUse,
        trades: Set<ShopTrade> = [],
        terms: ShopTerms,
        building: ShopBuilding,
        lister: ShopLister,
        status: ShopStatus = .available,
        floorPlan: ShopFloorPlan = .none,
        images: [Image.ID] = []
    ) throws {
        guard use == .vacant || trades.allSatisfy({ $0.use == use }) else {
            throw ShopRefusal.tradeOfOtherUse
        }
        guard floorPlan == .none || !images.isEmpty else { throw ShopRefusal.floorPlanMissing }
        guard images.count <= Shop.mostImages - (floorPlan == .none ? 1 : 0) else {
            throw ImageRefusal.tooMany
        }
        if let fact = StatutoryFact.missing(lister, building, terms).first {
            throw ShopRefusal.statutory(fact)
        }
        self.title = title
        self.description = description
        self.use = use
        self.trades = trades
        self.terms = terms
        self.building = building
        self.lister = lister
        self.status = status
        self.floorPlan = floorPlan
        self.images = images
    }

    /// Without the floor plan.
    var photos: Int { images.count - (floorPlan == .last ? 1 : 0) }

    public func marks(isLowered: Bool) -> Marks {
        [
            Shop.use.marks(of: [use]), Shop.deal.marks(of: [terms.deal]),
            Shop.standing.marks(of: [status]), Shop.lister.marks(of: [lister.role]),
            Shop.floorBand.marks(of: [ShopFloorBand(of: building.floor)]),
            Shop.trade.marks(of: trades),
            Shop.pictured.marks(of: photos > 0 ? [ShopMark.yes] : []),
            Shop.lowered.marks(of: isLowered ? [ShopMark.yes] : []),
        ]
    }

    func details(at place: ListingPlace, isLowered: Bool) throws(ShopRefusal) -> ListingDetails {
        guard lister.role != .broker || place.exact != nil else { throw .statutory(.location) }
        return ListingDetails(
            title: title,
            facets: marks(isLowered: isLowered),
            price: terms.rent.map { .fixed($0, per: .month) },
            secondAmount: terms.upFront,
            monthlyCost: MonthlyCost(of: terms).total,
            area: building.exclusiveArea,
            place: place
        )
    }
}

/// A description of up to 4,000 characters.
public struct ShopDescription: Hashable, Sendable {
    public static let longest = 4_000

    public let text: String

    public init(_ text: String) throws(ShopRefusal) {
        let text = text.tidied()
        guard text.contains(where: { !$0.isWhitespace }) else { throw .descriptionMissing }
        guard text.fits(Self.longest) else { throw .descriptionTooLong }
        self.text = text
    }
}
