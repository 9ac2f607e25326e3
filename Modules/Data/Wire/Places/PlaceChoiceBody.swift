public import Domain
public import JSONCoding

/// An author's choice of a place: a point with an optional address, an address, or the code of one of their
/// homes.
public struct PlaceChoiceBody: Body {
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

    public static var name: String { "PlaceChoice" }
    public static var parts: [any Body.Type] { [PointBody.self] }

    public static var schema: Schema {
        .object([
            "point": .nullable(.reference(PointBody.name)),
            "address": .nullable(.string(maxLength: 1_000)),
            "neighbourhood": .nullable(.string(maxLength: 100)),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        point = try fields.bodyIfPresent("point")
        address = try fields.textIfPresent("address")
        neighbourhood = try fields.textIfPresent("neighbourhood")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            if let point { writer.field("point", point) }
            writer.fieldIfPresent("address", address)
            writer.fieldIfPresent("neighbourhood", neighbourhood)
        }
    }

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
