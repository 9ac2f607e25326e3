public import JSONCoding

public struct RefreshBody: Body {
    public let refreshToken: String

    public init(refreshToken: String) {
        self.refreshToken = refreshToken
    }

    public static var name: String { "Refresh" }

    public static var schema: Schema {
        .object(["refreshToken": .string(maxLength: 1_000).required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(refreshToken: try fields.text("refreshToken"))
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("refreshToken", refreshToken) }
    }
}
