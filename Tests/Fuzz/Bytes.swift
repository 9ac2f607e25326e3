/// Input of a target that is more than one text: read from the front, and zero when it has come to its end.
struct Bytes {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    var isEmpty: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 {
        rest.popFirst() ?? 0
    }

    mutating func number() -> Int64 {
        (0..<8).reduce(0) { number, _ in number << 8 | Int64(byte()) }
    }

    /// As many as the first of them says.
    mutating func some() -> [UInt8] {
        let some = rest.dropFirst().prefix(Int(rest.first ?? 0))
        rest = rest.dropFirst(some.count + 1)
        return Array(some)
    }

    mutating func text() -> String {
        String(decoding: some(), as: UTF8.self)
    }
}
