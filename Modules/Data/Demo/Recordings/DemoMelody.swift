/// A short melody as a WAV file of 16 kHz: tones of half a second, which fade.
struct DemoMelody {
    private static let rate = 16_000
    private static let samplesPerTone = 8_000

    /// In semitones above the first tone.
    let steps: [Int]

    var bytes: [UInt8] {
        let length = 2 * steps.count * Self.samplesPerTone
        var bytes = Array("RIFF".utf8) + Self.word(36 + length) + Array("WAVEfmt ".utf8)
        bytes += Self.word(16) + [1, 0, 1, 0] + Self.word(Self.rate) + Self.word(2 * Self.rate)
        bytes += [2, 0, 16, 0] + Array("data".utf8) + Self.word(length)
        bytes.reserveCapacity(bytes.count + length)
        for step in steps {
            let period = Double(Self.rate) / Self.frequency(step)
            for sample in 0..<Self.samplesPerTone {
                let place = (Double(sample) / period).truncatingRemainder(dividingBy: 1)
                // A triangle, which is softer than a square.
                let wave = 4 * abs(place - 0.5) - 1
                let volume = 9_000 * (1 - Double(sample) / Double(Self.samplesPerTone))
                bytes += Self.word(Int(wave * volume)).prefix(2)
            }
        }
        return bytes
    }

    /// From the A below the middle C.
    private static func frequency(_ step: Int) -> Double {
        (0..<step).reduce(220) { frequency, _ in frequency * 1.059_463_094_359_295 }
    }

    private static func word(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
