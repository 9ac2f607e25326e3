/// How far an area extends around a neighbourhood.
public enum Extent: Hashable, Sendable {
    case ring(Reach)
    /// Neighbourhoods whose centre is at most this far from the centre of the first.
    case kilometres(Int)
    /// The district of a city; the city or county where it has none.
    case district
    /// The city or county.
    case city
    /// The province or metropolitan city.
    case province
    case country

    public static let allowedKilometres = 1...50
}

extension Extent: LosslessStringConvertible {
    /// As in `2`, `5km`, `district`, `city`, `province` and `country`.
    public var description: String {
        switch self {
        case .ring(let reach): "\(reach.steps)"
        case .kilometres(let kilometres): "\(kilometres)km"
        case .district: "district"
        case .city: "city"
        case .province: "province"
        case .country: "country"
        }
    }

    public init(parsing text: String) throws(BoardRefusal) {
        guard let extent = Extent(text) else { throw .invalidExtent }
        self = extent
    }

    public init?(_ description: String) {
        switch description {
        case "district": self = .district
        case "city": self = .city
        case "province": self = .province
        case "country": self = .country
        case let text where text.hasSuffix("km"):
            guard let kilometres = Int(text.dropLast(2)), Self.allowedKilometres.contains(kilometres),
                text == "\(kilometres)km"
            else { return nil }
            self = .kilometres(kilometres)
        default:
            guard let reach = Int(description).flatMap(Reach.init), description == "\(reach.steps)" else {
                return nil
            }
            self = .ring(reach)
        }
    }
}

extension Extent {
    /// What a reader is offered when there is nothing in this area.
    public var wider: [Extent] {
        switch self {
        case .ring, .kilometres, .district: [.city, .country]
        case .city, .province: [.country]
        case .country: []
        }
    }

    /// Whether its area is a whole district, city or province, whichever of its neighbourhoods it is around.
    public var isWhole: Bool {
        switch self {
        case .district, .city, .province: true
        case .ring, .kilometres, .country: false
        }
    }
}

extension NeighbourhoodCode {
    /// Whether both are in one city or county. Districts of a city count as the city.
    public func isInCity(of other: NeighbourhoodCode) -> Bool { shares(.city, with: other) }

    /// Whether both are in one district, city or province. Ones of another extent aren't told by a code.
    public func shares(_ extent: Extent, with other: NeighbourhoodCode) -> Bool {
        prefix(extent) == other.prefix(extent)
    }

    /// Seoul, the metropolitan cities and Sejong are provinces by their code.
    public var isInMetropolis: Bool { [11, 26, 27, 28, 29, 30, 31, 36].contains(number / 100_000_000) }

    /// The digits that the neighbourhoods of an area share; all of them for any other extent.
    private func prefix(_ extent: Extent) -> Int64 {
        switch extent {
        case .district: number / 100_000
        case .city: isInMetropolis ? number / 100_000_000 : number / 1_000_000
        case .province: number / 100_000_000
        case .ring, .kilometres, .country: number
        }
    }
}
