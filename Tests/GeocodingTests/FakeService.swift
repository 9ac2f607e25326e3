import Domain
import Geocoding
import HTTPServer
import Synchronization

/// A server on this machine that answers as an address service does, and records what it was asked.
final class FakeService: Sendable {
    enum Behaviour: Sendable {
        /// The answer to the first of these texts that a request contains.
        case answers(KeyValuePairs<String, String>)
        case status(Int)
        /// To the same path again.
        case redirect
        /// Nothing listens at its address.
        case gone
    }

    private let behaviour: Behaviour
    private let requests = Mutex<[String]>([])

    init(_ behaviour: Behaviour) {
        self.behaviour = behaviour
    }

    /// Each request as its path and query, and its headers of identity.
    var heard: [String] { requests.withLock { $0 } }

    /// What a client of this service gets.
    func serving<Answer>(_ ask: (String) async throws -> Answer) async throws -> Answer {
        let server = HTTPServer(configuration: ServerConfiguration(threads: 1), router: router)
        var address = "http://127.0.0.1:\(try server.start())"
        if case .gone = behaviour {
            await server.stop(within: .zero)
            address = "http://127.0.0.1:9"
        }
        let result: Result<Answer, any Error>
        do {
            result = .success(try await ask(address))
        } catch {
            result = .failure(error)
        }
        await server.stop(within: .zero)
        return try result.get()
    }

    private var router: Router {
        let paths = [
            "/v2/local/search/address.json", "/v2/local/geo/coord2address.json",
            "/map-geocode/v2/geocode", "/map-reversegeocode/v2/gc", "/req/address",
            "/addrlink/addrLinkApi.do", "/addrlink/addrCoordApi.do",
        ]
        return Router(routes: paths.map(route)) { rejection, _ in Response(status: rejection.status) }
    }

    private func route(_ path: String) -> Route {
        Route(.get, path, body: .none) { [self] request in
            let names = ["Authorization", "X-NCP-APIGW-API-KEY-ID", "X-NCP-APIGW-API-KEY"]
            let identity = names.compactMap { request.headers[$0] }
            let query = request.query.map { "\($0.name)=\($0.value)" }
            let line = ([path] + query + identity).joined(separator: " ")
            requests.withLock { $0.append(line) }
            switch behaviour {
            case .answers(let answers):
                let answer = answers.first { line.contains($0.key) }?.value ?? "{}"
                return Response(status: 200, bytes: Array(answer.utf8), type: "application/json")
            case .status(let status): return Response(status: status)
            case .redirect: return Response(status: 302, headers: ["Location": path])
            case .gone: return Response(status: 500)
            }
        }
    }
}
