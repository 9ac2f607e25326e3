/// The WebP container: consecutive named chunks.
enum WebP {
    private static let pictureChunks: Set<String> = ["VP8 ", "VP8L", "ALPH"]

    /// Returns the file with image chunks only. Encoders add Exif, XMP and colour chunks regardless of
    /// options, so only known chunks are copied.
    static func bare(_ file: UnsafeRawBufferPointer) -> [UInt8] {
        var chunks: [UInt8] = []
        var extended: [UInt8] = []
        var place = 12
        while place + 8 <= file.count {
            let name = String(decoding: file[place..<place + 4], as: UTF8.self)
            let length = Int(file.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self).littleEndian)
            let end = place + 8 + length + length % 2
            // A truncated chunk is invalid: appended bytes would be read as part of it.
            guard end <= file.count else { break }
            if pictureChunks.contains(name) { chunks += file[place..<end] }
            if name == "VP8X" { extended = Array(file[place..<end]) }
            place = end
        }
        let hasAlphaChunk = chunks.starts(with: "ALPH".utf8)
        if hasAlphaChunk, extended.count > 8 {
            // Of the extended header's flags, only alpha is kept.
            extended[8] = 0x10
            chunks = extended + chunks
        }
        let size = UInt32(4 + chunks.count).littleEndian
        return Array("RIFF".utf8) + withUnsafeBytes(of: size, Array.init) + Array("WEBP".utf8) + chunks
    }
}
