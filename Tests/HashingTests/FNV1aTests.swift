import Hashing
import Testing

@Suite("FNV-1a")
struct FNV1aTests {
    @Test(
        "Its authors' examples come out",
        arguments: [
            ("", 0xcbf2_9ce4_8422_2325, 0x811c_9dc5), ("a", 0xaf63_dc4c_8601_ec8c, 0xe40c_292c),
            ("foobar", 0x8594_4171_f739_67e8, 0xbf9c_f968),
        ] as [(String, UInt64, UInt32)]
    )
    func examples(text: String, long: UInt64, short: UInt32) {
        #expect(FNV1a.hash64(text.utf8) == long)
        #expect(FNV1a.hash32(text.utf8) == short)
    }
}
