public import Domain
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
    /// The fields of the caller's account to set first.
    public let accountFields: [String]
    /// What a sign-in with a second factor has to answer.
    public let challenge: String?
    /// From when the same request is allowed; nil if that doesn't depend on the time alone.
    public let allowedFrom: Moment?
    /// The identifier to quote when asking the operator.
    public let requestID: String?
    /// All refused fields, if there are several; the first is also told above.
    public let errors: [FieldProblem]

    public struct FieldProblem: Body, Equatable {
        public let field: String
        public let code: String
        public let detail: String

        public init(field: String, code: String, detail: String) {
            self.field = field
            self.code = code
            self.detail = detail
        }

        public static var name: String { "FieldProblem" }

        public static var schema: Schema {
            .object([
                "field": .string().required, "code": .string().required, "detail": .string().required,
            ])
        }

        public init(_ fields: Fields) throws(FieldError) {
            self.init(
                field: try fields.text("field"),
                code: try fields.text("code"),
                detail: try fields.text("detail")
            )
        }

        public func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("field", field)
                writer.field("code", code)
                writer.field("detail", detail)
            }
        }
    }

    public init(
        status: Int,
        code: String,
        title: String,
        detail: String,
        field: String? = nil,
        accountFields: [String] = [],
        challenge: String? = nil,
        allowedFrom: Moment? = nil,
        requestID: String? = nil,
        errors: [FieldProblem] = []
    ) {
        self.status = status
        self.code = code
        self.title = title
        self.detail = detail
        self.field = field
        self.accountFields = accountFields
        self.challenge = challenge
        self.allowedFrom = allowedFrom
        self.requestID = requestID
        self.errors = errors
    }

    public static var name: String { "Problem" }
    public static var parts: [any Body.Type] { [FieldProblem.self] }

    public static var schema: Schema {
        .object(
            [
                "type": .string(format: "uri-reference").required,
                "title": .string().required,
                "status": .integer(100...599).required,
                "detail": .string().required,
                "code": .string().required,
                "field": .string(),
                "accountFields": .array(of: .string())
                    .described("The fields of `/api/v1/me` to set before trying again, if there are some"),
                "challenge": .string()
                    .described("To be sent with a code, at a sign-in with a second factor"),
                "allowedFrom": .moment.described("From when the same is allowed"),
                "requestId": .string(),
                "errors": .array(of: .reference(FieldProblem.name))
                    .described("All refused fields, if there are several."),
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
            accountFields: try fields.isGiven("accountFields") ? fields.texts("accountFields") : [],
            challenge: try fields.textIfPresent("challenge"),
            allowedFrom: try fields.momentIfPresent("allowedFrom"),
            requestID: try fields.textIfPresent("requestId"),
            errors: try fields.isGiven("errors") ? fields.bodies("errors") : []
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
            if !accountFields.isEmpty { writer.field("accountFields", accountFields) }
            writer.fieldIfPresent("challenge", challenge)
            if let allowedFrom { writer.field("allowedFrom", allowedFrom) }
            writer.fieldIfPresent("requestId", requestID)
            if !errors.isEmpty { writer.field("errors", errors) }
        }
    }
}
