import Testing
import WebAddresses

@Suite("Web addresses")
struct WebAddressTests {
    @Test("An address is taken apart as it is written, scheme and host in small letters")
    func parts() {
        let address = WebAddress("HTTPS://ana:secret@Madang.Example:8443/a%2Fb?c=d&e#f")
        #expect(address?.scheme == "https")
        #expect(address?.user == "ana")
        #expect(address?.host == "madang.example")
        #expect(address?.port == 8443)
        #expect(address?.path == "/a%2Fb")
        #expect(address?.query == "c=d&e")
        #expect(address?.origin == "https://madang.example:8443")
    }

    @Test("Missing parts of an address are nil or empty")
    func absent() {
        let address = WebAddress("postgres:///madang")
        #expect(address?.user == nil)
        #expect(address?.host == "")
        #expect(address?.port == nil)
        #expect(address?.path == "/madang")
        #expect(address?.query == nil)
    }

    @Test("IPv6 stands in brackets")
    func ipv6() {
        #expect(WebAddress("http://[::1]:80")?.host == "[::1]")
        #expect(WebAddress("http://[::1]:80")?.port == 80)
        #expect(WebAddress("http://[::1]")?.origin == "http://[::1]")
    }

    @Test(
        "Text that isn't a web address is refused",
        arguments: [
            "", "madang.example", "//madang.example", "://madang.example", "1http://a", "ht tp://a",
            "http://a b", "http://a\n", "http://a:80a", "http://a:65536", "http://a:-1", "http://[::1",
            "http://[::1]x", "http://[x]", "http://[１]", "http://a<b", "http://::1", "http://a/\u{301}b",
        ]
    )
    func refused(text: String) {
        #expect(WebAddress(text) == nil)
    }

    @Test("Items of a query are decoded; what can't be is left out")
    func items() {
        let items = WebAddress("http://a/?code=a%2Fb+c&&flag&bad=%zz&state=%EB%A7%88=")?.queryItems ?? []
        #expect(items.map(\.name) == ["code", "flag", "state"])
        #expect(items.map(\.value) == ["a/b c", "", "마="])
    }

    @Test("Every byte that means something in an address is encoded, and decoded again")
    func encoding() {
        #expect(PercentEncoding.encode("a-Z_0.~") == "a-Z_0.~")
        #expect(PercentEncoding.encode("/ ?&=+%\u{1}마") == "%2F%20%3F%26%3D%2B%25%01%EB%A7%88")
        #expect(PercentEncoding.encode("a,b") { $0 == UInt8(ascii: ",") } == "%61,%62")
        let text = String(String.UnicodeScalarView((1..<0x2000).compactMap(Unicode.Scalar.init)))
        #expect(PercentEncoding.decode(PercentEncoding.encode(text)) == text)
    }
}
