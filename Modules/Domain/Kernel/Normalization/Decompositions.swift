/// The complete decomposition mappings of Unicode 15, and the pairs that compose again.
struct Decompositions: Sendable {
    static let all = Decompositions(parsing: [canonicalTable, compatibleTable])

    private var canonical: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    private var compatible: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    private var composites: [Pair: Unicode.Scalar] = [:]

    private struct Pair: Hashable {
        let first: Unicode.Scalar
        let second: Unicode.Scalar
    }

    /// Records end with a semicolon. Each has a scalar, a sign and the decomposition, in hexadecimal: `=`
    /// canonical and composed again, `>` canonical only, `~` compatibility. A record without a scalar is
    /// about the scalar after its predecessor's.
    private init(parsing tables: [StaticString]) {
        var composed: [(scalar: Unicode.Scalar, parts: [Unicode.Scalar])] = []
        for table in tables {
            var number: UInt32 = 0
            for record in table.withUTF8Buffer(Array.init).split(separator: UInt8(ascii: ";")) {
                add(record, after: &number, to: &composed)
            }
        }
        // Longer decompositions compose in pairs: the last scalar with the composition of the others.
        for (scalar, parts) in composed.sorted(by: { $0.parts.count < $1.parts.count }) {
            var first = parts[0]
            for part in parts[1..<(parts.count - 1)] { first = composite(first, part) ?? first }
            composites[Pair(first: first, second: parts[parts.count - 1])] = scalar
        }
    }

    private mutating func add(
        _ record: ArraySlice<UInt8>,
        after number: inout UInt32,
        to composed: inout [(scalar: Unicode.Scalar, parts: [Unicode.Scalar])]
    ) {
        guard let end = record.firstIndex(where: { Self.digit($0) == nil }) else { return }
        number = end == record.startIndex ? number + 1 : Self.value(record[..<end])
        let parts = record[(end + 1)...].split(separator: UInt8(ascii: " "))
            .compactMap { Unicode.Scalar(Self.value($0)) }
        guard let scalar = Unicode.Scalar(number) else { return }
        if record[end] == UInt8(ascii: "~") {
            compatible[scalar] = parts
        } else {
            canonical[scalar] = parts
            if record[end] == UInt8(ascii: "=") { composed.append((scalar, parts)) }
        }
    }

    private static func value(_ digits: some Sequence<UInt8>) -> UInt32 {
        digits.reduce(0) { $0 << 4 | UInt32(digit($1) ?? 0) }
    }

    private static func digit(_ byte: UInt8) -> Int? { Character(Unicode.Scalar(byte)).hexDigitValue }

    func canonical(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? { canonical[scalar] }

    func compatible(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? { compatible[scalar] ?? canonical[scalar] }

    func composite(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        composites[Pair(first: first, second: second)]
    }
}
