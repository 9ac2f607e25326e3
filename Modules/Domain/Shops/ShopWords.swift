/// What a shop is used for.
public enum ShopUse: String, CaseIterable, Sendable {
    case vacant
    case cafe
    case restaurant
    case other
}

/// The trade of a shop, or a trade that a vacant one suits.
public enum ShopTrade: String, CaseIterable, Sendable {
    case coffee
    case dessert
    case bakery
    case korean
    case chinese
    case japanese
    case western
    case snacks
    case chicken
    case pub
    case takeaway
    case grocery
    case convenience
    case clothing
    case beauty
    case academy
    case fitness
    case clinic
    case pharmacy
    case office
    case gaming
    case karaoke
    case laundry
    case flowers
    case pets
    case storage

    /// The use that it belongs to.
    public var use: ShopUse {
        switch self {
        case .coffee, .dessert, .bakery: .cafe
        case .korean, .chinese, .japanese, .western, .snacks, .chicken, .pub, .takeaway: .restaurant
        default: .other
        }
    }
}

public enum ShopDeal: String, CaseIterable, Sendable {
    /// 월세
    case monthly
    /// 전세
    case jeonse
    /// 매매
    case sale
    /// 전대: by a tenant, for a rent.
    case sublease

    public var hasRent: Bool { self == .monthly || self == .sublease }
}

/// Whether value added tax is paid on top of the rent.
public enum ShopVAT: String, CaseIterable, Sendable {
    case excluded
    case included
    /// The lister charges none.
    case none
}

/// The state of a shop, as its author says.
public enum ShopStatus: String, CaseIterable, Sendable {
    case available
    case reserved
    case contracted
    case withdrawn

    /// Whether it is on the board.
    public var isOpen: Bool { self == .available || self == .reserved }
}

public enum ShopFloorBand: String, CaseIterable, Sendable {
    case basement
    case ground
    case second
    case upper

    public init(of floor: Int) {
        switch floor {
        case ..<0: self = .basement
        case ..<2: self = .ground
        case 2: self = .second
        default: self = .upper
        }
    }
}

public enum ShopDirection: String, CaseIterable, Sendable {
    case unknown
    case north
    case northEast = "north-east"
    case east
    case southEast = "south-east"
    case south
    case southWest = "south-west"
    case west
    case northWest = "north-west"
}

/// Whether a loan is registered on the title.
public enum ShopLoan: String, CaseIterable, Sendable {
    case unknown
    case none
    case some
}

/// Whether a floor plan is among the pictures.
public enum ShopFloorPlan: String, CaseIterable, Sendable {
    case none
    /// The last picture is one.
    case last
}

/// A property that a listing has or lacks, as a facet of one word.
public enum ShopMark: String, CaseIterable, Sendable {
    case yes
}

extension Shop {
    static let use = Facet("use", ShopUse.self, bits: 0..<8, isOnCard: true)
    static let deal = Facet("deal", ShopDeal.self, bits: 8..<14, isOnCard: true)
    static let standing = Facet("standing", ShopStatus.self, bits: 14..<18, isOnCard: true)
    static let lister = Facet("lister", ShopLister.Role.self, bits: 18..<22)
    static let floorBand = Facet("floorBand", ShopFloorBand.self, bits: 22..<27)
    static let pictured = Facet("pictured", ShopMark.self, bits: 27..<28)
    static let lowered = Facet("lowered", ShopMark.self, bits: 28..<29, isOnCard: true)
    static let trade = Facet("trade", ShopTrade.self, bits: 29..<63)

    static let traits = KindTraits(
        facets: [use, deal, trade, floorBand, standing, lister, pictured, lowered],
        soldFacets: [use, deal, trade, floorBand],
        capabilities: [.prices, .viewings, .publicPlace, .figures, .deposits, .comments, .openEnded],
        standing: KindTraits.Standing(
            availability: availability(in:),
            becoming: { marks($0, becoming: ShopStatus($1)) },
            settled: { settled($0, isClosed: $1) }
        )
    )

    /// The marks once the author has closed or reopened the listing by itself.
    static func settled(_ marks: Marks, isClosed: Bool) -> Marks {
        let status = standing.values(in: marks, of: ShopStatus.self).first ?? .available
        guard status.isOpen == isClosed else { return marks }
        return self.marks(marks, becoming: isClosed ? .withdrawn : .available)
    }

    static func marks(_ marks: Marks, becoming status: ShopStatus) -> Marks {
        let all = standing.marks(of: Set(ShopStatus.allCases))
        return marks.subtracting(all).union(standing.marks(of: [status]))
    }
}

extension Shop {
    static func availability(in marks: Marks) -> Availability? {
        switch standing.values(in: marks, of: ShopStatus.self).first {
        case .available: .available
        case .reserved: .reserved
        case .contracted: .contracted
        case .withdrawn: .withdrawn
        case nil: nil
        }
    }
}

extension ShopStatus {
    init(_ availability: Availability) {
        self =
            switch availability {
            case .available: .available
            case .reserved: .reserved
            case .contracted: .contracted
            case .withdrawn: .withdrawn
            }
    }
}

extension Shop {
    /// Nil for a listing of another kind.
    public static func status(of listing: Listing) -> ShopStatus? {
        guard listing.kind == kind else { return nil }
        return standing.values(in: listing.details.facets, of: ShopStatus.self).first
    }
}

/// The words of a stored shop, which are marks of its listing.
public struct ShopWords: Hashable, Sendable {
    public let use: ShopUse
    public let trades: Set<ShopTrade>
    public let status: ShopStatus
    public let lister: ShopLister.Role

    /// Returns nil for a listing that lacks one of them.
    public init?(of listing: Listing) {
        let marks = listing.details.facets
        guard let use = Shop.use.values(in: marks, of: ShopUse.self).first,
            let status = Shop.status(of: listing),
            let lister = Shop.lister.values(in: marks, of: ShopLister.Role.self).first
        else { return nil }
        (self.use, trades, self.status) = (use, Shop.trade.values(in: marks), status)
        self.lister = lister
    }
}
