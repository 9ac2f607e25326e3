import Foundation
import Testing

@testable import Domain

@Suite("Normalization of text")
struct NormalizationTests {
    /// Recorded from Foundation before Domain normalized by itself, so that what is stored stays equal.
    private static let recorded: [(block: UInt32, hash: UInt64)] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/normalization.txt")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.compactMap { line in
            let words = line.split(separator: " ")
            guard let block = UInt32(words[0], radix: 16), let hash = UInt64(words[1], radix: 16) else {
                return nil
            }
            return (block, hash)
        }
    }()

    @Test("Every block of letters, jamo and marks normalizes as it was recorded")
    func everyBlock() {
        #expect(Self.recorded.count == 146)
        for (block, hash) in Self.recorded {
            #expect(Self.hash(of: block) == hash, "U+\(String(block, radix: 16))")
        }
    }

    /// Where Foundation departed from Unicode: marks that it left out of order, a vowel of old Hangul that it
    /// took for a final, and a mark that is newer than its tables.
    private static let departures: Set<UInt32> = [0xF73, 0xF75, 0xF81, 0x1176, 0x1AEB, 0xFF9E, 0xFF9F]

    /// Beyond the first plane it composed by the lower sixteen bits alone.
    private static func texts(with scalar: Unicode.Scalar) -> [String] {
        if departures.contains(scalar.value) { return [] }
        if scalar.value > 0xFFFF { return ["\(scalar)"] }
        return [
            "\(scalar)", "\(scalar)\u{301}", "a\u{323}\(scalar)", "\u{1100}\(scalar)\u{11A8}",
            "\(scalar)\u{314F}\u{3134}",
        ]
    }

    private static func hash(of block: UInt32) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ text: String) {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01b3
        }
        for value in block...block + 255 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for text in texts(with: scalar) {
                mix(text.canonicallyComposed)
                mix(text.compatiblyComposed)
                mix(text.compatiblyDecomposed)
                mix(Password.composed(text))
            }
        }
        return hash
    }

    @Test("Marks in any order compose alike")
    func order() {
        #expect("s\u{307}\u{323}".canonicallyComposed.unicodeScalars.elementsEqual("\u{1E69}".unicodeScalars))
        #expect(
            "q\u{307}\u{323}".canonicallyComposed.unicodeScalars.elementsEqual(
                "q\u{323}\u{307}".unicodeScalars
            )
        )
    }

    @Test("A mark that stands between a letter and its accent keeps them apart")
    func blocked() {
        let text = "a\u{0305}\u{0301}"
        #expect(text.canonicallyComposed.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test("Typed jamo become syllables, and wide letters narrow ones")
    func korean() {
        #expect("\u{1106}\u{1161}\u{1103}\u{1161}\u{11BC}".canonicallyComposed.unicodeScalars.count == 2)
        #expect("Ａ１ﾏ".compatiblyComposed == "A1マ")
        #expect("ﬁ½".compatiblyDecomposed == "fi1⁄2")
    }
}
