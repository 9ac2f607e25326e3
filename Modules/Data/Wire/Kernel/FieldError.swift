public import Domain

/// A field that violates the schema.
public struct FieldError: Error, CustomStringConvertible {
    /// As in `schedule.sessions.0.startsAt`.
    public let field: String
    public let wanted: String
    /// The domain's own refusal, if it has one for the value.
    public let refusal: (any Refusal)?

    init(field: String, wanted: String, refusal: (any Refusal)? = nil) {
        self.field = field
        self.wanted = wanted
        self.refusal = refusal
    }

    public var description: String { "the field '\(field)' is not a \(wanted)" }
}
