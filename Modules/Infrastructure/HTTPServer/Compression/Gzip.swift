import CZlib

/// Gzip for whole buffers.
enum Gzip {
    enum Level: Int32 {
        /// Higher ones save a few per cent of text for twice the time.
        case usual = 5
        case best = 9
    }

    private static let gzipWindow: Int32 = 15 + 16
    private static let memoryLevel: Int32 = 8

    /// Nil when zlib is out of memory, or when compression saves nothing.
    static func packed(_ bytes: [UInt8], level: Level = .usual) -> [UInt8]? {
        var stream = z_stream()
        // zlib remembers where the stream is, and refuses one that has moved.
        return withUnsafeMutablePointer(to: &stream) { stream in
            guard begin(stream, level) else { return nil }
            defer { deflateEnd(stream) }
            let packed = whole(bytes, through: stream)
            return packed.isEmpty ? nil : packed
        }
    }

    private static func begin(_ stream: UnsafeMutablePointer<z_stream>, _ level: Level) -> Bool {
        deflateInit2_(
            stream,
            level.rawValue,
            Z_DEFLATED,
            gzipWindow,
            memoryLevel,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)
        ) == Z_OK
    }

    /// Empty when the output would be as long as the input.
    private static func whole(
        _ bytes: [UInt8],
        through stream: UnsafeMutablePointer<z_stream>
    ) -> [UInt8] {
        var input = bytes
        let room = bytes.count
        return [UInt8](unsafeUninitializedCapacity: room) { output, count in
            input.withUnsafeMutableBufferPointer { input in
                stream.pointee.next_in = input.baseAddress
                stream.pointee.avail_in = uInt(input.count)
                stream.pointee.next_out = output.baseAddress
                stream.pointee.avail_out = uInt(room)
                let isWhole = deflate(stream, Z_FINISH) == Z_STREAM_END
                count = isWhole ? room - Int(stream.pointee.avail_out) : 0
            }
        }
    }
}
