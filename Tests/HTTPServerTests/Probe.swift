import Testing

/// Bytes that are not the one request they seem to be, and how they are refused.
struct Probe: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: String
    let status: Int

    var testDescription: String { name }

    /// A whole request with a target, method, version or lines of its own.
    init(
        _ name: String,
        _ status: Int = 400,
        method: String = "GET",
        target: String = "/hello",
        version: String = "HTTP/1.1",
        lines: String = "",
        host: String = "Host: test\r\n",
        body: String = ""
    ) {
        self.name = name
        self.status = status
        bytes = "\(method) \(target) \(version)\r\n\(host)\(lines)\r\n\(body)"
    }

    init(_ name: String, _ status: Int = 400, bytes: String) {
        self.name = name
        self.status = status
        self.bytes = bytes
    }

    static func upload(_ name: String, _ lines: String, status: Int = 400, body: String = "abcde") -> Probe {
        Probe(name, status, method: "POST", target: "/upload", lines: lines, body: body)
    }

    static func chunks(_ name: String, status: Int = 400, _ body: String) -> Probe {
        upload(name, "Transfer-Encoding: chunked\r\n", status: status, body: body)
    }

    static let all = requestLines + fields + lengths + chunked

    private static let requestLines = [
        Probe("NUL in the target", target: "/hello\0/admin"),
        Probe("NUL after the target", target: "/hello\0"),
        Probe("NUL in the query", target: "/hello?a\0b"),
        Probe("NUL in the method", method: "GE\0T"),
        Probe("NUL in the version", version: "HTTP/1.1\0"),
        Probe("an escaped NUL", target: "/hello%00"),
        Probe("a control character in the target", target: "/hel\u{1}lo"),
        Probe("a carriage return in the target", target: "/hel\rlo"),
        Probe("a tab in the target", target: "/hel\tlo"),
        Probe("a blank in the target", target: "/hel lo"),
        Probe("a fragment", target: "/hello#part"),
        Probe("two blanks before the target", target: " /hello"),
        Probe("two blanks after the target", target: "/hello "),
        Probe("a blank after the version", version: "HTTP/1.1 "),
        Probe("a method that is no token", method: "GE(T"),
        Probe("no target", bytes: "GET HTTP/1.1\r\nHost: test\r\n\r\n"),
        Probe("a relative target", target: "hello"),
        Probe("a relative target with an absolute one in it", target: "x?y=http://test/hello"),
        Probe("another scheme", target: "ftp://test/hello"),
        Probe("an absolute target without a host", target: "http:///hello"),
        Probe("an absolute target with a user", target: "http://me@test/hello"),
        Probe("an authority as target", method: "CONNECT", target: "test:80"),
        Probe("an asterisk for GET", target: "*"),
        Probe("HTTP/0.9", bytes: "GET /hello\r\n\r\n"),
        Probe("HTTP/0.9 by name", 505, version: "HTTP/0.9"),
        Probe("HTTP/2", 505, bytes: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
        Probe("HTTP/3", 505, version: "HTTP/3.0"),
        Probe("a version in lower case", version: "http/1.1"),
        Probe("a version of two digits", version: "HTTP/1.10"),
        Probe("a line feed after the request line", bytes: "GET /hello HTTP/1.1\nHost: test\r\n\r\n"),
    ]

    private static let fields = [
        Probe("NUL in a name", lines: "X\0Y: a\r\n"),
        Probe("NUL in a value", lines: "X: a\0b\r\n"),
        Probe("NUL after a value", lines: "X: a\0\r\n"),
        Probe("NUL before a line", lines: "\0X: a\r\n"),
        Probe("NULs where the library puts them", lines: "X: a\0\0Y\0b\r\n"),
        Probe("NUL for a line", lines: "\0\r\n"),
        Probe("a folded field", lines: "X: a\r\n b\r\n"),
        Probe("a field folded with a tab", lines: "X: a\r\n\tb\r\n"),
        Probe("a field folded into nothing", lines: "X: a\r\n \r\n"),
        Probe("a folded first line", lines: "", host: " Host: test\r\n"),
        Probe("a carriage return in a value", lines: "X: a\rb\r\n"),
        Probe("a carriage return for a line's end", lines: "X: a\rY: b\r\n"),
        Probe("a line feed for a line's end", lines: "X: a\nY: b\r\n"),
        Probe("line feeds for every line's end", bytes: "GET /hello HTTP/1.1\nHost: test\n\n"),
        Probe("a line feed for the last line", bytes: "GET /hello HTTP/1.1\r\nHost: test\r\n\n"),
        Probe("a bell in a value", lines: "X: a\u{7}b\r\n"),
        Probe("a delete in a value", lines: "X: a\u{7F}b\r\n"),
        Probe("a blank before the colon", lines: "X : a\r\n"),
        Probe("a tab before the colon", lines: "X\t: a\r\n"),
        Probe("a name that is no token", lines: "X/Y: a\r\n"),
        Probe("no name", lines: ": a\r\n"),
        Probe("no colon", lines: "X\r\n"),
        Probe("no Host", host: ""),
        Probe("no Host in a later version", version: "HTTP/1.2", host: ""),
        Probe("two Hosts", lines: "Host: other\r\n"),
        Probe("a Host with a path", host: "Host: test/hello\r\n"),
        Probe("a Host with a blank", host: "Host: test other\r\n"),
        Probe("a Host with a user", host: "Host: me@test\r\n"),
        Probe("more cookies than there is room for", 431, lines: "Cookie: \(repeated("a;", 7_000))\r\n"),
        Probe("more fields than there is room for", 431, lines: repeated("a:\r\n", 3_500)),
    ]

    private static let lengths = [
        upload("a negative length", "Content-Length: -1\r\n"),
        upload("a length with a sign", "Content-Length: +5\r\n"),
        upload("a length in hexadecimal", "Content-Length: 0x5\r\n"),
        upload("no length", "Content-Length:\r\n"),
        upload("a length beyond 64 bits", "Content-Length: 99999999999999999999\r\n"),
        upload("a length beyond 63 bits", "Content-Length: 9999999999999999999\r\n"),
        upload("a huge length", "Content-Length: 9223372036854775807\r\n", status: 413),
        upload("a length with a fraction", "Content-Length: 5.0\r\n"),
        upload("a length in other digits", "Content-Length: ٥\r\n"),
        upload("a length twice", "Content-Length: 5\r\nContent-Length: 5\r\n"),
        upload("two lengths", "Content-Length: 5\r\nContent-Length: 6\r\n"),
        upload("a list of lengths", "Content-Length: 5, 5\r\n"),
        upload("a length and chunks", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"),
        upload("chunks and a length", "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n"),
        upload("chunks and a negative length", "Content-Length: -1\r\nTransfer-Encoding: chunked\r\n"),
        upload("chunked twice", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"),
        upload("a list of chunked", "Transfer-Encoding: chunked, chunked\r\n"),
        upload("chunked, then not", "Transfer-Encoding: chunked, identity\r\n"),
        upload("gzip, then chunked", "Transfer-Encoding: gzip, chunked\r\n"),
        upload("another coding", "Transfer-Encoding: identity\r\n"),
        upload("a coding like chunked", "Transfer-Encoding: xchunked\r\n"),
        upload("a coding that is folded", "Transfer-Encoding:\r\n chunked\r\n"),
        Probe(
            "chunks in HTTP/1.0",
            method: "POST",
            target: "/upload",
            version: "HTTP/1.0",
            lines: "Transfer-Encoding: chunked\r\n",
            body: "0\r\n\r\n"
        ),
        Probe("a negative length where none is wanted", lines: "Content-Length: -1\r\n"),
    ]

    private static let chunked = [
        chunks("a chunk without a size", "\r\nabcde\r\n0\r\n\r\n"),
        chunks("a chunk size that is none", "x\r\nabcde\r\n0\r\n\r\n"),
        chunks("a negative chunk size", "-5\r\nabcde\r\n0\r\n\r\n"),
        chunks("a chunk size with a sign", "+5\r\nabcde\r\n0\r\n\r\n"),
        chunks("a chunk size with a prefix", "0x5\r\nabcde\r\n0\r\n\r\n"),
        chunks("a chunk size with a blank in it", "0 5\r\nabcde\r\n0\r\n\r\n"),
        chunks("a chunk size beyond 64 bits", status: 413, "fffffffffffffffff\r\nabcde\r\n0\r\n\r\n"),
        chunks("a chunk of a huge size", status: 413, "7fffffffffffffff\r\n\(repeated("a", 200))"),
        chunks("a chunk that is longer than its size", "5\r\nabcdefgh\r\n0\r\n\r\n"),
        chunks("a trailer without a colon", "0\r\nX\r\n\r\n"),
    ]

    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }
}
