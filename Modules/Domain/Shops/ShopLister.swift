/// The role of a shop's author, and the office of a broker.
public struct ShopLister: Hashable, Sendable {
    public enum Role: String, CaseIterable, Sendable {
        case owner
        case tenant
        /// 개업공인중개사
        case broker
    }

    public static let longestLine = 120

    public let role: Role
    /// Empty for others than brokers, as are the next four.
    public let officeName: String
    public let officeAddress: String
    /// The number of the office, which a broker has to publish. Members' own numbers aren't part of a shop.
    public let officePhone: String
    public let registrationNumber: String
    public let brokerName: String

    public init(
        role: Role,
        officeName: String = "",
        officeAddress: String = "",
        officePhone: String = "",
        registrationNumber: String = "",
        brokerName: String = ""
    ) throws(ShopRefusal) {
        let lines =
            role == .broker
            ? [officeName, officeAddress, officePhone, registrationNumber, brokerName].map { $0.tidied() }
            : Array(repeating: "", count: 5)
        guard lines.allSatisfy({ $0.fits(Self.longestLine) && !$0.contains(where: \.isNewline) }) else {
            throw .officeLineTooLong
        }
        self.role = role
        self.officeName = lines[0]
        self.officeAddress = lines[1]
        self.officePhone = lines[2]
        self.registrationNumber = lines[3]
        self.brokerName = lines[4]
    }
}

/// What a broker's advertisement on the internet has to say besides price, area, use and kind of deal, which
/// every shop has.
public enum StatutoryFact: String, CaseIterable, Sendable {
    case officeName = "office-name"
    case officeAddress = "office-address"
    case officePhone = "office-phone"
    case registrationNumber = "registration-number"
    case brokerName = "broker-name"
    case location
    case totalFloors = "total-floors"
    case approvedOn = "approved-on"
    case direction
    case rooms
    case toilets
    case readyOn = "ready-on"
    case parking
    case maintenance

    /// The provision that demands it.
    public var source: StatutorySource {
        switch self {
        case .officeName, .officeAddress, .officePhone, .registrationNumber:
            StatutorySource(paragraph: 1, item: 1)
        case .brokerName: StatutorySource(paragraph: 1, item: 2)
        case .location: StatutorySource(paragraph: 2, item: 1)
        case .totalFloors: StatutorySource(paragraph: 2, item: 6, point: 1)
        case .approvedOn: StatutorySource(paragraph: 2, item: 6, point: 2)
        case .direction, .rooms, .toilets, .readyOn, .parking, .maintenance:
            StatutorySource(paragraph: 2, item: 6, point: 3)
        }
    }

    /// The field of a shop that tells it.
    public var field: String {
        switch self {
        case .officeName: "officeName"
        case .officeAddress: "officeAddress"
        case .officePhone: "officePhone"
        case .registrationNumber: "registrationNumber"
        case .brokerName: "brokerName"
        case .location: "place"
        case .totalFloors: "totalFloors"
        case .approvedOn: "approvedOn"
        case .direction: "direction"
        case .rooms: "rooms"
        case .toilets: "toilets"
        case .readyOn: "readyOn"
        case .parking: "parking"
        case .maintenance: "maintenance"
        }
    }

    /// What a broker's contents lack; empty for other listers. The location is checked with the place.
    public static func missing(
        _ lister: ShopLister,
        _ building: ShopBuilding,
        _ terms: ShopTerms
    ) -> [StatutoryFact] {
        guard lister.role == .broker else { return [] }
        return allCases.filter { fact in
            switch fact {
            case .officeName: lister.officeName.isEmpty
            case .officeAddress: lister.officeAddress.isEmpty
            case .officePhone: lister.officePhone.isEmpty
            case .registrationNumber: lister.registrationNumber.isEmpty
            case .brokerName: lister.brokerName.isEmpty
            case .location: false
            case .totalFloors: building.totalFloors == nil
            case .approvedOn: building.approvedOn?.isWhole != true
            case .direction: building.direction == .unknown
            case .rooms: building.rooms == nil
            case .toilets: building.toilets == nil
            case .readyOn: building.readyOn == nil
            case .parking: building.parking == nil
            case .maintenance: terms.maintenance == nil
            }
        }
    }
}

/// A provision of 공인중개사법 시행령 제17조의2, under 공인중개사법 제18조의2.
public struct StatutorySource: Hashable, Sendable {
    /// 항
    public let paragraph: Int
    /// 호
    public let item: Int
    /// 목, from one; nil for a whole item.
    public let point: Int?

    init(paragraph: Int, item: Int, point: Int? = nil) {
        self.paragraph = paragraph
        self.item = item
        self.point = point
    }
}
