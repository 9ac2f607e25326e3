public import Domain
public import JSONCoding

/// The present check-in code, for the organiser.
public struct CheckInCodeBody: Body {
    public let code: CheckInCode
    /// When the next code replaces it.
    public let until: Moment

    public init(_ shown: ShowCheckInCode.ShownCode) {
        (code, until) = (shown.code, shown.until)
    }

    public static var name: String { "CheckInCode" }

    public static var schema: Schema {
        .object([
            "code": .string().required.described("Six digits"),
            "until": .moment.required.described("When the next code replaces it"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        code = try fields.text("code") { text throws(AttendanceRefusal) in try CheckInCode(text) }
        until = try fields.moment("until")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("code", code.digits)
            writer.field("until", until)
        }
    }
}
