import Secrets
import Testing

@Suite("Secret key")
struct SecretKeyTests {
    private let key = SecretKey(Array(0..<32))!

    @Test("A signature holds for its message and its key only")
    func mac() {
        let mac = key.mac(Array("message".utf8))
        #expect(mac.count == 32)
        #expect(key.verifies(mac, for: Array("message".utf8)))
        #expect(!key.verifies(mac, for: Array("massage".utf8)))
        #expect(!key.verifies(Array(mac.dropLast()), for: Array("message".utf8)))
        #expect(!SecretKey.random().verifies(mac, for: Array("message".utf8)))
    }

    @Test("A derived key is the same every time and different for every purpose")
    func derived() {
        let message = Array("m".utf8)
        #expect(key.derived(for: "a").mac(message) == key.derived(for: "a").mac(message))
        #expect(key.derived(for: "a").mac(message) != key.derived(for: "b").mac(message))
        #expect(key.derived(for: "a").mac(message) != key.mac(message))
    }

    @Test("Signing the name of a purpose does not reveal the key derived for it")
    func separated() {
        let leaked = SecretKey(key.mac(Array("session".utf8)))
        #expect(leaked?.mac([]) != key.derived(for: "session").mac([]))
    }

    @Test("A fingerprint tells keys apart, and is no key or signature of anything")
    func fingerprint() {
        #expect(key.fingerprint == SecretKey(Array(0..<32))?.fingerprint)
        #expect(key.fingerprint != SecretKey.random().fingerprint)
        #expect(key.fingerprint != key.mac(Array("fingerprint".utf8)) && key.fingerprint != key.mac([]))
        #expect(SecretKey(key.fingerprint)?.mac([]) != key.derived(for: "fingerprint").mac([]))
    }

    @Test("Sealed bytes open only with the same key and context, and sealing twice gives different bytes")
    func sealing() {
        for content in [[], Array("content".utf8)] as [[UInt8]] {
            let sealed = key.seal(content, with: [1])
            #expect(key.open(sealed, with: [1]) == content)
            #expect(key.open(sealed, with: [2]) == nil)
            #expect(SecretKey.random().open(sealed, with: [1]) == nil)
            #expect(key.seal(content, with: [1]) != sealed)
            for place in sealed.indices {
                var changed = sealed
                changed[place] ^= 1
                #expect(key.open(changed, with: [1]) == nil)
            }
            for count in 0..<sealed.count { #expect(key.open(Array(sealed[..<count]), with: [1]) == nil) }
        }
    }

    @Test("A key is 32 bytes", arguments: [0, 31, 33])
    func size(count: Int) {
        #expect(SecretKey(Array(repeating: 0, count: count)) == nil)
    }

    @Test("A key does not show itself when printed")
    func redacted() {
        var dumped = ""
        dump(key, to: &dumped)
        #expect("\(key)" == "SecretKey(redacted)")
        #expect(String(reflecting: [key]) == "[SecretKey(redacted)]")
        #expect(!dumped.contains("31"))
    }

    @Test("Two keys are equal only if every byte is")
    func equal() {
        #expect(constantTimeEqual([1, 2, 3], [1, 2, 3]))
        #expect(!constantTimeEqual([1, 2, 3], [1, 2, 4]))
        #expect(!constantTimeEqual([1, 2, 3], [1, 2]))
        #expect(constantTimeEqual([], []))
    }
}
