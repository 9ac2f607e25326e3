import Foundation
import JSONCoding
import TestSupport
import Testing

@Suite("Consents to the operator's documents")
struct ConsentsTests {
    private static let texts = ["terms.ko": "이용약관", "location.ko": "위치", "contact.ko": "문의"]
    private static let path = "/api/v1/me/consents"

    private func write(_ texts: [String: String], in folder: TemporaryFolder) throws {
        let documents = folder.file("documents")
        try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
        for (name, text) in texts {
            try Data(text.utf8).write(to: documents.appendingPathComponent("\(name).txt"))
        }
    }

    private func folder(_ texts: [String: String] = texts) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try write(texts, in: folder)
        return folder
    }

    private func digest(_ name: String, _ server: TestServer, _ language: String = "ko") async throws -> JSON
    {
        let headers = ["Accept-Language": language]
        let document = try await server.ask("GET", "/api/v1/documents/\(name)", headers: headers)
        return document.json["digest"] ?? .null
    }

    private func application(_ name: String, _ consents: JSON) -> JSON {
        [
            "email": .string("\(name)@example.com"), "password": .string(Neighbour.password),
            "nickname": .string(name), "consents": consents,
        ]
    }

    @Test("Each document that is there has a box of its own, none ticked; all are needed")
    func signingUp() async throws {
        try await TestServer.run(in: folder()) { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/sign-up")
            #expect(browser.links.contains("/terms") && browser.links.contains("/location"))
            #expect(!browser.links.contains("/privacy") && !browser.links.contains("/contact"))
            #expect(!browser.sees(" checked"))

            let typed = ["nickname": ["아나"], "email": ["ana@example.com"], "password": [Neighbour.password]]
            let terms = try #require(await digest("terms", server).stringValue)
            let location = try #require(await digest("location", server).stringValue)
            try await browser.submit("/sign-up", typed)
            #expect(browser.status == 422 && browser.sees("class=\"trouble\" id=\"consents.location-note\""))
            #expect(browser.sees("이용약관에 동의해야 가입할 수 있어요.") && browser.sees("value=\"아나\""))
            let wrong = typed.merging(["nickname": ["a"], "consents.terms": [terms]]) { $1 }
            try await browser.submit("/sign-up", wrong)
            #expect(
                browser.sees("class=\"trouble\" id=\"nickname-note\"")
                    && browser.sees("class=\"trouble\" id=\"consents.location-note\"")
            )
            #expect(
                !browser.sees("class=\"trouble\" id=\"consents.terms-note\"")
                    && browser.sees("\(terms)\" required checked")
            )
            #expect(!browser.sees("\(location)\" required checked"))

            let all = typed.merging(["consents.terms": [terms], "consents.location": [location]]) { $1 }
            try await browser.submit("/sign-up", all)
            #expect(browser.path == "/neighbourhoods")
            try await browser.open("/settings/consents")
            #expect(browser.html.components(separatedBy: "에 동의했어요.").count == 3)
            #expect(!browser.offers("/settings/consents/"))
        }
    }

    @Test("A missing consent is told with the form's other faults, and opens no account")
    func together() async throws {
        try await TestServer.run(in: folder()) { server in
            let (terms, location) = try await (digest("terms", server), digest("location", server))
            let ana = application("ana", ["terms": terms, "location": location])
            #expect(try await server.ask("POST", "/api/v1/accounts", ana).status == 201)
            func codes(_ name: String, _ consents: JSON) async throws -> [String?] {
                let answer = try await server.ask("POST", "/api/v1/accounts", application(name, consents))
                let errors = answer.json["errors"]?.arrayValue ?? [answer.json]
                return errors.map { $0["code"]?.stringValue }
            }
            #expect(
                try await codes("ana", ["location": location]) == [
                    "account.email-taken", "account.nickname-taken", "consent.terms-missing",
                ]
            )
            #expect(
                try await codes("ben", .null) == ["consent.terms-missing", "consent.location-missing"]
            )
            #expect(
                try await codes("ben", ["terms": location, "location": location]) == ["consent.terms-changed"]
            )
            let ben = application("ben", ["terms": terms, "location": location])
            #expect(try await server.ask("POST", "/api/v1/accounts", ben).status == 201)
        }
    }

    @Test("The moment, the language read and the digest are recorded, and part of the export")
    func recorded() async throws {
        let texts = ["terms.ko": "이용약관", "terms.en": "Terms"]
        try await TestServer.run(in: folder(texts)) { server in
            let read = try await digest("terms", server, "en")
            let joined = try await server.ask(
                "POST",
                "/api/v1/accounts",
                application("ana", ["terms": read])
            )
            let ana = server.neighbour("ana", joined.json["session"] ?? .null)
            let consents = try await ana.ask("GET", Self.path).items
            #expect(consents.count == 1)
            #expect(consents[0]["document"] == "terms" && consents[0]["isCurrent"] == true)
            #expect(consents[0]["language"] == "en" && consents[0]["digest"] == read)
            // As `printf Terms | sha256sum` has it.
            #expect(read == "ede5489964834a514b61c7a4a8370be2452dd4a7d807180f14991ccc11ad2430")
            let exported = try await ana.ask("GET", "/api/v1/me/export/consents").items
            #expect(exported.map { $0["digest"] } == [read])
            #expect(exported[0]["givenAt"] == consents[0]["consentedAt"])
        }
    }

    @Test("A text that changes is consented to again, once it was read; a former one counts for nothing")
    func changed() async throws {
        let folder = try folder()
        let (cookies, former) = try await TestServer.run(in: folder) { server in
            let consents: JSON = [
                "terms": try await digest("terms", server), "location": try await digest("location", server),
            ]
            let ana = application("ana", consents)
            #expect(try await server.ask("POST", "/api/v1/accounts", ana).status == 201)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            return (browser.cookies, consents)
        }
        try write(["terms.ko": "새 이용약관"], in: folder)
        try await TestServer.run(in: folder) { server in
            let late = try await server.ask("POST", "/api/v1/accounts", application("ben", former))
            #expect(late.verdict == "409 consent.terms-changed")

            let browser = PlainBrowser(at: server.address)
            browser.keep(cookies)
            try await browser.open("/settings/consents")
            #expect(browser.sees("그 뒤에 바뀌었어요."))
            #expect(browser.offers("/settings/consents/terms"))
            #expect(!browser.offers("/settings/consents/location"))
            let old = try #require(former["terms"]?.stringValue)
            try await browser.forge("/settings/consents/terms", ["digest": [old]])
            #expect(browser.status == 409 && browser.sees("그사이에 바뀌었어요."))
            try await browser.submit("/settings/consents/terms")
            #expect(browser.sees("동의했어요.") && !browser.offers("/settings/consents/"))
        }
    }

    @Test("A member from before the documents consents to them in the settings")
    func earlier() async throws {
        let folder = try TemporaryFolder()
        _ = try await TestServer.run(in: folder) { try await $0.signUp("ana") }
        try write(Self.texts, in: folder)
        try await TestServer.run(in: folder) { server in
            let ana = try await server.device(of: "ana")
            let before = try await ana.ask("GET", Self.path).items
            #expect(before.map { $0["document"] } == ["terms", "location"])
            #expect(before.allSatisfy { $0["consentedAt"] == .null && $0["isCurrent"] == false })
            let body: JSON = ["digest": before[0]["presentDigest"] ?? .null]
            #expect(try await ana.ask("PUT", Self.path + "/terms", body).status == 204)
            for name in ["privacy", "contact", "none"] {
                let none = try await ana.ask("PUT", Self.path + "/\(name)", body)
                #expect(none.verdict == "404 document.not-found")
            }
            let after = try await ana.ask("GET", Self.path).items
            #expect(after.map { $0["isCurrent"] } == [true, false])
        }
    }

    @Test("A first sign-in by Kakao asks for the same consents")
    func provider() async throws {
        let providers = try LocalSignInProviders()
        let secrets = try TemporaryFolder()
        let person = LocalSignInProviders.Person(id: 7, nickname: "순이", email: "suni@example.com")
        let settings = try providers.settings(secretIn: secrets)
        try await TestServer.run(settings: settings, in: folder()) { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.comeBack(from: "kakao", as: person, at: providers)
            #expect(browser.sees("name=\"consents.terms\"") && browser.sees("name=\"consents.location\""))
            let terms = try #require(await digest("terms", server).stringValue)
            let location = try #require(await digest("location", server).stringValue)
            try await browser.submit("/sign-in/kakao", ["nickname": ["a"], "consents.terms": [terms]])
            #expect(browser.status == 422 && browser.sees("class=\"trouble\" id=\"nickname-note\""))
            #expect(
                browser.sees("class=\"trouble\" id=\"consents.location-note\"")
                    && browser.sees("\(terms)\" required checked")
            )
            let whole = ["nickname": ["순이"], "consents.terms": [terms], "consents.location": [location]]
            try await browser.submit("/sign-in/kakao", whole)
            #expect(browser.path == "/neighbourhoods")
            try await browser.open("/settings/consents")
            #expect(browser.sees("에 동의했어요.") && !browser.offers("/settings/consents/"))
        }
        await providers.close()
    }

    @Test("At the command line, an option or an answer gives each consent")
    func signingUpByCommand() async throws {
        try await TestServer.run(in: folder()) { server in
            let device = try ScriptedDevice(server: server.address)
            func signUp(_ consents: String...) async throws -> MadangProgram.Outcome {
                try await device.ask(
                    [
                        "account", "sign-up", "--email", "ana@example.com", "--nickname", "ana",
                        "--password-stdin",
                    ] + consents.flatMap { ["--consent", $0] },
                    input: Neighbour.password + "\n"
                )
            }
            #expect(try await signUp("terms").status != 0)
            #expect(try await signUp("terms", "location").status == 0)
            let consents = try await device.perform("account", "consents")
            #expect(consents.items.map { $0["isCurrent"] } == [true, true])
        }
    }

    @Test("At the command line, a member from before sees what lacks a consent, and gives it")
    func consentingByCommand() async throws {
        let folder = try TemporaryFolder()
        _ = try await TestServer.run(in: folder) { try await $0.signUp("ana") }
        try write(Self.texts, in: folder)
        try await TestServer.run(in: folder) { server in
            let device = try ScriptedDevice(server: server.address)
            let login = ["login", "--email", "ana@example.com", "--password-stdin"]
            #expect(try await device.ask(login, input: Neighbour.password + "\n").status == 0)
            let lacking = try await device.ask(["account", "consents"])
            #expect(lacking.output.contains("madang account consent location"), "\(lacking)")
            #expect(try await device.ask(["account", "consent", "privacy", "--yes"]).status != 0)
            _ = try await device.perform("account", "consent", "location", "--yes")
            let consents = try await device.perform("account", "consents")
            #expect(consents.items.map { $0["isCurrent"] } == [false, true])
        }
    }
}
