import QRCode
import Testing

@Suite("QR codes")
struct QRCodeTests {
    private func rows(_ code: QRCode) -> [String] {
        (0..<code.width).map { row in
            var cells = [Character](repeating: ".", count: code.width)
            for run in code.darkRuns(in: row) { for column in run { cells[column] = "#" } }
            return String(cells)
        }
    }

    @Test("A text has the smallest code that holds it, with its three corners")
    func corners() throws {
        let code = try #require(QRCode("https://example.com"))
        let rows = rows(code)
        #expect(code.width == 25)
        #expect(rows[0].hasPrefix("#######.") && rows[0].hasSuffix(".#######"))
        #expect(rows[24].hasPrefix("#######.") && rows[3].hasPrefix("#.###.#."))
        #expect(try #require(QRCode("madang")).width == 21)
    }

    @Test("Text that is too long has no QR code")
    func refused() {
        #expect(QRCode("") == nil)
        #expect(QRCode("a\u{0}b") == nil)
        #expect(QRCode(String(repeating: "a", count: 3_000)) == nil)
    }

    @Test("Another text has another code, and the same text the same")
    func distinct() {
        #expect(QRCode("482915") == QRCode("482915") && QRCode("482915") != QRCode("482916"))
    }
}
