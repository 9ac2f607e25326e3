import Domain
import HTTPServer
import JSONCoding
import Wire

extension Parameter {
    /// Where the reader is.
    static let near: [Parameter] = [
        .optional("lat", .number(-90...90), "Latitude of the reader, WGS84"),
        .optional("lon", .number(-180...180), "Longitude of the reader, WGS84"),
    ]
}

extension Request {
    /// The items of a comma-separated parameter.
    func words(_ name: String) -> [String] {
        query[name].map { $0.split(separator: ",").map(String.init) } ?? []
    }

    func choice<Choice: RawRepresentable<String>>(_ name: String, of _: Choice.Type) throws -> Choice? {
        try query[name].map { try required(name, Choice(rawValue: $0)) }
    }

    /// The reader's location; nil unless both coordinates are present.
    var standpoint: Point? {
        get throws {
            guard let latitude = try number("lat") else {
                guard query["lon"] == nil else { throw RequestRefusal.contradictoryParameter("lon") }
                return nil
            }
            guard let longitude = try number("lon") else {
                throw RequestRefusal.contradictoryParameter("lat")
            }
            guard let point = Point(latitude: latitude, longitude: longitude) else {
                throw NeighbourhoodRefusal.invalidPoint
            }
            return point
        }
    }

    var givenNeighbourhood: NeighbourhoodCode? {
        get throws { try query["neighbourhood"].map(NeighbourhoodCode.init(parsing:)) }
    }

    var givenExtent: Extent? {
        get throws { try query["reach"].map(Extent.init(parsing:)) }
    }
}
