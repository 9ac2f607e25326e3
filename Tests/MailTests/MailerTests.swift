import Foundation
import Mail
import TestSupport
import Testing

@Suite("Letters are handed over")
struct MailerTests {
    private let letter = MailMessage(
        from: "madang@example.com",
        sender: "마당",
        to: "ana@example.com",
        subject: "마당에서 보낸 확인 코드예요: 123456, 다른 사람에게는 알려 주지 마세요",
        text: "안녕하세요.\n.점으로 시작하는 줄\n코드: 123456\n",
        sentAt: 1_795_170_600,
        id: "one"
    )

    private func server(_ mail: LocalMailServer, _ encryption: MailServer.Encryption = .none)
        -> MailServer
    {
        MailServer(host: "127.0.0.1", port: mail.port, encryption: encryption)
    }

    @Test("A letter arrives as it was written, in any script")
    func arrives() async throws {
        let mail = try LocalMailServer()
        try await Mailer(server(mail)).send(letter)

        let delivery = try #require(mail.deliveries.first)
        #expect(delivery.from == "madang@example.com")
        #expect(delivery.to == "ana@example.com")
        #expect(delivery.text == "안녕하세요.\r\n.점으로 시작하는 줄\r\n코드: 123456\r\n")
        #expect(delivery.raw.contains("Date: Fri, 20 Nov 2026 10:30:00 +0000"))
        #expect(delivery.raw.contains("Message-ID: <one@example.com>"))
        let lines = delivery.raw.components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 78 && $0.utf8.allSatisfy { $0 < 128 } })
    }

    @Test("Text and HTML arrive as two forms of one email, with the address that ends such emails")
    func forms() async throws {
        let mail = try LocalMailServer()
        let message = MailMessage(
            from: "madang@example.com",
            sender: "마당",
            to: "ana@example.com",
            subject: "새 메시지",
            text: "새 메시지가 있어요.\n",
            html: "<p>새 메시지가 있어요.</p>",
            sentAt: 1_795_170_600,
            id: "three",
            thread: "conversation-5",
            unsubscribeAddress: "https://madang.example/unsubscribe?token=a.b"
        )
        try await Mailer(server(mail)).send(message)
        let delivery = try #require(mail.deliveries.first)
        #expect(delivery.text == "새 메시지가 있어요.\r\n")
        #expect(delivery.html == "<p>새 메시지가 있어요.</p>")
        #expect(delivery.header("References") == "<conversation-5@example.com>")
        #expect(delivery.header("In-Reply-To") == "<conversation-5@example.com>")
        #expect(delivery.header("List-Unsubscribe") == "<https://madang.example/unsubscribe?token=a.b>")
        #expect(delivery.header("List-Unsubscribe-Post") == "List-Unsubscribe=One-Click")
        let parts = delivery.raw.components(separatedBy: "\r\n--=_three")
        #expect(parts.count == 4 && parts.last?.hasPrefix("--") == true)
    }

    @Test("A server that offers no encryption gets no letter where encryption was asked for")
    func downgrade() async throws {
        let mail = try LocalMailServer()
        await #expect { try await Mailer(server(mail, .startTLS)).send(letter) } throws: {
            error in
            guard case .notEncrypted = error as? MailError else { return false }
            return true
        }
        #expect(mail.deliveries.isEmpty)
    }

    @Test("A refusal says whether another try makes sense", arguments: [(450, false), (550, true)])
    func refusal(_ code: Int, _ isLasting: Bool) async throws {
        let mail = try LocalMailServer(.refusing(code: code))
        let expected: MailError = isLasting ? .refusedForGood(code: code) : .refusedForNow(code: code)
        await #expect(throws: expected) { try await Mailer(server(mail)).send(letter) }
        #expect(expected.isLasting == isLasting)
    }

    @Test("The mail server's name and password are sent, and a wrong one is refused")
    func login() async throws {
        let mail = try LocalMailServer(.authenticating(user: "server", password: "secret"))
        func mailer(_ password: String) -> Mailer {
            let login = MailServer.Login(user: "server", password: password)
            return Mailer(
                MailServer(host: "127.0.0.1", port: mail.port, encryption: .none, login: login)
            )
        }
        try await mailer("secret").send(letter)
        await #expect(throws: MailError.loginRefused) { try await mailer("guess").send(letter) }
        #expect(mail.deliveries.count == 1)
    }

    @Test("An attempt tells the last line of the server", arguments: [nil, 450, 550])
    func attempt(_ code: Int?) async throws {
        let mail = try LocalMailServer(code.map { .refusing(code: $0) } ?? .accepting)
        let attempt = await Mailer(server(mail)).attempt(letter)
        #expect((attempt.error == nil) == (code == nil))
        #expect(attempt.answer?.hasPrefix("\(code ?? 250) ") == true, "\(attempt)")
        let unknown = await Mailer(MailServer(host: "127.0.0.1", port: 1, encryption: .none)).attempt(letter)
        #expect(unknown.error != nil && unknown.answer == nil)
    }

    @Test("A closed port and a silent server are both reported in time")
    func silence() async throws {
        let unknown = Mailer(MailServer(host: "127.0.0.1", port: 1, encryption: .none))
        await #expect { try await unknown.send(letter) } throws: { error in
            guard case .unreachable = error as? MailError else { return false }
            return true
        }
        let mute = try LoopbackSocket()
        let patient = Mailer(
            MailServer(host: "127.0.0.1", port: mute.port, encryption: .none),
            patience: .milliseconds(200)
        )
        await #expect(throws: MailError.timedOut) { try await patient.send(letter) }
    }

    @Test(
        "An address can't smuggle in a header or another recipient",
        arguments: ["a@b.kr>\r\nBcc: <c", "a b@c.kr"]
    )
    func smuggling(_ to: String) throws {
        let message = MailMessage(
            from: "m@example.com",
            sender: "마당\r\nBcc: x@y.kr",
            to: to,
            subject: "s",
            text: "t",
            sentAt: 0,
            id: "two"
        )
        #expect(throws: MailError.malformed("to")) { _ = try message.rendered() }
        let linked = MailMessage(
            from: "m@example.com",
            sender: "마당",
            to: "a@b.kr",
            subject: "s",
            text: "t",
            sentAt: 0,
            id: "two",
            unsubscribeAddress: "https://\(to)"
        )
        #expect(throws: MailError.malformed("unsubscribe")) { _ = try linked.rendered() }
    }

    @Test("A server elsewhere is never spoken to in the clear")
    func addresses() {
        #expect(MailServer("smtp://mail.example.com")?.encryption == .startTLS)
        #expect(MailServer("smtp://mail.example.com")?.port == 587)
        #expect(MailServer("smtps://mail.example.com")?.encryption == .tls)
        #expect(MailServer("smtps://mail.example.com")?.port == 465)
        #expect(MailServer("smtp://localhost")?.encryption == MailServer.Encryption.none)
        for wrong in ["mail.example.com", "http://mail.example.com", "smtp://", "smtp://u:p@h"] {
            #expect(MailServer(wrong) == nil)
        }
    }

    @Test("A folder takes letters whole, for its owner alone")
    func folder() throws {
        let folder = try TemporaryFolder()
        try MailFolder(folder.file("mail").path).keep(letter)
        let text = try String(contentsOf: folder.file("mail/one.eml"), encoding: .utf8)
        #expect(text.hasPrefix("From: =?utf-8?B?"))
    }
}
