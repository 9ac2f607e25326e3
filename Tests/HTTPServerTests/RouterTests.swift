import HTTPServer
import Testing

@Suite("Routing")
struct RouterTests {
    private let router = Router(
        routes: ["/", "/a/b", "/a/{x}", "/a/{x}/c", "/a/b/{y}", "/files/{path...}"].map { pattern in
            Route(.get, pattern) { request in
                let found = request.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
                return Response(text: ([pattern] + found).joined(separator: " "))
            }
        } + [Route(.post, "/a/b") { _ in Response(text: "posted") }],
        answering: worded
    )

    private func text(_ target: String) async -> String {
        let response = await router.respond(to: Request(target: target))
        guard case .bytes(let bytes) = response.content else { return "\(response.status)" }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "The most literal pattern answers, and parameters are decoded after they are cut",
        arguments: [
            ("/", "/"), ("/a/b", "/a/b"), ("/a/z", "/a/{x} x=z"), ("/a/b/c", "/a/b/{y} y=c"),
            ("/a/z/c", "/a/{x}/c x=z"), ("/a/p%2Fq", "/a/{x} x=p/q"), ("/a/%EB%A7%88", "/a/{x} x=마"),
            ("/a/%62", "/a/b"), ("/files/x/y.css", "/files/{path...} path=x/y.css"), ("/a/b?q=1", "/a/b"),
            ("http://test/a/b", "/a/b"),
        ]
    )
    func finding(target: String, found: String) async {
        #expect(await text(target) == found)
    }

    @Test("Another path is not found", arguments: ["/b", "/a", "/a/", "/a//c", "/a/b/c/d", "/a%2Fb"])
    func missing(target: String) async {
        #expect(await text(target) == "rejected: notFound")
    }

    @Test("A method that a literal path lacks is refused, and not handled by a parameter beside it")
    func methodsBeside() async {
        let router = Router(
            routes: [
                Route(.post, "/x/new") { _ in Response(text: "made") },
                Route(.get, "/x/{id}") { _ in Response(text: "read") },
            ],
            answering: worded
        )
        #expect(await router.respond(to: Request(target: "/x/7")).status == 200)
        let refused = await router.respond(to: Request(target: "/x/new"))
        #expect(refused.headers["Allow"] == "POST, OPTIONS")
    }

    @Test("A router called without a socket minds body policies as well")
    func policies() async {
        let route = Route(.post, "/", body: .buffered(limit: 2)) { Response(text: "\($0.body.bytes.count)") }
        let router = Router(routes: [route], answering: worded)
        let fine = await router.respond(to: Request(method: .post, target: "/", body: RequestBody([1, 2])))
        #expect(fine.status == 200)
        let large = await router.respond(
            to: Request(method: .post, target: "/", body: RequestBody([1, 2, 3]))
        )
        #expect(large.status == 413)
    }

    @Test("Two routes for one method and shape stop the program")
    func ambiguous() async {
        await #expect(processExitsWith: .failure) {
            let routes = ["/a/{x}", "/a/{y}"].map { Route(.get, $0) { _ in Response() } }
            _ = Router(routes: routes) { _, _ in Response() }
        }
    }
}
