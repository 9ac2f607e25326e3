/// A line of 위치정보요약DB, the government's monthly file of entrances (`entrc_*.txt`): eighteen columns between
/// bars, in CP949, with points in UTM-K.
///
/// No byte of a letter in CP949 is a bar, so that columns are split before they are decoded.
struct EntranceLine {
    /// Counted from 0.
    enum Column: Int {
        case dongCode = 2
        case province, district, dong, roadCode, road, level, main, sub, title
        case easting = 16
        case northing
    }

    static let columns = 18

    /// The same for lines of one road, dong and level.
    let road: UInt64
    let level: UInt8
    let main: UInt16
    let sub: UInt16
    /// In metres; nil where the government doesn't publish the point.
    let place: (easting: Double, northing: Double)?
    private let line: ArraySlice<UInt8>
    /// Where each column ends.
    private let ends: [Int]

    /// - Parameter ends: reused for each line.
    init(_ line: ArraySlice<UInt8>, ends: inout [Int]) throws(EntranceFlaw) {
        Self.split(line, into: &ends)
        guard ends.count == Self.columns else { throw .columns(ends.count) }
        (self.line, self.ends) = (line, ends)
        func field(_ column: Column) -> ArraySlice<UInt8> { Self.field(column, of: line, ends) }
        guard let code = Self.digits(field(.roadCode), count: 12),
            let dong = Self.digits(field(.dongCode), count: 10)
        else { throw .code }
        guard let level = Self.digits(field(.level), count: 1), level <= 3 else { throw .level }
        guard let main = Self.number(field(.main)), main > 0, let sub = Self.number(field(.sub)) else {
            throw .number
        }
        self.level = UInt8(level)
        (self.main, self.sub) = (main, sub)
        // The dong's three digits, between those of the district and of the ri.
        road = code << 12 | dong / 100 % 1_000 << 2 | level
        let (easting, northing) = (field(.easting), field(.northing))
        if easting.isEmpty, northing.isEmpty {
            place = nil
        } else {
            guard let east = Self.decimal(easting), let north = Self.decimal(northing) else { throw .point }
            place = (east, north)
        }
    }

    subscript(_ column: Column) -> ArraySlice<UInt8> { Self.field(column, of: line, ends) }

    /// The number of columns of a line.
    static func count(_ line: ArraySlice<UInt8>) -> Int {
        var ends: [Int] = []
        split(line, into: &ends)
        return ends.count
    }

    /// An empty column at the end, as of a line that ends with a bar, counts for nothing.
    private static func split(_ line: ArraySlice<UInt8>, into ends: inout [Int]) {
        ends.removeAll(keepingCapacity: true)
        var end = line.endIndex
        if line.last == UInt8(ascii: "\r") { end -= 1 }
        for index in line.startIndex..<end where line[index] == UInt8(ascii: "|") {
            guard ends.count <= columns + 1 else { return }
            ends.append(index)
        }
        if ends.count != columns || end > (ends.last ?? 0) + 1 { ends.append(end) }
    }

    private static func field(
        _ column: Column,
        of line: ArraySlice<UInt8>,
        _ ends: [Int]
    ) -> ArraySlice<UInt8> {
        var field = line[ends[column.rawValue - 1] + 1..<ends[column.rawValue]]
        while field.first == UInt8(ascii: " ") { field.removeFirst() }
        while field.last == UInt8(ascii: " ") { field.removeLast() }
        return field
    }

    private static func digits(_ field: ArraySlice<UInt8>, count: Int) -> UInt64? {
        guard field.count == count else { return nil }
        var value: UInt64 = 0
        for byte in field {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + UInt64(byte - 0x30)
        }
        return value
    }

    /// Zero when empty; nil above what an index can take, which no building has.
    private static func number(_ field: ArraySlice<UInt8>) -> UInt16? {
        guard field.count <= 5 else { return nil }
        return digits(field, count: field.count).flatMap { UInt16(exactly: $0) }
    }

    private static func decimal(_ field: ArraySlice<UInt8>) -> Double? {
        guard (1...17).contains(field.count) else { return nil }
        var (value, scale, isFraction) = (0.0, 1.0, false)
        for byte in field {
            switch byte {
            case 0x30...0x39:
                value = value * 10 + Double(byte - 0x30)
                if isFraction { scale *= 10 }
            case UInt8(ascii: ".") where !isFraction: isFraction = true
            default: return nil
            }
        }
        return value / scale
    }
}

/// What is wrong with a line.
public enum EntranceFlaw: Error, Equatable, Sendable {
    case columns(Int)
    /// The code of the road or of the dong.
    case code
    case level
    case number
    case point
    /// The point is outside of Korea.
    case farAway
    /// A name isn't text in the file's encoding.
    case text
    case unnamedRoad
}
