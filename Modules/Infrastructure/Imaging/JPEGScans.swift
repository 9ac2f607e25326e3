/// Counts the scans of a progressive JPEG. Each costs as much time as a whole image, and a few bytes can
/// request thousands.
enum JPEGScans {
    static func count(in bytes: UnsafeRawBufferPointer) -> Int {
        let startOfScan: UInt8 = 0xDA
        // Within coded data, FF is followed by 00 or a restart marker. Other segments may contain false
        // markers and are skipped by their length.
        var scans = 0
        var place = 2
        while place + 3 < bytes.count {
            guard bytes[place] == 0xFF else {
                place += 1
                continue
            }
            let marker = bytes[place + 1]
            if marker == startOfScan { scans += 1 }
            let hasLength = marker >= 0xC0 && marker < 0xFF && !(0xD0...0xD9).contains(marker)
            place += hasLength ? 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3]) : 1
        }
        return scans
    }
}
