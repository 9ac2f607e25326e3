public import Domain
public import JSONCoding

/// A place to look at: the values of `neighbourhood` and `reach` that list its listings, and its name.
public struct LocalityBody: Body, Hashable {
    public let code: NeighbourhoodCode
    public let extent: Extent
    /// "서울 마포구"
    public let name: String
    /// "Mapo-gu, Seoul"
    public let nameEn: String
    /// The station by which it was found, if any.
    public let station: String?
    /// The other words of a search that names it.
    public let rest: String?

    public init(_ locality: Locality, station: String? = nil, rest: String? = nil) {
        code = locality.code
        extent = locality.extent
        name = locality.name.korean
        nameEn = locality.name.english
        self.station = station
        self.rest = rest
    }

    public static var name: String { "Locality" }

    public static var schema: Schema {
        .object([
            "neighbourhood": .string(pattern: "^[0-9]{10}$").required,
            "reach": .string().required,
            "name": .string().required,
            "nameEn": .string().required,
            "station": .string(),
            "rest": .string(),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        code = try fields.code("neighbourhood")
        extent = try fields.text("reach", as: Extent.init(parsing:))
        name = try fields.text("name")
        nameEn = try fields.text("nameEn")
        station = try fields.textIfPresent("station")
        rest = try fields.textIfPresent("rest")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("neighbourhood", code.description)
            writer.field("reach", extent.description)
            writer.field("name", name)
            writer.field("nameEn", nameEn)
            writer.fieldIfPresent("station", station)
            writer.fieldIfPresent("rest", rest)
        }
    }

    /// The parameters of the board that list its listings.
    public var query: [(String, String)] {
        [("neighbourhood", code.description), ("reach", extent.description)]
    }
}
