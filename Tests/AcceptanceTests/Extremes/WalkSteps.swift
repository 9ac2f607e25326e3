import JSONCoding
import TestSupport

/// Every place of every route in which a value can stand, each a way to make a request of a value.
struct WalkSteps {
    /// The place's name for a reader, the values that suit it, and the request with one of them there.
    struct Step {
        let name: String
        let values: [[UInt8]]
        let request: (WalkServer, [UInt8]) -> WalkRequest
    }

    enum Walker: CaseIterable { case stranger, member }

    private let routes: [(method: String, pattern: String)]
    private let forms: [String: Set<String>]

    /// - Parameter routes: as `GET /api/v1/me`.
    init(_ routes: [String], forms: [String: Set<String>]) {
        self.routes = routes.map { route in
            let words = route.split(separator: " ").map(String.init)
            return (words[0], words[1])
        }
        self.forms = forms
    }

    func all(in document: JSON, of server: WalkServer) -> [Step] {
        Walker.allCases.flatMap { walker in
            routes.flatMap { method, pattern -> [Step] in
                let operation = document["paths"]?[pattern]?[method.lowercased()]
                let base = Base(method, pattern, walker, isPage: operation == nil)
                return base.pathSteps + base.headerSteps + base.querySteps(operation)
                    + base.bodySteps(operation, in: document, of: server) + base.formSteps(forms)
            }
        }
    }
}

/// A route, and who asks.
private struct Base {
    let method: String
    let pattern: String
    let walker: WalkSteps.Walker
    let isPage: Bool

    init(_ method: String, _ pattern: String, _ walker: WalkSteps.Walker, isPage: Bool) {
        self.method = method
        self.pattern = pattern
        self.walker = walker
        self.isPage = isPage
    }

    private var segments: [String] { pattern.split(separator: "/").map(String.init) }

    private func path(_ server: WalkServer, putting value: [UInt8]? = nil, at place: Int? = nil) -> [UInt8] {
        var former = ""
        var path: [UInt8] = []
        for (index, segment) in segments.enumerated() {
            let isParameter = segment.hasPrefix("{")
            let known = isParameter ? server.value(after: former) : segment
            path += Array("/".utf8) + (index == place ? WalkRequest.escaped(value ?? []) : Array(known.utf8))
            former = known
        }
        return path.isEmpty ? Array("/".utf8) : path
    }

    private func headers(_ server: WalkServer) -> [(String, String)] {
        let page = [("Origin", "http://127.0.0.1:\(server.madang.port)"), ("Accept", "text/html")]
        switch walker {
        case .stranger: return isPage ? page : []
        case .member:
            return isPage
                ? page + [("Cookie", server.cookies)]
                : [("Authorization", "Bearer \(server.ana.accessToken)")]
        }
    }

    private func step(
        _ place: String,
        _ values: [[UInt8]] = ExtremeValues.plain,
        _ request: @escaping (WalkServer, [UInt8]) -> WalkRequest
    ) -> WalkSteps.Step {
        WalkSteps.Step(name: "\(method) \(pattern) \(place) (\(walker))", values: values, request: request)
    }

    var pathSteps: [WalkSteps.Step] {
        segments.indices.filter { segments[$0].hasPrefix("{") }.map { place in
            step(segments[place]) { server, value in
                WalkRequest(method, path(server, putting: value, at: place), headers(server))
            }
        }
    }

    private static let headerNames = [
        "Idempotency-Key", "If-Match", "Last-Event-ID", "Accept-Language", "Range", "If-None-Match",
        "If-Modified-Since",
        "User-Agent", "Authorization", "Cookie", "X-Request-Id", "Accept-Encoding", "Content-Type", "Referer",
    ]

    /// A header can't carry a line break or a zero byte: that is tried below HTTP.
    var headerSteps: [WalkSteps.Step] {
        Self.headerNames.map { name in
            step(name, ExtremeValues.plain.filter { !$0.contains(0) }) { server, value in
                var request = WalkRequest(method, path(server), headers(server))
                request.headers.removeAll { $0.name == name }
                let prefix = name == "Authorization" ? "Bearer " : name == "Cookie" ? "session=" : ""
                request.headers.append((name, Array(prefix.utf8) + value))
                if method != "GET" { request.body = Array("{}".utf8) }
                return request
            }
        }
    }

    func querySteps(_ operation: JSON?) -> [WalkSteps.Step] {
        guard method == "GET" else { return [] }
        let declared = (operation?["parameters"]?.arrayValue ?? [])
            .filter { $0["in"]?.stringValue == "query" }.compactMap { $0["name"]?.stringValue }
        let names = declared.isEmpty ? Self.pageParameters : declared + ["no-such-parameter"]
        // What else has to be there for the value to be looked at.
        let rest = ["neighbourhood=1114055000", "q=%ED%94%BC%EC%95%84%EB%85%B8"].filter { word in
            declared.contains { word.hasPrefix($0 + "=") }
        }
        return names.map { name in
            step("?\(name)") { server, value in
                let others =
                    rest.filter { !$0.hasPrefix(name + "=") }.map { "&" + $0 }.joined()
                    + (name == "cursor" ? Self.sort(for: value, declared) : "")
                let query = Array("?\(name)=".utf8) + WalkRequest.escaped(value) + Array(others.utf8)
                return WalkRequest(method, path(server) + query, headers(server))
            }
        }
    }

    /// A cursor belongs to an order of the list.
    private static func sort(for value: [UInt8], _ declared: [String]) -> String {
        guard declared.contains("sort") else { return "" }
        switch value.count(where: { $0 == UInt8(ascii: "-") }) {
        case 2: return "&sort=popular"
        case 1: return "&sort=nearest&lat=37.56&lon=126.98"
        default: return ""
        }
    }

    private static let pageParameters = [
        "cursor", "then", "token", "bbox", "zoom", "neighbourhood", "q", "reach", "sort", "lat", "lon",
        "kind",
        "side", "subject", "weekday", "lessonDay", "lessonTime", "minPrice", "maxPrice", "before", "after",
        "state", "code", "subject.id", "month", "member", "key",
    ]

    func bodySteps(_ operation: JSON?, in document: JSON, of server: WalkServer) -> [WalkSteps.Step] {
        guard let content = operation?["requestBody"]?["content"]?.objectValue, let type = content.keys.first
        else { return [] }
        guard let schema = content[type]?["schema"], type == "application/json" else {
            return [step("body") { WalkRequest(method, path($0), headers($0), body: $1) }]
        }
        let tree = DocumentTree(schema, in: document, examples: server.examples)
        return tree.paths.map { place in
            step("body at \(place)", ExtremeValues.json) { server, value in
                let tree = DocumentTree(schema, in: document, examples: server.examples)
                let json = [("Content-Type", "application/json")]
                let shaped = place.isEmpty ? (value.count % 2 == 0 ? tree.repeated : tree.surprising) : tree
                let body =
                    place.isEmpty && value.count % 3 == 0
                    ? shaped.bytes : tree.replacing(place[...], with: value).bytes
                return WalkRequest(method, path(server), headers(server) + json, body: body)
            }
        }
    }

    /// One field at a time, among all the others of its form.
    func formSteps(_ forms: [String: Set<String>]) -> [WalkSteps.Step] {
        guard isPage, method == "POST" else { return [] }
        let own = forms[pattern] ?? Set(forms.values.joined())
        let rows = [
            "9223372036854775807", "9223372036854775808", "100000", "99", "-1", "0.0.0.0.0.0.0.0", "",
        ]
        let names =
            own.sorted()
            + rows.flatMap { row in
                ["schedule.sessions.\(row).minutes", "images.\(row)", "\(own.sorted().first ?? "a").\(row)"]
            }
        return names.map { name in
            step(name) { server, value in
                let others = own.subtracting([name]).sorted().map { other in
                    "&\(other)=" + Self.usual(other, server.examples)
                }
                let field =
                    WalkRequest.escaped(Array(name.utf8)) + Array("=".utf8) + WalkRequest.escaped(value)
                return WalkRequest(
                    "POST",
                    path(server),
                    headers(server) + [("Content-Type", "application/x-www-form-urlencoded")],
                    body: field + Array(others.joined().utf8)
                )
            }
        }
    }

    private static func usual(_ name: String, _ examples: [String: String]) -> String {
        let part = name.split(separator: ".").last.map(String.init) ?? name
        let text = examples[part].map { $0.filter { $0 != "\"" } } ?? (name == "step" ? "" : "1")
        return String(decoding: WalkRequest.escaped(Array(text.utf8)), as: UTF8.self)
    }
}
