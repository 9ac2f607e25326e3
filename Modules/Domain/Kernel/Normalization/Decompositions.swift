/// The complete decomposition mappings of Unicode 15, and the pairs that compose again.
struct Decompositions: Sendable {
    static let all = Decompositions(parsing: PackageResources.decompositions_txt)

    private var canonical: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    private var compatible: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    private var composites: [Pair: Unicode.Scalar] = [:]

    private struct Pair: Hashable {
        let first: Unicode.Scalar
        let second: Unicode.Scalar
    }

    /// Each line has a scalar, a sign and the decomposition, in hexadecimal: `=` canonical and composed
    /// again, `>` canonical only, `~` compatibility.
    private init(parsing table: [UInt8]) {
        var composed: [(scalar: Unicode.Scalar, parts: [Unicode.Scalar])] = []
        for line in table.split(separator: UInt8(ascii: "\n")) {
            var scalars: [Unicode.Scalar] = []
            var sign = UInt8(ascii: "=")
            var value: UInt32 = 0
            for byte in line {
                if let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
                    value = value << 4 | UInt32(digit)
                    continue
                }
                if byte != UInt8(ascii: " ") { sign = byte }
                Unicode.Scalar(value).map { scalars.append($0) }
                value = 0
            }
            Unicode.Scalar(value).map { scalars.append($0) }
            let parts = Array(scalars.dropFirst())
            if sign == UInt8(ascii: "~") {
                compatible[scalars[0]] = parts
            } else {
                canonical[scalars[0]] = parts
                if sign == UInt8(ascii: "=") { composed.append((scalars[0], parts)) }
            }
        }
        // Longer decompositions compose in pairs: the last scalar with the composition of the others.
        for (scalar, parts) in composed.sorted(by: { $0.parts.count < $1.parts.count }) {
            var first = parts[0]
            for part in parts[1..<(parts.count - 1)] { first = composite(first, part) ?? first }
            composites[Pair(first: first, second: parts[parts.count - 1])] = scalar
        }
    }

    func canonical(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? { canonical[scalar] }

    func compatible(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? { compatible[scalar] ?? canonical[scalar] }

    func composite(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        composites[Pair(first: first, second: second)]
    }
}
