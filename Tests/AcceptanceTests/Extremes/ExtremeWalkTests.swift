import Foundation
import TestSupport
import Testing

/// Extreme values in every place of every route that is registered, one at a time, against the real program.
@Suite("Extreme values", .serialized)
struct ExtremeWalkTests {
    /// How many of its values each place is tried with; there are 150 at most.
    private static let rounds = number("MADANG_TEST_WALK_ROUNDS") ?? 4
    private static let limit = Duration.seconds(number("MADANG_TEST_WALK_SECONDS") ?? 40)
    private static let seed = number("MADANG_TEST_WALK_SEED") ?? 11

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test("No value in any place of any route fails, takes a second of work, keeps memory or ends the server")
    func everywhere() async throws {
        let server = try await WalkServer()
        let routes = try await TestServer.run { $0.routes }
        let forms = try await Self.forms(on: routes, of: server)
        let steps = WalkSteps(routes, forms: forms).all(in: server.document, of: server)
        #expect(steps.count > 1_000)

        var chance = WalkChance(seed: UInt64(Self.seed))
        var report = WalkReport()
        var memory = 0
        let end = ContinuousClock.now + Self.limit
        var order = steps.map { ($0, $0.values.shuffled(using: &chance)) }
        order.shuffle(using: &chance)
        for round in 0..<Self.rounds {
            for (step, values) in order where round < values.count {
                try await report.take(step, values[round], in: server)
                if report.count == 1_000 { memory = server.madang.memory }
                guard report.isAlive, ContinuousClock.now < end else { break }
            }
            guard report.isAlive, ContinuousClock.now < end else { break }
        }
        #expect(report.findings.isEmpty, "\(report.findings.joined(separator: "\n"))")
        let growth = memory == 0 ? 0 : server.madang.memory - memory
        #expect(growth < 96 << 20, "\(growth >> 20) MiB more than after a thousand requests")
        print("walk: \(report.count) requests at \(steps.count) places, slowest \(report.slowest) of work")
        await server.madang.kill()
    }

    /// The fields of all forms that a member and a stranger meet, by the route that takes them.
    private static func forms(on routes: [String], of server: WalkServer) async throws -> [String: Set<
        String
    >] {
        let patterns = routes.filter { $0.hasPrefix("POST /") }.map { String($0.dropFirst(5)) }
        var forms: [String: Set<String>] = [:]
        for cookies in ["", server.cookies] {
            for route in routes where route.hasPrefix("GET /") && !route.contains("/api/") {
                let segments = route.dropFirst(5).split(separator: "/").map(String.init)
                var address = ""
                for segment in segments {
                    let former = address.split(separator: "/").last.map(String.init) ?? ""
                    address += "/" + (segment.hasPrefix("{") ? server.value(after: former) : segment)
                }
                let browser = PlainBrowser(at: server.madang.address)
                let pairs = cookies.split(separator: "; ").map { $0.split(separator: "=", maxSplits: 1) }
                browser.keep(
                    Dictionary(pairs.map { (String($0[0]), String($0[1])) }) { first, _ in first }
                )
                try await browser.open(address.isEmpty ? "/" : address)
                for (action, names) in browser.controls {
                    guard let pattern = patterns.first(where: { isOne(action, of: $0) }) else { continue }
                    forms[pattern, default: []].formUnion(names)
                }
            }
        }
        return forms
    }

    private static func isOne(_ address: String, of pattern: String) -> Bool {
        let (words, parts) = (
            address.prefix { $0 != "?" }.split(separator: "/"), pattern.split(separator: "/")
        )
        return words.count == parts.count && zip(words, parts).allSatisfy { $1.hasPrefix("{") || $0 == $1 }
    }
}

/// What the walk has met so far.
private struct WalkReport {
    private(set) var findings: [String] = []
    private(set) var isAlive = true
    private(set) var count = 0
    private(set) var slowest = Duration.zero
    private static let most = 25

    mutating func take(_ step: WalkSteps.Step, _ value: [UInt8], in server: WalkServer) async throws {
        count += 1
        let request = step.request(server, value)
        let bytes = request.bytes(to: server.madang.port, from: count)
        let before = server.madang.work
        let answer = try? await offPool { [port = server.madang.port] in
            let caller = try RawConnection(port)
            caller.sayHere(bytes)
            return try caller.answerHere()
        }
        let work = server.madang.work - before
        slowest = max(slowest, work)
        let replay = { request.replay(to: server.madang.port, from: 0) }
        guard let answer else {
            isAlive =
                (try? await TestResponse.asking("GET", server.madang.address + "/healthz").status) == 200
            findings.append("\(step.name): no answer\(isAlive ? "" : ", the server has ended")\n\(replay())")
            if !isAlive { findings.append(String(server.madang.said.prefix(3_000))) }
            return
        }
        let isBusy = answer.status == 503 && answer.head.contains("Retry-After")
        if answer.status >= 500, !isBusy { findings.append("\(step.name): \(answer.status)\n\(replay())") }
        if work > .seconds(1) { findings.append("\(step.name): \(work) of work\n\(replay())") }
        if findings.count > Self.most { isAlive = false }
        let isDone = answer.status < 400 && request.method != "GET"
        if isDone, try await !server.isWhole() { try await server.begin() }
    }
}
