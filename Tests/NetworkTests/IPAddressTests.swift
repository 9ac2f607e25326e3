import Network
import Testing

@Suite("IP address")
struct IPAddressTests {
    @Test(
        "Addresses that mean something only here are not public",
        arguments: [
            "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254",
            "169.254.169.254",
            "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.168.1.1", "198.18.0.1", "198.19.255.255",
            "224.0.0.1",
            "255.255.255.255", "0x7f.1", "2130706433", "017700000001", "::", "::1", "::ffff:10.0.0.1",
            "::ffff:7f00:1", "64:ff9b::7f00:1", "2002:7f00:1::", "fe80::1", "febf::1", "fc00::1", "fdff::1",
            "ff02::1",
            "2001:db8::1", "::7f00:1", "fec0::1", "100::1",
        ]
    )
    func notPublic(text: String) async {
        let addresses = await IPAddress.all(of: text)
        #expect(!addresses.isEmpty)
        #expect(addresses.allSatisfy { !$0.isPublic })
    }

    @Test(
        "The rest of the internet is public",
        arguments: [
            "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "172.15.255.255",
            "172.32.0.0",
            "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255",
            "2606:4700::1111",
            "2a00:1450::1", "::ffff:1.1.1.1", "64:ff9b::101:101", "2002:101:101::",
        ]
    )
    func isPublic(text: String) async {
        let addresses = await IPAddress.all(of: text)
        #expect(!addresses.isEmpty)
        #expect(addresses.allSatisfy { $0.isPublic })
    }
}
