extension JSON {
    public func encoded(pretty: Bool = false) -> [UInt8] {
        var writer = JSONWriter()
        if pretty { writePretty(to: &writer, margin: "\n") } else { write(to: &writer) }
        return writer.bytes
    }

    private func writePretty(to writer: inout JSONWriter, margin: String) {
        let indented = margin + "  "
        switch self {
        case .array(let items) where !items.isEmpty:
            writer.open(UInt8(ascii: "["))
            for item in items {
                writer.startLine(indented)
                item.writePretty(to: &writer, margin: indented)
            }
            writer.close(UInt8(ascii: "]"), after: margin)
        case .object(let members) where !members.isEmpty:
            writer.open(UInt8(ascii: "{"))
            for (key, value) in members {
                writer.startLine(indented)
                writer.key(key)
                writer.blank(" ")
                value.writePretty(to: &writer, margin: indented)
            }
            writer.close(UInt8(ascii: "}"), after: margin)
        default: write(to: &writer)
        }
    }
}

extension JSON: JSONWritable {
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .integer(let value): writer.integer(value)
        case .number(let value): writer.number(value)
        case .string(let value): writer.string(value)
        case .array(let items): items.write(to: &writer)
        case .object(let members): members.write(to: &writer)
        }
    }
}

extension JSONObject: JSONWritable {
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (key, value) in self { writer.field(key, value) }
        }
    }
}
