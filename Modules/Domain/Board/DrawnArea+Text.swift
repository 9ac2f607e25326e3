/// The text of an area in an address: a flexible polyline with five decimal places, whose letters need no
/// escape. After the version and the precision follow, for each corner, the differences of latitude and
/// longitude from the corner before.
extension DrawnArea: LosslessStringConvertible {
    /// No area has a longer text.
    public static let longestText = 1_500

    private static let head = "BF"
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
    )

    public var description: String {
        var bytes = Array(Self.head.utf8)
        var last = Corner(latitude: 0, longitude: 0)
        for corner in corners {
            Self.write(corner.latitude - last.latitude, to: &bytes)
            Self.write(corner.longitude - last.longitude, to: &bytes)
            last = corner
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    public init?(_ description: String) {
        try? self.init(parsing: description)
    }

    public init(parsing text: String) throws(DrawnAreaRefusal) {
        guard text.hasPrefix(Self.head), text.utf8.count <= Self.longestText else { throw .unreadable }
        var rest = text.utf8.dropFirst(Self.head.utf8.count)
        var corners: [Corner] = []
        var last = (latitude: 0, longitude: 0)
        while !rest.isEmpty {
            guard let north = Self.read(&rest), let east = Self.read(&rest) else { throw .unreadable }
            last = (last.latitude + north, last.longitude + east)
            guard abs(last.latitude) <= 90 * Self.stepsPerDegree,
                abs(last.longitude) <= 180 * Self.stepsPerDegree
            else { throw .unreadable }
            corners.append(Corner(latitude: last.latitude, longitude: last.longitude))
        }
        try self.init(corners)
    }

    /// Five bits a letter, the lowest first; the sixth bit says that more follow. The sign is the lowest bit.
    private static func write(_ number: Int, to bytes: inout [UInt8]) {
        var rest = number < 0 ? ~(number << 1) : number << 1
        while rest > 0x1f {
            bytes.append(letters[rest & 0x1f | 0x20])
            rest >>= 5
        }
        bytes.append(letters[rest])
    }

    /// Nil at the end, and for more letters than a coordinate has.
    private static func read(_ rest: inout Substring.UTF8View) -> Int? {
        var (number, shift) = (0, 0)
        while shift < 30, let letter = rest.popFirst(), let value = letters.firstIndex(of: letter) {
            number |= (value & 0x1f) << shift
            guard value & 0x20 != 0 else { return number & 1 == 0 ? number >> 1 : ~(number >> 1) }
            shift += 5
        }
        return nil
    }
}
