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
        let size = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(
                &stream,
                level.rawValue,
                Z_DEFLATED,
                gzipWindow,
                memoryLevel,
                Z_DEFAULT_STRATEGY,
                ZLIB_VERSION,
                size
            ) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var input = bytes
        let room = bytes.count
        let packed = [UInt8](unsafeUninitializedCapacity: room) { output, count in
            input.withUnsafeMutableBufferPointer { input in
                stream.next_in = input.baseAddress
                stream.avail_in = uInt(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = uInt(room)
                count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? room - Int(stream.avail_out) : 0
            }
        }
        return packed.isEmpty ? nil : packed
    }
}
