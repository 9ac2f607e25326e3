import Domain
public import JSONCoding

/// All data stored about one of a member's homes.
public struct ExportedHomeBody: Body {
    let code: NeighbourhoodCode
    let reach: Reach
    let verifiedOn: CivilDate?

    init(_ home: HomeNeighbourhood) {
        code = home.code
        reach = home.reach
        verifiedOn = home.verification?.day
    }

    public static var name: String { "ExportedHome" }

    public static var schema: Schema {
        .object([
            "code": .string().required,
            "reach": .integer(Reach.allowed).required,
            "verifiedOn": .nullable(.day).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        code = try fields.code("code")
        reach = try fields.reach("reach")
        verifiedOn = fields.isGiven("verifiedOn") ? try fields.day("verifiedOn") : nil
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("code", code.description)
            writer.field("reach", reach.steps)
            writer.field("verifiedOn", verifiedOn)
        }
    }
}
