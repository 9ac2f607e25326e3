/// The frames of an MP3 of a constant bitrate, without any other bytes.
struct MP3Stream {
    static let rate = 44_100
    static let bitrate = 128_000
    static let bytesPerSecond = bitrate / 8

    private static let samplesPerFrame = 1_152
    /// MPEG 1, layer 3, without a checksum; 128 kbit/s at 44.1 kHz. The third byte also has a padding bit.
    private static let header: [UInt8] = [0xFF, 0xFB, 0x90]

    private let frames: Int

    /// Nil for other bytes, or a frame that was cut off.
    init?(_ bytes: [UInt8]) {
        var (frames, place) = (0, 0)
        while place < bytes.count {
            guard bytes.count - place >= 4, bytes[place] == Self.header[0],
                bytes[place + 1] == Self.header[1], bytes[place + 2] & 0xFC == Self.header[2]
            else { return nil }
            let padding = Int(bytes[place + 2] >> 1 & 1)
            place += Self.samplesPerFrame / 8 * Self.bitrate / Self.rate + padding
            frames += 1
        }
        guard place == bytes.count else { return nil }
        self.frames = frames
    }

    /// To the nearest second.
    var seconds: Int { (frames * Self.samplesPerFrame + Self.rate / 2) / Self.rate }
}
