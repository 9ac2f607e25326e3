import Foundation
import Secrets
import Testing

@Suite("Signed webhooks")
struct WebhookTests {
    /// A line of the fixture, which the reference library of Standard Webhooks made.
    struct Vector: Sendable {
        let secret: String
        let id: String
        let timestamp: String
        let signature: String
        let body: [UInt8]
        var time: Int64 { Int64(timestamp) ?? -1 }
        var envelope: WebhookEnvelope { .init(id: id, timestamp: timestamp, signature: signature) }
    }

    private static let vectors: [Vector] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/webhooks.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let digits = Array(cells[4].utf8)
            let body = stride(from: 0, to: digits.count, by: 2).map { place in
                UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16) ?? 0
            }
            return Vector(
                secret: cells[0],
                id: cells[1],
                timestamp: cells[2],
                signature: cells[3],
                body: body
            )
        }
    }()

    private let vector = vectors[vectors.count - 1]

    private func flaw(
        _ envelope: WebhookEnvelope? = nil,
        body: [UInt8]? = nil,
        now: Int64? = nil,
        secrets: [String]? = nil
    ) throws -> WebhookFlaw? {
        let verifier = WebhookVerifier(
            try (secrets ?? [vector.secret]).map { try #require(WebhookSecret($0)) }
        )
        do {
            try verifier.verify(
                envelope ?? vector.envelope,
                body: body ?? vector.body,
                now: now ?? vector.time
            )
            return nil
        } catch {
            return error
        }
    }

    private func signed(_ signature: String) -> WebhookEnvelope {
        WebhookEnvelope(id: vector.id, timestamp: vector.timestamp, signature: signature)
    }

    @Test("Signatures of the reference library are accepted, and the own ones are the same")
    func reference() throws {
        #expect(Self.vectors.count == 144)
        for vector in Self.vectors {
            let secret = try #require(WebhookSecret(vector.secret))
            #expect(
                secret.signature(id: vector.id, timestamp: vector.timestamp, body: vector.body)
                    == vector.signature
            )
            try WebhookVerifier([secret]).verify(vector.envelope, body: vector.body, now: vector.time)
        }
    }

    @Test("A changed byte of the body, the identifier or the time is refused")
    func changes() throws {
        for place in vector.body.indices {
            var body = vector.body
            body[place] ^= 1
            #expect(try flaw(body: body) == .wrongSignature)
        }
        let id = WebhookEnvelope(
            id: vector.id + "x",
            timestamp: vector.timestamp,
            signature: vector.signature
        )
        #expect(try flaw(id) == .wrongSignature)
        let time = WebhookEnvelope(
            id: vector.id,
            timestamp: "\(vector.time + 1)",
            signature: vector.signature
        )
        #expect(try flaw(time) == .wrongSignature)
    }

    @Test("A webhook is accepted for five minutes around its time, and not for one second more")
    func tolerance() throws {
        #expect(try flaw(now: vector.time + 300) == nil)
        #expect(try flaw(now: vector.time - 300) == nil)
        #expect(try flaw(now: vector.time + 301) == .outsideTolerance(seconds: -301))
        #expect(try flaw(now: vector.time - 301) == .outsideTolerance(seconds: 301))
    }

    @Test("While a secret is replaced, webhooks signed with either are accepted")
    func replacement() throws {
        let other = WebhookSecret.random()
        #expect(try flaw(secrets: [other.text, vector.secret]) == nil)
        #expect(try flaw(secrets: [vector.secret, other.text]) == nil)
        #expect(try flaw(secrets: [other.text]) == .wrongSignature)
        #expect(try flaw(secrets: []) == .wrongSignature)
        let foreign = other.signature(id: vector.id, timestamp: vector.timestamp, body: vector.body)
        #expect(try flaw(signed("\(foreign) \(vector.signature)")) == nil)
    }

    @Test("Signatures of another version or malformed ones are ignored")
    func versions() throws {
        let code = vector.signature.dropFirst(3)
        #expect(try flaw(signed("v1a,\(code)")) == .wrongSignature)
        #expect(try flaw(signed("v2,\(code) v1,")) == .wrongSignature)
        #expect(try flaw(signed("\(code)")) == .wrongSignature)
        #expect(try flaw(signed("v1,\(code.dropLast())")) == .wrongSignature)
        #expect(try flaw(signed("v1,\(code),")) == .wrongSignature)
        #expect(try flaw(signed("v2,x , v1,é \(vector.signature)")) == nil)
    }

    @Test("A webhook without one of its headers is refused")
    func headers() throws {
        let (id, time, signature) = (vector.id, vector.timestamp, vector.signature)
        for envelope in [
            WebhookEnvelope(id: nil, timestamp: time, signature: signature),
            WebhookEnvelope(id: "", timestamp: time, signature: signature),
            WebhookEnvelope(id: id, timestamp: nil, signature: signature),
            WebhookEnvelope(id: id, timestamp: time, signature: nil),
            WebhookEnvelope(id: id, timestamp: time, signature: ""),
        ] {
            #expect(try flaw(envelope) == .missingHeader)
        }
    }

    @Test(
        "A time in other than decimal digits is refused",
        arguments: ["1795170600.0", "+1795170600", " 1795170600", "1e9", "-1", "１", "9999999999999999999"]
    )
    func times(text: String) throws {
        let envelope = WebhookEnvelope(id: vector.id, timestamp: text, signature: vector.signature)
        #expect(try flaw(envelope) == .malformedTimestamp)
    }

    @Test(
        "A short, oversized or malformed secret is refused",
        arguments: [
            "", "whsec_", "c2hvcnQ=", "whsec_not base64 at all!",
            "whsec_" + String(repeating: "A", count: 400),
        ]
    )
    func secrets(text: String) {
        #expect(WebhookSecret(text) == nil)
    }

    @Test("A secret is not printed")
    func redacted() {
        let secret = WebhookSecret.random()
        #expect(!"\(secret) \(String(reflecting: secret))".contains(secret.text.dropFirst(6)))
        #expect(WebhookSecret(secret.text)?.text == secret.text)
    }
}
