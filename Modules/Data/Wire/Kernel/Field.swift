public import Domain
public import JSONCoding

/// One field of a body: its name, schema and coding.
public struct Field<Root: Sendable, Value: Sendable>: Sendable {
    let properties: [(name: String, schema: Schema)]
    let parts: [any Body.Type]
    let read: @Sendable (Fields) throws(FieldError) -> Value
    let write: @Sendable (Root, inout JSONWriter) -> Void
}

/// Whether a field may be left out.
public enum Presence: Sendable {
    /// Always there; nil is null.
    case required
    /// Null or left out when it is nil.
    case optional
    /// Left out when it is nil, and never null.
    case omittable
    /// Always written, but not required of a sender.
    case explicit
}

extension Field where Value: WireValue {
    /// - Parameters:
    ///   - limited: the schema where it is narrower than that of the type, such as `.string(maxLength: 500)`.
    ///   - refusal: thrown instead of an error about a value that can't be read.
    ///   - explanation: its description in the OpenAPI document.
    public init(
        _ name: String,
        _ get: @escaping @Sendable (Root) -> Value,
        _ limited: Schema? = nil,
        _ presence: Presence = .required,
        else refusal: (any Refusal)? = nil,
        about explanation: String? = nil
    ) {
        let coding = FieldCoding<Value>(name, presence, refusal)
        properties = [(name, FieldCoding<Value>.schema(limited, presence, explanation))]
        parts = Value.fieldParts
        read = coding.read
        write = { root, writer in coding.write(get(root), &writer) }
    }
}

extension Field where Value: WireValue & Equatable {
    /// A field that may be left out, with the value that it then has.
    public init(
        _ name: String,
        _ get: @escaping @Sendable (Root) -> Value,
        _ limited: Schema? = nil,
        _ presence: Presence = .optional,
        default usual: Value,
        about explanation: String? = nil
    ) {
        let coding = FieldCoding<Value>(name, .explicit)
        let isAlwaysWritten = presence == .explicit
        properties = [(name, FieldCoding<Value>.schema(limited, presence, explanation))]
        parts = Value.fieldParts
        read = { (fields) throws(FieldError) in fields.isGiven(name) ? try coding.read(fields) : usual }
        write = { root, writer in
            let value = get(root)
            if isAlwaysWritten || value != usual { coding.write(value, &writer) }
        }
    }
}

/// The coding of a field. It doesn't depend on the body, so that its code exists once for each type of value.
private struct FieldCoding<Value: WireValue>: Sendable {
    let read: @Sendable (Fields) throws(FieldError) -> Value
    let write: @Sendable (Value, inout JSONWriter) -> Void

    @inline(never)
    init(_ name: String, _ presence: Presence, _ refusal: (any Refusal)? = nil) {
        let omitted = presence == .required ? nil : Value.omitted
        read = { (fields) throws(FieldError) in
            if let omitted, !fields.names(name) { return omitted }
            do throws(FieldError) {
                return try Value(fields.json(name)) { fields.place(name) }
            } catch {
                throw refusal.map { fields.refused(name, $0) } ?? error
            }
        }
        let isAlwaysWritten = presence == .required || presence == .explicit
        write = { value, writer in
            guard isAlwaysWritten || !value.isOmitted else { return }
            writer.key(name)
            value.writeValue(to: &writer)
        }
    }

    @inline(never)
    static func schema(_ limited: Schema?, _ presence: Presence, _ explanation: String?) -> Schema {
        var schema = Value.fieldSchema(limited)
        if presence == .omittable { schema = schema.withoutNull }
        if presence == .required { schema = schema.required }
        if let explanation { schema = schema.described(explanation) }
        return schema
    }
}
