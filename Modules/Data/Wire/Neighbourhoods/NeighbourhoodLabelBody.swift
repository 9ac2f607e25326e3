public import Domain
public import JSONCoding

/// The name of a neighbourhood.
public struct NeighbourhoodLabelBody: Body, Hashable {
    public let code: NeighbourhoodCode
    /// "서울 중구 명동"
    public let name: String
    /// "Myeong-dong, Jung-gu, Seoul"
    public let nameEn: String

    /// Falls back to the code when the gazetteer doesn't have it.
    public init(_ code: NeighbourhoodCode, _ neighbourhood: Neighbourhood?) {
        self.code = code
        name = neighbourhood?.name ?? code.description
        nameEn = neighbourhood?.nameEn ?? code.description
    }

    public static var name: String { "NeighbourhoodLabel" }

    public static var schema: Schema {
        .object(["code": .string().required, "name": .string().required, "nameEn": .string().required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        code = try fields.code("code")
        name = try fields.text("name")
        nameEn = try fields.text("nameEn")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("code", code.description)
            writer.field("name", name)
            writer.field("nameEn", nameEn)
        }
    }
}
