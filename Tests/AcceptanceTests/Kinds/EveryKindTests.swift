import Database
import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

/// What a listing promises, whatever its kind.
@Suite("A listing of every kind")
struct EveryKindTests {
    private func post(
        _ kind: Listing.Kind,
        by author: Neighbour,
        changing changes: JSONObject = [:]
    ) async throws -> String {
        let contents = SamplePost.of(kind).contents.with(changes)
        try await author.tellsWhatHostingNeeds(of: kind)
        return try await author.ask("POST", "/api/v1/\(kind.pathSegment)", .object(contents)).id
    }

    private func found(_ path: String, by reader: Neighbour) async throws -> [String] {
        try await reader.ask("GET", path).items.compactMap { $0["id"]?.stringValue }
    }

    private func feed(_ kind: Listing.Kind) -> String {
        "/api/v1/listings?neighbourhood=1114055000&kind=\(kind.rawValue)"
    }

    @Test(
        "It is found in feed, search and map, is liked, talked about and counted, and is gone once deleted",
        arguments: Listing.Kind.allCases,
        Database.Engine.allCases
    )
    func life(_ kind: Listing.Kind, _ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let id = try await post(kind, by: ana)
            let title = SamplePost.of(kind).title
            #expect(try await found(feed(kind), by: ben) == [id])
            let word = title.split(separator: " ")[0].utf8.map { "%" + String($0, radix: 16) }.joined()
            #expect(try await found("/api/v1/listings?q=\(word)&neighbourhood=1114055000", by: ben) == [id])
            let box = "bbox=126.97,37.55,127.0,37.58"
            #expect(try await found("/api/v1/listings/in-sight?\(box)", by: ben) == [id])

            #expect(try await ben.ask("PUT", "/api/v1/listings/\(id)/favourite").status == 204)
            #expect(try await found("/api/v1/favourites", by: ben) == [id])
            let talk = try await ben.ask(about: id)
            try await ben.say("안녕하세요", in: talk)
            #expect(try await ana.talks().compactMap { $0["id"]?.stringValue } == [talk])
            let read = try await ben.ask("GET", "/api/v1/\(kind.pathSegment)/\(id)").json
            #expect(read["title"]?.stringValue == title && read["favourites"] == 1)
            let exported = try await ana.ask("GET", "/api/v1/me/export/listings").items
            #expect(exported.map { $0["title"]?.stringValue } == [title])
            #expect(exported.first?["description"] == SamplePost.of(kind).contents["description"])

            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/close").status == 200)
            #expect(try await found(feed(kind), by: ben) == [])
            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/reopen").status == 200)
            #expect(try await found(feed(kind), by: ben) == [id])
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(id)").status == 204)
            #expect(try await found(feed(kind), by: ben) == [])
            #expect(try await ben.ask("GET", "/api/v1/\(kind.pathSegment)/\(id)").status == 410)
            #expect(try await found("/api/v1/favourites", by: ben) == [])
        }
    }

    @Test(
        "It is hidden from the blocked, and from all once an operator upholds a report",
        arguments: Listing.Kind.allCases
    )
    func hidden(_ kind: Listing.Kind) async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            let id = try await post(kind, by: ana)
            try await ana.block(cho)
            #expect(try await found(feed(kind), by: cho) == [])
            #expect(try await cho.ask("GET", "/api/v1/\(kind.pathSegment)/\(id)").status == 404)

            let report: JSON = ["subject": ["kind": "listing", "id": .string(id)], "reason": "spam"]
            let filed = try await ben.ask("POST", "/api/v1/reports", report)
            #expect(filed.status == 201)
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let number = filed.json["id"]?.stringValue ?? ""
            let decision = try await olga.ask(
                "POST",
                "/api/v1/reports/\(number)/uphold",
                ["hide": true]
            )
            #expect(decision.status == 200, "\(decision)")
            #expect(try await found(feed(kind), by: ben) == [])
        }
    }

    @Test(
        "It expires with its last date, and is then found no more and can't be reopened",
        arguments: Listing.Kind.allCases.filter { SamplePost.of($0).dated != nil }
    )
    func expired(_ kind: Listing.Kind) async throws {
        try await TestServer.run { server in
            var ana = try await server.signUp("ana")
            let id = try await post(kind, by: ana, changing: SamplePost.of(kind).dated ?? [:])
            #expect(try await found(feed(kind), by: ana) == [id])
            server.clock.pass(.seconds(25 * 3_600))
            ana = try await ana.refreshed()
            #expect(try await found(feed(kind), by: ana) == [])
            let read = try await ana.ask("GET", "/api/v1/\(kind.pathSegment)/\(id)").json
            #expect(read["status"] == "expired")
            let reopened = try await ana.ask("POST", "/api/v1/listings/\(id)/reopen")
            #expect(reopened.verdict == "409 listing.expired")
        }
    }

    @Test("It is reported from its page by another member", arguments: Listing.Kind.allCases)
    func reported(_ kind: Listing.Kind) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await post(kind, by: ana)
            let browser = try await PlainBrowser(joining: "ben", at: server.address)
            let page = "/\(kind.pathSegment)/\(id)"
            try await browser.open(page)
            #expect(browser.sees("/report?subject.kind=listing&amp;subject.id=\(id)"))
            try await browser.open("/report?subject.kind=listing&subject.id=\(id)&then=\(page)")
            try await browser.submit("/report", ["reason": ["spam"]])
            #expect(browser.path == page && browser.sees("신고를 받았어요."))
        }
    }

    @Test("It is posted with the form, and only by a member", arguments: Listing.Kind.allCases)
    func form(_ kind: Listing.Kind) async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/\(kind.pathSegment)/new")
            #expect(browser.path.hasPrefix("/sign-in"))
            try await browser.join(as: "ana")
            try await server.confirmEmail(of: "ana")
            let ana = try await server.device(of: "ana")
            try await ana.live(in: "1114055000")
            try await ana.tellsWhatHostingNeeds(of: kind)
            try await browser.open("/\(kind.pathSegment)/new")
            try await browser.submit("/\(kind.pathSegment)/new", SamplePost.of(kind).form)
            #expect(browser.status == 200 && browser.sees("글을 올렸어요."))
            #expect(browser.sees(SamplePost.of(kind).title))
        }
    }

    @Test("It is posted and shown at the command line", arguments: Listing.Kind.allCases)
    func command(_ kind: Listing.Kind) async throws {
        let desk = try await ScriptedDevice(at: .server)
        _ = try await desk.signUp("ana")
        #expect(try await desk.ask(["neighbourhood", "choose", "1114055000"]).status == 0)
        let details = SamplePost.of(kind).detailOptions
        if !details.isEmpty { #expect(try await desk.ask(["account", "edit"] + details).status == 0) }
        if kind.has(.teachers) { #expect(try await desk.ask(["teacher", "on"]).status == 0) }
        let place = ["--neighbourhood", "1114055000"]
        let posted = try await desk.ask(
            [kind.rawValue, "post"] + SamplePost.of(kind).options + place + ["--json"]
        )
        #expect(posted.status == 0, "\(posted)")
        let id = posted.json["id"]?.stringValue ?? ""
        let shown = try await desk.ask([kind.rawValue, "show", id, "--json"])
        #expect(shown.json["title"]?.stringValue == SamplePost.of(kind).title)
    }
}

extension Neighbour {
    func tellsWhatHostingNeeds(of kind: Listing.Kind) async throws {
        if kind.has(.teachers) { try await teach() }
        let details = SamplePost.of(kind).details
        guard !details.isEmpty else { return }
        try await tells(details)
    }
}
