import Foundation
import JSONCoding
import TestSupport
import Testing

/// The real program with two neighbours who have a class, a conversation, a deal, a run with an applicant and
/// a running log, so that paths lead somewhere. What a step of the walk has ended is begun again.
final class WalkServer {
    let madang: MadangProcess
    let document: JSON
    private let folder: TemporaryFolder
    private var people = 0
    private(set) var ana: RemoteMember
    private(set) var cookies = ""
    private var names: [String: String] = [:]

    init() async throws {
        folder = try TemporaryFolder()
        madang = try await MadangProcess(data: folder.path, ["--trusted-proxies", "127.0.0.1"])
        document = try await TestResponse.asking("GET", madang.address + "/api/v1/openapi.json").json
        ana = try await RemoteMember(joining: "ana0", at: madang)
        try await begin()
    }

    /// What stands for a parameter behind that segment of a path.
    func value(after segment: String) -> String { names[segment] ?? names["classes"] ?? "" }

    var examples: [String: String] {
        let tomorrow = Date(timeIntervalSinceNow: 86_400).ISO8601Format()
        return [
            "email": "\"walker@example.com\"", "password": "\"open sesame 9\"", "subject": "\"hobby\"",
            "target": "\"all\"", "title": "\"피아노\"", "description": "\"처음이어도 괜찮아요.\"",
            "startsAt": "\"\(tomorrow)\"", "minutes": "60", "seats": "2", "lat": "37.5637",
            "lon": "126.9838", "neighbourhood": "\"1114055000\"", "code": "\"1114055000\"",
            "id": "\"\(names["classes"] ?? "")\"", "images": "\"\(names["images"] ?? "")\"",
            "picture": "\"\(names["images"] ?? "")\"", "birthYear": "1990", "pace": "\"average\"",
            "day": "\"\(Self.yesterday)\"",
        ]
    }

    /// Whether the neighbour is still signed in and what was begun still there.
    func isWhole() async throws -> Bool {
        let listing = try await ana.ask("GET", "/api/v1/classes/\(value(after: "classes"))")
        let deal = try await ana.ask("GET", "/api/v1/deals/\(value(after: "deals"))")
        let run = try await ana.ask("GET", "/api/v1/runs/\(value(after: "runs"))")
        let log = try await ana.ask("GET", "/api/v1/run-logs/\(value(after: "run-logs"))")
        let me = madang.address + "/api/v1/me"
        let browser = try await TestResponse.asking("GET", me, headers: ["Cookie": cookies])
        return [listing, deal, run, log, browser].allSatisfy { $0.status == 200 }
    }

    func begin() async throws {
        people += 1
        let name = "ana\(people)"
        // Accounts that are opened from one address are limited.
        let client = "172.16.\(people >> 8 & 255).\(people & 255)"
        ana = try await RemoteMember(joining: name, at: madang, from: client)
        let ben = try await RemoteMember(joining: "ben\(people)", at: madang, from: client)
        let conversation = try await ben.talks(to: ana)
        let place = try await ana.ask("GET", "/api/v1/conversations/\(conversation)")
        let terms = Neighbour.terms(["startsAt": .string(Date(timeIntervalSinceNow: 86_400).ISO8601Format())])
        let deal = try await ana.ask("POST", "/api/v1/conversations/\(conversation)/deals", terms)
        let image = try await ana.upload(PNGFile(40, 40).blank)
        names = [
            "classes": place.json["subject"]?["id"]?.stringValue ?? "", "conversations": conversation,
            "deals": deal.json["id"]?.stringValue ?? "", "images": image.json["id"]?.stringValue ?? "",
            "members": try await ben.ask("GET", "/api/v1/me").json["id"]?.stringValue ?? "",
            "neighbourhoods": "1114055000", "sign-in": "kakao", "export": "account",
        ]
        names["blocks"] = names["members"]
        let run = try await run(joinedBy: ben)
        let log = try await ana.ask(
            "POST",
            "/api/v1/run-logs",
            Neighbour.runLog(["day": .string(Self.yesterday)])
        )
        names["runs"] = run
        names["listings"] = run
        names["run-logs"] = log.json["id"]?.stringValue ?? ""
        for segment in ["roster", "fellows"] { names[segment] = names["members"] }
        let browser = try await PlainBrowser(signingIn: name, at: madang.address)
        cookies = browser.cookies.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "; ")
    }

    /// A run of Ana's that Ben applied for.
    private func run(joinedBy ben: RemoteMember) async throws -> String {
        for member in [ana, ben] {
            _ = try await member.ask("PATCH", "/api/v1/me", ["birthYear": 1990, "pace": "average"])
        }
        let tomorrow = Date(timeIntervalSinceNow: 86_400).ISO8601Format()
        let posted = try await ana.ask("POST", "/api/v1/runs", Neighbour.run(["startsAt": .string(tomorrow)]))
        let id = try #require(posted.json["id"]?.stringValue, "\(posted)")
        let applied = try await ben.ask("POST", "/api/v1/listings/\(id)/roster/apply", [:])
        try #require(applied.status == 200, "\(applied)")
        return id
    }

    private static var yesterday: String {
        String(Date(timeIntervalSinceNow: -86_400).ISO8601Format().prefix(10))
    }
}
