import JSONCoding
import Wire

/// An empty body.
struct Nothing: Body {
    static var name: String { "Nothing" }
    static var schema: Schema { .object() }

    init() {}
    init(_ fields: Fields) {}

    func write(to writer: inout JSONWriter) {
        writer.object { _ in }
    }
}
