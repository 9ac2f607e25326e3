import JSONCoding
import Wire

/// A body that was written before, under the name and the promises of the one it was.
struct Prepared<Original: Body>: Body {
    let bytes: [UInt8]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    init(_ body: Original) {
        bytes = body.encoded
    }

    static var name: String { Original.name }
    static var schema: Schema { Original.schema }
    static var parts: [any Body.Type] { Original.parts }

    init(_ fields: Fields) throws {
        self.init(try Original(fields))
    }

    func write(to writer: inout JSONWriter) {
        writer.raw(bytes)
    }
}
