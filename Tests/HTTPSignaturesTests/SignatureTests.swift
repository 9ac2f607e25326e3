import Foundation
import JSONCoding
import Testing

@testable import HTTPSignatures

@Suite("Signatures of requests")
struct SignatureTests {
    /// A request that Python's `cryptography` signed: see `Fixtures/make_vectors.py`.
    private struct Vector {
        let key: RSAPrivateKey
        let method: String
        let target: String
        let body: [UInt8]?
        let headers: [String: String]
        let request: RequestSignature
        let header: SignatureHeader

        init(_ json: JSON, _ key: RSAPrivateKey) throws {
            self.key = key
            body = json["body"]?.stringValue.map { Array($0.utf8) }
            let headers = try #require(json["headers"]?.objectValue)
            self.headers = Dictionary(uniqueKeysWithValues: headers.map { ($0, $1.stringValue ?? "") })
            let names = try #require(json["names"]?.arrayValue).compactMap(\.stringValue)
            method = try #require(json["method"]?.stringValue)
            target = try #require(json["target"]?.stringValue)
            request = RequestSignature(method, target, headers: self.headers.map { ($0, $1) })
            let signature = try #require(json["signature"]?.stringValue)
            let text = "keyId=\"k\",headers=\"\(names.joined(separator: " "))\",signature=\"\(signature)\""
            header = try #require(SignatureHeader(text))
        }
    }

    private static let fixture: JSON = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "Fixtures/vectors.json")
        // Without the file, no test has vectors, and each fails.
        return (try? Data(contentsOf: file)).flatMap { try? JSON(parsing: Array($0)) } ?? .null
    }()

    private func vectors() throws -> [Vector] {
        let keys = try #require(Self.fixture["keys"]?.arrayValue)
        return try keys.flatMap { key in
            let pem = try #require(key["private"]?.stringValue)
            let own = try #require(RSAPrivateKey(pem: pem))
            #expect(own.publicPEM == key["public"]?.stringValue)
            return try #require(key["vectors"]?.arrayValue).map { try Vector($0, own) }
        }
    }

    @Test("Requests that another implementation signed are verified, and we sign them alike")
    func vectorsOfOthers() throws {
        let vectors = try vectors()
        #expect(vectors.count == 8)
        for vector in vectors {
            let key = try #require(RSAPublicKey(pem: vector.key.publicPEM))
            #expect(vector.request.isSigned(vector.header, by: key))
            let parts = vector.header.names.filter { $0 != RequestSignature.target }
            let ordered = parts.map { ($0, vector.headers[$0] ?? "") }
            if vector.header.names.first == RequestSignature.target {
                let same = RequestSignature(vector.method, vector.target, headers: ordered)
                let own = try #require(SignatureHeader(same.header(by: vector.key, id: "k")))
                #expect(own == vector.header)
            }
            if let body = vector.body {
                #expect(RequestSignature.digest(of: body) == vector.headers["digest"])
            }
        }
    }

    @Test("A signature doesn't fit another key, request, header or signature")
    func forged() throws {
        let vector = try #require(vectors().first)
        let key = try #require(RSAPublicKey(pem: vector.key.publicPEM))
        let other = try #require(RSAPublicKey(pem: RSAPrivateKey.generate().publicPEM))
        #expect(!vector.request.isSigned(vector.header, by: other))
        for name in ["host", "date", "digest", "content-type"] {
            let changed = vector.headers.merging([name: "other"]) { $1 }
            let request = RequestSignature(vector.method, vector.target, headers: changed.map { ($0, $1) })
            #expect(!request.isSigned(vector.header, by: key), "\(name)")
            let missing = vector.headers.filter { $0.key != name }
            let less = RequestSignature(vector.method, vector.target, headers: missing.map { ($0, $1) })
            #expect(!less.isSigned(vector.header, by: key), "\(name)")
        }
        let headers = vector.headers.map { ($0, $1) }
        #expect(!RequestSignature("get", vector.target, headers: headers).isSigned(vector.header, by: key))
        #expect(!RequestSignature("post", "/other", headers: headers).isSigned(vector.header, by: key))
        var bytes = vector.header.signature
        bytes[7] ^= 1
        let bent = SignatureHeader(keyID: "k", names: vector.header.names, signature: bytes)
        #expect(!vector.request.isSigned(bent, by: key))
    }

    @Test("A digest fits one body only, whatever the case of its algorithm")
    func digests() {
        let (body, digest) = (Array("마당".utf8), RequestSignature.digest(of: Array("마당".utf8)))
        #expect(RequestSignature.isDigest(digest, of: body))
        #expect(RequestSignature.isDigest("sha-256=" + digest.dropFirst(8), of: body))
        #expect(RequestSignature.isDigest("MD5=x, \(digest)", of: body))
        #expect(!RequestSignature.isDigest(digest, of: Array("마당!".utf8)))
        #expect(!RequestSignature.isDigest("SHA-512=" + digest.dropFirst(8), of: body))
        #expect(!RequestSignature.isDigest("", of: body))
    }

    @Test("Keys that are short, encrypted, private or no keys aren't read")
    func keys() throws {
        let short = try #require(Self.fixture["short"]?.stringValue)
        let key = RSAPrivateKey.generate()
        #expect(RSAPublicKey(pem: short) == nil)
        #expect(RSAPublicKey(pem: key.pem) == nil)
        #expect(RSAPublicKey(pem: "") == nil)
        #expect(RSAPublicKey(pem: "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n") == nil)
        #expect(RSAPrivateKey(pem: key.publicPEM) == nil)
        #expect(RSAPrivateKey(pem: "x") == nil)
    }

    @Test(
        "A malformed header isn't read",
        arguments: [
            "", "keyId", "keyId=", "keyId=\"k\"", "keyId=\"k\",signature=\"\"",
            "keyId=\"k\",signature=\"***\"", "keyId=\"k\",signature=\"QUJD", "keyId=\"\",signature=\"QUJD\"",
            "keyId=\"k\",signature=\"QUJE\",keyId=\"l\"", "keyId=\"k\",headers=\"\",signature=\"QUJD\"",
            "keyId=\"k\",headers=\"date date\",signature=\"QUJD\"",
            "keyId=\"k\",algorithm=\"hmac-sha256\",signature=\"QUJD\"", "keyId=\"k\";signature=\"QUJD\"",
            "keyId=\"k\",signature=\"QUJD\",", "keyId=\"k\",signature=\"QUI\"",
        ]
    )
    func malformed(_ text: String) {
        #expect(SignatureHeader(text) == nil)
    }

    @Test("A header is read with any order of parameters and numbers among them")
    func wellFormed() throws {
        let text = """
            signature="QUJD", created=1795170600,algorithm="hs2019",headers="Date HOST",keyId="k"
            """
        let header = try #require(SignatureHeader(text))
        #expect(header == SignatureHeader(keyID: "k", names: ["date", "host"], signature: Array("ABC".utf8)))
        #expect(SignatureHeader("keyId=\"k\",signature=\"\(String(repeating: "A", count: 4_096))\"") == nil)
    }
}
