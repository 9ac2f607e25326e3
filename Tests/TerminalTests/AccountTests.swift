import Domain
import Foundation
import JSONCoding
import Remote
import TestSupport
import Testing
import Wire

@Suite("Accounts at a terminal")
struct AccountTests {
    @Test("Signing up asks for what is missing, the password twice")
    func asks() async throws {
        let desk = try TerminalSession(answers: [
            "dallae@example.com", "correct horse battery", "correct horse battery", "달래",
        ])
        desk.server.server.answer("POST /api/v1/accounts", try SampleNeighbours.admission, status: 201)
        let outcome = await desk.type("account", "sign-up", "--data", desk.home, "--language", "ko")
        #expect(outcome.status == 0)
        #expect(outcome.output == "달래님, 반가워요.\n")
        #expect(desk.questions == ["이메일: ", "비밀번호 (10자 이상): ", "한 번 더: ", "닉네임: "])
        #expect(
            desk.server.server.body(of: "POST /api/v1/accounts")?.contains("correct horse battery") == true
        )
    }

    @Test("A server that sends mail is asked for a code, which is then typed")
    func code() async throws {
        let desk = try TerminalSession(answers: ["123456"], input: "correct horse battery\n")
        let server = desk.server.server
        let needed = ProblemBody(
            status: 422,
            code: ChallengeRefusal.codeNeeded.code,
            title: "Not valid",
            detail: "Enter the code."
        )
        server.answer("POST /api/v1/accounts", needed, status: 422)
        server.accept("POST /api/v1/sign-up-codes")
        _ = await desk.type(
            "account",
            "sign-up",
            "--email",
            "dallae@example.com",
            "--nickname",
            "달래",
            "--password-stdin",
            "--data",
            desk.home,
            "--language",
            "ko"
        )
        #expect(
            server.asked == [
                "POST /api/v1/accounts", "POST /api/v1/sign-up-codes", "POST /api/v1/accounts",
            ]
        )
        #expect(desk.questions == ["dallae@example.com로 보낸 코드: "])
        #expect(server.body(of: "POST /api/v1/sign-up-codes") == #"{"email":"dallae@example.com"}"#)
        #expect(server.body(of: "POST /api/v1/accounts")?.contains(#""code":"123456""#) == true)
    }

    @Test("Where nothing but consents is missing, each is asked for, and given to the text that is there")
    func consents() async throws {
        let desk = try TerminalSession(answers: ["y"], input: "correct horse battery\n")
        let server = desk.server.server
        let missing = ConsentRefusal.missing(.terms)
        let needed = ProblemBody(status: 422, code: missing.code, title: "Not valid", detail: "Agree.")
        let digest = DocumentDigest(bytes: Array(repeating: 1, count: 32))
        let terms = OperatorDocument(.terms, in: .english, text: "Terms", digest: digest)
        let gone = ProblemBody(status: 404, code: "document.not-found", title: "None", detail: "None.")
        server.answer("POST /api/v1/accounts", needed, status: 422)
        server.answer("GET /api/v1/documents/terms", OperatorDocumentBody(terms), status: 200)
        for name in ["privacy", "location"] {
            server.answer("GET /api/v1/documents/\(name)", gone, status: 404)
        }
        _ = await desk.type(
            ["account", "sign-up", "--email", "dallae@example.com", "--nickname", "달래"]
                + ["--password-stdin", "--data", desk.home, "--language", "en"]
        )
        #expect(desk.questions == ["Terms of use: do you agree? To read: madang document terms (y/N): "])
        let sent = server.body(of: "POST /api/v1/accounts")
        #expect(sent?.contains(#""consents":{"terms":"\#(digest.text)"}"#) == true)
    }

    @Test("Two different passwords open no account")
    func different() async throws {
        let desk = try TerminalSession(answers: ["correct horse battery", "correct horse"])
        let outcome = await desk.type("account", "sign-up", "--email", "a@example.com", "--nickname", "달래")
        #expect(outcome.status == 2)
        #expect(desk.server.server.asked.isEmpty)
    }

    @Test("Without a terminal, the option to use is named")
    func noTerminal() async throws {
        let outcome = try await TerminalSession().type("login", "--email", "a@example.com")
        #expect(outcome.status == 2)
        #expect(outcome.error.contains("--password-file, --password-stdin"))
    }

    @Test("A script hands both passwords over on standard input")
    func standardInput() async throws {
        let desk = try TerminalSession(input: "old password\nnew password\n")
        try await desk.login("--data", desk.home)
        desk.server.server.accept("PUT /api/v1/me/password")
        let outcome = await desk.type("account", "password", "--password-stdin")
        #expect(outcome.status == 0)
        #expect(
            desk.server.server.body(of: "PUT /api/v1/me/password")
                == #"{"currentPassword":"old password","newPassword":"new password"}"#
        )
    }

    @Test("A password is never an option")
    func neverAnOption() async throws {
        #expect(try await TerminalSession().type("login", "--password", "x").status == 2)
    }

    @Test("Deleting shows what goes and what stays, and wants the nickname typed")
    func delete() async throws {
        let desk = try TerminalSession(answers: ["냉이", "달래"])
        try await desk.login("--data", desk.home)
        let plan = DeletionPlanBody(DeletionPlan(counting: [.sessions: 2, .neighbourhoods: 1]))
        desk.server.server.answer("GET /api/v1/me/deletion", plan)
        desk.server.server.accept("DELETE /api/v1/me")
        let wrong = await desk.type("account", "delete")
        #expect(wrong.status == 2)
        #expect(wrong.error.contains("Removed:") && wrong.error.contains("Signed-in devices (2)"))
        #expect(!desk.server.server.asked.contains("DELETE /api/v1/me"))
        #expect(await desk.type("account", "delete").status == 0)
        #expect(desk.server.server.asked.contains("DELETE /api/v1/me"))
        #expect(await desk.type("whoami").status == 4)
    }

    @Test("Without a terminal, deleting does nothing without --yes")
    func deleteUnasked() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let plan = DeletionPlanBody(DeletionPlan(counting: [.sessions: 2, .neighbourhoods: 1]))
        desk.server.server.answer("GET /api/v1/me/deletion", plan)
        #expect(await desk.type("account", "delete").status == 2)
        #expect(!desk.server.server.asked.contains("DELETE /api/v1/me"))
    }

    @Test("Editing sends what was said and what was cleared, and nothing else")
    func edit() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        desk.server.server.answer("PATCH /api/v1/me", AccountBody(try SampleNeighbours.dallae))
        _ = await desk.type("account", "edit", "--bio", "안녕", "--clear", "gender", "--clear", "company")
        #expect(
            desk.server.server.body(of: "PATCH /api/v1/me") == #"{"gender":null,"bio":"안녕","company":null}"#
        )
    }

    @Test("A pace and what the runner card shows are told and cleared")
    func runner() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        desk.server.server.answer("PATCH /api/v1/me", AccountBody(try SampleNeighbours.dallae))
        _ = await desk.type("account", "edit", "--pace", "fast", "--show", "pace", "--show", "age")
        #expect(
            desk.server.server.body(of: "PATCH /api/v1/me")
                == #"{"pace":"fast","shownDetails":["pace","age"]}"#
        )
        _ = await desk.type("account", "edit", "--clear", "pace", "--clear", "show")
        #expect(desk.server.server.body(of: "PATCH /api/v1/me") == #"{"pace":null,"shownDetails":[]}"#)
    }

    @Test("A member keeps search engines away, or lets them come, and is told which")
    func searchEngines() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        var account = try SampleNeighbours.dallae
        account.beIndexed(false)
        desk.server.server.answer("PATCH /api/v1/me", AccountBody(account))
        let answer = await desk.type("account", "edit", "--no-search-engines")
        #expect(desk.server.server.body(of: "PATCH /api/v1/me") == #"{"isIndexed":false}"#)
        #expect(answer.output.contains("don't show me"), "\(answer)")
        _ = await desk.type("account", "edit", "--search-engines")
        #expect(desk.server.server.body(of: "PATCH /api/v1/me") == #"{"isIndexed":true}"#)
    }

    @Test("An export goes to a file that only its owner can read")
    func export() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let account = AccountBody(try SampleNeighbours.dallae)
        let export =
            #"{"exportedAt":"2026-11-20T10:30:00.000Z","account":"#
            + String(decoding: account.encoded, as: UTF8.self) + #","sessions":[],"neighbourhoods":[]}"#
        desk.server.server.answer("GET /api/v1/me/export", .init(status: 200, body: Array(export.utf8)))
        for section in ExportSection.allCases {
            let isEmpty = section != .messages
            let items = isEmpty ? "" : #"{"text":"안녕"}"#
            desk.server.server.answer(
                "GET /api/v1/me/export/\(section.rawValue)?limit=100",
                .init(status: 200, body: Array(#"{"items":[\#(items)],"next":null}"#.utf8))
            )
        }
        let path = desk.folder.file("me.json").path
        #expect(await desk.type("account", "export", "--output", path).status == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("dallae@example.com"))
        let document = await desk.type("account", "export", "--json").document
        #expect(document?["messages"] == [["text": "안녕"]])
        #expect(document?["blocks"] == [])
    }
}
