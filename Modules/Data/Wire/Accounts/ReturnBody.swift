public import JSONCoding

/// The parameters of a provider's callback.
public struct ReturnBody: Body {
    public let code: String
    public let state: String
    public let ticket: String

    public init(code: String, state: String, ticket: String) {
        self.code = code
        self.state = state
        self.ticket = ticket
    }

    public static var name: String { "ProviderReturn" }

    public static var schema: Schema {
        .object([
            "code": .string(maxLength: 4000).required,
            "state": .string(maxLength: 200).required,
            "ticket": .string(maxLength: 200).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            code: try fields.text("code"),
            state: try fields.text("state"),
            ticket: try fields.text("ticket")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("code", code)
            writer.field("state", state)
            writer.field("ticket", ticket)
        }
    }
}
