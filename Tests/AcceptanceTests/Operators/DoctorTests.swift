import Foundation
import JSONCoding
import TestSupport
import Testing

/// The real program, which looks at what an operator set up.
@Suite("doctor finds what a server lacks")
struct DoctorTests {
    private func finding(_ check: String, in folder: TemporaryFolder, _ words: String...) async throws -> JSON
    {
        let report = try await MadangProgram().run(["doctor", "--data", folder.path, "--json"] + words)
        let findings = report.json["findings"]?.arrayValue ?? []
        return try #require(findings.first { $0["check"]?.stringValue == check }, "\(report)")
    }

    private func write(_ bytes: [UInt8], to name: String, in folder: TemporaryFolder) throws {
        let documents = folder.file("documents")
        try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
        try Data(bytes).write(to: documents.appendingPathComponent(name))
    }

    @Test("Pictures without files, as after a restore of the database alone")
    func pictures() async throws {
        let folder = try TemporaryFolder()
        try await TestServer.run(in: folder) { server in
            let ana = try await server.signUp("ana")
            #expect(try await ana.upload(PNGFile(900, 600).blank).status == 201)
        }
        #expect(try await finding("picture-files", in: folder)["state"] == "fine")
        try FileManager.default.removeItem(at: folder.file("images"))
        for depth in [[], ["--deep", "--watch", "0s"]] {
            let report = try await MadangProgram().run(["doctor", "--data", folder.path, "--json"] + depth)
            let found = report.json["findings"]?.arrayValue?.first { $0["check"] == "picture-files" }
            #expect(found?["state"] == "broken", "\(report)")
            #expect(report.status == 1)
        }
    }

    @Test("Without operators, until one is appointed")
    func operators() async throws {
        let folder = try TemporaryFolder()
        try await TestServer.run(in: folder) { server in
            _ = try await server.signUp("ana")
        }
        let found = try await finding("operators", in: folder)
        #expect(found["state"] == "doubtful")
        #expect(found["remedy"]?.stringValue == "madang operator add EMAIL --data \(folder.path)")
        for verb in ["confirm", "add"] {
            let words = ["operator", verb, "ana@example.com", "--data", folder.path]
            #expect(try await MadangProgram().run(words).status == 0)
        }
        #expect(try await finding("operators", in: folder)["state"] == "fine")
    }

    @Test("A contact for push services, which Apple asks for")
    func push() async throws {
        let folder = try TemporaryFolder()
        #expect(try await finding("push", in: folder)["state"] == "doubtful")
        let contact = ["--push-contact", "olga@madang.example"]
        #expect(try await finding("push", in: folder, contact[0], contact[1])["state"] == "fine")
    }

    @Test("A street map that is damaged, and its source")
    func streetMap() async throws {
        let folder = try TemporaryFolder()
        let town = try await finding("map-tiles", in: folder, "--map-tiles", MapFixture.path("town.pmtiles"))
        #expect(town["state"] == "fine", "\(town)")
        let damaged = folder.file("damaged.pmtiles")
        try Data(contentsOf: URL(fileURLWithPath: MapFixture.path("town.pmtiles"))).prefix(150).write(
            to: damaged
        )
        let found = try await finding(
            "map-tiles",
            in: folder,
            "--map-tiles",
            damaged.path,
            "--language",
            "en"
        )
        #expect(found["state"] == "broken")
        #expect(found["detail"]?.stringValue?.contains("is damaged") == true, "\(found)")
    }

    @Test("Documents that are missing, misspelt, not filled in or not UTF-8")
    func documents() async throws {
        let folder = try TemporaryFolder()
        for (name, bytes, state, words) in [
            ("terms.ko.txt", Array("약관".utf8), "doubtful", "privacy.ko.txt"),
            ("contact.en.txt", Array("Call us".utf8), "doubtful", "privacy.ko.txt"),
            ("privacy.ko.txt", [0xFF, 0xFE, 0x20], "broken", "UTF-8"),
            ("privacy.ko.txt", Array("방침".utf8), "doubtful", "location.ko.txt"),
            ("location.ko.txt", Array("위치".utf8), "fine", ""),
            ("location.ko.txt", Array("관리책임자: 【이름】".utf8), "doubtful", "【이름】"),
            ("location.ko.txt", Array("관리책임자: 김마당".utf8), "fine", ""),
            ("term.ko.txt", Array("약관".utf8), "doubtful", "term.ko.txt"),
        ] {
            try write(bytes, to: name, in: folder)
            let found = try await finding("documents", in: folder, "--language", "en")
            #expect(found["state"]?.stringValue == state, "\(name): \(found)")
            #expect(words.isEmpty || found["detail"]?.stringValue?.contains(words) == true, "\(found)")
        }
    }

    @Test("A document that was written in the browser is there, and its gap is told")
    func writtenDocuments() async throws {
        let folder = try TemporaryFolder()
        try await TestServer.run(in: folder) { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            for (name, text) in [("terms", "약관"), ("privacy", "방침"), ("contact", "전화: 【번호】")] {
                let draft: JSON = ["language": "ko", "text": .string(text)]
                let answer = try await olga.ask("PUT", "/api/v1/operator/documents/\(name)", draft)
                #expect(answer.status == 200, "\(answer)")
            }
        }
        let unfilled = try await finding("documents", in: folder)
        #expect(unfilled["detail"]?.stringValue?.contains("【번호】") == true, "\(unfilled)")
        try write(Array("전화: 02".utf8), to: "contact.ko.txt", in: folder)
        let missing = try await finding("documents", in: folder)
        #expect(missing["detail"]?.stringValue?.contains("location.ko.txt") == true, "\(missing)")
        try write(Array("위치".utf8), to: "location.ko.txt", in: folder)
        #expect(try await finding("documents", in: folder)["state"] == "fine")
    }

    @Test("Files of secrets that others can read")
    func secrets() async throws {
        let folder = try TemporaryFolder()
        let secret = folder.file("metrics-token")
        try "a-token-of-some-length\n".write(to: secret, atomically: true, encoding: .utf8)
        for (mode, state) in [(0o644, "doubtful"), (0o640, "fine")] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: secret.path)
            let found = try await finding("secrets", in: folder, "--metrics-token-file", secret.path)
            #expect(found["state"]?.stringValue == state, "\(found)")
        }
    }

    @Test("A mail server that can't be reached is told in words, without the program's own")
    func mail() async throws {
        let folder = try TemporaryFolder()
        let smtp = ["--smtp", "smtp://127.0.0.1:9", "--mail-from", "m@example.com"]
        let report = try await MadangProgram().run(["doctor", "--data", folder.path] + smtp)
        #expect(report.output.contains("127.0.0.1") && !report.output.contains("unreachable("), "\(report)")
    }

    @Test("A setting of payments without a store, which has no effect")
    func idle() async throws {
        let folder = try TemporaryFolder()
        let found = try await finding("payments", in: folder, "--commission", "5", "--language", "en")
        #expect(found["state"] == "doubtful" && found["detail"]?.stringValue?.contains("commission") == true)
    }
}

@Suite("Settings that can't work are refused at the start")
struct UselessSettingsTests {
    @Test(
        "with the setting and what is wrong with it",
        arguments: [
            (["--trusted-proxies", "foo"], ["trusted-proxies", "'foo'", "172.18.0.0/16"]),
            (["--trusted-proxies", "10.0.0.1, localhost"], ["trusted-proxies", "localhost"]),
            (["--public-url", "https://madang.example/village"], ["public-url", "host and its port"]),
            (["--federation", "on"], ["federation needs public-url"]),
            (["--portone-store-id", "store-1"], ["portone-store-id needs public-url"]),
            (["--hosts", "old.example"], ["hosts needs public-url"]),
        ]
    )
    func refused(_ given: [String], _ words: [String]) async throws {
        let folder = try TemporaryFolder()
        let start = ["serve", "--data", folder.path, "--port", "0", "--language", "en"]
        let refusal = try await MadangProgram().run(start + given)
        #expect(refusal.status == 2, "\(refusal)")
        for word in words { #expect(refusal.error.contains(word), "\(refusal)") }
    }

    @Test("A network of proxies is accepted")
    func network() async throws {
        try await TestServer.run(settings: ["trusted-proxies": "127.0.0.0/8, fd00::/8"]) { server in
            #expect(try await server.ask("GET", "/healthz").status == 200)
            let icon = try await server.ask("GET", "/favicon.ico")
            #expect(icon.status == 200 && icon.header("Content-Type") == "image/png")
        }
    }
}
