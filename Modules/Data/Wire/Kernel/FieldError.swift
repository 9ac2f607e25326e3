public import Domain

/// A field that is not what both ends agreed on.
public struct FieldError: Error, CustomStringConvertible {
    /// As in `schedule.sessions.0.startsAt`.
    public let field: String
    public let wanted: String
    /// The rule's own, where a rule has one for such a value.
    public let refusal: (any Refusal)?

    init(field: String, wanted: String, refusal: (any Refusal)? = nil) {
        self.field = field
        self.wanted = wanted
        self.refusal = refusal
    }

    public var description: String { "the field '\(field)' is not a \(wanted)" }
}
