/// Writes files in Garmin's FIT format.
public struct FITFile {
    private var data: [UInt8] = []
    private let isBigEndian: Bool

    /// 31 December 1989, in seconds since 1970.
    public static let epoch = 631_065_600

    public init(isBigEndian: Bool = false) {
        self.isBigEndian = isBigEndian
    }

    /// Of a message with fields by number and size.
    public mutating func define(
        _ local: UInt8,
        _ message: UInt16,
        _ fields: [(UInt8, UInt8)],
        others: [UInt8]? = nil
    ) {
        data += [0x40 | (others == nil ? 0 : 0x20) | local, 0, isBigEndian ? 1 : 0]
        data += bytes(UInt32(message), 2) + [UInt8(fields.count)]
        for (number, size) in fields { data += [number, size, 0x86] }
        if let others { data += [UInt8(others.count)] + others.flatMap { [0, $0, 0] } }
    }

    /// - Parameter values: with their sizes in bytes.
    public mutating func add(_ local: UInt8, _ values: [(UInt32, Int)]) {
        data.append(local)
        for (value, size) in values { data += bytes(value, size) }
    }

    /// With the last five bits of its time in its head.
    public mutating func add(_ local: UInt8, compressed offset: UInt8, _ values: [(UInt32, Int)]) {
        add(0x80 | local << 5 | offset, values)
    }

    public static func semicircles(_ degrees: Double) -> UInt32 {
        UInt32(bitPattern: Int32((degrees * 2_147_483_648 / 180).rounded()))
    }

    public var bytes: [UInt8] {
        let size = UInt32(data.count)
        let head: [UInt8] = [14, 0x20, 0, 0] + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }
        return head + Array(".FIT".utf8) + [0, 0] + data + [0, 0]
    }

    private func bytes(_ value: UInt32, _ size: Int) -> [UInt8] {
        let little = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
        return isBigEndian ? little.reversed() : little
    }

    /// The run of ``Neighbour/track()``, with a compressed time in every second message.
    public static func run(isBigEndian: Bool = false) -> [UInt8] {
        var file = FITFile(isBigEndian: isBigEndian)
        file.define(0, 0, [(0, 1)])
        file.add(0, [(4, 1)])
        file.define(1, 20, [(253, 4), (0, 4), (1, 4), (3, 1)], others: [2])
        file.define(2, 20, [(0, 4), (1, 4)])
        // 19 November 2026, 21:00 in UTC.
        let start = UInt32(1_795_122_000 - epoch)
        for index in 0...150 {
            let north = (semicircles(37.5 + Double(index) * 10 / 111_320), 4)
            let east = (semicircles(127.01), 4)
            let time = start + UInt32(4 * index)
            if index % 2 == 0 {
                file.add(1, [(time, 4), north, east, (140, 1), (7, 2)])
            } else {
                file.add(2, compressed: UInt8(time & 0x1F), [north, east])
            }
        }
        return file.bytes
    }
}
