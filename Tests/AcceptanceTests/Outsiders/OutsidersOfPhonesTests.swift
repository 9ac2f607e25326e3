import JSONCoding
import TestSupport
import Testing

@Suite("Outsiders' view of phone numbers", .timeLimit(.minutes(20)))
struct OutsidersOfPhonesTests {
    private static let number = "010-7531-9864"

    private struct Reader {
        let standing: String
        let neighbour: Neighbour?
        let browser: PlainBrowser
        var mayLearn = false
    }

    /// A shop, and neighbours who asked its owner for the number with every result.
    private struct Story {
        var readers: [Reader] = []
        var names: [String: [String]] = [:]

        init(_ server: TestServer) async throws {
            let owner = try await server.signUp("owner")
            try await owner.stores(phone: number)
            // A message with a number is the writer's own doing, so the owner writes none.
            let shop = try await owner.postShop()
            try await add("owner", owner, mayLearn: true, server)
            for standing in ["revealed", "requested", "declined", "withdrawn", "blocked", "silent"] {
                let guest = try await server.signUp(standing)
                let talk = try await guest.ask(about: shop)
                names["conversations", default: []].append(talk)
                if standing != "silent" {
                    try await guest.say("아직 비어 있나요?", in: talk)
                    try await guest.phone("request", in: talk)
                }
                if standing == "declined" { try await owner.phone("decline", in: talk) }
                if ["revealed", "withdrawn", "blocked"].contains(standing) {
                    #expect(try await owner.phone("allow", in: talk).status == 204)
                    #expect(try await guest.phones(in: talk)["number"] == "+821075319864")
                }
                if standing == "withdrawn" { try await owner.phone("withdraw", in: talk) }
                if standing == "blocked" { try await owner.block(guest) }
                try await add(standing, guest, mayLearn: standing == "revealed", server)
            }
            try await add("stranger", try await server.signUp("stranger"), server)
            try await add("signed out", nil, server)
            let members = [try await owner.memberID, try await readers[1].neighbour?.memberID ?? ""]
            for segment in ["members", "{account}", "{member}"] { names[segment] = members }
            for segment in ["listings", "shops", "{listing}"] { names[segment] = [shop] }
            names["{id}"] = [shop, members[0]] + (names["conversations"] ?? [])
        }

        private mutating func add(
            _ standing: String,
            _ neighbour: Neighbour?,
            mayLearn: Bool = false,
            _ server: TestServer
        ) async throws {
            let browser = PlainBrowser(at: server.address)
            if let neighbour { try await browser.signIn(as: neighbour.name) }
            readers.append(
                Reader(standing: standing, neighbour: neighbour, browser: browser, mayLearn: mayLearn)
            )
        }

        func routes(_ server: TestServer, _ document: JSON) -> FilledRoutes {
            let owner = names["members"]?[0] ?? ""
            return FilledRoutes(
                routes: server.routes,
                document: document,
                names: names,
                queries: [
                    "neighbourhood": "1114055000", "reach": "3", "kind": "shop", "q": "%EA%B3%B5%EC%8B%A4",
                    "bbox": "126.9,37.5,127.1,37.6", "zoom": "16", "month": "2026-11", "member": owner,
                    "author": owner, "members": names["members"]?.joined(separator: ",") ?? "",
                    "lat": "37.56", "lon": "126.98", "key": "none", "limit": "100", "status": "all",
                ],
                additions: ["?kind=shop&neighbourhood=1114055000&q=%EA%B3%B5%EC%8B%A4"]
            )
        }
    }

    @Test("No byte of any answer has a phone number for anyone it wasn't revealed to")
    func everyRoute() async throws {
        try await TestServer.run { server in
            let story = try await Story(server)
            let document = try await server.ask("GET", "/api/v1/openapi.json").json
            let routes = story.routes(server, document)
            for reader in story.readers {
                var told: [String] = []
                for path in try routes.addresses(inEveryWay: true) {
                    let answer = try await text(of: path, for: reader, server)
                    if Self.tells(answer) { told.append(path) }
                }
                // Those who may know it do read it, so that the walk passes where it is shown.
                #expect(told.isEmpty == !reader.mayLearn, "\(reader.standing) reads it at \(told)")
                guard reader.standing == "revealed" else { continue }
                #expect(
                    told.allSatisfy { $0.hasPrefix("/conversations/") || $0.hasSuffix("/phone") },
                    "\(told)"
                )
            }
        }
    }

    @Test("The owner's number isn't in what others' streams tell, from the beginning to the end")
    func streams() async throws {
        try await TestServer.run { server in
            let story = try await Story(server)
            let keeper = try await server.signUp("keeper")
            let other = try await keeper.postShop()
            var told: [String: [String]] = [:]
            for reader in story.readers {
                guard let neighbour = reader.neighbour else { continue }
                // What comes last, so that everything before it was heard.
                let last = try await neighbour.ask(about: other)
                try await keeper.say("끝이에요", in: last)
                let listener = await neighbour.listen(after: 0)
                let heard = await listener.hear { $0.texts.contains("끝이에요") }
                #expect(heard.texts.last == "끝이에요", "\(reader.standing)")
                #expect(!Self.tells("\(heard)"), "\(reader.standing)")
                told[reader.standing] = heard.notices
            }
            // The streams do tell of the requests and their answers.
            #expect(told["owner"]?.contains("phone-requested") == true, "\(told)")
            #expect(told["revealed"]?.contains("phone-revealed") == true, "\(told)")
        }
    }

    private func text(of path: String, for reader: Reader, _ server: TestServer) async throws -> String {
        guard path.hasPrefix("/api/") else {
            try await reader.browser.open(path)
            return reader.browser.html
        }
        let token = reader.neighbour.map { ["Authorization": "Bearer \($0.accessToken)"] } ?? [:]
        let answer = try await TestResponse.asking("GET", server.address + path, nil, headers: token)
        return String(decoding: answer.body, as: UTF8.self)
    }

    /// In any grouping, with and without the code of the country.
    private static func tells(_ text: String) -> Bool {
        text.filter { !"-. ".contains($0) }.contains("75319864")
    }
}
