import Glibc

/// Verifies every byte of a head. The library reads C strings, joins folded lines and accepts bare line
/// feeds, so a proxy could have seen a different request in the same bytes.
///
/// The library parses in place: each separator is a NUL by now, and a field it moved is no longer where its
/// line was. A head is intact when each part lies where RFC 9112 puts it and the parts add up to its size.
struct HeadBytes {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// Whether every part so far was at its expected position.
    private(set) var isIntact = true

    /// - Parameters:
    /// - method: the first byte of the head; a C string, like `url` and `version`.
    /// - targetSize: the bytes of the target before its first NUL.
    /// - size: of the head with its request line and final line break, as the library counts it.
    init(
        method: UnsafePointer<CChar>,
        url: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>,
        targetSize: Int,
        size: Int
    ) {
        let start = UnsafeRawPointer(method).assumingMemoryBound(to: UInt8.self)
        bytes = UnsafeBufferPointer(start: start, count: size)
        let methodSize = strlen(method)
        isIntact = offset(of: url) == methodSize + 1 && offset(of: version) == methodSize + targetSize + 2
        position = methodSize + targetSize + 2 + strlen(version)
        endLine()
    }

    /// Verifies the next line against the field parsed from it.
    mutating func field(
        _ name: UnsafePointer<CChar>,
        _ nameSize: Int,
        _ value: UnsafePointer<CChar>?,
        _ valueSize: Int
    ) {
        guard isIntact, offset(of: name) == position, nameSize < bytes.count - position else {
            isIntact = false
            return
        }
        isIntact = bytes[position + nameSize] == 0
        position += nameSize + 1
        while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
        guard isIntact, valueSize <= bytes.count - position, value.map(offset) == position else {
            isIntact = false
            return
        }
        let text = bytes[position..<position + valueSize]
        isIntact = text.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
        position += valueSize
        endLine()
    }

    /// Verifies the empty line that ends the head.
    mutating func end() {
        endLine()
        isIntact = isIntact && position == bytes.count
    }

    /// A CRLF leaves two NULs; a bare CR or LF leaves one.
    private mutating func endLine() {
        guard isIntact, position + 2 <= bytes.count, bytes[position] == 0, bytes[position + 1] == 0 else {
            isIntact = false
            return
        }
        position += 2
    }

    private func offset(of part: UnsafePointer<CChar>) -> Int {
        UnsafeRawPointer(part) - UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    }
}
