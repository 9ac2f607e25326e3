public import Domain
public import JSONCoding

/// The contract's `neighbourhood`.
public struct NeighbourhoodBody: Body {
    public let code: NeighbourhoodCode
    public let sido: String
    public let sigungu: String
    public let dong: String
    /// The current name, which may differ from the three parts issued with the code.
    public let name: String
    public let nameEn: String
    public let point: Point
    public let renamed: RenamingBody?

    public init(_ neighbourhood: Neighbourhood) {
        code = neighbourhood.code
        sido = neighbourhood.sido
        sigungu = neighbourhood.sigungu
        dong = neighbourhood.dong
        name = neighbourhood.name
        nameEn = neighbourhood.nameEn
        point = neighbourhood.point
        renamed = neighbourhood.renaming.map(RenamingBody.init)
    }

    public static var name: String { "Neighbourhood" }
    public static var parts: [any Body.Type] { [PointBody.self, RenamingBody.self] }

    public static var schema: Schema {
        .object([
            "code": .string(pattern: "^[0-9]{10}$").required,
            "sido": .string().required,
            "sigungu": .string().required,
            "dong": .string().required,
            "name": .string().required.described("What neighbours call it now."),
            "nameEn": .string().required,
            "point": .reference(PointBody.name).required,
            "renamed": .reference(RenamingBody.name),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        code = try fields.code("code")
        sido = try fields.text("sido")
        sigungu = try fields.text("sigungu")
        dong = try fields.text("dong")
        name = try fields.text("name")
        nameEn = try fields.text("nameEn")
        point = try fields.body("point", as: PointBody.self).point
        renamed = try fields.bodyIfPresent("renamed")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writeFields(to: &$0) }
    }

    /// For bodies that extend a neighbourhood.
    func writeFields(to writer: inout JSONWriter) {
        writer.field("code", code.description)
        writer.field("sido", sido)
        writer.field("sigungu", sigungu)
        writer.field("dong", dong)
        writer.field("name", name)
        writer.field("nameEn", nameEn)
        writer.field("point", PointBody(point))
        writer.fieldIfPresent("renamed", renamed)
    }
}

/// A change of name after the code was issued.
public struct RenamingBody: ShapedBody {
    public let since: Moment
    public let sido: String
    public let sigungu: String
    public let dong: String
    public let code: String?

    public static let shape = Shape<Self>(
        "Renaming",
        Field("since", \.since),
        Field("sido", \.sido),
        Field("sigungu", \.sigungu),
        Field("dong", \.dong),
        Field("code", \.code, about: "Null where the code stayed or the new one is unknown."),
        make: Self.init
    )
}

extension RenamingBody {
    init(_ renaming: Neighbourhood.Renaming) {
        since = renaming.since
        sido = renaming.name.sido
        sigungu = renaming.name.sigungu
        dong = renaming.name.dong
        code = renaming.code?.description
    }
}
