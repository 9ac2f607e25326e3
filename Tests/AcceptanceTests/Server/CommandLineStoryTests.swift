import Foundation
import JSONCoding
import TestSupport
import Testing

/// The real program at a real server, by commands alone.
@Suite("Two neighbours at the command line")
struct CommandLineStoryTests {
    @Test("From signing up to both reviews and a report: each step is one command")
    func story() async throws {
        try await TestServer.run { server in
            let pair = try await CommandLinePair(in: server)
            let listing = try await pair.posting()
            try await pair.finding(listing)
            try await pair.watching()
            try await pair.subscribing()
            try await pair.logging()
            let (talk, deal) = try await pair.agreeing(about: listing)
            server.clock.pass(.seconds(3 * 86_400))
            try await pair.reviewing(deal)
            try await pair.repeating(listing)
            try await pair.parting(talk)
            try await pair.operating(in: server)
        }
    }
}

private struct CommandLinePair {
    let ana: ScriptedDevice
    let ben: ScriptedDevice

    init(in server: TestServer) async throws {
        (ana, ben) = (try ScriptedDevice(server: server.address), try ScriptedDevice(server: server.address))
        for (desk, name) in [(ana, "ana"), (ben, "ben")] {
            #expect(try await desk.signUp(name).status == 0)
            let homes = try await desk.perform("neighbourhood", "choose", "1114055000:1")
            #expect(homes.items.map { $0["code"] } == ["1114055000"])
        }
    }

    func posting() async throws -> String {
        let posted = try await ana.perform(
            ["class", "post", "--side", "offer", "--title", "성인 피아노 기초", "--description", "처음부터 천천히"]
                + ["--subject", "hobby", "--weekday", "sun", "--minutes", "60", "--seats", "2"]
                + ["--price", "30000", "--address", "명동길 14", "--lat", "37.5637", "--lon", "126.9838"]
        )
        let id = try #require(posted["id"]?.stringValue)
        #expect(try await ana.perform("class", "show", id)["title"] == "성인 피아노 기초")
        #expect(try await ana.perform("listing", "close", id)["status"] == "closed")
        #expect(try await ben.perform("feed").items.isEmpty)
        #expect(try await ana.perform("listing", "reopen", id)["status"] == "open")
        return id
    }

    func watching() async throws {
        let saved = try await ben.perform("saved", "add", "피아노", "--side", "offer")
        #expect(saved["name"] == "피아노 · 가르쳐요 · 명동" || saved["name"] == "피아노 · Teaching · Myeong-dong")
        _ = try await ben.perform("saved", "rename", saved["name"]?.stringValue ?? "", "피아노 레슨")
        #expect(try await ben.perform("saved", "switch", "피아노 레슨", "daily")["frequency"] == "daily")
        #expect(try await ben.perform("saved", "switch", "피아노 레슨", "off")["notifies"] == false)
        #expect(try await ben.perform("saved", "open", "피아노 레슨").items.count == 1)
        #expect(try await ben.perform("saved", "list").items.map { $0["name"] } == ["피아노 레슨"])
        _ = try await ben.perform("saved", "delete", saved["id"]?.stringValue ?? "")
        #expect(try await ben.perform("saved", "list").items.isEmpty)
    }

    func subscribing() async throws {
        #expect(try await ben.perform("calendar", "show")["path"]?.isNull == true)
        let path = try await ben.perform("calendar", "create")["path"]
        #expect(path?.stringValue?.hasPrefix("/api/v1/calendar.ics?key=") == true)
        #expect(try await ben.perform("calendar", "show")["path"] == path)
        _ = try await ben.perform("calendar", "delete")
        #expect(try await ben.perform("calendar", "show")["path"]?.isNull == true)
    }

    func logging() async throws {
        let written = try await ana.perform(
            "log",
            "write",
            "--day",
            "2026-11-20",
            "--km",
            "5.2",
            "--time",
            "31:12",
            "--private"
        )
        let id = written["id"]?.stringValue ?? ""
        #expect(written["day"] == "2026-11-20" && written["pace"] == 360 && written["public"] == false)
        let edited = try await ana.perform("log", "edit", id, "--no-private", "--stamp", "growth")
        #expect(edited["stamp"] == "growth" && edited["public"] == true && edited["metres"] == 5_200)
        #expect(try await ben.perform("log", "show", id)["stamp"] == "growth")
        let folder = try TemporaryFolder()
        let track = folder.file("morning.gpx")
        try Neighbour.track().write(to: track, atomically: true, encoding: .utf8)
        let imported = try await ana.perform("log", "import", track.path, "--zone", "300")
        #expect(imported["metres"] == 1_500 && imported["public"] == false)
        #expect(try await ana.perform("log", "list").items.count == 2)
        #expect(try await ana.perform("log", "calendar", "2026-11")["entries"]?.arrayValue?.count == 2)
        #expect(try await ana.perform("log", "runs").items.isEmpty)
        _ = try await ana.perform("log", "delete", id, "--yes")
        #expect(try await ana.perform("log", "list").items.count == 1)
    }

    func finding(_ listing: String) async throws {
        #expect(try await ben.perform("feed").items.map { $0["id"] } == [.string(listing)])
        #expect(try await ben.perform("search", "피아노").items.map { $0["id"] } == [.string(listing)])
        #expect(try await ben.perform("search", "--recent").items.map { $0["text"] } == ["피아노"])
        _ = try await ben.perform("search", "--forget", "피아노")
        #expect(try await ben.perform("search", "--recent").items.isEmpty)

        _ = try await ben.perform("favourite", "add", listing)
        #expect(try await ben.perform("favourite", "list").items.map { $0["id"] } == [.string(listing)])
        _ = try await ben.perform("favourite", "remove", listing)
        #expect(try await ben.perform("favourite", "list").items.isEmpty)
    }

    func agreeing(about listing: String) async throws -> (talk: String, deal: String) {
        let asked = try await ben.perform("talk", "start", listing, "아직 자리 있나요?")
        let talk = try #require(asked["id"]?.stringValue)
        #expect(try await ana.ask(["talk", "read", talk]).output.contains("아직 자리 있나요?"))
        _ = try await ana.perform("talk", "send", talk, "네, 일요일 어때요?")

        let proposal = ["deal", "propose", talk, "--starts", "2026-11-22 19:30", "--minutes", "60"]
        let proposed = try await ana.perform(
            proposal + ["--address", "명동길 14", "--price", "30000"]
                + ["--lat", "37.5637", "--lon", "126.9838"]
        )
        let deal = try #require(proposed["id"]?.stringValue)
        let shown = try await ben.ask(["deal", "show", deal])
        #expect(shown.status == 0 && !shown.output.contains("명동길 14"), "\(shown)")
        #expect(try await ben.perform("deal", "accept", deal)["state"] == "accepted")
        #expect(try await ben.ask(["deal", "show", deal]).output.contains("명동길 14"))
        return (talk, deal)
    }

    func reviewing(_ deal: String) async throws {
        _ = try await ana.perform("deal", "complete", deal)
        #expect(try await ben.perform("deal", "complete", deal)["state"] == "done")
        let hasty = try await ben.perform("review", "write", deal, "--stars", "1")["id"]?.stringValue ?? ""
        #expect(try await ben.perform("review", "edit", hasty, "--stars", "2")["rating"] == 2.0)
        #expect(try await ben.ask(["review", "delete", hasty, "--yes"]).status == 0)
        #expect(try await ben.ask(["review", "edit", hasty, "--stars", "3"]).status == 3)
        _ = try await ben.perform("review", "write", deal, "--stars", "4.5", "--text", "차근차근 알려 주셨어요.")
        #expect(try await ana.perform("review", "list", deal).items.isEmpty)
        _ = try await ana.perform("review", "write", deal, "--stars", "5")
        let reviews = try await ana.perform("review", "list", deal).items
        #expect(Set(reviews.map { $0["rating"]?.doubleValue }) == [4.5, 5])
        let received = try #require(reviews.first { $0["rating"]?.doubleValue == 4.5 }?["id"]?.stringValue)
        _ = try await ana.perform("review", "reply", received, "--text", "고마워요!")
        let id = try await ana.memberID()
        #expect(try await ben.ask(["member", "reviews", id]).output.contains("고마워요!"))
    }

    func repeating(_ listing: String) async throws {
        #expect(try await ana.perform("listing", "bump", listing)["bumpedAt"] != nil)
        let again = try await ana.ask(["listing", "bump", listing, "--json"])
        #expect(again.status == 3 && again.problem["code"] == "listing.bumped-today")
        #expect(try await ana.perform("listing", "confirm", listing)["confirmedAt"] != nil)
    }

    func parting(_ talk: String) async throws {
        _ = try await ben.perform("talk", "leave", talk)
        #expect(try await ben.perform("talk", "list").items.isEmpty)
        let other = try await ana.memberID()
        _ = try await ben.perform("block", "add", other, "--yes")
        #expect(try await ben.perform("block", "list").items.count == 1)
        #expect(try await ben.ask(["block", "list"]).output.contains("ana"))
        _ = try await ben.perform("block", "remove", other)
        #expect(try await ben.perform("block", "list").items.isEmpty)
    }

    func operating(in server: TestServer) async throws {
        let cho = try await ScriptedDevice(joining: "cho", at: server.address)
        try await server.appointOperator("cho")
        let member = try await ana.memberID()
        _ = try await ben.perform(
            "report",
            "file",
            "member",
            member,
            "--reason",
            "other",
            "--note",
            "늦게 왔어요."
        )
        let filed = try #require(try await cho.perform("report", "list").items.first?["id"]?.stringValue)
        #expect(try await cho.perform("report", "show", filed)["note"] == "늦게 왔어요.")
        let dismissed = try await cho.perform("report", "dismiss", filed, "--note", "별일 아니에요.")
        #expect(dismissed["status"] == "dismissed")
        let reopened = try await cho.perform("report", "reopen", filed, "--note", "다시 볼게요.")
        #expect(reopened["status"] == "open")
    }
}

extension ScriptedDevice {
    /// The document that a command prints; a command that fails, fails the test.
    func perform(_ words: String...) async throws -> JSON {
        try await perform(words)
    }

    func perform(_ words: [String]) async throws -> JSON {
        let outcome = try await ask(words + ["--json"])
        #expect(outcome.status == 0, "\(words): \(outcome)")
        return outcome.json
    }

    func memberID() async throws -> String {
        try #require(try await perform("account", "show")["id"]?.stringValue)
    }
}

extension JSON {
    var items: [JSON] { self["items"]?.arrayValue ?? [] }
}
