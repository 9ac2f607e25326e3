import JSONCoding
import TestSupport
import Testing

/// A run with an exact place, a group conversation and logs, and a reader of every standing towards it.
struct RunWithSecrets {
    /// What not everyone may learn.
    enum Secret: String, CaseIterable, Sendable {
        case address, point, message, note, diary, distance, total, route, picture, bytes
        case publicDiary, publicPicture, diaryOfRun
    }

    struct Reader {
        let standing: String
        /// Nil for a signed-out reader.
        var neighbour: Neighbour?
        let browser: PlainBrowser
        let mayLearn: Set<Secret>
        /// The path of the reader's own calendar, once there is one.
        var calendar: String?
        /// The reader's conversation with a neighbour who takes no part.
        var talk: String?
    }

    private static let place: JSON = [
        "point": ["lat": 37.563719, "lon": 126.983826], "address": "숨은공원 17번 벤치",
    ]
    private static let ofPlace: Set<Secret> = [.address, .point, .message]
    private static let ofPublicLog: Set<Secret> = [.publicDiary, .publicPicture]

    let server: TestServer
    private(set) var readers: [Reader] = []
    /// An answer tells a secret if it has all of its words. One number of the point alone gives nothing away:
    /// what others see instead may lie due east of it, or due north.
    private(set) var words: [Secret: [String]] = [
        .address: ["숨은공원"], .point: ["37.563719", "126.983826"], .message: ["은행나무에서"],
        .note: ["왼쪽무릎"], .diary: ["쓰라린하루"], .distance: ["43219"], .total: ["48219"],
        .route: ["127.01234"], .publicDiary: ["뿌듯한하루"], .diaryOfRun: ["몰래적은말"],
    ]
    private(set) var files: [Secret: Set<[UInt8]>] = [:]
    private(set) var names: [String: [String]] = [:]
    private let run: String
    private var host: Neighbour
    private let dan: Neighbour

    init(_ server: TestServer) async throws {
        self.server = server
        host = try await server.signUp("host")
        dan = try await server.signUp("dan")
        run = try await host.host(["seats": 5, "weeks": 3, "place": Self.place])
        try await takesPart()
        try await writesLogs()
        try await gathersNames()
    }

    /// Members that are admitted and stay, or don't, one who is offered a seat, and one who only applied.
    private mutating func takesPart() async throws {
        let everything = Set(Secret.allCases)
        try await add("host", host, everything)
        var members: [String: Neighbour] = [:]
        for name in ["admitted", "removed", "left", "blocked", "offered", "declined", "applicant"] {
            let member = try await server.signUp(name)
            try await member.apply(to: run, name == "applicant" ? "왼쪽무릎이 아파요" : nil)
            members[name] = member
            guard !["declined", "applicant"].contains(name) else { continue }
            let admitted = try await host.admit(member, to: run)
            #expect(admitted.status == 200, "\(admitted)")
        }
        let talk = try #require(try await host.roster(of: run)["conversation"]?.stringValue)
        names["conversations"] = [talk]
        try await host.say("은행나무에서 만나요", in: talk)
        try await host.perform("decline", #require(members["declined"]), onRosterOf: run)
        try await host.perform("remove", #require(members["removed"]), onRosterOf: run, "미안해요")
        try await members["left"]?.perform("leave", onRosterOf: run)
        try await host.block(#require(members["blocked"]))
        try await host.say("은행나무에서 기다려요", in: talk)

        try await add("admitted", members["admitted"], Self.ofPlace.union(Self.ofPublicLog))
        for name in ["removed", "left", "offered", "declined"] {
            try await add(name, members[name], Self.ofPublicLog)
        }
        try await add("applicant", members["applicant"], Self.ofPublicLog.union([.note]))
        try await add("blocked", members["blocked"], [])
        try await add("stranger", try await server.signUp("stranger"), Self.ofPublicLog)
        try await add("signed out", nil, [])
    }

    private mutating func add(_ standing: String, _ neighbour: Neighbour?, _ mayLearn: Set<Secret>)
        async throws
    {
        let browser = PlainBrowser(at: server.address)
        var reader = Reader(
            standing: standing,
            neighbour: neighbour,
            browser: browser,
            mayLearn: mayLearn
        )
        if let neighbour {
            try await browser.signIn(as: neighbour.name)
            reader.calendar = try await neighbour.ask("POST", "/api/v1/me/calendar").json["path"]?.stringValue
            let saved = try await neighbour.ask(
                "POST",
                "/api/v1/me/saved-searches",
                ["name": "러닝", "neighbourhood": "1114055000", "kinds": ["run"]]
            )
            #expect(saved.status == 201, "\(saved)")
        }
        readers.append(reader)
    }

    /// A private log with a picture and a route, and a public one.
    private mutating func writesLogs() async throws {
        let track = Neighbour.track().replacing("127.01", with: "127.01234")
        let hidden = try await host.importTrack(track).id
        let pictures = [PNGFile(900, 600).blank, PNGFile(600, 900, .rgba).blank]
        var images: [String] = []
        for picture in pictures {
            images.append(try #require(try await host.upload(picture).json["id"]?.stringValue))
        }
        let edited = try await host.ask(
            "PUT",
            "/api/v1/run-logs/\(hidden)",
            Neighbour.runLog([
                "diary": "쓰라린하루였다", "metres": 43_219, "public": false, "images": [.string(images[0])],
            ])
        )
        #expect(edited.status == 200 && edited.json["route"]?.arrayValue?.isEmpty == false, "\(edited)")
        let shown = try await host.ask(
            "POST",
            "/api/v1/run-logs",
            Neighbour.runLog(["diary": "뿌듯한하루였다", "metres": 5_000, "images": [.string(images[1])]])
        )
        names["run-logs"] = [hidden, shown.json["id"]?.stringValue ?? ""]
        names["images"] = images
        for (log, secret) in [(edited, Secret.bytes), (shown, .publicPicture)] {
            let urls = log.json["images"]?.arrayValue?.first?["urls"]
            let paths = ["thumb", "card", "full"].compactMap { urls?[$0]?.stringValue }
            names["images"]? += paths.compactMap { $0.split(separator: "/").last.map(String.init) }
            for path in paths { files[secret, default: []].insert(try await host.ask("GET", path).body) }
            if secret == .bytes { words[.picture] = names["images"].map { Array($0.suffix(1)) } }
        }
    }

    private mutating func gathersNames() async throws {
        let members = [try await host.memberID, try await member("admitted").memberID]
        for segment in ["members", "{account}", "{member}"] { names[segment] = members }
        for segment in ["listings", "classes", "runs", "{listing}"] { names[segment] = [run] }
        for segment in ["saved-searches", "series"] {
            let own = try await host.ask("GET", "/api/v1/me/\(segment)").items.first
            names[segment] = [try #require(own?["id"]?.stringValue)]
        }
        names["{id}"] = [run, members[0]] + (names["conversations"] ?? []) + (names["run-logs"] ?? [])
        let post = try await dan.post()
        for index in readers.indices where readers[index].neighbour != nil {
            readers[index].talk = try await readers[index].neighbour?.ask(about: post)
        }
    }

    private func member(_ standing: String) throws -> Neighbour {
        try #require(readers.first { $0.standing == standing }?.neighbour)
    }

    /// The run takes place, and its host writes a private log of it.
    mutating func takesPlace() async throws {
        server.clock.pass(.seconds(26 * 3_600))
        for index in readers.indices {
            readers[index].neighbour = try await readers[index].neighbour?.refreshed()
        }
        host = try member("host")
        let log = Neighbour.runLog([
            "day": "2026-11-21", "run": .string(run), "diary": "몰래적은말", "public": false,
            "metres": .null, "seconds": .null,
        ])
        let written = try await host.ask("POST", "/api/v1/run-logs", log)
        #expect(written.status == 201, "\(written)")
        names["run-logs"]?.append(written.json["id"]?.stringValue ?? "")
    }

    /// Says something to each reader that ends what a stream has to tell.
    func saysLast() async throws {
        let dan = try await dan.refreshed()
        for talk in readers.compactMap(\.talk) { try await dan.say("이만", in: talk) }
    }

    /// What an answer tells. A refusal may repeat its own address.
    func secrets(in body: [UInt8], of path: String) -> Set<Secret> {
        // Lines of a calendar are folded.
        let text = String(decoding: body, as: UTF8.self).replacing("\r\n ", with: "")
        let told = words.filter { _, words in
            words.allSatisfy { !path.contains($0) && text.hasWord($0) }
        }
        return Set(told.keys).union(files.filter { $0.value.contains(body) }.keys)
    }

    func routes(_ document: JSON) -> FilledRoutes {
        let host = names["members"]?[0] ?? ""
        let log = names["run-logs"]?[0] ?? ""
        let common =
            "?member=\(host)&kind=run&neighbourhood=1114055000&q=%EB%82%A8%EC%82%B0&month=2026-11&run=\(run)"
        return FilledRoutes(
            routes: server.routes,
            document: document,
            names: names,
            queries: [
                "neighbourhood": "1114055000", "reach": "3", "kind": "run", "q": "%EB%82%A8%EC%82%B0",
                "bbox": "126.9,37.5,127.1,37.6", "zoom": "16", "month": "2026-11", "member": host,
                "author": host,
                "members": names["members"]?.joined(separator: ",") ?? "", "lat": "37.56", "lon": "126.98",
                "key": "none", "limit": "100", "fits": "me", "status": "all", "sort": "nearest",
            ],
            additions: [
                "\(common)&subject.kind=run-log&subject.id=\(log)", "?subject.kind=listing&subject.id=\(run)",
            ]
        )
    }

    /// The bodies of requests name what there is.
    var examples: [String: String] {
        [
            "run": "\"\(run)\"", "id": "\"\(names["run-logs"]?[0] ?? "")\"", "kind": "\"run-log\"",
            "stamp": "\"joy\"",
        ]
    }
}

extension String {
    /// Whether the word occurs, and not as a part of a longer number or identifier.
    fileprivate func hasWord(_ word: String) -> Bool {
        guard word.first?.isNumber == true else { return contains(word) }
        func isPart(_ character: Character) -> Bool {
            character.isASCII && (character.isLetter || character.isNumber) || character == "."
        }
        return ranges(of: word).contains { found in
            let (before, after) = (self[..<found.lowerBound].last, self[found.upperBound...].first)
            return !(before.map(isPart) ?? false) && !(after.map(isPart) ?? false)
        }
    }
}
