import Testing

@testable import Location

@Suite("Folding and finding text")
struct FoldingTests {
    @Test(
        "Spellings that mean the same fold to the same",
        arguments: [
            ("서울", "\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}"),
            ("각", "\u{AC00}\u{11A8}"),
            ("Myeong-dong", "ＭＹＥＯＮＧＤＯＮＧ"),
            ("종로1·2가", "종로１ㆍ２가"),
            ("ㅂㅍ", "\u{FFB2}\u{FFBD}"),
            ("ㅂㅍ", "\u{1107}\u{1111}"),
            ("ㄱㅅ", "ㄳ"),
            ("jung gu", "Jung,\u{3000}gu"),
        ]
    )
    func sameSpelling(one: String, other: String) {
        #expect(FoldedText(one).words == FoldedText(other).words)
    }

    @Test("Nothing but marks and spaces folds to nothing", arguments: ["", "  ", "-·-", "\u{301}", "🙂"])
    func empty(text: String) {
        #expect(FoldedText(text).words.isEmpty)
    }

    @Test(
        "A pattern fits a word whole, at its beginning or as a part, by letters or initial consonants",
        arguments: [
            ("명동", "명동", .whole), ("명", "명동", .beginning), ("동", "명동", .part),
            ("ㅁㄷ", "명동", .whole), ("ㅁ", "명동", .beginning), ("명ㄷ", "명동", .whole), ("ㄷ", "명동", .part),
            ("ㅃ", "뺀뺀", .beginning), ("ㅂ", "뺀뺀", nil), ("명동구", "명동", nil), ("ㅏ", "명동", nil),
        ] as [(String, String, TermFit?)]
    )
    func fits(pattern: String, word: String, fit: TermFit?) {
        let units = Array(word.utf16)
        units.withUnsafeBytes { bytes in
            let column = Column<UInt16>(base: bytes.baseAddress!, count: units.count)
            #expect(TermPattern(FoldedText(pattern).joined).fit(in: column) == fit)
        }
    }
}
