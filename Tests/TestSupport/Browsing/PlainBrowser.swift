import Foundation

/// A browser without scripts and without pictures: it keeps cookies, goes where it is sent, and sends the
/// forms that stand on the page as they stand there, with what the visitor writes.
public final class PlainBrowser {
    /// What a visitor can't do on this page.
    public struct Lost: Error, CustomStringConvertible {
        public let description: String
    }

    public private(set) var status = 0
    public private(set) var path = "/"
    public private(set) var html = ""
    public private(set) var cookies: [String: String] = [:]
    /// Every cookie it was ever given, as it was spelled.
    public private(set) var cookieLines: [String] = []
    private var head = ""
    private let port: Int
    private let language: String
    private let origin: String?
    private let headers: [String: String]

    /// - Parameter origin: where its forms say they come from; the server itself by default,
    ///   and nowhere for an empty one.
    /// - Parameter headers: what it says besides, or a proxy for it.
    public init(
        at address: String,
        language: String = "ko",
        origin: String? = nil,
        headers: [String: String] = [:]
    ) {
        self.headers = headers
        port = address.split(separator: ":").last.flatMap { Int($0) } ?? 0
        self.language = language
        self.origin = origin
    }

    @discardableResult
    public func open(_ path: String) async throws -> PlainBrowser {
        try await go("GET", path, form: nil)
        return self
    }

    /// Sends the form that leads there, or else one whose address begins so, with its fields as they are but
    /// for those given; nil leaves one out, and several values send it several times.
    @discardableResult
    public func submit(_ action: String, _ fields: [String: [String]?] = [:]) async throws -> PlainBrowser {
        try await send(form(leadingTo: action, with: fields.keys), fields)
    }

    /// Submits a form that also has these fields, as a changed page would.
    @discardableResult
    public func forge(_ action: String, _ fields: [String: [String]?]) async throws -> PlainBrowser {
        try await send(form(leadingTo: action, with: EmptyCollection()), fields)
    }

    private func send(_ form: PlainForm, _ fields: [String: [String]?]) async throws -> PlainBrowser {
        let sent = form.filled(with: fields)
        if form.isSearch {
            let join = form.action.contains("?") ? "&" : "?"
            try await go("GET", sent.isEmpty ? form.action : form.action + join + sent, form: nil)
        } else {
            try await go("POST", form.action, form: sent)
        }
        return self
    }

    /// The same with a picture chosen in a field for files.
    @discardableResult
    public func submit(
        _ action: String,
        _ fields: [String: [String]?] = [:],
        picture: [UInt8],
        at field: String
    ) async throws -> PlainBrowser {
        let form = try form(leadingTo: action, with: fields.keys)
        let line = "between-the-parts"
        let body = form.parts(with: fields, file: picture, at: field, between: line)
        try await go("POST", form.action, body: body, type: "multipart/form-data; boundary=\(line)")
        return self
    }

    /// Refuses a form that lacks one of the fields, which no reader could fill.
    private func form(leadingTo action: String, with fields: some Sequence<String>) throws -> PlainForm {
        let forms = PlainForm.all(in: html)
        let exact = forms.filter { $0.action.prefix { $0 != "?" } == action }
        let candidates = exact.isEmpty ? forms.filter { $0.action.hasPrefix(action) } : exact
        guard !candidates.isEmpty else {
            throw Lost(description: "no form leads to \(action) on \(path): \(status)\n\(html.suffix(4_000))")
        }
        guard let form = candidates.first(where: { $0.controls.isSuperset(of: fields) }) else {
            let missing = Set(fields).subtracting(candidates.flatMap(\.controls))
            throw Lost(description: "the form \(action) on \(path) has no \(missing.sorted())")
        }
        return form
    }

    /// Sends what no page of ours offers.
    @discardableResult
    public func post(_ path: String, _ form: String = "") async throws -> PlainBrowser {
        try await go("POST", path, form: form)
        return self
    }

    /// Another browser's cookies, as if it were the same one on another site's page.
    public func keep(_ cookies: [String: String]) {
        self.cookies = cookies
    }

    public func sees(_ text: String) -> Bool { html.contains(text) }

    /// Whether there is a form to press or to fill.
    public func offers(_ action: String) -> Bool {
        PlainForm.all(in: html).contains { $0.action.hasPrefix(action) }
    }

    /// Where the forms of the page lead, with the names of what can be filled in.
    public var forms: [String: Set<String>] {
        PlainForm.all(in: html).filter { !$0.isSearch }
            .reduce(into: [:]) { $0[$1.action, default: []].formUnion($1.names) }
    }

    /// The same with the names of every field and button.
    public var controls: [String: Set<String>] {
        PlainForm.all(in: html).filter { !$0.isSearch }
            .reduce(into: [:]) { $0[$1.action, default: []].formUnion($1.controls) }
    }

    /// What stands in the fields of that name.
    public func values(of name: String) -> [String] {
        PlainForm.all(in: html).flatMap { $0.values(of: name) }
    }

    /// Where the links of the page lead.
    public var links: [String] {
        html.matches(of: /<a [^>]*href="([^"]*)"/).map { PlainForm.decoded(String($0.output.1)) }
    }

    public func header(_ name: String) -> String? {
        head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
            .map { $0.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces) }
    }

    /// A server that sends visitors in circles is not followed for ever.
    private func go(_ method: String, _ path: String, form: String?, hops: Int = 0) async throws {
        let type = "application/x-www-form-urlencoded"
        try await go(method, path, body: form.map { Array($0.utf8) }, type: type, hops: hops)
    }

    private func go(_ method: String, _ path: String, body: [UInt8]?, type: String, hops: Int = 0)
        async throws
    {
        guard hops < 10 else { throw Lost(description: "sent in circles at \(path)") }
        let answer = try await ask(method, path, body, type)
        head = answer.head
        keepCookies()
        if (300..<400).contains(answer.status), let next = header("Location") {
            return try await go("GET", next, form: nil, hops: hops + 1)
        }
        status = answer.status
        self.path = path
        html = String(decoding: answer.body, as: UTF8.self)
    }

    private func ask(_ method: String, _ path: String, _ body: [UInt8]?, _ type: String) async throws
        -> RawConnection.Answer
    {
        let caller = try RawConnection(port)
        var lines = [
            // What is behind the # is for the browser alone.
            "\(method) \(path.prefix { $0 != "#" }) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Accept: text/html",
            "Accept-Language: \(language)", "User-Agent: PlainBrowser",
        ]
        lines += headers.map { "\($0.key): \($0.value)" }
        if !cookies.isEmpty {
            lines.append(
                "Cookie: " + cookies.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "; ")
            )
        }
        if let body {
            let origin = origin ?? "http://127.0.0.1:\(port)"
            if !origin.isEmpty {
                lines += ["Origin: \(origin)", "Referer: \(origin)\(self.path.prefix { $0 != "#" })"]
            }
            lines += ["Content-Type: \(type)", "Content-Length: \(body.count)"]
        }
        try await caller.say(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? []))
        return try await caller.answer()
    }

    private func keepCookies() {
        for line in head.split(separator: "\r\n") where line.lowercased().hasPrefix("set-cookie:") {
            let pair = line.drop { $0 != ":" }.dropFirst().prefix { $0 != ";" }
                .trimmingCharacters(in: .whitespaces).split(separator: "=", maxSplits: 1)
            guard let name = pair.first.map(String.init) else { continue }
            cookieLines.append(String(line))
            let isForgotten = pair.count < 2 || line.contains("Max-Age=0")
            cookies[name] = isForgotten ? nil : String(pair[1])
        }
    }
}

extension PlainBrowser {
    public convenience init(signingIn name: String, at address: String) async throws {
        self.init(at: address)
        try await signIn(as: name)
    }

    public convenience init(joining name: String, at address: String) async throws {
        self.init(at: address)
        try await join(as: name)
    }

    /// A new member who fills in the first step.
    public func join(as name: String) async throws {
        try await open("/sign-up")
        try await submit(
            "/sign-up",
            ["nickname": [name], "email": ["\(name)@example.com"], "password": [Neighbour.password]]
        )
    }

    public func signIn(as name: String, with password: String = Neighbour.password) async throws {
        try await open("/sign-in")
        try await submit("/sign-in", ["email": ["\(name)@example.com"], "password": [password]])
    }
}
