import PasswordStrength
import Testing

@Suite("How many guesses a password resists")
struct PasswordStrengthTests {
    @Test(
        "The reason for a weak password is given",
        arguments: [
            ("password12", PasswordStrength.Pattern.words), ("aaaaaaaaaaaa", .repeats),
            ("12341234ab", .repeats), ("abcdefghij", .sequence), ("zxcvbnm,./", .keyboard),
            ("19900101aa", .date), ("monkey12345", .words),
        ]
    )
    func patterns(_ password: String, _ pattern: PasswordStrength.Pattern) {
        let strength = PasswordStrength(of: password, knowing: [])
        #expect(strength.bits < 26)
        #expect(strength.pattern == pattern)
    }

    @Test("Words its owner would use are worth nothing, also with digits for letters and beside others")
    func owned() {
        let plain = PasswordStrength(of: "dallaeya", knowing: [])
        for password in ["dallaeya", "d4ll4ey4", "dallaeya1", "dallaeyadallaeya"] {
            let strength = PasswordStrength(of: password, knowing: ["dallaeya"])
            #expect(strength.bits < 10 && strength.bits < plain.bits)
            #expect(strength.pattern == .words)
        }
    }

    @Test("Only its beginning is looked at, so that the work is bounded")
    func bounded() {
        let long = PasswordStrength(of: String(repeating: "1s10", count: 250_000), knowing: ["1s1s"])
        #expect(long == PasswordStrength(of: String(repeating: "1s10", count: 8), knowing: ["1s1s"]))
    }

    @Test("Nothing, and what ends at a zero byte, resists nothing")
    func empty() {
        #expect(PasswordStrength(of: "", knowing: [""]).bits == 0)
        #expect(PasswordStrength(of: "\0correct horse battery", knowing: []).bits == 0)
    }
}
