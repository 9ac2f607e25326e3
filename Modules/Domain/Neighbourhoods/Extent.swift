/// How far an area extends around a neighbourhood.
public enum Extent: Hashable, Sendable {
    case ring(Reach)
    /// Neighbourhoods whose centre is at most this far from the centre of the first.
    case kilometres(Int)
    /// The city or county.
    case city
    case country

    public static let allowedKilometres = 1...50
}

extension Extent: LosslessStringConvertible {
    /// As in `2`, `5km`, `city` and `country`.
    public var description: String {
        switch self {
        case .ring(let reach): "\(reach.steps)"
        case .kilometres(let kilometres): "\(kilometres)km"
        case .city: "city"
        case .country: "country"
        }
    }

    public init(parsing text: String) throws(BoardRefusal) {
        guard let extent = Extent(text) else { throw .invalidExtent }
        self = extent
    }

    public init?(_ description: String) {
        switch description {
        case "city": self = .city
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
        case .ring, .kilometres: [.city, .country]
        case .city: [.country]
        case .country: []
        }
    }
}

extension NeighbourhoodCode {
    /// Whether both are in one city or county. Districts of a city count as the city.
    public func isInCity(of other: NeighbourhoodCode) -> Bool { city == other.city }

    /// The digits that the neighbourhoods of a city share.
    private var city: Int64 {
        // Seoul, the metropolitan cities and Sejong are provinces by their code.
        let province = number / 100_000_000
        return [11, 26, 27, 28, 29, 30, 31, 36].contains(province) ? province : number / 1_000_000
    }
}
