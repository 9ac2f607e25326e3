import Secrets
import Testing

@Suite("Base64url")
struct Base64URLTests {
    @Test(
        "Bytes and text stand for each other",
        arguments: [
            ([], ""), ([0], "AA"), ([0xFB, 0xFF], "-_8"), ([1, 2, 3], "AQID"), (Array("마당".utf8), "66eI64u5"),
        ] as [([UInt8], String)]
    )
    func bothWays(bytes: [UInt8], text: String) {
        #expect(Base64URL.encode(bytes) == text)
        #expect(Base64URL.decode(text) == bytes)
    }

    @Test(
        "Text that was not written so is refused",
        arguments: [
            "A", "AA==", "AB", "+/8", "AQ ID", "AQID\n", "마당", "AQIDA", "A\0", "AAA\0",
            "ㅅ\u{FFFD}\u{FFFD}ㄴ", "ㅅ\u{FFFD}",
        ]
    )
    func strict(text: String) {
        #expect(Base64URL.decode(text) == nil)
    }

    @Test("Random bytes are as many as asked for and not the same twice", arguments: [0, 1, 32, 1000])
    func random(count: Int) {
        #expect(RandomBytes.make(count).count == count)
        #expect(RandomBytes.make(count + 16) != RandomBytes.make(count + 16))
    }
}
