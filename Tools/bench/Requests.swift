import DIContainer
import Foundation
import HTTPServer

/// Requests a second of one server, with `wrk` on the same machine, as a share of a constant response.
enum Requests {
    private struct Load {
        let name: String
        let path: String
    }

    private static let bare = Load(name: "bare constant answer of 77 bytes", path: "/bare")
    private static let loads = [
        Load(
            name: "GET /api/v1/neighbourhoods/at",
            path: "/api/v1/neighbourhoods/at?lat=37.4979&lon=127.0276"
        ),
        Load(name: "GET /healthz", path: "/healthz"),
    ]

    static func measure() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("madang-bench-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let container = try await Container(AppConfiguration(folder: folder.path))
        try await container.prepare()
        let router = container.router
        let answer = Array(repeating: UInt8(ascii: "a"), count: 77)
        let constant = Route(.get, bare.path) { _ in Response(status: 200, bytes: answer, type: "text/plain")
        }
        let server = HTTPServer(
            router: Router(routes: router.routes + [constant]) { _, _ in Response(status: 404) }
        )
        let address = "http://127.0.0.1:\(try server.start())"

        // Alternately, so that changes of the machine's speed affect both.
        var rates: [String: [Double]] = [:]
        for _ in 1...3 {
            for load in [bare] + loads { rates[load.path, default: []].append(try wrk(address + load.path)) }
        }
        let base = median(rates[bare.path] ?? [])
        Bench.row(bare.name, "\(base.rounded) a second", "")
        for load in loads {
            let rate = median(rates[load.path] ?? [])
            let share = Int((100 * rate / base).rounded(.down))
            Bench.row(load.name, "\(rate.rounded) a second, \(share) % of the bare answer", "60 %")
        }
        await server.stop(within: .seconds(2))
        await container.close()
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    /// Requests a second.
    static func wrk(_ url: String, script: String? = nil) throws -> Double {
        try Measured(url, script: script).rate
    }
}
