public import JSONCoding

/// A JSON body shared by both ends of the API: encoding, decoding and schema in one type.
public protocol Body: JSONWritable, Sendable {
    /// The name of its schema in the OpenAPI document.
    static var name: String { get }
    /// Enforced on requests and guaranteed for responses.
    static var schema: Schema { get }
    /// The bodies that the schema refers to by name.
    static var parts: [any Body.Type] { get }

    /// The version of something that is edited, as in `ETag` without quotation marks.
    var versionTag: String? { get }

    /// Throws only errors that can be reported to the sender.
    init(_ fields: Fields) throws(FieldError)
}

extension Body {
    public static var parts: [any Body.Type] { [] }

    public var versionTag: String? { nil }

    /// Its own schema and all that it refers to, by name.
    public static var schemas: [String: Schema] {
        parts.reduce(into: [name: schema]) { all, part in all.merge(part.schemas) { first, _ in first } }
    }

    /// Decodes a body already validated against ``schema``, or received from a conforming server.
    public init(parsing bytes: [UInt8]) throws {
        try self.init(Fields(JSON(parsing: bytes)))
    }

    public var encoded: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }
}
