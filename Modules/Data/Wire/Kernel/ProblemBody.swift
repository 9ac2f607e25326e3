public import JSONCoding

/// A refusal or failure as an RFC 9457 problem, with a stable code.
public struct ProblemBody: Body, Equatable {
    public let status: Int
    public let code: String
    /// A short name of the problem, in the reader's language.
    public let title: String
    /// What the reader can do, in the reader's language.
    public let detail: String
    public let field: String?
    /// The identifier to quote when asking the operator.
    public let requestID: String?

    public init(
        status: Int,
        code: String,
        title: String,
        detail: String,
        field: String? = nil,
        requestID: String? = nil
    ) {
        self.status = status
        self.code = code
        self.title = title
        self.detail = detail
        self.field = field
        self.requestID = requestID
    }

    public static var name: String { "Problem" }

    public static var schema: Schema {
        .object(
            [
                "type": .string(format: "uri-reference").required,
                "title": .string().required,
                "status": .integer(100...599).required,
                "detail": .string().required,
                "code": .string().required,
                "field": .string(),
                "requestId": .string(),
            ],
            isOpen: true
        )
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            status: try fields.integer("status"),
            code: try fields.text("code"),
            title: try fields.text("title"),
            detail: try fields.text("detail"),
            field: try fields.textIfPresent("field"),
            requestID: try fields.textIfPresent("requestId")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("type", "/problems#\(code)")
            writer.field("title", title)
            writer.field("status", status)
            writer.field("detail", detail)
            writer.field("code", code)
            writer.fieldIfPresent("field", field)
            writer.fieldIfPresent("requestId", requestID)
        }
    }
}
