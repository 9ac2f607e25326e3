public import JSONCoding

/// A shape that both ends of the API speak: written by one, read by the other, described once.
public protocol Body: JSONWritable, Sendable {
    /// What the API's document calls it.
    static var name: String { get }
    /// What is enforced on a request and promised of an answer.
    static var schema: Schema { get }

    init(_ fields: Fields) throws
}

extension Body {
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
