import Testing

@testable import WebPush

@Suite("Web push")
struct WebPushTests {
    /// RFC 8291, appendix A.
    private enum Example {
        static let content = "V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24"
        static let sender = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
        static let receiver =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        static let secret = "BTBZMqHH6r4Tts7J_aSIgg"
        static let salt = "DGv6ra1nlYgDCS1FRnbzlw"
        static let sealed = """
            DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA\
            mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs\
            j_Qulcy4a-fN
            """
    }

    @Test("A message is encrypted as in the example of RFC 8291")
    func example() throws {
        let receiver = try #require(PushReceiver(key: Example.receiver, secret: Example.secret))
        let sender = try #require(Base64URL.decode(Example.sender).flatMap(P256Key.init(privateKey:)))
        let content = try #require(Base64URL.decode(Example.content))
        let salt = try #require(Base64URL.decode(Example.salt))
        let sealed = receiver.encrypt(content, from: sender, salt: salt)
        #expect(Base64URL.encode(sealed) == Example.sealed)
    }

    @Test("Messages of similar length have the same length when encrypted")
    func padding() throws {
        let receiver = try #require(PushReceiver(key: Example.receiver, secret: Example.secret))
        #expect(receiver.encrypt([1]).count == receiver.encrypt([UInt8](repeating: 1, count: 250)).count)
        // The record, its mark and tag, and the head.
        let longest = receiver.encrypt([UInt8](repeating: 1, count: PushReceiver.longest))
        #expect(longest.count == 4_096)
    }

    @Test("The same message is never encrypted to the same bytes")
    func salt() throws {
        let receiver = try #require(PushReceiver(key: Example.receiver, secret: Example.secret))
        #expect(receiver.encrypt([1, 2, 3]) != receiver.encrypt([1, 2, 3]))
    }

    @Test(
        "Keys that no browser has made are refused",
        arguments: [
            ("", Example.secret), ("AAAA", Example.secret), (Example.receiver, ""),
            (Example.receiver, "AAAA"),
            (String(Example.receiver.dropLast(2)) + "AA", Example.secret),
            ("B" + Example.receiver.dropFirst(2), Example.secret), (Example.receiver, "한글"),
            (String(repeating: "A", count: 5_000), Example.secret),
        ]
    )
    func foreign(_ key: String, _ secret: String) {
        #expect(PushReceiver(key: key, secret: secret) == nil)
    }

    @Test("Padding of Base64 that some browsers write is accepted")
    func padded() {
        #expect(PushReceiver(key: Example.receiver + "=", secret: Example.secret + "==") != nil)
    }

    @Test("The signature of the example in RFC 8292 is recognised, and no changed one")
    func signed() {
        let example = """
            vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiL\
            CJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9\
            GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, \
            k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs
            """
        #expect(SignedRequest(example)?.isSigned == true)
        #expect(SignedRequest(example.replacing("eyJhdWQi", with: "eyJhdWQj"))?.isSigned == false)
    }

    @Test("A server's requests are signed, and name a contact only if one is known")
    func authorization() throws {
        let key = SenderKey.random()
        let same = try #require(SenderKey(key.text))
        #expect(same.publicKey == key.publicKey)
        for contact in ["mailto:push@example.com", nil] {
            let header = same.authorization(
                for: "https://push.example.net",
                until: 1_453_523_768,
                contact: contact
            )
            #expect(SignedRequest(header)?.isSigned == true)
            let claims = try #require(header.split(separator: ".").dropFirst().first)
            let text = String(decoding: try #require(Base64URL.decode(String(claims))), as: UTF8.self)
            let subject = contact == nil ? "" : #","sub":"mailto:push@example.com""#
            #expect(text == #"{"aud":"https://push.example.net","exp":1453523768\#(subject)}"#)
        }
    }

    @Test("A private key isn't shown in logs")
    func redaction() {
        #expect("\(SenderKey.random())" == "SenderKey(redacted)")
        #expect(SenderKey(Base64URL.encode([UInt8](repeating: 0, count: 32))) == nil)
        #expect(SenderKey("AQ") == nil)
    }
}
