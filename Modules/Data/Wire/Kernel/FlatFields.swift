public import JSONCoding

/// Values that stand beside the other fields of a body, such as the limit and cursor of a list.
public protocol FlatFields: Sendable {
    static var flatSchema: [(name: String, schema: Schema)] { get }
    static var flatParts: [any Body.Type] { get }
    init(flat fields: Fields) throws(FieldError)
    func writeFlat(to writer: inout JSONWriter)
}

extension FlatFields {
    public static var flatParts: [any Body.Type] { [] }
}

extension Field where Value: FlatFields {
    public init(flat get: @escaping @Sendable (Root) -> Value) {
        properties = Value.flatSchema
        parts = Value.flatParts
        read = { (fields) throws(FieldError) in try Value(flat: fields) }
        write = { root, writer in get(root).writeFlat(to: &writer) }
    }
}

/// Such values that are described by their fields, as a body is.
public protocol FlatShape: FlatFields {
    static var shape: Shape<Self> { get }
}

extension FlatShape {
    public static var flatSchema: [(name: String, schema: Schema)] { shape.schema.properties }
    public static var flatParts: [any Body.Type] { shape.parts }

    public init(flat fields: Fields) throws(FieldError) { self = try Self.shape.read(fields) }

    public func writeFlat(to writer: inout JSONWriter) {
        for write in Self.shape.writers { write(self, &writer) }
    }
}
