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
}
