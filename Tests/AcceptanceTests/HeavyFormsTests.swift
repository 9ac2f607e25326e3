import TestSupport
import Testing

/// Against the real program: only a process has a memory of its own.
@Suite("Forms with pictures", .serialized)
struct HeavyFormsTests {
    /// Four forms have room at once; all ten that are sent here would take more.
    private static let bound = 330_000_000

    @Test("However many send them at once, memory stays within bounds, and whoever is too many is told so")
    func atOnce() async throws {
        let folder = try TemporaryFolder()
        let house = try await MadangProcess(data: folder.path)
        let (ana, ben) = (try await browser("ana", house), try await browser("ben", house))
        var others: [PlainBrowser] = []
        for name in ["cho", "dan", "eun", "fay", "gil"] { others.append(try await browser(name, house)) }
        let before = house.peakMemory

        let first = try [ana, ana, ben, ben].map { try HeavyForm(of: $0, at: house) }
        for form in first { try await form.begins() }
        let late = try ([ana] + others).map { try HeavyForm(of: $0, at: house) }
        for form in late { try await form.begins() }
        #expect(house.peakMemory - before < Self.bound, "\(house.peakMemory - before)")
        for form in late {
            let answer = try await form.ends()
            #expect(answer.status == 503 && answer.head.contains("\r\nRetry-After: 2"))
            #expect(String(decoding: answer.body, as: UTF8.self).contains("지금 요청이 많아요."))
        }
        for form in first { #expect(try await form.ends().status == 422) }

        let again = try HeavyForm(of: ana, at: house)
        try await again.begins()
        #expect(try await again.ends().status == 422)
        await house.kill()
    }

    @Test("A stranger is sent to sign in, and nothing that they send is kept in memory")
    func stranger() async throws {
        let folder = try TemporaryFolder()
        let house = try await MadangProcess(data: folder.path)
        let before = house.peakMemory

        let forms = try (1...4).map { _ in
            try HeavyForm(of: PlainBrowser(at: house.address), at: house)
        }
        for form in forms { try await form.begins() }
        for form in forms {
            let answer = try await form.ends()
            #expect(answer.status == 303 && answer.head.contains("/sign-in?then="))
        }
        #expect(house.peakMemory - before < HeavyForm.bytes, "\(house.peakMemory - before)")
        await house.kill()
    }

    @Test("A form without pictures is no longer where pictures may come than elsewhere")
    func long() async throws {
        try await Town.visit { town in
            _ = try await town.newcomer("ana")
            let ana = PlainBrowser(at: town.address)
            try await ana.signsIn(as: "ana")
            try await ana.post("/settings/profile/picture", String(repeating: "a&", count: 100_000))
            #expect(ana.status == 413)
        }
    }

    private func browser(_ name: String, _ house: MadangProcess) async throws -> PlainBrowser {
        let browser = PlainBrowser(at: house.address)
        try await browser.joins(as: name)
        return browser
    }
}

/// A form with four large files, sent all but its last byte and then whole.
private struct HeavyForm {
    static let bytes = content.utf8.count

    private static let content: String = {
        let file = """
            --line\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n\
            \(String(repeating: "0", count: 11_000_000))\r\n
            """
        return String(repeating: file, count: 4) + "--line--"
    }()

    private let caller: PlainCaller
    private let head: String

    init(of browser: PlainBrowser, at house: MadangProcess) throws {
        caller = try PlainCaller(house.port)
        let cookies = browser.cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
        head = """
            POST /settings/profile/picture HTTP/1.1\r\nHost: 127.0.0.1:\(house.port)\r\n\
            Origin: http://127.0.0.1:\(house.port)\r\nAccept-Language: ko\r\nCookie: \(cookies)\r\n\
            Content-Type: multipart/form-data; boundary=line\r\nContent-Length: \(Self.bytes)\r\n\r\n
            """
    }

    /// Returns when the house has taken nearly all of it.
    func begins() async throws {
        try await caller.say(head + Self.content.dropLast())
    }

    func ends() async throws -> PlainCaller.Answer {
        try await caller.say("-")
        return try await caller.answer()
    }
}
