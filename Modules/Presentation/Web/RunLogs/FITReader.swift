import Domain

/// Reads the positions of an activity in Garmin's FIT format as its bytes arrive. Keeps one message at a
/// time.
///
/// A file has a head and messages. A definition gives a local number to a list of fields, and data messages
/// of that number have those fields. Only positions with times and stops of the timer are of interest.
/// Checksums aren't compared: the positions of a damaged file are checked as those of any other.
struct FITReader {
    private(set) var parts: [[RunTrack.Fix]] = [[]]
    private var count = 0
    /// Bytes that aren't taken yet.
    private var buffer: [UInt8] = []
    /// Of the data and the checksum of the open file; nil before its head.
    private var left: Int?
    private var definitions: [UInt8: Definition] = [:]
    /// Seconds since the format's epoch.
    private var clock: UInt32?

    private struct Definition {
        let message: Int
        let isBigEndian: Bool
        /// Number, size and offset of each field that has a standard meaning.
        let fields: [(number: UInt8, offset: Int, size: Int)]
        /// Of all fields.
        let size: Int
    }

    /// 31 December 1989, in seconds since 1970.
    private static let epoch: Int64 = 631_065_600
    /// Smaller values are seconds since the watch was switched on.
    private static let firstTime: UInt32 = 0x1000_0000
    private static let checksum = 2

    static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 12 && (bytes[0] == 12 || bytes[0] == 14) && Array(bytes[8..<12]) == Array(".FIT".utf8)
    }

    mutating func take(_ bytes: [UInt8]) throws(RunLogRefusal) {
        buffer += bytes
        var index = 0
        while let length = try next(at: index) { index += length }
        buffer.removeFirst(index)
    }

    /// To be called behind the last byte.
    func end() throws(RunLogRefusal) -> [[RunTrack.Fix]] {
        guard buffer.isEmpty, left == nil else { throw .trackUnreadable }
        return parts
    }

    /// Takes a head, a message or a checksum. Returns its length; nil if more bytes are needed.
    private mutating func next(at index: Int) throws(RunLogRefusal) -> Int? {
        let available = buffer.count - index
        guard let left else { return try head(at: index, available) }
        if left == Self.checksum {
            guard available >= left else { return nil }
            self.left = nil
            return left
        }
        guard available > 0 else { return nil }
        guard let length = try message(at: index, available) else { return nil }
        guard length <= left - Self.checksum else { throw .trackUnreadable }
        self.left = left - length
        return length
    }

    private mutating func head(at index: Int, _ available: Int) throws(RunLogRefusal) -> Int? {
        guard available > 0 else { return nil }
        let size = Int(buffer[index])
        guard size == 12 || size == 14 else { throw .trackUnreadable }
        guard available >= size else { return nil }
        guard Self.recognizes(Array(buffer[index..<index + size])) else { throw .trackUnreadable }
        left = Int(number(at: index + 4, size: 4, isBigEndian: false)) + Self.checksum
        (definitions, clock) = ([:], nil)
        return size
    }

    private mutating func message(at index: Int, _ available: Int) throws(RunLogRefusal) -> Int? {
        let head = buffer[index]
        if head & 0x80 == 0, head & 0x40 != 0 { return definition(at: index, available) }
        let local = head & 0x80 == 0 ? head & 0x0F : head >> 5 & 0x03
        guard let definition = definitions[local] else { throw .trackUnreadable }
        guard available > definition.size else { return nil }
        if head & 0x80 != 0, let clock {
            // The last five bits of the time.
            self.clock = clock &+ ((UInt32(head & 0x1F) &- clock) & 0x1F)
        }
        try take(definition, at: index + 1)
        return 1 + definition.size
    }

    private mutating func definition(at index: Int, _ available: Int) -> Int? {
        guard available >= 6 else { return nil }
        let own = Int(buffer[index + 5])
        var length = 6 + 3 * own
        guard available >= length else { return nil }
        let isBigEndian = buffer[index + 2] == 1
        var fields: [(number: UInt8, offset: Int, size: Int)] = []
        var size = 0
        for field in stride(from: index + 6, to: index + length, by: 3) {
            fields.append((buffer[field], size, Int(buffer[field + 1])))
            size += Int(buffer[field + 1])
        }
        // Fields of other makers follow.
        if buffer[index] & 0x20 != 0 {
            guard available > length else { return nil }
            let others = Int(buffer[index + length])
            guard available > length + 3 * others else { return nil }
            for other in 0..<others { size += Int(buffer[index + length + 2 + 3 * other]) }
            length += 1 + 3 * others
        }
        definitions[buffer[index] & 0x0F] = Definition(
            message: Int(number(at: index + 3, size: 2, isBigEndian: isBigEndian)),
            isBigEndian: isBigEndian,
            fields: fields,
            size: size
        )
        return length
    }

    private mutating func take(_ definition: Definition, at start: Int) throws(RunLogRefusal) {
        func value(_ number: UInt8, size: Int) -> UInt32? {
            guard let field = definition.fields.first(where: { $0.number == number && $0.size == size })
            else { return nil }
            return self.number(at: start + field.offset, size: size, isBigEndian: definition.isBigEndian)
        }
        if let time = value(253, size: 4), time != .max { clock = time }
        switch definition.message {
        case 20:
            guard let north = value(0, size: 4), let east = value(1, size: 4),
                let latitude = Self.degrees(north),
                let longitude = Self.degrees(east)
            else { return }
            count += 1
            guard count <= RunTrack.mostFixes else { throw .trackTooLarge }
            guard let point = Point(latitude: latitude, longitude: longitude) else { throw .trackUnreadable }
            parts[parts.count - 1].append(RunTrack.Fix(point, at: moment))
        case 21:
            // The timer was stopped.
            guard value(0, size: 1) == 0, let kind = value(1, size: 1), kind == 1 || kind == 4 else { return }
            if parts.last?.isEmpty == false { parts.append([]) }
        default: break
        }
    }

    private var moment: Moment? {
        guard let clock, clock >= Self.firstTime else { return nil }
        return Moment(milliseconds: (Self.epoch + Int64(clock)) * 1_000)
    }

    /// Of a half turn in 2³¹ parts; nil for no position.
    private static func degrees(_ value: UInt32) -> Double? {
        value == 0x7FFF_FFFF ? nil : Double(Int32(bitPattern: value)) * 180 / 2_147_483_648
    }

    private func number(at index: Int, size: Int, isBigEndian: Bool) -> UInt32 {
        let bytes = buffer[index..<index + size]
        return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
    }
}
