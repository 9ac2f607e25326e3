public import JSONCoding

/// An emailed code, or the token of an emailed link.
public struct CodeBody: Body {
    public let code: String

    public init(code: String) {
        self.code = code
    }

    public static var name: String { "Code" }

    public static var schema: Schema {
        .object([
            "code": .string(maxLength: 1000).required
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            code: try fields.text("code")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("code", code)
        }
    }
}
