public import JSONCoding

/// A shape that both ends of the API speak: written by one, read by the other, described once.
public protocol Body: JSONWritable, Sendable {
    /// What the API's document calls it.
    static var name: String { get }
    /// What is enforced on a request and promised of an answer.
    static var schema: Schema { get }
    /// The bodies that the schema refers to by name.
    static var parts: [any Body.Type] { get }

    /// Throws nothing but what can be told to the sender about the body.
    init(_ fields: Fields) throws(FieldError)
}

extension Body {
    public static var parts: [any Body.Type] { [] }

    /// Its own schema and every one it leads to, by name.
    public static var schemas: [String: Schema] {
        parts.reduce(into: [name: schema]) { all, part in all.merge(part.schemas) { first, _ in first } }
    }

    /// Reads a body that was checked against ``schema`` before, or comes from a server that keeps to it.
    public init(parsing bytes: [UInt8]) throws {
        try self.init(Fields(JSON(parsing: bytes)))
    }

    public var encoded: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }
}
