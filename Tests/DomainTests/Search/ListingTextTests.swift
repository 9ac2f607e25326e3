import Domain
import Testing

@Suite("The text that search compares")
struct ListingTextTests {
    @Test(
        "Text that was kept is read back as it was, whatever letters are in it",
        arguments: ["İstanbul İŞ", "ǰ ŉ ΐ", "영어 회화 B2", "ＡＢ１ ½ ②", "\u{1112}\u{1161}\u{11AB} ㄳ", "ß ſ ﬁ"]
    )
    func kept(words: String) throws {
        let text = ListingText(title: try ListingTitle(words), words: words)
        #expect(ListingText(folded: text.folded) == text)
    }

    @Test(
        "What is found meets its terms, and what meets terms that prove it is found",
        arguments: [
            ("피아노", "성인 피아노"), ("ㅍㅇㄴ", "피아노"), ("ㅍㅇ", "ㅍ이노"), ("ㅍㅇ", "피 아노"), ("영어회화", "영어 회화"),
            ("어회", "영어 회화"), ("영어", "영어회화"), ("b2", "회화 B2"), ("4", "4급"), ("4", "14급"), ("가나다", "가나 나다"),
            ("𝐀", "𝐀가"), ("수", "수학"), ("수학 영어", "영어 수학"), ("ㅋㅋ", "ㅋㅋㅋ"), ("급", "4급"), ("아노", "피아노"),
        ]
    )
    func terms(sought: String, title: String) throws {
        let (sought, title) = (try SearchText(sought), try ListingTitle(title))
        for text in [
            ListingText(title: title, words: ""),
            ListingText(title: try ListingTitle("글"), words: title.text),
        ] {
            let tokens = text.tokens
            let isMet = sought.terms.allSatisfy { $0.isMet(by: tokens) }
            #expect(isMet || !sought.isFound(in: text))
            #expect(!isMet || !sought.isProvenByTerms || sought.isFound(in: text))
        }
    }
}
