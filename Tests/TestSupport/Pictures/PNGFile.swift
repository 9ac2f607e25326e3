/// Writes PNG files, also such as no program would write.
public struct PNGFile {
    public enum Colour: UInt8 {
        case grey = 0
        case rgb = 2
        case palette = 3
        case rgba = 6

        fileprivate var samples: Int {
            switch self {
            case .grey, .palette: 1
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private let width: Int
    private let height: Int
    private let colour: Colour
    private let depth: Int
    private let isInterlaced: Bool
    private var chunks: [UInt8] = []

    public init(
        _ width: Int,
        _ height: Int,
        _ colour: Colour = .rgb,
        depth: Int = 8,
        interlaced: Bool = false
    ) {
        self.width = width
        self.height = height
        self.colour = colour
        self.depth = depth
        isInterlaced = interlaced
    }

    public func with(_ name: String, _ content: [UInt8]) -> PNGFile {
        var file = self
        file.chunks += Self.chunk(name, content)
        return file
    }

    /// Black all over, or transparent; however large, a few bytes say so.
    public var blank: [UInt8] { bytes(Deflated.zeros(rowBytes)) }

    /// With nothing but what is said before the picture begins.
    public var head: [UInt8] { Self.signature + header + chunks }

    /// Any compressed content instead of a picture.
    public func bytes(_ content: [UInt8]) -> [UInt8] {
        head + Self.chunk("IDAT", content) + Self.chunk("IEND", [])
    }

    /// One colour per pixel, eight bits a sample.
    public func picture(_ pixel: (_ x: Int, _ y: Int) -> [UInt8]) -> [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<height {
            rows.append(0)
            for x in 0..<width { rows += pixel(x, y) }
        }
        return bytes(Deflated.stored(rows))
    }

    private var header: [UInt8] {
        let shape: [UInt8] = [UInt8(depth), colour.rawValue, 0, 0, isInterlaced ? 1 : 0]
        return Self.chunk("IHDR", width.bigEndianBytes + height.bigEndianBytes + shape)
    }

    /// Of all rows, with the byte that begins each.
    private var rowBytes: Int {
        let row = { (pixels: Int) in (pixels * colour.samples * depth + 7) / 8 + 1 }
        guard isInterlaced else { return row(width) * height }
        let passes = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        return passes.reduce(0) { sum, pass in
            let columns = (width - pass.0 + pass.2 - 1) / pass.2
            let rows = (height - pass.1 + pass.3 - 1) / pass.3
            return columns > 0 && rows > 0 ? sum + row(columns) * rows : sum
        }
    }

    public static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return content.count.bigEndianBytes + named + Int(Checksum.crc(named)).bigEndianBytes
    }
}

extension Int {
    /// Four of them.
    public var bigEndianBytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) } }
}
