/// A tone as a WAV file: 8 kHz, 16 bits, mono.
public struct WAVFile {
    private static let rate = 8_000

    public let bytes: [UInt8]

    /// - Parameter claimed: the duration that its header claims, if it is another one.
    public init(seconds: Int, claiming claimed: Int? = nil) {
        let samples = seconds * Self.rate
        let length = (claimed ?? seconds) * Self.rate * 2
        var bytes = Array("RIFF".utf8) + Self.word(36 + length) + Array("WAVEfmt ".utf8)
        bytes += Self.word(16) + [1, 0, 1, 0] + Self.word(Self.rate) + Self.word(2 * Self.rate)
        bytes += [2, 0, 16, 0] + Array("data".utf8) + Self.word(length)
        // A square wave of 400 Hz.
        let wave: [UInt8] = (0..<20).flatMap { $0 < 10 ? [0, 16] : [0, 240] }
        for _ in 0..<samples / 20 { bytes += wave }
        self.bytes = bytes
    }

    private static func word(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
