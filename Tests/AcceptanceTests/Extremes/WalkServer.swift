import Foundation
import JSONCoding
import TestSupport

/// The real program with two neighbours who have a class, a conversation and a deal, so that paths lead
/// somewhere. What a step of the walk has ended is begun again.
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
            "picture": "\"\(names["images"] ?? "")\"", "birthYear": "1990",
        ]
    }

    /// Whether the neighbour is still signed in and what was begun still there.
    func isWhole() async throws -> Bool {
        let listing = try await ana.ask("GET", "/api/v1/classes/\(value(after: "classes"))")
        let deal = try await ana.ask("GET", "/api/v1/deals/\(value(after: "deals"))")
        let me = madang.address + "/api/v1/me"
        let browser = try await TestResponse.asking("GET", me, headers: ["Cookie": cookies])
        return listing.status == 200 && deal.status == 200 && browser.status == 200
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
        names["listings"] = names["classes"]
        let browser = PlainBrowser(at: madang.address)
        try await browser.signIn(as: name)
        cookies = browser.cookies.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "; ")
    }
}
