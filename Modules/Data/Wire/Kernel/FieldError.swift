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

    /// A value made of the field and others.
    static func reading<Value, Failure: Error>(
        _ field: @autoclosure () -> String,
        _ make: () throws(Failure) -> Value
    ) throws(FieldError) -> Value {
        do {
            return try make()
        } catch let refusal as any Refusal {
            throw FieldError(field: field(), wanted: "value that is allowed", refusal: refusal)
        } catch {
            throw FieldError(field: field(), wanted: "value of its kind")
        }
    }

    public var description: String { "the field '\(field)' is not a \(wanted)" }
}
