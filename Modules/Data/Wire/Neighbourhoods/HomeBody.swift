public import Domain
public import JSONCoding

/// One of a member's homes with its neighbourhood.
public struct HomeBody: Body {
    public let code: NeighbourhoodCode
    public let reach: Reach
    /// Nil for a code missing from this server's gazetteer.
    public let neighbourhood: NeighbourhoodBody?
    /// Nil for a home that was never verified.
    public let verification: HomeVerificationBody?

    public init(_ home: HomeNeighbourhood, _ neighbourhood: Neighbourhood?, at now: Moment) {
        code = home.code
        reach = home.reach
        self.neighbourhood = neighbourhood.map(NeighbourhoodBody.init)
        verification = home.verification.map { HomeVerificationBody($0, at: now) }
    }

    public static var name: String { "Home" }
    public static var parts: [any Body.Type] { [NeighbourhoodBody.self, HomeVerificationBody.self] }

    public static var schema: Schema {
        .object([
            "code": .string().required,
            "reach": .integer(Reach.allowed).required,
            "neighbourhood": .nullable(.reference(NeighbourhoodBody.name)).required,
            "verification": .nullable(.reference(HomeVerificationBody.name)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        code = try fields.code("code")
        reach = try fields.reach("reach")
        neighbourhood = try fields.bodyIfPresent("neighbourhood")
        verification = try fields.bodyIfPresent("verification")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("code", code.description)
            writer.field("reach", reach.steps)
            writer.field("neighbourhood", neighbourhood)
            writer.field("verification", verification)
        }
    }
}

extension Fields {
    func reach(_ key: String) throws(FieldError) -> Reach {
        guard let reach = Reach(try integer(key)) else { throw unreadable(key, "reach") }
        return reach
    }
}
