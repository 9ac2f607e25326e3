import Domain
import Foundation
import Testing

@testable import Web

@Suite("Accents of the place")
struct AccentTests {
    /// The colours of an accent in its rule: its own by day and by night, and those of its area.
    private static let tints: [String: [String]] = {
        let lines = Asset.commonStyles.condensed.split(separator: "\n").filter { $0.contains("--tint-soft:") }
        return lines.reduce(into: [:]) { tints, line in
            guard let name = line.firstMatch(of: /data-accent="(\w+)"/)?.output.1 else { return }
            tints[String(name)] = line.matches(of: /#[0-9a-f]{6}/).map { String($0.output) }
        }
    }()

    @Test("Each can be read by day and by night, on the page, on its own area and under words")
    func contrast() throws {
        let others = Set(Accent.allCases).subtracting([.green]).map(\.rawValue)
        #expect(Set(Self.tints.keys) == Set(others))
        for (name, colours) in Self.tints {
            try #require(colours.count == 4)
            let (day, night, softDay, softNight) = (colours[0], colours[1], colours[2], colours[3])
            let pairs = [
                ("#ffffff", day), (day, "#f6f1e4"), (day, softDay), ("#26221a", softDay),
                (softNight, night), (night, "#15160f"), ("#fdf9ec", softNight), ("#f4efe2", softNight),
            ]
            for (words, ground) in pairs {
                #expect(Self.contrast(words, ground) >= 4.5, "\(name): \(words) on \(ground)")
            }
        }
    }

    /// As WCAG 2 defines it.
    private static func contrast(_ one: String, _ other: String) -> Double {
        let lights = [light(one), light(other)].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    private static func light(_ colour: String) -> Double {
        let number = Int(colour.dropFirst(), radix: 16) ?? 0
        let parts = [16, 8, 0].map { part(Double(number >> $0 & 255) / 255) }
        return zip([0.2126, 0.7152, 0.0722], parts).reduce(0) { $0 + $1.0 * $1.1 }
    }

    private static func part(_ value: Double) -> Double {
        value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
