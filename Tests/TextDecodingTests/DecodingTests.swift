import Testing
import TextDecoding

@Suite("Text in other encodings")
struct DecodingTests {
    @Test("Korean in CP949 is decoded, with the syllables that EUC-KR lacks")
    func korean() throws {
        let decoder = try #require(TextDecoder("CP949"))
        #expect(decoder.decode([0xB8, 0xB6, 0xC6, 0xF7, 0xB1, 0xB8]) == "마포구")
        // The second byte of 똠 is a letter of ASCII.
        #expect(decoder.decode([0x8C, 0x63, 0xBC, 0x84]) == "똠펲")
        #expect(decoder.decode(Array("1-2, A".utf8)) == "1-2, A")
        #expect(decoder.decode([]) == "")
    }

    @Test("Bytes that aren't text are refused, and the next text is decoded")
    func damage() throws {
        let decoder = try #require(TextDecoder("CP949"))
        #expect(decoder.decode([0xB8]) == nil)
        #expect(decoder.decode([0xFF, 0xFF]) == nil)
        #expect(decoder.decode([0xB8, 0xB6]) == "마")
        let long = [[UInt8]](repeating: [0xB8, 0xB6], count: 1_000).flatMap { $0 }
        #expect(decoder.decode(long)?.count == 1_000)
    }

    @Test("An encoding that doesn't exist has no decoder")
    func unknown() {
        #expect(TextDecoder("CP-NONE") == nil)
    }
}
