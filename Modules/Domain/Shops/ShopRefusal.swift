/// The reasons to refuse a shop or an edit of one.
public enum ShopRefusal: Refusal, Equatable {
    case descriptionMissing
    case descriptionTooLong
    case upFrontMissing
    case rentMissing
    /// Less than ``ShopTerms/leastRent``, so that it was meant in another unit.
    case rentTooLow
    /// The length is outside ``ShopTerms/leaseLengths``.
    case leaseLength
    case exclusiveArea
    case contractArea
    case contractAreaSmaller
    case floor
    /// Fewer than the shop's own floor, or too many.
    case totalFloors
    case approvedOn
    case readyOn
    case rooms
    case toilets
    case parking
    case tradeOfOtherUse
    case floorPlanMissing
    case officeLineTooLong
    /// A broker has to tell it.
    case statutory(StatutoryFact)

    public static let examples: [ShopRefusal] =
        [
            .descriptionMissing, .descriptionTooLong, .upFrontMissing, .rentMissing, .rentTooLow,
            .leaseLength,
            .exclusiveArea,
            .contractArea, .contractAreaSmaller, .floor, .totalFloors, .approvedOn, .readyOn, .rooms,
            .toilets, .parking, .tradeOfOtherUse, .floorPlanMissing, .officeLineTooLong,
        ] + StatutoryFact.allCases.map { .statutory($0) }

    public var code: String {
        switch self {
        case .descriptionMissing: "shop.description-missing"
        case .descriptionTooLong: "shop.description-too-long"
        case .upFrontMissing: "shop.up-front-missing"
        case .rentMissing: "shop.rent-missing"
        case .rentTooLow: "shop.rent-too-low"
        case .leaseLength: "shop.lease-length"
        case .exclusiveArea: "shop.exclusive-area"
        case .contractArea: "shop.contract-area"
        case .contractAreaSmaller: "shop.contract-area-smaller"
        case .floor: "shop.floor"
        case .totalFloors: "shop.total-floors"
        case .approvedOn: "shop.approved-on"
        case .readyOn: "shop.ready-on"
        case .rooms: "shop.rooms"
        case .toilets: "shop.toilets"
        case .parking: "shop.parking"
        case .tradeOfOtherUse: "shop.trade-of-other-use"
        case .floorPlanMissing: "shop.floor-plan-missing"
        case .officeLineTooLong: "shop.office-line-too-long"
        case .statutory(let fact): "shop.statutory-\(fact.rawValue)"
        }
    }

    public var kind: RefusalKind { .invalid }

    public var field: String? {
        switch self {
        case .descriptionMissing, .descriptionTooLong: "description"
        case .upFrontMissing: "upFront"
        case .rentMissing, .rentTooLow: "rent"
        case .leaseLength: "leaseMonths"
        case .exclusiveArea: "exclusiveArea"
        case .contractArea, .contractAreaSmaller: "contractArea"
        case .floor: "floor"
        case .totalFloors: "totalFloors"
        case .approvedOn: "approvedOn"
        case .readyOn: "readyOn"
        case .rooms: "rooms"
        case .toilets: "toilets"
        case .parking: "parking"
        case .tradeOfOtherUse: "trade"
        case .floorPlanMissing: "floorPlan"
        case .officeLineTooLong: "officeName"
        case .statutory(let fact): fact.field
        }
    }
}
