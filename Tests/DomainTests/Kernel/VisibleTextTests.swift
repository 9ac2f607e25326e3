import Domain
import Testing

@Suite("Visible text")
struct VisibleTextTests {
    private static let noon = Moment(milliseconds: 1_795_170_600_000)

    /// Each draws nothing.
    private static let unseen = [
        "\u{FEFF}", "\u{115F}", "\u{3164}", "\u{1160}", "\u{FFA0}", "\u{2800}", "\u{200B}", "\u{2060}",
        "\u{180E}",
        "\u{34F}", "\u{FE0F}", "\u{E0020}", "\u{202E}\u{202C}", "\u{2066}\u{2069}", "\u{200E}", "\u{61C}",
        "\u{AD}",
        " \u{3164}\u{FE0F} \u{FEFF}",
    ]

    /// Every title, name and label that a member writes: refuses a text without anything to read, else
    /// returns what others read.
    private static let fields: [(name: String, read: @Sendable (String) throws -> String)] = [
        ("title of a listing", { try ListingTitle($0).text }),
        ("title of a recording", { try RecordingTitle($0).text }),
        ("label of a saved search", { try SavedSearchName($0).text }),
        ("name of a source", { try SourceName($0).text }),
        ("title of a run", { try RunTitle($0).listingTitle.text }),
        ("host of an event", { try EventHost($0).text }),
        ("seller", { try Seller(name: $0, contact: "010-1234-5678", businessNumber: nil).name }),
        ("contact of a seller", { try Seller(name: "아나", contact: $0, businessNumber: nil).contact }),
        (
            "holder of a bank account",
            { try RefundAccount(bank: .kakao, number: "3333123456789", holder: $0, at: noon).holder }
        ),
        ("message", { try MessageText($0).text }),
        ("comment", { try CommentText($0).text }),
        ("reason of a refund", { try RefundReason($0).text }),
        ("tag", { try ListingTag($0).text }),
        ("nickname", { try Nickname($0).text }),
    ]

    @Test("A text that draws nothing is refused as one that is missing, in every field")
    func nothing() {
        for (name, read) in Self.fields {
            for text in Self.unseen {
                #expect(throws: (any Error).self, "\(name) \(text.unicodeScalars.map(\.value))") {
                    try read(text)
                }
            }
        }
        #expect(throws: ListingRefusal.titleMissing) { try ListingTitle("\u{FEFF}") }
    }

    @Test("No field keeps a control of the direction of writing, and what is left reads as it is written")
    func directions() throws {
        for (name, read) in Self.fields where name != "nickname" {
            let kept = try read("abc\u{202E}def\u{202C}\u{2067}ghi\u{2069}")
            #expect(kept == "abcdefghi", "\(name)")
        }
        #expect(throws: AccountRefusal.nicknameLetters) { try Nickname("abc\u{202E}def") }
    }

    @Test("Pictograms, joined emoji, flags and right-to-left letters stay as they are")
    func kept() throws {
        for text in ["사랑해요 ❤️", "👩‍👩‍👧 모임", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "שלום", "مرحبا", "한\u{302E}글"] {
            #expect(try ListingTitle(text).text == text)
        }
    }

    @Test("Fillers in a tag are left out")
    func tags() throws {
        #expect(try ListingTag("피\u{3164}아노\u{115F}") == ListingTag("피아노"))
    }
}
