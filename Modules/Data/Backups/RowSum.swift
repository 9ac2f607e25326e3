import ObjectStore

/// The number of a table's rows and the sum of their hashes, which doesn't depend on the order of the rows:
/// the engines keep them in different ones.
struct RowSum: Equatable, Sendable {
    private(set) var rows = 0
    private var parts: [UInt64] = [0, 0, 0, 0]

    init() {}

    /// Nil for anything but what ``text`` returns.
    init?(rows: Int, text: String) {
        guard rows >= 0, let sum = ObjectID(text) else { return nil }
        (self.rows, parts) = (rows, Self.parts(of: sum.bytes))
    }

    /// Returns the hash of the row.
    @discardableResult
    mutating func add(_ row: [UInt8]) -> [UInt8] {
        let hash = ObjectID(of: row).bytes
        rows += 1
        var carry: UInt64 = 0
        for (place, part) in Self.parts(of: hash).enumerated().reversed() {
            let (sum, isOver) = parts[place].addingReportingOverflow(part)
            let (whole, isMore) = sum.addingReportingOverflow(carry)
            parts[place] = whole
            carry = isOver || isMore ? 1 : 0
        }
        return hash
    }

    /// 64 hexadecimal digits.
    var text: String {
        parts.map { part in
            let digits = String(part, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    private static func parts(of bytes: [UInt8]) -> [UInt64] {
        stride(from: 0, to: ObjectID.size, by: 8).map { start in
            bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
        }
    }
}
