/// The chunks of a PNG. Compressed texts are left out, because a few bytes of them claim megabytes each.
enum PNGChunks {
    /// Those that change how the picture looks. Later colour profiles aren't read.
    private static let needed: Set<String> = [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "bKGD", "pHYs",
        "eXIf",
    ]
    private static let signature = 8

    /// The file without other chunks. What is damaged stays for the decoder to refuse.
    static func needed(of bytes: [UInt8]) -> [UInt8] {
        bytes.withUnsafeBytes { file in
            var kept: [UInt8] = []
            kept.reserveCapacity(file.count)
            kept += file[..<min(signature, file.count)]
            var place = signature
            while place + 12 <= file.count {
                let length = Int(file.loadUnaligned(fromByteOffset: place, as: UInt32.self).bigEndian)
                let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
                let end = min(place + 12 + length, file.count)
                if needed.contains(name) { kept += file[place..<end] }
                place = end
            }
            if place < file.count { kept += file[place...] }
            return kept
        }
    }
}
