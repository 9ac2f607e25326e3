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
        "A result meets its terms, and a text that provably meets them is found",
        arguments: [
            ("피아노", "성인 피아노"), ("ㅍㅇㄴ", "피아노"), ("ㅍㅇ", "ㅍ이노"), ("ㅍㅇ", "피 아노"), ("영어회화", "영어 회화"),
            ("어회", "영어 회화"), ("영어", "영어회화"), ("b2", "회화 B2"), ("4", "4급"), ("4", "14급"), ("가나다", "가나 나다"),
            ("𝐀", "𝐀가"), ("수", "수학"), ("수학 영어", "영어 수학"), ("ㅋㅋ", "ㅋㅋㅋ"), ("급", "4급"), ("아노", "피아노"),
            ("ㅅㅎㅇ", "수 학원"), ("ㅇㄴ", "피아노"), ("ㅍㅇㄴㄹㅅ", "피아노 레슨"), ("피아ㄴ", "피아노"), ("ㄹㅅ", "피아노 레슨"),
            ("물", "건물 물이"),
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

    @Test(
        "A syllable or consonants find a word of the description that begins with them",
        arguments: [
            ("물", "물이 좋아요", true), ("물", "새 건물", false), ("ㅁ", "물이", true), ("ㅁ", "건물", false),
            ("ㅍㅇㄴ", "오래 친 피아노를", true), ("ㅇㄴ", "피아노", false), ("ㅍㅇㄴㄹㅅ", "피아노 레슨", true),
            ("피아ㄴ", "그랜드피아노", false), ("피아ㄴ", "피아노", true), ("ㅅㅎㅇ", "수 학원", true), ("5", "레벨 5", true),
            ("5", "15분", false), ("b", "b 반", true), ("b", "book", false),
        ]
    )
    func beginnings(sought: String, words: String, isFound: Bool) throws {
        let text = ListingText(title: try ListingTitle("글"), words: words)
        let sought = try SearchText(sought)
        #expect(sought.isFound(in: text) == isFound)
        #expect(!isFound || sought.terms.allSatisfy { $0.isMet(by: text.tokens) })
    }
}
