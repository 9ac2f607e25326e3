import JSONCoding
import Wire

/// The body of an answer that is only its status.
struct Nothing: Body {
    static var name: String { "Nothing" }
    static var schema: Schema { .object() }

    init() {}
    init(_ fields: Fields) {}

    func write(to writer: inout JSONWriter) {
        writer.object { _ in }
    }
}
