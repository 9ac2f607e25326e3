import Database
import Foundation
import JSONCoding
import TestSupport
import Testing

@Suite("Operators write documents in the browser")
struct WrittenDocumentTests {
    private static let path = "/api/v1/operator/documents"

    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour) async throws -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            try await stay(server, olga)
        }
    }

    @Test(
        "A text holds at once, is agreed to by its hash, and its former texts are kept",
        arguments: Database.Engine.allCases
    )
    func write(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga in
            for text in ["# 1조\n함께 써요.", "# 1조\r\n바뀌었어요.\r\n"] {
                let answer = try await olga.ask(
                    "PUT",
                    "\(Self.path)/terms",
                    ["language": "ko", "text": .string(text)]
                )
                #expect(answer.status == 200 && answer.json["source"] == "database", "\(answer)")
            }
            let terms = try await server.ask("GET", "/api/v1/documents/terms").json
            #expect(terms["text"] == "# 1조\n바뀌었어요.\n")
            let digest = try #require(terms["digest"])
            let consented = try await olga.ask("PUT", "/api/v1/me/consents/terms", ["digest": digest])
            #expect(consented.status == 204 || consented.status == 200, "\(consented)")
            let versions = try await olga.ask("GET", "\(Self.path)/terms/versions?language=ko").items
            #expect(versions.map { $0["text"] } == ["# 1조\n바뀌었어요.\n", "# 1조\n함께 써요.\n"])
            #expect(versions.allSatisfy { $0["nickname"] == "olga" })

            _ = try await olga.ask("PUT", "\(Self.path)/terms", ["language": "ko", "text": ""])
            let gone = try await server.ask("GET", "/api/v1/documents/terms")
            #expect(gone.verdict == "404 document.not-found")
        }
    }

    @Test("In a browser, an operator starts from the template, looks at it, and saves it")
    func browser() async throws {
        try await visit { server, _ in
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            #expect(try await browser.open("/operator/settings/documents").sees("개인정보 처리방침"))
            let page = "/operator/settings/documents/terms/ko"
            try await browser.open("\(page)?from=template")
            #expect(browser.sees("이웃 교류 서비스예요") && browser.sees("군데 남았어요"))
            try await browser.submit(page, ["text": ["# 약속\n\n- 사이좋게"], "preview": ["yes"]])
            #expect(browser.sees("<h2>약속</h2>") && browser.values(of: "text") == ["# 약속\n\n- 사이좋게"])
            #expect(try await server.ask("GET", "/api/v1/documents/terms").status == 404)
            try await browser.submit(page, ["text": ["# 약속\n\n- 사이좋게"]])
            #expect(browser.sees("저장했어요.") && !browser.sees("군데 남았어요"))
            #expect(try await browser.open("/terms").sees("<h2>약속</h2>"))
            #expect(try await browser.open("\(page)/versions").sees("olga"))
        }
    }

    @Test("A file on the server's machine wins, and its document isn't written here")
    func file() async throws {
        let folder = try TemporaryFolder()
        let documents = folder.file("documents")
        try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
        try Data("파일의 문의처".utf8).write(to: documents.appendingPathComponent("contact.ko.txt"))
        try await TestServer.run(in: folder) { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let refused = try await olga.ask(
                "PUT",
                "\(Self.path)/contact",
                ["language": "ko", "text": "다른 글"]
            )
            #expect(refused.verdict == "409 document.in-file")
            let english = try await olga.ask(
                "PUT",
                "\(Self.path)/contact",
                ["language": "en", "text": "Contact"]
            )
            #expect(english.status == 200, "\(english)")
            let states = try await olga.ask("GET", Self.path).items.suffix(2)
            #expect(states.map { $0["source"] } == ["file", "database"])
        }
    }

    @Test("At the command line, a document is written from a file, and told with its gaps")
    func commands() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("contact.txt")
        try Data("전화: 【번호】".utf8).write(to: file)
        try await TestServer.run { server in
            let olga = try await ScriptedDevice(joining: "olga", at: server.address)
            try await server.appointOperator("olga")
            let words = ["operator", "set-document", "contact", "--in", "en", "--from", file.path]
            #expect(try await olga.ask(words).status == 0)
            let states = try await olga.perform("operator", "documents")["items"]?.arrayValue ?? []
            let written = states.first { $0["name"] == "contact" && $0["language"] == "en" }
            #expect(written?["source"] == "database" && written?["gaps"] == ["번호"], "\(states)")
            let missing = ["operator", "set-document", "contact", "--from", file.path + ".lost"]
            #expect(try await olga.ask(missing).status == 2)
        }
    }

    @Test("Members find no documents to write, and one that is too long is refused")
    func refused() async throws {
        try await visit { server, olga in
            let ben = try await server.signUp("ben")
            #expect(try await ben.ask("GET", Self.path).verdict == "404 document.not-for-members")
            let draft = try await ben.ask("PUT", "\(Self.path)/terms", ["language": "ko", "text": "a"])
            #expect(draft.verdict == "404 document.not-for-members")
            let versions = try await ben.ask("GET", "\(Self.path)/terms/versions?language=ko")
            #expect(versions.verdict == "404 document.not-for-members")
            let long = String(repeating: "가", count: 20_100)
            let tooLong = try await olga.ask(
                "PUT",
                "\(Self.path)/terms",
                ["language": "ko", "text": .string(long)]
            )
            #expect(tooLong.verdict == "422 document.too-long")
        }
    }
}
