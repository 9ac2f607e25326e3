import Database
import Foundation
import JSONCoding
import TestSupport
import Testing

@Suite("Emails of notices", .timeLimit(.minutes(5)))
struct NoticeMailTests {
    private static let press = "List-Unsubscribe=One-Click"

    /// A server with mail, and Ben, who asks about Ana's listing.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, LocalMailServer, _ ana: Neighbour, _ ben: Neighbour, _ talk: String) async throws
            -> Void
    ) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(about: try await ana.post())
            try await stay(server, mail, ana, ben, talk)
        }
    }

    /// The path of the address that ends the emails like this one.
    private static func unsubscribing(_ email: LocalMailServer.Delivery) throws -> String {
        let address = try #require(email.header("List-Unsubscribe")).dropFirst().dropLast()
        let path = try #require(address.range(of: "https://madang.example"))
        return String(address[path.upperBound...])
    }

    /// As a mail program posts.
    private static func post(_ form: String, to path: String, of server: TestServer) async throws
        -> TestResponse
    {
        try await .asking(
            "POST",
            server.address + path,
            Array(form.utf8),
            headers: ["Content-Type": "application/x-www-form-urlencoded"]
        )
    }

    @Test(
        "A message that stays unread for ten minutes is mailed, without what it says",
        arguments: Database.Engine.allCases
    )
    func message(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, mail, ana, ben, talk in
            try await ben.say("hello", in: talk)
            await server.runMaintenance()
            #expect(mail.deliveries.isEmpty)
            server.clock.pass(.seconds(600))
            await server.runMaintenance()
            let email = try #require(mail.email(to: "ana@example.com"))
            let page = "https://madang.example/conversations/\(talk)"
            #expect(email.text.contains("ben님이 메시지를 보냈어요.") && email.text.contains(page))
            #expect(email.html?.contains("href=\"\(page)\"") == true)
            #expect(!email.raw.contains("hello") && !email.text.contains("hello"))
            #expect(email.header("References") == "<conversation-\(talk)@madang.example>")
            #expect(email.header("List-Unsubscribe-Post") == Self.press)

            try await ben.say("still there?", in: talk)
            server.clock.pass(.seconds(3_600))
            await server.runMaintenance()
            #expect(mail.deliveries.count == 1)
        }
    }

    @Test("A mail program ends the emails of a group with the token in the email, signed out")
    func oneClick() async throws {
        try await visit { server, mail, ana, ben, talk in
            try await ben.say("hello", in: talk)
            server.clock.pass(.seconds(600))
            await server.runMaintenance()
            let path = try Self.unsubscribing(try #require(mail.email(to: "ana@example.com")))
            func settings(of neighbour: Neighbour) async throws -> JSON? {
                try await neighbour.ask("GET", "/api/v1/me/notices").json["unmailed"]
            }
            #expect(try await server.ask("GET", path).status == 200)
            #expect(try await settings(of: ana) == [])
            let empty = try await Self.post("", to: path, of: server)
            #expect(empty.status == 404)
            let altered = path.replacing("token=", with: "token=0")
            #expect(try await Self.post(Self.press, to: altered, of: server).status == 404)
            #expect(try await settings(of: ana) == [])

            for _ in 1...2 {
                #expect(try await Self.post(Self.press, to: path, of: server).status == 200)
            }
            #expect(try await settings(of: ana) == ["talk"])
            #expect(try await settings(of: ben) == [])
            try await ana.read(talk, upTo: 1)
            try await ben.say("hello again", in: talk)
            server.clock.pass(.seconds(600))
            await server.runMaintenance()
            #expect(mail.deliveries.count == 1)
        }
    }

    @Test("A token that is none is refused by its code")
    func wrongKey() async throws {
        try await TestServer.run { server in
            let answer = try await server.ask("POST", "/api/v1/unsubscriptions", ["token": "a.talk.b"])
            #expect(answer.verdict == "404 notice.unknown-token")
        }
    }

    @Test("A server without a public address mails no notices: their links would lead nowhere")
    func withoutAddress() async throws {
        let mail = try LocalMailServer()
        var settings = mail.settings
        settings["public-url"] = nil
        try await TestServer.run(settings: settings) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ben.say("hello", in: try await ben.ask(about: try await ana.post()))
            server.clock.pass(.seconds(600))
            await server.runMaintenance()
            #expect(mail.deliveries.isEmpty)
        }
    }
}
