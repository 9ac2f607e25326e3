import Database
import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

/// What a listing promises to neighbours who apply, whatever its kind.
@Suite("Applications to a listing of every kind")
struct EveryKindApplicationsTests {
    private static let kinds = Listing.Kind.allCases.filter(\.takesApplications)

    private func posted(_ kind: Listing.Kind, by author: Neighbour) async throws -> String {
        let post = SamplePost.of(kind)
        if !post.details.isEmpty { try await author.tells(post.details) }
        if kind.has(.teachers) { try await author.teach() }
        return try await author.ask("POST", "/api/v1/\(kind.pathSegment)", .object(post.contents)).id
    }

    private func applies(_ neighbour: Neighbour, to listing: String, of kind: Listing.Kind) async throws
        -> TestResponse
    {
        let details = SamplePost.of(kind).details
        if !details.isEmpty { try await neighbour.tells(details) }
        return try await neighbour.ask("POST", "/api/v1/listings/\(listing)/roster/apply", [:])
    }

    /// With the organiser's decision, where the kind asks for one.
    private func joins(
        _ neighbour: Neighbour,
        _ listing: String,
        of kind: Listing.Kind,
        admittedBy author: Neighbour
    ) async throws {
        #expect(try await applies(neighbour, to: listing, of: kind).status == 200)
        if kind.admission == .byOrganiser {
            #expect(try await author.admit(neighbour, to: listing).status == 200)
        }
        #expect(try await neighbour.status(onRosterOf: listing) == "admitted")
    }

    @Test(
        "An admitted member sees the private place and the group chat; one who left sees neither",
        arguments: kinds,
        Database.Engine.allCases
    )
    func life(_ kind: Listing.Kind, _ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let id = try await posted(kind, by: ana)
            let page = "/api/v1/\(kind.pathSegment)/\(id)"
            #expect(try await ben.ask("GET", page).tellsMeetingPlace == kind.has(.publicPlace))
            let before = try await ben.roster(of: id)["taken"]?.int64Value ?? 0
            try await joins(ben, id, of: kind, admittedBy: ana)
            #expect(try await ben.ask("GET", page).tellsMeetingPlace)
            let roster = try await ben.roster(of: id)
            #expect(roster["taken"]?.int64Value == before + 1)
            let talk = try #require(roster["conversation"]?.stringValue)
            try await ana.say("안녕하세요", in: talk)
            #expect(try await ben.hear(in: talk).last == "안녕하세요")
            #expect(try await ben.ask("GET", "/api/v1/me/rosters").items.count == 1)

            try await ben.perform("leave", onRosterOf: id)
            #expect(try await ben.status(onRosterOf: id) == nil)
            #expect(try await ben.ask("GET", page).tellsMeetingPlace == kind.has(.publicPlace))
            #expect(try await ben.ask("GET", "/api/v1/conversations/\(talk)").status == 404)
            #expect(try await ana.told().first == "member-left")
        }
    }

    @Test("Applications end when it is closed, hidden by a block, or deleted", arguments: kinds)
    func ending(_ kind: Listing.Kind) async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            let id = try await posted(kind, by: ana)
            try await joins(ben, id, of: kind, admittedBy: ana)
            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/close").status == 200)
            #expect(try await applies(cho, to: id, of: kind).verdict == "409 roster.closed")
            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/reopen").status == 200)
            #expect(try await applies(ana, to: id, of: kind).verdict == "409 roster.own-listing")
            try await ana.block(cho)
            #expect(try await applies(cho, to: id, of: kind).verdict == "404 roster.not-found")
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(id)").status == 204)
            #expect(try await ben.told().first == "roster-ended")
            #expect(try await ben.roster(of: id)["code"] == "roster.not-found")
        }
    }

    @Test("A neighbour applies on its page and takes it back, and only as a member", arguments: kinds)
    func form(_ kind: Listing.Kind) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await posted(kind, by: ana)
            let apply = "/listings/\(id)/roster/apply"
            let browser = PlainBrowser(at: server.address)
            try await browser.open(apply)
            #expect(browser.path.hasPrefix("/sign-in"))
            try await browser.join(as: "ben")
            let ben = try await server.device(of: "ben")
            if !SamplePost.of(kind).details.isEmpty { try await ben.tells(SamplePost.of(kind).details) }
            try await browser.open("/\(kind.pathSegment)/\(id)")
            #expect(browser.links.contains(apply))
            try await browser.open(apply)
            try await browser.submit(apply, ["note": ["처음이에요"]])
            #expect(browser.path == "/\(kind.pathSegment)/\(id)")
            #expect(try await ben.status(onRosterOf: id) != nil)
            let end = try await ben.status(onRosterOf: id) == "admitted" ? "leave" : "withdraw"
            try await browser.open("/listings/\(id)/roster/\(end)")
            try await browser.submit("/listings/\(id)/roster/\(end)", [:])
            #expect(try await ben.status(onRosterOf: id) == nil)
        }
    }

    @Test("A neighbour applies at the command line", arguments: kinds)
    func command(_ kind: Listing.Kind) async throws {
        let host = try await ScriptedDevice(at: .server)
        let guest = try ScriptedDevice(server: host.target)
        let post = SamplePost.of(kind)
        for (desk, name) in [(host, "ana"), (guest, "ben")] {
            _ = try await desk.signUp(name)
            guard !post.detailOptions.isEmpty else { continue }
            #expect(try await desk.ask(["account", "edit"] + post.detailOptions).status == 0)
        }
        let place = ["--neighbourhood", "1114055000"]
        #expect(try await host.ask(["neighbourhood", "choose", "1114055000"]).status == 0)
        let posted = try await host.ask([kind.rawValue, "post"] + post.options + place + ["--json"])
        let id = posted.json["id"]?.stringValue ?? ""
        let applied = try await guest.ask(["roster", "apply", id, "--json"])
        #expect(applied.status == 0 && applied.json["own"]?["status"]?.stringValue != nil, "\(applied)")
        #expect(try await guest.ask(["roster", "list", "--json"]).json["items"]?.arrayValue?.count == 1)
    }

    @Test(
        "A kind without applications refuses them, and its page offers none",
        arguments: Listing.Kind.allCases.filter { !$0.takesApplications }
    )
    func without(_ kind: Listing.Kind) async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let id = try await posted(kind, by: ana)
            #expect(try await applies(ben, to: id, of: kind).verdict == "404 roster.not-found")
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/\(kind.pathSegment)/\(id)")
            #expect(browser.status == 200 && !browser.links.contains("/listings/\(id)/roster/apply"))
        }
    }
}
