import HTTPServer
import Testing

@Suite("Headers, queries and cookies")
struct MessageTests {
    @Test("Header names match in any case; setting replaces, adding adds, order stays")
    func headers() {
        var headers: Headers = ["Accept": "a", "X-Two": "1"]
        headers.add("x-two", "2")
        #expect(headers["ACCEPT"] == "a")
        #expect(headers.values("X-TWO") == ["1", "2"])
        headers["x-TWO"] = "3"
        #expect(headers.map(\.value) == ["a", "3"])
        headers["accept"] = nil
        #expect(headers.map(\.name) == ["X-Two"])
    }

    @Test("Query items are decoded, may come more than once and may be empty")
    func query() {
        let query = Query(parsing: "a=1&b=%EB%A7%88%EB%8B%B9+x&a=2&c&=d&&e=f=g")
        #expect(query["a"] == "1")
        #expect(query.values("a") == ["1", "2"])
        #expect(query["b"] == "마당 x")
        #expect(query["c"] == "")
        #expect(query["e"] == "f=g")
        #expect(query["z"] == nil)
        #expect(query.names == ["a", "b", "c", "", "e"])
    }

    @Test("Cookies are found by name among others")
    func cookies() {
        let request = Request(target: "/", headers: ["Cookie": "a=1; session=\"x=y\"; b="])
        #expect(request.cookies["session"] == "x=y")
        #expect(request.cookies["b"] == "")
        #expect(request.cookies["ession"] == nil)
    }

    @Test("A cookie is careful unless told otherwise, and cannot break out of its header")
    func setCookie() {
        let cookie = SetCookie("s", "a b;\r\nc", maxAge: .seconds(60), path: "/x; Domain=evil")
        let expected = "s=a%20b%3B%0D%0Ac; Path=/xDomain=evil; Max-Age=60; Secure; HttpOnly; SameSite=Lax"
        #expect(cookie.headerValue == expected)
        #expect(SetCookie.removing("s").headerValue.contains("Max-Age=0"))
    }

    @Test("A form body reads like a query")
    func forms() {
        let request = Request(
            method: .post,
            target: "/",
            body: RequestBody(Array("name=%ED%99%8D&x=1+2".utf8))
        )
        #expect(request.form["name"] == "홍")
        #expect(request.form["x"] == "1 2")
    }

    @Test("Times are written and read as HTTP does")
    func dates() {
        #expect(HTTPDate.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(HTTPDate.seconds("Sun, 06 Nov 1994 08:49:37 GMT") == 784_111_777)
        for text in ["yesterday", "", "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 -1:00:00 GMT"] {
            #expect(HTTPDate.seconds(text) == nil)
        }
        for number in [Int.min, -1, Int.max] { #expect(HTTPDate.text(number).hasSuffix(" GMT")) }
    }

    @Test(
        "A time that no clock shows is none, so that every time read is written alike",
        arguments: ["24:00:00", "00:60:00", "00:00:61", "-1:00:00", "2147483647:2147483647:2147483647"]
    )
    func impossibleTimes(clock: String) {
        #expect(HTTPDate.seconds("Thu, 01 Jan 1970 \(clock) GMT") == nil)
    }

    @Test("A zero byte makes a field unreadable, escaped or not", arguments: ["a=x%00y", "a=x\0y", "a\0=x"])
    func zeroBytes(body: String) {
        let request = Request(method: .post, target: "/", body: RequestBody(Array(body.utf8)))
        #expect(request.form.isEmpty)
    }
}
