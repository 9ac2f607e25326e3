public import Domain
import JSONCoding

/// An author's choice of a place: a point with an optional address, an address, or the code of one of their
/// homes.
public struct PlaceChoiceBody: ShapedBody {
    public let point: PointBody?
    public let address: String?
    public let neighbourhood: String?

    public init(_ choice: PlaceChoice) {
        switch choice {
        case .onTheMap(let point, let address):
            self.init(point: PointBody(point), address: address)
        case .byAddress(let address):
            self.init(address: address)
        case .inMyNeighbourhood(let code):
            self.init(neighbourhood: code.description)
        }
    }

    private init(point: PointBody? = nil, address: String? = nil, neighbourhood: String? = nil) {
        self.point = point
        self.address = address
        self.neighbourhood = neighbourhood
    }

    public static let shape = Shape<Self>(
        "PlaceChoice",
        Field("point", \.point, nil, .optional),
        Field("address", \.address, .string(maxLength: 1_000), .optional),
        Field("neighbourhood", \.neighbourhood, .string(maxLength: 100), .optional),
        make: Self.init
    )

    public func choice() throws(PlaceRefusal) -> PlaceChoice {
        switch (point?.point, address, neighbourhood) {
        case (let point?, let address, nil): return .onTheMap(point, address: address)
        case (nil, let address?, nil): return .byAddress(address)
        case (nil, nil, let text?):
            guard let code = NeighbourhoodCode(text) else { throw .notHome }
            return .inMyNeighbourhood(code)
        default: throw .unclear
        }
    }
}
