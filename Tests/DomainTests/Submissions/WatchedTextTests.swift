import Testing

@testable import Domain

@Suite("Watched words and hosts in texts")
struct WatchedTextTests {
    private func term(_ kind: WatchedTerm.Kind, _ text: String) throws -> WatchedTerm {
        try WatchedTerm(.init(rawValue: 1), kind, text, at: Moment(milliseconds: 0))
    }

    @Test(
        "A word is found without regard to case, width, repeated spaces and what draws nothing",
        arguments: [
            ("급전", "급전이 필요하면", true), ("급전", "긴급전화", true), ("급전", "급 전", false),
            ("급전", "급\u{200B}\u{200D}전", true), ("급전", "\u{1100}\u{1173}\u{11B8}전", true),
            ("quick loan", "QUICK \n\t loan!", true), ("quick loan", "ｑｕｉｃｋ　ｌｏａｎ", true),
            ("quick loan", "quick\u{00AD} loan", true), ("quick loan", "quickloan", false),
            ("ass", "class", false), ("ass", "Ass, ok", true), ("loan", "loan을", true),
            ("loan", "loans", false), ("1588", "15880", false), ("strasse", "STRAßE", true),
            ("①번", "1번 광고", true), ("", "무엇이든", false),
        ]
    )
    func words(_ word: String, _ text: String, _ isFound: Bool) throws {
        guard !word.isEmpty else {
            #expect(throws: WatchRefusal.textMissing) { try term(.word, word) }
            return
        }
        #expect(WatchedText(text).contains(try term(.word, word)) == isFound)
    }

    @Test(
        "A host is found in links with and without a scheme, with the hosts below it, and no other",
        arguments: [
            ("https://bad.example/a?b", true), ("bad.example에서 봐요", true), ("(BAD.EXAMPLE)", true),
            ("www.bad.example.", true), ("a.b.bad.example:8080", true), ("ｂａｄ．ｅｘａｍｐｌｅ", true),
            ("bad。example", true), ("bad.\u{200B}example", true), ("notbad.example", false),
            ("not-bad.example", false), ("bad.example.org", false), ("bad.examples", false),
            ("bad example", false),
        ]
    )
    func hosts(_ text: String, _ isFound: Bool) throws {
        #expect(WatchedText(text).contains(try term(.host, "bad.example")) == isFound)
    }

    @Test("A host is given with or without a scheme, and is one")
    func malformedHosts() throws {
        #expect(try term(.host, " HTTPS://www.Bad.example/path ").text == "bad.example")
        #expect(try term(.host, "도박.com").text == "도박.com")
        for text in ["말", "bad example.com", "."] {
            #expect(throws: WatchRefusal.malformedHost, "\(text)") { try term(.host, text) }
        }
    }

    @Test("Changes of two edits in a row are told as those of one")
    func changes() {
        let times = (0..<3).map { Moment(milliseconds: $0 * 1_000) }
        let first: [ListingChange] = [.time(from: times[0], to: times[1]), .others]
        let second: [ListingChange] = [.time(from: times[1], to: times[2]), .place]
        #expect(first.followed(by: second) == [.time(from: times[0], to: times[2]), .place, .others])
        let back: [ListingChange] = [.time(from: times[1], to: times[0])]
        #expect(first.followed(by: back) == [.others])
    }
}
