import Location

/// Reads borders from GeoJSON with one feature per line, in the one shape our source has.
///
/// Parses only digits and bracket nesting, because the source has five megabytes of numbers.
struct BoundaryReader {
    static let file = "boundaries.geojsonl"
    private static let decimals = 5

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    static func rings(_ bytes: [UInt8]) throws -> [UInt64: [[GridPoint]]] {
        try bytes.withUnsafeBufferPointer { bytes in
            var reader = BoundaryReader(bytes)
            var rings: [UInt64: [[GridPoint]]] = [:]
            while reader.place < bytes.count {
                guard let (code, found) = reader.feature() else {
                    throw GazetteerSourceFailure(
                        file: file,
                        line: rings.count + 1,
                        reason: "not a feature with a border"
                    )
                }
                rings[code] = found
            }
            return rings
        }
    }

    private mutating func feature() -> (code: UInt64, rings: [[GridPoint]])? {
        guard skip(past: "\"id\":\""), place + 10 <= bytes.count else { return nil }
        let id = String(decoding: bytes[place..<place + 10], as: UTF8.self)
        guard let code = UInt64(id), skip(past: "\"coordinates\":") else { return nil }
        let found = ringsToEndOfLine()
        return found.isEmpty ? nil : (code, found)
    }

    /// A bracket that closes two numbers closes a point; the next one closes the ring of those points.
    private mutating func ringsToEndOfLine() -> [[GridPoint]] {
        var rings: [[GridPoint]] = []
        var ring: [GridPoint] = []
        var x: Int32?
        while place < bytes.count {
            let byte = bytes[place]
            if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                let steps = number()
                if let east = x {
                    let point = GridPoint(x: east, y: steps)
                    if ring.last != point { ring.append(point) }
                    x = nil
                    place += 1
                } else {
                    x = steps
                }
                continue
            }
            place += 1
            if byte == UInt8(ascii: "\n") { return rings }
            if byte == UInt8(ascii: "]"), !ring.isEmpty {
                rings.append(ring)
                ring = []
            }
        }
        return rings
    }

    /// Digits with at most five decimals, in steps of the grid.
    private mutating func number() -> Int32 {
        var value: Int32 = 0
        var decimals: Int?
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: ".") {
                decimals = 0
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                value = value &* 10 &+ Int32(byte &- UInt8(ascii: "0"))
                if let some = decimals { decimals = some &+ 1 }
            } else {
                break
            }
            place &+= 1
        }
        var missing = Self.decimals - (decimals ?? 0)
        while missing > 0 {
            value = value &* 10
            missing -= 1
        }
        return value
    }

    private mutating func skip(past text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            while place + text.count <= bytes.count {
                var matched = 0
                while matched < text.count, bytes[place + matched] == text[matched] { matched += 1 }
                place += 1
                if matched == text.count {
                    place += matched - 1
                    return true
                }
            }
            return false
        }
    }
}
