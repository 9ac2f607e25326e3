import Domain
import WebAddresses
import Wire

@testable import HTTPServer
@testable import Web

/// The head of a request: a method and a target in the first line, a header in each other.
@Sendable func checkHead(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
    }
    let start = lines[0].split(separator: " ", maxSplits: 1).map(String.init)
    var headers = Headers()
    for line in lines.dropFirst() {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        headers.add(String(parts[0]), parts.count > 1 ? String(parts[1].trimmed) : "")
    }
    let request = Request(
        method: start.first.flatMap(Method.init(rawValue:)) ?? .get,
        target: start.last ?? "",
        headers: headers,
        remoteAddress: "192.0.2.1"
    )
    check(request.query)
    checkRouting(request)
    checkHeaders(of: request)
    checkReading(of: request)
}

/// What is asked of an address is asked alike once the address is written again.
private func check(_ query: Query) {
    let asked = "/".asking(query.map { ($0.name, $0.value) })
    let again = Query(parsing: asked.count > 1 ? String(asked.dropFirst(2)) : "")
    promise(query.elementsEqual(again, by: ==), "a query reads differently: \(asked)")
    let filter = FeedFilter(query, usual: .adjacent)
    let address = filter.address
    let mark = address.firstIndex(of: "?").map(address.index(after:)) ?? address.endIndex
    let same = FeedFilter(Query(parsing: String(address[mark...])), usual: .adjacent)
    promise(same.address == address, "a filter reads differently: \(address)")
}

private func checkRouting(_ request: Request) {
    guard case .handle(let route, let parameters) = router.decide(request, method: request.method) else {
        return
    }
    promise(Set(parameters.keys) == Set(route.parameterNames), "a parameter is missing")
    for (name, value) in parameters where name != "path" {
        promise(!value.isEmpty, "a parameter is empty")
    }
    guard let path = parameters["path"], let file = try? folder.file(at: path) else { return }
    promise(path == "served.txt", "\(path) is served")
    _ = router.finished(Response(content: .file(file)), for: request)
}

private func checkHeaders(of request: Request) {
    let file = router.finished(Response(content: .file(served)), for: request)
    promise((0...served.length).contains(file.contentLength ?? -1), "more is sent than there is")
    _ = router.finished(
        Response(text: "text", headers: ["ETag": "\"a\"", "Last-Modified": HTTPDate.text(1_000_000_000)]),
        for: request
    )
    for text in request.headers.values("Range") {
        for length in [0, 1, 1_000, Int.max] {
            guard case .part(let bytes) = ByteRange(text, length: length) else { continue }
            promise(!bytes.isEmpty && bytes.upperBound <= length, "a part beyond the whole")
        }
    }
    _ = AcceptEncoding(request.headers.values("Accept-Encoding")).prefersGzip
    _ = request.headers.lists("close", in: "Connection")
    for (name, value) in request.headers {
        _ = (Parameters(value)["boundary"], MediaType.of(fileName: value), MediaType.isTextLike(value))
        promise(request.headers[name] != nil, "a header is there and isn't")
    }
    checkCookies(of: request)
}

/// A cookie that is set comes back.
private func checkCookies(of request: Request) {
    guard let value = request.headers["Cookie"] else { return }
    let cookies = request.cookies
    _ = (cookies["session"], cookies[""])
    guard !value.utf8.contains(0) else { return }
    let pair = SetCookie("told", value).headerValue.prefix { $0 != ";" }
    let kept = Cookies([String(pair)])["told"].flatMap { PercentEncoding.decode($0) }
    promise(kept == value, "a cookie comes back differently: \(pair)")
}

private func checkReading(of request: Request) {
    _ = (request.language, request.device, request.bearerToken)
    let name = RequestID.accepted(from: request.headers)
    promise((name?.utf8.count ?? 1) <= 64, "a request's name is too long")
    let origins = Origins(trusting: ["192.0.2.1", "198.51.100.7"])
    promise(origins.placing(request).remoteAddress != "198.51.100.7", "a trusted proxy is taken for a reader")
    if let way = request.query["then"].flatMap(LocalAddress.init)?.text {
        promise(way.utf8.first == UInt8(ascii: "/"), "\(way) is no address of ours")
        promise(way.utf8.dropFirst().first != UInt8(ascii: "/"), "\(way) leads to another host")
    }
    _ = (try? request.fields(of: ListingQuery.self), try? request.fields(of: LocalityQuery.self))
    _ = (try? request.fields(of: InSightQuery.self), try? request.fields(of: SliceQuery.self))
    try? request.check([])
}

private let router = Router(
    routes: [
        Route(.get, "/") { _ in Response() },
        Route(.get, "/classes/{id}") { _ in Response() },
        Route(.post, "/classes/{id}/edit") { _ in Response() },
        Route(.get, "/classes/new") { _ in Response() },
        Route(.get, "/assets/{path...}") { _ in Response() },
    ],
    answering: { rejection, _ in Response(status: rejection.status) }
)

/// A file that may be served, and beside it one that may not.
private let (folder, served): (StaticFolder, FileContent) = {
    do {
        let folder = try StaticFolder("Tests/Fuzz/Served")
        return (folder, try folder.file(at: "served.txt"))
    } catch {
        giveUp("started elsewhere than in the root of the project")
    }
}()
