import CZlib

/// Unpacks gzip into at most a given size.
enum Gunzip {
    private static let gzipWindow: Int32 = 15 + 16

    static func bytes(of packed: [UInt8], limit: Int) throws(TileArchiveError) -> [UInt8] {
        var stream = z_stream()
        var bytes: [UInt8] = []
        // zlib remembers where the stream is, and refuses one that has moved.
        let isWhole = withUnsafeMutablePointer(to: &stream) { stream in
            guard
                inflateInit2_(stream, gzipWindow, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
            else { return false }
            defer { inflateEnd(stream) }
            return unpackAll(packed, through: stream, into: &bytes, limit: limit)
        }
        guard isWhole else { throw .damaged("compressed data") }
        return bytes
    }

    private static func unpackAll(
        _ packed: [UInt8],
        through stream: UnsafeMutablePointer<z_stream>,
        into bytes: inout [UInt8],
        limit: Int
    ) -> Bool {
        var input = packed
        return input.withUnsafeMutableBufferPointer { input in
            stream.pointee.next_in = input.baseAddress
            stream.pointee.avail_in = uInt(input.count)
            var room = min(limit, max(4 * input.count, 4 << 10))
            while true {
                var code = Z_OK
                let part = [UInt8](unsafeUninitializedCapacity: room) { output, count in
                    stream.pointee.next_out = output.baseAddress
                    stream.pointee.avail_out = uInt(room)
                    code = inflate(stream, Z_NO_FLUSH)
                    count = room - Int(stream.pointee.avail_out)
                }
                bytes += part
                if code == Z_STREAM_END { return true }
                // Without progress, the input has ended too early.
                guard code == Z_OK, !part.isEmpty, bytes.count < limit else { return false }
                room = min(limit - bytes.count, 2 * room)
            }
        }
    }
}
