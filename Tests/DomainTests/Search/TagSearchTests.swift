import Domain
import Testing

@Suite("Searching for a tag")
struct TagSearchTests {
    @Test(
        "finds a whole tag wherever it is written, and no other word",
        arguments: [
            ("#하프", "#하프", true), ("#하프", "하프", false), ("#하프", "#하프시코드", false), ("#하프", "#켈틱하프", false),
            ("하프", "#하프", true), ("하프", "#하프시코드", true),
            ("#하프", "주말에 해요.\n#실내악 #하프", true),
            ("#하프 #실내악", "#실내악 #하프", true), ("#하프 #실내악", "#하프", false), ("#하프 주말", "주말 #하프", true),
            ("＃하프", "#하프", true), ("#BACH", "#bach", true), ("#Bach", "#Bacharach", false),
            ("#c", "C# 단조", false),
            ("#단조", "C#단조", false), ("#하", "#하 #프", true), ("#하프", "#하 프", false), ("#988", "#988", true),
            ("#98", "#988", false), ("#하프", "##하프", true),
        ]
    )
    func found(sought: String, words: String, isFound: Bool) throws {
        let text = ListingText(title: try ListingTitle("글"), words: words)
        let sought = try SearchText(sought)
        #expect(sought.isFound(in: text) == isFound)
        #expect(sought.isFound(in: ListingText(folded: text.folded)) == isFound)
        #expect(!isFound || sought.terms.allSatisfy { $0.isMet(by: text.tokens) })
    }

    @Test("finds a tag in a title")
    func title() throws {
        let text = ListingText(title: try ListingTitle("첼로 #실내악"), words: "")
        #expect(try SearchText("#실내악").isFound(in: text) && SearchText("첼로 실내악").isFound(in: text))
        #expect(try !SearchText("#첼로").isFound(in: text))
    }

    @Test("isn't the same search as for the word")
    func folded() throws {
        #expect(try SearchText("#하프").folded != SearchText("하프").folded)
        #expect(try SearchText("# 하프").folded == SearchText("하프").folded)
        #expect(throws: SearchRefusal.emptyQuery) { try SearchText("##") }
    }
}
