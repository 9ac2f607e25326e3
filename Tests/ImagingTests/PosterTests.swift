import Imaging
import TestSupport
import Testing

@Suite("Drawn posters")
struct PosterTests {
    private static let background = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300">\
        <rect width="600" height="300" fill="#ffe4cc"/></svg>
        """

    private func poster(
        _ text: String,
        background: String = Self.background,
        needing letters: String = "가"
    ) -> Poster {
        let area = Poster.Area(x: 20, y: 20, width: 560, height: 100)
        let words = Poster.Text(text, in: area, font: "NanumSquareRound", sizes: [40, 30], colour: "#26221a")
        return Poster(width: 600, height: 300, background: background, texts: [words], needing: letters)
    }

    private func png(_ text: String) async throws -> [UInt8] {
        try await PosterRenderer(program: MadangProgram.path).png(of: poster(text))
    }

    @Test("A poster is a PNG of its size, and the same for the same texts")
    func size() async throws {
        let first = try await png("동네 마당")
        #expect(ImageKind(of: first) == .png)
        #expect(Array(first[16..<24]) == [0, 0, 2, 88, 0, 0, 1, 44])
        #expect(try await png("동네 마당") == first)
        #expect(try await png("동네 마담") != first)
    }

    @Test("Signs of markup are drawn as they are")
    func markup() async throws {
        #expect(try await png("<b>가</b>") != png("가"))
        #expect(try await png("<span foreground=\"red\">") != png(""))
        #expect(try await png("&amp; \"<") != png("& \"<"))
    }

    @Test(
        "Marks of direction, stacked marks and emoji are left out",
        arguments: [
            ("가\u{202E}나\u{2066}", "가나"), ("가\u{0}나\u{7}", "가 나"), ("가\n\n나", "가 나"), ("기타 🎸🇰🇷👩‍👩‍👧", "기타"),
            ("가\u{E000}\u{FE0F}", "가"), ("o" + String(repeating: "\u{301}", count: 90), "o\u{301}\u{301}"),
        ]
    )
    func leftOut(text: String, drawn: String) async throws {
        #expect(try await png(text) == png(drawn))
    }

    @Test("A text without anything to draw says so")
    func empty() {
        let area = Poster.Area(x: 0, y: 0, width: 10, height: 10)
        let text = { Poster.Text($0, in: area, font: "sans-serif", sizes: [10], colour: "000000") }
        #expect(text("🎸 \u{202E}").isEmpty && text("").isEmpty && !text("!").isEmpty)
    }

    @Test("A text that is too long ends in the same place, however long it is")
    func cut() async throws {
        let sentence = "아주 긴 제목이 이어져요. "
        let once = try await png(sentence)
        let cut = try await png(String(repeating: sentence, count: 10))
        #expect(try await png(String(repeating: sentence, count: 1_000)) == cut)
        #expect(cut != once)
    }

    @Test("Without a font for the letters it needs, nothing is drawn")
    func fonts() async throws {
        let renderer = PosterRenderer(program: MadangProgram.path)
        #expect(await renderer.obstacle(toDrawing: "마당") == nil)
        // A script that no font of Debian's usual packages has.
        #expect(await renderer.obstacle(toDrawing: "ꔀ") == "no font has the letters ꔀ")
        await #expect(throws: ImagingError.unavailable("no font has the letters ꔀ")) {
            try await renderer.png(of: poster("가", needing: "ꔀ"))
        }
    }

    @Test("A background that isn't SVG, and one that reads a file, draw nothing of it")
    func background() async throws {
        let renderer = PosterRenderer(program: MadangProgram.path)
        await #expect(throws: ImagingError.unreadable("the background is no SVG")) {
            try await renderer.png(of: poster("가", background: "<p>"))
        }
        let reading = Self.background.replacing(
            "</svg>",
            with: "<image href=\"file:///etc/passwd\" width=\"10\" height=\"10\"/></svg>"
        )
        #expect(try await renderer.png(of: poster("가", background: reading)) == png("가"))
    }
}
