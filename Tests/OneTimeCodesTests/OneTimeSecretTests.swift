import OneTimeCodes
import Testing

@Suite("One-time codes")
struct OneTimeSecretTests {
    private let secret = OneTimeSecret(Array("12345678901234567890".utf8))!

    /// RFC 6238, appendix B, SHA-1. Its codes have eight digits; six are the last of them.
    static let vectors: [(Int64, String)] = [
        (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"),
        (1_234_567_890, "89005924"), (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
    ]

    @Test("The codes are those of RFC 6238, appendix B", arguments: vectors)
    func examples(_ seconds: Int64, _ code: String) {
        #expect(secret.code(at: OneTimeSecret.step(at: seconds)) == code.suffix(6))
    }

    /// RFC 4226, appendix D.
    @Test("The codes of the first steps are those of RFC 4226, appendix D")
    func counters() {
        let codes = [
            "755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871",
            "520489",
        ]
        #expect((0...9).map { secret.code(at: $0) } == codes)
    }

    @Test("A code counts in its step and in those beside it, and in no other")
    func tolerance() {
        let (seconds, step) = (Int64(1_111_111_110), Int64(37_037_037))
        let found = (-2...2).map { secret.step(of: secret.code(at: step + $0), at: seconds) }
        #expect(found == [nil, step - 1, step, step + 1, nil])
    }

    @Test("A text that isn't six digits is no code", arguments: ["", "28708", "2870822", "가나다라마바", "28708 "])
    func otherTexts(_ text: String) {
        #expect(secret.step(of: text, at: 59) == nil)
    }

    @Test("Secrets of other lengths are refused, and none is shown in a log")
    func secrets() {
        #expect(OneTimeSecret([1, 2, 3]) == nil)
        #expect("\(secret)" == "OneTimeSecret(redacted)")
    }
}
