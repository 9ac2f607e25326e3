import TestSupport
import Testing

/// Against the real program: only a process has a memory of its own.
@Suite("Forms with pictures", .serialized)
struct HeavyFormsTests {
    /// A computer that is busy elsewhere takes longer over these bytes than a test can wait. They are
    /// sent from one thread: between two of them no other test has its turn.
    private static let patience = ["--body-timeout", "10m"]

    @Test("Many large forms at once stay within the memory limit, and those beyond it are refused")
    func atOnce() async throws {
        let folder = try TemporaryFolder()
        let server = try await MadangProcess(data: folder.path, Self.patience)
        let (ana, ben) = (try await browser("ana", server), try await browser("ben", server))
        let cho = try await browser("cho", server)

        let told = try await offPool { [cookies = (ana.cookies, ben.cookies, cho.cookies)] in
            let held = try [cookies.0, cookies.0, cookies.1, cookies.1].map {
                try HeavyForm(of: $0, at: server)
            }
            for form in held { form.sends(12_000_000) }
            let before = server.peakMemory
            let late = try [cookies.0, cookies.2].map { try HeavyForm(of: $0, at: server) }
            for form in late { form.sendsNearlyAll() }
            let growth = server.peakMemory - before
            let turnedAway = try late.map { try $0.ends() }
            let heard = try [held[3].ends(), HeavyForm(of: cookies.2, at: server).ends()]
            return (growth: growth, turnedAway: turnedAway, heard: heard)
        }
        #expect(told.growth < HeavyForm.bytes, "\(told.growth)")
        for answer in told.turnedAway {
            #expect(answer.status == 503 && answer.head.contains("\r\nRetry-After: 2"))
            #expect(String(decoding: answer.body, as: UTF8.self).contains("지금 요청이 많아요."))
        }
        #expect(told.heard.map(\.status) == [422, 422])
        await server.kill()
    }

    @Test("A stranger is sent to sign in, and nothing that they send is kept in memory")
    func stranger() async throws {
        let folder = try TemporaryFolder()
        let server = try await MadangProcess(data: folder.path, Self.patience)

        let (growth, answer) = try await offPool {
            let before = server.peakMemory
            let form = try HeavyForm(of: [:], at: server)
            form.sendsNearlyAll()
            return try (server.peakMemory - before, form.ends())
        }
        #expect(answer.status == 303 && answer.head.contains("/sign-in?then="))
        #expect(growth < HeavyForm.bytes / 2, "\(growth)")
        await server.kill()
    }

    @Test("A form without pictures is no longer where pictures may come than elsewhere")
    func long() async throws {
        try await TestServer.run { server in
            _ = try await server.signUp("ana")
            let ana = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await ana.post("/settings/profile/picture", String(repeating: "a&", count: 100_000))
            #expect(ana.status == 413)
        }
    }

    private func browser(_ name: String, _ server: MadangProcess) async throws -> PlainBrowser {
        let browser = try await PlainBrowser(joining: name, at: server.address)
        return browser
    }
}

/// A form with four large files, sent piece by piece.
private final class HeavyForm {
    static let bytes = content.count

    private static let content: [UInt8] = {
        let file =
            Array(
                "--line\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"a.jpg\"\r\n\r\n".utf8
            )
            + Array(repeating: 0x30, count: 11_000_000) + Array("\r\n".utf8)
        return file + file + file + file + Array("--line--".utf8)
    }()

    private let caller: RawConnection
    private var sent = 0

    init(of cookies: [String: String], at server: MadangProcess) throws {
        caller = try RawConnection(server.port)
        let cookies = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
        let head = """
            POST /settings/profile/picture HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\
            Origin: http://127.0.0.1:\(server.port)\r\nAccept-Language: ko\r\nCookie: \(cookies)\r\n\
            Content-Type: multipart/form-data; boundary=line\r\nContent-Length: \(Self.bytes)\r\n\r\n
            """
        caller.sayHere(Array(head.utf8))
    }

    /// Returns when the server has begun with it, if that is more than lies on the way.
    func sends(_ count: Int) {
        caller.sayHere(Array(Self.content[sent..<count]))
        sent = count
    }

    func sendsNearlyAll() {
        sends(Self.bytes - 1)
    }

    func ends() throws -> RawConnection.Answer {
        sends(Self.bytes)
        return try caller.answerHere()
    }
}
