import CZlib

/// zlib for whole objects. The same bytes always become the same object.
public enum Compression {
    private static let level: Int32 = 6

    /// Nil when zlib is out of memory.
    public static func pack(_ bytes: [UInt8]) -> [UInt8]? {
        var room = compressBound(uLong(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(room))
        guard compress2(&packed, &room, bytes, uLong(bytes.count), level) == Z_OK else { return nil }
        packed.removeSubrange(Int(room)...)
        return packed
    }

    /// Nil for anything but what `pack` made of at most `limit` bytes.
    public static func unpack(_ packed: [UInt8], limit: Int) -> [UInt8]? {
        var room = min(limit, max(64 << 10, 8 * packed.count))
        while true {
            var count = uLong(room)
            var bytes = [UInt8](repeating: 0, count: room)
            switch uncompress(&bytes, &count, packed, uLong(packed.count)) {
            case Z_OK:
                bytes.removeSubrange(Int(count)...)
                return bytes
            case Z_BUF_ERROR where room < limit: room = min(limit, 4 * room)
            default: return nil
            }
        }
    }
}
