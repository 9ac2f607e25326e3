import JSONCoding
import TestSupport
import Testing

@Suite("Outsiders' view of runs and logs", .timeLimit(.minutes(20)))
struct OutsidersTests {
    @Test("No route tells an exact place, a group's messages or a private log to anyone they aren't for")
    func everyRoute() async throws {
        try await TestServer.run { server in
            let story = try await RunWithSecrets(server)
            let document = try await server.ask("GET", "/api/v1/openapi.json").json
            let planned = RunWithSecrets.Secret.allCases.filter { $0 != .diaryOfRun }
            for reader in story.readers {
                let told = try await Walk(story, reader, document).reads(inEveryWay: true)
                // The host and those admitted do read it, so that the walk passes where it is shown.
                #expect(told == reader.mayLearn.intersection(planned), "\(reader.standing)")
            }
        }
    }

    @Test("After the run no route tells a private log of it, and no refusal tells anything")
    func afterwards() async throws {
        try await TestServer.run { server in
            var story = try await RunWithSecrets(server)
            let document = try await server.ask("GET", "/api/v1/openapi.json").json
            try await story.takesPlace()
            for reader in story.readers {
                let walk = Walk(story, reader, document)
                let told = try await walk.reads(inEveryWay: false)
                #expect(told.isSubset(of: reader.mayLearn), "\(reader.standing)")
                #expect(
                    told.contains(.diaryOfRun) == reader.mayLearn.contains(.diaryOfRun),
                    "\(reader.standing)"
                )
                guard !["host", "admitted"].contains(reader.standing) else { continue }
                let heard = try await walk.writes()
                #expect(heard.isSubset(of: reader.mayLearn), "\(reader.standing), being refused")
            }
        }
    }

    @Test("No stream tells a group's message or a private log to anyone they aren't for")
    func streams() async throws {
        try await TestServer.run { server in
            let story = try await RunWithSecrets(server)
            try await story.saysLast()
            for reader in story.readers {
                guard let neighbour = reader.neighbour else { continue }
                let listener = await neighbour.listen(after: 0)
                let heard = await listener.hear { $0.texts.contains("이만") }
                #expect(heard.texts.contains("이만"), "\(reader.standing)")
                let told = story.secrets(in: Array("\(heard)".utf8), of: "/api/v1/stream")
                #expect(told.isSubset(of: reader.mayLearn), "\(reader.standing)")
                #expect(told.contains(.message) == reader.mayLearn.contains(.message), "\(reader.standing)")
            }
        }
    }

    @Test("Searching for words of an exact address finds nothing")
    func searched() async throws {
        try await TestServer.run { server in
            let story = try await RunWithSecrets(server)
            for reader in story.readers {
                guard let neighbour = reader.neighbour else { continue }
                let query = "?neighbourhood=1114055000&q=%EC%88%A8%EC%9D%80%EA%B3%B5%EC%9B%90"
                let found = try await neighbour.ask("GET", "/api/v1/listings\(query)")
                #expect(found.status == 200 && found.items.isEmpty, "\(reader.standing)")
            }
        }
    }
}

/// The requests of one reader.
private struct Walk {
    private let story: RunWithSecrets
    private let reader: RunWithSecrets.Reader
    private let document: JSON
    private let routes: FilledRoutes

    init(_ story: RunWithSecrets, _ reader: RunWithSecrets.Reader, _ document: JSON) {
        (self.story, self.reader, self.document) = (story, reader, document)
        routes = story.routes(document)
    }

    /// Everything that can be read; the secrets it told.
    func reads(inEveryWay isThorough: Bool) async throws -> Set<RunWithSecrets.Secret> {
        var told: Set<RunWithSecrets.Secret> = []
        for path in try routes.addresses(inEveryWay: isThorough) + [reader.calendar].compactMap(\.self) {
            told.formUnion(try await answers("GET", path))
        }
        return told
    }

    /// What changes something, but the reader's own account; the secrets that answers and refusals told.
    func writes() async throws -> Set<RunWithSecrets.Secret> {
        let own = ["/api/v1/me", "/api/v1/sessions", "/api/v1/accounts", "/settings", "/sign-"]
        var told: Set<RunWithSecrets.Secret> = []
        for method in ["POST", "PUT", "PATCH", "DELETE"] {
            let paths = routes.patterns(method).filter { path in !own.contains { path.hasPrefix($0) } }
            // A block hides things that might be told.
            for pattern in paths.filter({ !$0.contains("block") }) + paths.filter({ $0.contains("block") }) {
                for path in try routes.filled(pattern) {
                    told.formUnion(try await answers(method, path, body(method, pattern)))
                }
            }
        }
        return told
    }

    private func body(_ method: String, _ pattern: String) -> [UInt8]? {
        let operation = document["paths"]?[pattern]?[method.lowercased()]
        guard let schema = operation?["requestBody"]?["content"]?["application/json"]?["schema"] else {
            return nil
        }
        return DocumentTree(schema, in: document, examples: story.examples).bytes
    }

    private func answers(_ method: String, _ path: String, _ body: [UInt8]? = nil) async throws
        -> Set<RunWithSecrets.Secret>
    {
        let answer: [UInt8]
        if path.hasPrefix("/api/") || path.hasPrefix("/images/") {
            let token = reader.neighbour.map { ["Authorization": "Bearer \($0.accessToken)"] } ?? [:]
            answer = try await TestResponse.asking(method, story.server.address + path, body, headers: token)
                .body
        } else {
            let browser = reader.browser
            _ = method == "GET" ? try await browser.open(path) : try await browser.post(path)
            answer = Array(browser.html.utf8)
        }
        let told = story.secrets(in: answer, of: path)
        let extra = told.subtracting(reader.mayLearn).map(\.rawValue).sorted()
        #expect(extra.isEmpty, "\(reader.standing) learns it by \(method) \(path)")
        return told
    }
}
