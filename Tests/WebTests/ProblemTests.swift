import Domain
import HTTPServer
import JSONCoding
import Testing
import Wire
import Wording

@testable import Web

@Suite("Refusals told to people")
struct ProblemTests {
    private func told(_ error: any Error, in language: String = "en") throws -> ProblemBody {
        let request = Request(target: "/", headers: ["Accept-Language": language])
        guard case .bytes(let bytes) = Problem(error).response(to: request).content else {
            throw CancellationError()
        }
        return try ProblemBody(parsing: bytes)
    }

    @Test("Every refusal has a code of its own and a sentence in each language")
    func sentences() throws {
        #expect(Set(everyRefusal.map(\.code)).count == everyRefusal.count)
        for refusal in everyRefusal {
            let korean = refusal.words[.korean]
            let english = refusal.words[.english]
            #expect(
                korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) },
                "\(refusal.code)"
            )
            #expect(english.unicodeScalars.allSatisfy { $0.value < 0x2030 }, "\(refusal.code)")
            #expect(korean.hasSuffix(".") || korean.hasSuffix("?"), "\(refusal.code)")
            #expect(english.hasSuffix(".") || english.hasSuffix("?"), "\(refusal.code)")
        }
    }

    @Test("An unexpected error reveals nothing of its cause")
    func failure() throws {
        struct Leak: Error { let secret = "hunter2" }
        let request = Request(target: "/")
        let response = Problem(Leak()).response(to: request)
        guard case .bytes(let bytes) = response.content else { throw CancellationError() }

        #expect(response.status == 500)
        #expect(!String(decoding: bytes, as: UTF8.self).contains("hunter2"))
        #expect(try told(Leak()).code == "server.failed")
    }

    @Test("A throttled client is told how long to wait, in words and in seconds")
    func retryAfter() throws {
        let refusal = SignInRefusal.tooOften(retryAfter: .milliseconds(59_001))
        let response = Problem(refusal).response(to: Request(target: "/"))

        #expect(response.status == 429)
        #expect(response.headers["Retry-After"] == "60")
        #expect(try told(refusal).detail.contains("60 seconds"))
    }

    @Test("A repetition during the first request is told when to retry")
    func underway() {
        let response = Problem(RequestKeyRefusal.inProgress).response(to: Request(target: "/"))
        #expect(response.status == 409 && response.headers["Retry-After"] == "1")
        let done = Problem(RequestKeyRefusal.doneBefore).response(to: Request(target: "/"))
        #expect(done.status == 409 && done.headers["Retry-After"] == nil)
    }

    @Test(
        "A reader is answered in the language asked for, and in Korean when we speak none of them",
        arguments: [
            ("en", Language.english), ("en-GB,en;q=0.9", .english), ("ko", .korean), ("fr", .korean),
            ("fr, en;q=0.5, ko;q=0.4", .english), ("en;q=0, ko", .korean), ("", .korean),
            ("*;;;,q=", .korean),
        ]
    )
    func language(_ header: String, _ language: Language) {
        #expect(Request(target: "/", headers: ["Accept-Language": header]).language == language)
    }
}

@Suite("Where a request comes from")
struct OriginsTests {
    private func origin(_ peer: String, forwarded: String?) -> String {
        var request = Request(target: "/", remoteAddress: peer)
        if let forwarded { request.headers["X-Forwarded-For"] = forwarded }
        return Origins(trusting: ["10.0.0.1", "10.0.0.2"]).placing(request).remoteAddress
    }

    @Test("Forwarded addresses from an untrusted client are ignored")
    func stranger() {
        #expect(origin("203.0.113.9", forwarded: "198.51.100.7") == "203.0.113.9")
    }

    @Test("Behind trusted proxies the last stranger on the way counts, not what that stranger claims")
    func proxies() {
        #expect(origin("10.0.0.1", forwarded: "1.2.3.4, 198.51.100.7, 10.0.0.2") == "198.51.100.7")
        #expect(origin("10.0.0.1", forwarded: nil) == "10.0.0.1")
    }
}
