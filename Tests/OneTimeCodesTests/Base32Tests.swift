import OneTimeCodes
import Testing

@Suite("Base32")
struct Base32Tests {
    /// RFC 4648, section 10, without padding.
    static let vectors = [
        ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB"),
        ("foobar", "MZXW6YTBOI"),
    ]

    @Test("The examples of RFC 4648 are encoded and decoded", arguments: vectors)
    func examples(_ plain: String, _ encoded: String) {
        #expect(Base32.encode(Array(plain.utf8)) == encoded)
        #expect(Base32.decode(encoded) == Array(plain.utf8))
    }

    @Test("Every byte returns from its encoding")
    func everyByte() {
        let bytes = Array(UInt8.min...UInt8.max)
        #expect(Base32.decode(Base32.encode(bytes)) == bytes)
    }

    @Test(
        "Other spellings are refused",
        arguments: ["M", "MZX", "MY======", "my", "M0", "MZ", "MZXW6YTBO", "가"]
    )
    func otherSpellings(_ text: String) {
        #expect(Base32.decode(text) == nil)
    }
}
