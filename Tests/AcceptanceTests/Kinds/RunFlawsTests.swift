import Foundation
import JSONCoding
import TestSupport
import Testing

/// What was wrong with the predecessor of runs, and has no other test.
@Suite("Runs without the flaws of their predecessor")
struct RunFlawsTests {
    private func browser(_ server: TestServer, _ name: String? = nil) async throws -> PlainBrowser {
        let browser = PlainBrowser(at: server.address)
        if let name { try await browser.signIn(as: name) }
        return browser
    }

    private func hosted(_ host: Neighbour, _ title: String, _ changes: JSONObject = [:]) async throws
        -> String
    {
        var changes = changes
        changes["title"] = .string(title)
        return try await host.host(changes)
    }

    @Test("A reader without an account sees the runs around, and each with its circle")
    func guests() async throws {
        try await TestServer.run { server in
            let run = try await server.signUp("host").host()
            let guest = try await browser(server)
            try await guest.open("/")
            try await guest.submit("/neighbourhoods", ["q": ["명동역"]])
            try await guest.submit("/neighbourhoods?q=", ["code": ["1114055000"]])
            try await guest.open("/browse?kind=run")
            #expect(guest.status == 200 && guest.links.contains("/runs/\(run)"))
            try await guest.open("/runs/\(run)")
            #expect(guest.status == 200 && guest.sees("남산 둘레길 러닝") && guest.sees("data-circle"))
            #expect(guest.links.contains { $0.hasPrefix("/sign-in") } && !guest.sees("명동길"))
        }
    }

    @Test("The circle of a run isn't drawn around its place, and every reader gets the same one")
    func circle() async throws {
        try await TestServer.run { server in
            let run = try await server.signUp("host").host()
            let ben = try await server.signUp("ben")
            let first = try await server.ask("GET", "/api/v1/runs/\(run)").json["point"]
            let again = try await ben.ask("GET", "/api/v1/runs/\(run)").json["point"]
            #expect(first != nil && first == again)
            let latitude = try #require(first?["lat"]?.doubleValue)
            let longitude = try #require(first?["lon"]?.doubleValue)
            let north = (latitude - 37.5637) * 111_320
            let east = (longitude - 126.9838) * 88_000
            let metres = (north * north + east * east).squareRoot()
            #expect((90...310).contains(metres), "\(metres)")
        }
    }

    @Test("The page of a run says whether there is an afterparty", arguments: ["yes", "no"])
    func afterparty(_ choice: String) async throws {
        try await TestServer.run { server in
            let run = try await server.signUp("host").host(["afterparty": .string(choice)])
            let guest = try await browser(server)
            try await guest.open("/runs/\(run)")
            #expect(guest.sees("뒤풀이 있음") == (choice == "yes") && guest.sees("뒤풀이 없음") == (choice == "no"))
        }
    }

    @Test("Another filter begins at the first part again, and the filters in use are those that are shown")
    func parts() async throws {
        try await TestServer.run { server in
            let host = try await server.signUp("host")
            for number in 1...3 { _ = try await hosted(host, "러닝 \(number)") }
            try await host.live(in: "1114055000")
            let cursor = try await host.ask("GET", "/api/v1/listings?kind=run&limit=1").json["next"]
            let reader = try await browser(server, "host")
            try await reader.open("/browse?kind=run")
            #expect(reader.links.filter { $0.hasPrefix("/runs/") && $0 != "/runs/new" }.count >= 3)
            try await reader.open("/browse?kind=run&tag=after-work&cursor=\(cursor?.stringValue ?? "")")
            let filters = reader.links.filter { $0.hasPrefix("/browse?") }
            #expect(!filters.isEmpty && !filters.contains { $0.contains("cursor=") }, "\(filters)")
            #expect(!reader.sees("name=\"cursor\""))
            try await reader.open("/browse?kind=run&tag=day-off")
            #expect(reader.sees("조건에 맞는 글이 없어요") && reader.sees("휴일"))
            #expect(!reader.links.contains { $0.contains("cursor=") })
        }
    }

    @Test("Resetting takes off every filter, also pace and afterparty")
    func reset() async throws {
        try await TestServer.run { server in
            let host = try await server.signUp("host")
            _ = try await host.host()
            try await host.live(in: "1114055000")
            let reader = try await browser(server, "host")
            let filters = "tag=day-off&pace=expert&afterparty=yes&gender=women&age=60s&jobGroups=design"
            try await reader.open("/browse?kind=run&\(filters)&fits=me")
            #expect(!reader.sees("남산 둘레길 러닝"))
            let end = try #require(reader.html.range(of: "초기화")).lowerBound
            let reset = reader.html[..<end].components(separatedBy: "href=\"").last?.prefix { $0 != "\"" }
            #expect(reset == "/browse?kind=run")
            try await reader.open(reset.map(String.init) ?? "")
            #expect(reader.sees("남산 둘레길 러닝"))
        }
    }

    @Test(
        "A run that is no favourite any more is gone from every list of favourites, whatever its kind of day"
    )
    func hearts() async throws {
        try await TestServer.run { server in
            let (host, ben) = (try await server.signUp("host"), try await server.signUp("ben"))
            let runs = [
                try await hosted(host, "아침 러닝", ["tag": "before-work"]),
                try await hosted(host, "휴일 러닝", ["tag": "day-off"]),
            ]
            for run in runs {
                #expect(try await ben.ask("PUT", "/api/v1/listings/\(run)/favourite").status == 204)
            }
            #expect(try await ben.ask("DELETE", "/api/v1/listings/\(runs[0])/favourite").status == 204)
            try await ben.live(in: "1114055000")
            for list in [
                "/api/v1/favourites", "/api/v1/listings?favourites=only",
                "/api/v1/listings?favourites=only&kind=run",
                "/api/v1/listings?favourites=only&tag=before-work,day-off",
            ] {
                let found = try await ben.ask("GET", list).items.compactMap { $0["id"]?.stringValue }
                #expect(found == [runs[1]], "\(list)")
            }
        }
    }

    @Test("Lists of runs depend on the reader's favourites and blocks")
    func readers() async throws {
        try await TestServer.run { server in
            let (host, ben) = (try await server.signUp("host"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            let run = try await host.host()
            _ = try await ben.ask("PUT", "/api/v1/listings/\(run)/favourite")
            try await cho.block(host)
            let list = "/api/v1/listings?neighbourhood=1114055000&kind=run"
            #expect(try await ben.ask("GET", list).items.map { $0["favourite"] } == [true])
            #expect(try await host.ask("GET", list).items.map { $0["favourite"] } == [false])
            #expect(try await server.ask("GET", list).items.map { $0["favourite"] } == [false])
            #expect(try await cho.ask("GET", list).items.isEmpty)
        }
    }

    @Test(
        "Several messages in a row, by one runner and by others, all show with the names of their senders"
    )
    func rows() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben", "cho"])
            let said = [(0, "첫 번째"), (0, "두 번째"), (1, "세 번째"), (1, "네 번째"), (0, "다섯 번째")]
            for (runner, text) in said { try await group.runners[runner].say(text, in: group.talk) }
            let reader = try await browser(server, "host")
            try await reader.open("/conversations/\(group.talk)")
            var rest = reader.html[...]
            for text in said.map(\.1) {
                let found = try #require(rest.range(of: text), "\(text)")
                rest = rest[found.upperBound...]
            }
            // Once above each row of messages by the same runner.
            for (name, count) in [("ben", 2), ("cho", 1)] {
                let senders = reader.html.split(separator: "<span class=\"sender\">").dropFirst()
                #expect(senders.count { $0.prefix(600).contains("<span>\(name)") } == count, "\(name)")
            }
        }
    }

    @Test("No page, script or answer has a key of the operator's")
    func keys() async throws {
        let folder = try TemporaryFolder()
        let secret = folder.file("secret")
        try Data("letmein-secret".utf8).write(to: secret)
        var settings = [
            "public-url": "https://madang.example", "smtp": "smtps://127.0.0.1:1", "smtp-user": "mailer",
            "smtp-password-file": secret.path,
        ]
        for provider in ["kakao", "naver"] {
            settings["\(provider)-client-id"] = "public"
            settings["\(provider)-secret-file"] = secret.path
        }
        try await TestServer.run(settings: settings) { server in
            _ = try await server.signUp("ana")
            let browser = PlainBrowser(at: server.address, origin: "https://madang.example")
            try await browser.signIn(as: "ana")
            var pages = server.routes.filter { $0.hasPrefix("GET /") && !$0.contains("{") }
                .map { String($0.split(separator: " ")[1]) }.filter { $0 != "/api/v1/stream" }
            try await browser.open("/")
            pages += browser.html.split(separator: "\"").filter { $0.hasPrefix("/assets/") }.map(String.init)
            #expect(pages.contains { $0.hasSuffix(".js") })
            for page in pages {
                try await browser.open(page)
                #expect(!browser.sees("letmein"), "\(page)")
            }
        }
    }
}
