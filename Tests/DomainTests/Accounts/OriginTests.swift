import Domain
import Testing

@Suite("Where calls are counted together")
struct OriginTests {
    @Test(
        "An IPv6 address counts by its /64, however it is written",
        arguments: [
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:0DB8:1:2::", "2001:db8:1:2::/64"),
            ("2001:db8:1:2::192.0.2.1", "2001:db8:1:2::/64"), ("::1", "0:0:0:0::/64"),
            ("fe80::1%eth0", "fe80:0:0:0::/64"), ("::", "0:0:0:0::/64"),
        ]
    )
    func subscriber(_ address: String, _ origin: String) {
        #expect(Origin(address).text == origin)
        #expect(Origin(address).isOneSubscriber)
    }

    @Test(
        "An IPv4 address written as IPv6 counts as what it is",
        arguments: ["::ffff:192.0.2.1", "::FFFF:c000:201", "0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"]
    )
    func mapped(_ address: String) {
        #expect(Origin(address) == Origin("192.0.2.1"))
        #expect(!Origin(address).isOneSubscriber)
    }

    @Test(
        "An origin that isn't an address is counted as it is",
        arguments: [
            "", "here", "1:2:3", "1:2:3:4:5:6:7:8:9", "::1::2", "12345::", "::ffff:1.2.3", "::ffff:1.2.3.256",
            ":::", "g::", "1:2:3:4:5:6:7::8", String(repeating: ":", count: 4_000),
        ]
    )
    func other(_ text: String) {
        #expect(Origin(text).text == text)
    }
}
