import Domain
import TestSupport
import Testing

@Suite("A new member's details")
struct AccountWordsTests {
    private let now = TestClock().now

    @Test(
        "An address that could be delivered to is taken, in lower case",
        arguments: [
            "ana@example.com", " Ana@Example.COM ", "a.b+c@sub.example.co.kr", "x_y-z'q@xn--3e0b707e.kr",
        ]
    )
    func addresses(_ text: String) throws {
        #expect(try EmailAddress(text).text == text.trimmingPrefix(" ").lowercased().replacing(" ", with: ""))
    }

    @Test(
        "An undeliverable address is refused",
        arguments: [
            "", "ana", "ana@", "@example.com", "ana@example", "a na@example.com", "ana@@example.com",
            "ana@exa mple.com", ".ana@example.com", "ana.@example.com", "a..b@example.com",
            "ana@-example.com",
            "ana@example..com", "아나@example.com", "ana@example.com\0",
            String(repeating: "a", count: 250) + "@b.kr",
        ]
    )
    func undeliverable(_ text: String) {
        #expect(throws: AccountRefusal.invalidEmail) { try EmailAddress(text) }
    }

    @Test(
        "A nickname has two to twenty characters",
        arguments: ["아", String(repeating: "가", count: 21), "  a  ", ""]
    )
    func nicknameLength(_ text: String) {
        #expect(throws: AccountRefusal.nicknameLength) { try Nickname(text) }
    }

    @Test(
        "A nickname is one line of letters",
        arguments: ["a\nb", "a\u{0}b", "a\u{202E}b", "<script>", "a  b", "..", "😀😀", "a\u{200B}b", "a/b"]
    )
    func nicknameLetters(_ text: String) {
        #expect(throws: AccountRefusal.nicknameLetters) { try Nickname(text) }
    }

    @Test("A tower of combining marks is no nickname")
    func tower() {
        #expect(throws: AccountRefusal.nicknameLength) {
            try Nickname("ab" + String(repeating: "\u{301}", count: 500))
        }
    }

    @Test(
        "Nicknames that a neighbour would take for one are one",
        arguments: [
            ("마당지기", "마당 지기"), ("Ana", "ANA"), ("ＡＢＣ", "abc"), ("a.b_c", "abc"), ("가나", "가나"),
        ]
    )
    func lookalikes(_ one: String, _ other: String) throws {
        #expect(try Nickname(one).uniqueKey == Nickname(other).uniqueKey)
    }

    @Test("A password of ten characters is enough, in any script")
    func passwords() throws {
        _ = try Password("open sesame")
        _ = try Password("마당에서만나는이웃들")
        #expect(throws: AccountRefusal.passwordTooShort) { try Password("ninechars") }
        #expect(throws: AccountRefusal.passwordTooLong) { try Password(String(repeating: "ab c", count: 51)) }
    }

    @Test("One joins in the year of turning fourteen")
    func age() throws {
        #expect(try BirthYear(2012, at: now).year == 2012)
        #expect(throws: AccountRefusal.tooYoung) { try BirthYear(2013, at: now) }
        #expect(throws: AccountRefusal.birthYearImplausible) { try BirthYear(2027, at: now) }
        #expect(throws: AccountRefusal.birthYearImplausible) { try BirthYear(1800, at: now) }
    }

    @Test("A bio keeps its lines and loses what can't be seen")
    func bio() throws {
        #expect(try Bio("  첫 줄\n둘째\u{0} 줄\u{7} ").text == "첫 줄\n둘째 줄")
        #expect(throws: AccountRefusal.bioTooLong) { try Bio(String(repeating: "가", count: 301)) }
    }
}
