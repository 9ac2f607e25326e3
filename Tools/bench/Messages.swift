import DIContainer
import Foundation
import FoundationNetworking
import HTTPServer

/// The cost of a message: 32 members write continuously, compared with a POST that stores nothing.
enum Messages {
    private static let senders = 32

    static func measure() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("madang-talk-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let container = try await Container(AppConfiguration(folder: folder.path, messagesADay: 1_000_000))
        try await container.prepare()
        let nothing = Route(.post, "/nothing", body: .buffered(limit: 1_024)) { _ in Response(status: 204) }
        let server = HTTPServer(
            router: Router(routes: container.router.routes + [nothing]) { _, _ in Response(status: 404) }
        )
        let caller = Caller(address: "http://127.0.0.1:\(try server.start())")
        let talks = try await caller.talks(of: senders)

        let script = folder.appendingPathComponent("talk.lua")
        try lua(talks).write(to: script, atomically: true, encoding: .utf8)
        let keyed = folder.appendingPathComponent("keyed.lua")
        try lua(talks, key: "\"bench-\" .. turn").write(to: keyed, atomically: true, encoding: .utf8)
        let empty = folder.appendingPathComponent("nothing.lua")
        try #"wrk.method = "POST"; wrk.body = "{}""#.write(to: empty, atomically: true, encoding: .utf8)
        let bare = try timed { try Requests.wrk(caller.address + "/nothing", script: empty.path) }
        let before = try await caller.commits()
        let kept = try timed { try Requests.wrk(caller.address + "/", script: script.path) }
        let commits = try await caller.commits() - before
        let repeatable = try timed { try Requests.wrk(caller.address + "/", script: keyed.path) }

        let share = Int((100 * kept.rate / bare.rate).rounded(.down))
        let perCommit = kept.rate * Measured.seconds / Double(max(1, commits))
        Bench.row("POST that keeps nothing", bare.words, "")
        Bench.row("message kept, \(senders) senders", "\(kept.words), \(share) % of that", "25 %")
        Bench.row("the same, with a key each", repeatable.words, "")
        Bench.row("messages that share a commit", "\(perCommit.rounded)", "")
        await server.stop(within: .seconds(2))
        await container.close()
    }

    private struct Load {
        let rate: Double
        /// Processor time of the server per message.
        let microseconds: Double

        var words: String { "\(rate.rounded) a second, \(microseconds.rounded) µs of processor time each" }
    }

    private static func timed(_ load: () throws -> Double) rethrows -> Load {
        let start = processorTime
        let rate = try load()
        return Load(rate: rate, microseconds: (processorTime - start) / (rate * Measured.seconds))
    }

    /// In microseconds, of this process; `wrk` is a separate one.
    private static var processorTime: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        return seconds * 1_000_000 + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    }

    private static func lua(_ talks: [Caller.Talk], key: String = "nil") -> String {
        let paths = talks.map { "\"\($0.path)\"" }.joined(separator: ",")
        let tokens = talks.map { "\"Bearer \($0.token)\"" }.joined(separator: ",")
        return """
            local paths = {\(paths)}
            local tokens = {\(tokens)}
            local turn = 0
            request = function()
                turn = turn + 1
                local place = turn % #paths + 1
                local headers = {["Authorization"] = tokens[place], ["Content-Type"] = "application/json"}
                headers["Idempotency-Key"] = \(key)
                return wrk.format("POST", paths[place], headers, '{"text": "내일 일곱 시에 뵐게요"}')
            end
            """
    }
}

struct Caller {
    struct Talk {
        let path: String
        let token: String
    }

    let address: String

    /// One organiser, and `count` members who each start a conversation.
    func talks(of count: Int) async throws -> [Talk] {
        let teacher = try await token(of: "teacher")
        let listing = try await listing(by: teacher)
        var talks: [Talk] = []
        for number in 1...count {
            let talk = try await talk(about: listing, by: token(of: "guest\(number)"))
            try await say("네", in: talk, by: teacher)
            talks.append(talk)
        }
        return talks
    }

    func listing(by teacher: String) async throws -> String {
        let listing = try await post(
            "/api/v1/classes",
            Self.offer("성인 피아노 기초"),
            teacher
        )
        return listing["id"] as? String ?? ""
    }

    static func offer(_ title: String) -> [String: Any] {
        [
            "side": "offer", "title": title, "description": "처음부터 천천히",
            "schedule": ["weekdays": ["mon"], "minutes": 60],
            "place": ["point": ["lat": 37.5637, "lon": 126.9838]],
        ]
    }

    func talk(about listing: String, by token: String) async throws -> Talk {
        let talk = try await post("/api/v1/classes/\(listing)/conversation", nil, token)
        return Talk(path: "/api/v1/conversations/\(talk["id"] ?? "")/messages", token: token)
    }

    func say(_ text: String, in talk: Talk, by token: String) async throws {
        _ = try await post(talk.path, ["text": text], token)
    }

    func commits() async throws -> Int {
        let (data, _) = try await URLSession.shared.data(for: request("/metrics"))
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.hasPrefix("madang_database_commits_total ") }
        return line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }

    private func token(of name: String) async throws -> String {
        let account = ["email": "\(name)@example.com", "nickname": name, "password": "open sesame 9"]
        let admission = try await post("/api/v1/accounts", account, nil)
        return (admission["session"] as? [String: Any])?["accessToken"] as? String ?? ""
    }

    private func post(_ path: String, _ body: [String: Any]?, _ token: String?) async throws -> [String: Any]
    {
        var request = request(path)
        request.httpMethod = "POST"
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        if let body {
            request.httpBody = try JSONSerialization.data(withJSONObject: body)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        let (data, _) = try await URLSession.shared.data(for: request)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    private func request(_ path: String) -> URLRequest {
        URLRequest(url: URL(string: address + path) ?? URL(fileURLWithPath: path))
    }
}
