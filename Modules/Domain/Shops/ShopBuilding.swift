/// The rooms of a shop and the building around them.
public struct ShopBuilding: Hashable, Sendable {
    /// Negative below ground; there is no floor 0.
    public static let floors = -9...120
    public static let heights = 1...120
    public static let counts = 0...1_000

    public let exclusiveArea: FloorArea
    /// With its share of what is used in common.
    public let contractArea: FloorArea?
    public let floor: Int
    public let totalFloors: Int?
    /// When its use was approved (사용승인일).
    public let approvedOn: ShopDate?
    public let direction: ShopDirection
    public let rooms: Int?
    public let toilets: Int?
    /// Cars that can park.
    public let parking: Int?
    /// From when it can be used; nil if to be agreed on.
    public let readyOn: ShopDate?
    public let loan: ShopLoan

    public init(
        exclusiveArea: FloorArea,
        contractArea: FloorArea? = nil,
        floor: Int,
        totalFloors: Int? = nil,
        approvedOn: ShopDate? = nil,
        direction: ShopDirection = .unknown,
        rooms: Int? = nil,
        toilets: Int? = nil,
        parking: Int? = nil,
        readyOn: ShopDate? = nil,
        loan: ShopLoan = .unknown
    ) throws(ShopRefusal) {
        guard contractArea.map({ $0 >= exclusiveArea }) ?? true else { throw .contractAreaSmaller }
        guard Self.floors.contains(floor), floor != 0 else { throw .floor }
        guard totalFloors.map({ Self.heights.contains($0) && $0 >= floor }) ?? true else {
            throw .totalFloors
        }
        for (count, refusal) in [(rooms, ShopRefusal.rooms), (toilets, .toilets), (parking, .parking)] {
            guard count.map(Self.counts.contains) ?? true else { throw refusal }
        }
        guard readyOn?.isWhole ?? true else { throw .readyOn }
        self.exclusiveArea = exclusiveArea
        self.contractArea = contractArea
        self.floor = floor
        self.totalFloors = totalFloors
        self.approvedOn = approvedOn
        self.direction = direction
        self.rooms = rooms
        self.toilets = toilets
        self.parking = parking
        self.readyOn = readyOn
        self.loan = loan
    }
}

/// A date whose day or month may be unknown: "2015", "2015-03" or "2015-03-02".
public struct ShopDate: Hashable, Sendable {
    public static let longest = 10
    /// As people write it: "2026년 12월 20일".
    public static let longestTyped = 20

    public let text: String

    /// Returns nil for any other text, and for years before 1900 and after 2100.
    public init?(_ text: String) {
        let text = text.tidied()
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let lengths = [4, 2, 2].prefix(parts.count)
        guard (1...3).contains(parts.count), parts.map(\.utf8.count) == Array(lengths) else { return nil }
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy(\.isDigit) ? Int(part) : nil
        }
        guard numbers.count == parts.count, (1_900...2_100).contains(numbers[0]),
            CivilDate(
                year: numbers[0],
                month: numbers.count > 1 ? numbers[1] : 1,
                day: numbers.count > 2 ? numbers[2] : 1
            ) != nil
        else { return nil }
        self.text = text
    }

    /// Reads a date as people write it, too: "2026.12.1", "2026년 12월 1일", "2026/12". The year comes first.
    public init?(typed text: String) {
        let numbers = text.tidied().split { " .-/년월일".contains($0) }
        let parts = numbers.prefix(1) + numbers.dropFirst().map { $0.count == 1 ? "0\($0)" : $0 }
        self.init(parts.joined(separator: "-"))
    }

    /// Whether it names a day.
    public var isWhole: Bool { text.utf8.count == Self.longest }
}
