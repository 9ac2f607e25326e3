import Glibc
import HTTPServer
import Testing

@Suite("Threads that serve", .timeLimit(.minutes(20)))
struct ThreadsTests {
    private let thread = Route(.get, "/thread") { _ in Response(text: "\(pthread_self())") }

    @Test("Connections that come at once are shared out evenly")
    func evenly() async throws {
        try await serving([thread], configuration: ServerConfiguration(threads: 4)) { _, port in
            let clients = try (1...20).map { _ in try RawClient(port) }
            var threads: [String] = []
            for client in clients { threads.append(try await client.get("/thread").text) }
            #expect(counts(of: threads) == [5, 5, 5, 5])
        }
    }

    private func counts(of threads: [String]) -> [Int] {
        Dictionary(grouping: threads) { $0 }.values.map(\.count).sorted()
    }
}
