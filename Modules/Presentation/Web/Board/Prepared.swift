import JSONCoding
import Wire

/// A body that may have been written before, under the name and the promises of the one it was.
enum Prepared<Original: Body>: Body {
    case made(Original)
    case written([UInt8])

    /// Read again, where it was written.
    var original: Original {
        get throws {
            switch self {
            case .made(let body): body
            case .written(let bytes): try Original(parsing: bytes)
            }
        }
    }

    static var name: String { Original.name }
    static var schema: Schema { Original.schema }
    static var parts: [any Body.Type] { Original.parts }

    init(_ fields: Fields) throws(FieldError) {
        self = .made(try Original(fields))
    }

    func write(to writer: inout JSONWriter) {
        switch self {
        case .made(let body): body.write(to: &writer)
        case .written(let bytes): writer.raw(bytes)
        }
    }
}
