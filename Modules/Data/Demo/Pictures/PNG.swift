/// A PNG file of a picture, without compression: it is decoded at once.
struct PNG {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let mostBytesPerBlock = 65_535

    private(set) var bytes = signature

    init(_ canvas: Canvas) {
        let size = Self.number(canvas.width) + Self.number(canvas.height)
        // Eight bits for each of four components, without interlacing.
        add("IHDR", size + [8, 6, 0, 0, 0])
        add("IDAT", Self.stored(Self.rows(of: canvas)))
        add("IEND", [])
    }

    private mutating func add(_ name: StaticString, _ content: [UInt8]) {
        let chunk = "\(name)".utf8 + content
        bytes += Self.number(content.count) + chunk + Self.number(Int(Self.checksum(chunk)))
    }

    /// Each row after a byte that says that it isn't filtered.
    private static func rows(of canvas: Canvas) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(canvas.height * (canvas.width * 4 + 1))
        canvas.pixels.withUnsafeBytes { pixels in
            for row in 0..<canvas.height {
                rows.append(0)
                rows.append(contentsOf: pixels[row * canvas.width * 4..<(row + 1) * canvas.width * 4])
            }
        }
        return rows
    }

    /// A zlib stream of uncompressed blocks.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        stream.reserveCapacity(data.count + data.count / 1_000 + 16)
        var start = 0
        repeat {
            let end = min(start + mostBytesPerBlock, data.count)
            let length = UInt16(end - start)
            stream.append(end == data.count ? 1 : 0)
            for part in [length, ~length] { stream += [UInt8(truncatingIfNeeded: part), UInt8(part >> 8)] }
            stream += data[start..<end]
            start = end
        } while start < data.count
        return stream + number(Int(adler(data)))
    }

    private static func number(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static let remainders: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
    }

    /// The CRC-32 of a chunk.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        remainders.withUnsafeBufferPointer { remainders in
            bytes.withUnsafeBufferPointer { bytes in
                var rest: UInt32 = 0xFFFF_FFFF
                var place = 0
                while place < bytes.count {
                    rest = remainders[Int((rest ^ UInt32(bytes[place])) & 0xFF)] ^ rest >> 8
                    place += 1
                }
                return ~rest
            }
        }
    }

    /// The Adler-32 of the data.
    private static func adler(_ data: [UInt8]) -> UInt32 {
        data.withUnsafeBufferPointer { data in
            var (low, high): (UInt32, UInt32) = (1, 0)
            var place = 0
            while place < data.count {
                // The sums of this many bytes fit into 32 bits.
                let end = min(place + 5_552, data.count)
                while place < end {
                    low &+= UInt32(data[place])
                    high &+= low
                    place += 1
                }
                low %= 65_521
                high %= 65_521
            }
            return high << 16 | low
        }
    }
}
