import WebAddresses

/// A cookie to set; the defaults are the strict ones.
public struct SetCookie: Sendable {
    /// Whether requests from other sites include the cookie.
    public enum SameSite: String, Sendable {
        case strict = "Strict"
        case lax = "Lax"
        case none = "None"
    }

    public var name: String
    public var value: String
    public var maxAge: Duration?
    public var path: String
    public var domain: String?
    public var isSecure: Bool
    public var isHTTPOnly: Bool
    public var sameSite: SameSite

    public init(
        _ name: String,
        _ value: String,
        maxAge: Duration? = nil,
        path: String = "/",
        domain: String? = nil,
        isSecure: Bool = true,
        isHTTPOnly: Bool = true,
        sameSite: SameSite = .lax
    ) {
        precondition(SetCookie.isToken(name), "a cookie's name is a token")
        self.name = name
        self.value = value
        self.maxAge = maxAge
        self.path = path
        self.domain = domain
        self.isSecure = isSecure
        self.isHTTPOnly = isHTTPOnly
        self.sameSite = sameSite
    }

    /// Returns a cookie that deletes the one of this name.
    public static func removing(_ name: String, path: String = "/", isSecure: Bool = true) -> SetCookie {
        SetCookie(name, "", maxAge: .zero, path: path, isSecure: isSecure)
    }

    /// The header's value. Invalid characters are percent-encoded in the value and dropped elsewhere.
    public var headerValue: String {
        var parts = ["\(name)=\(SetCookie.encoded(value))", "Path=\(SetCookie.attribute(path))"]
        if let domain { parts.append("Domain=\(SetCookie.attribute(domain))") }
        if let maxAge { parts.append("Max-Age=\(maxAge.components.seconds)") }
        if isSecure { parts.append("Secure") }
        if isHTTPOnly { parts.append("HttpOnly") }
        parts.append("SameSite=\(sameSite.rawValue)")
        return parts.joined(separator: "; ")
    }

    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"()<>@,;:\\\"/[]?={}".utf8.contains($0) }
    }

    private static func encoded(_ text: String) -> String {
        PercentEncoding.encode(text) { $0 > 0x20 && $0 < 0x7F && !"\",;\\%".utf8.contains($0) }
    }

    private static func attribute(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0.value > 0x20 && $0.value < 0x7F && $0 != ";" })
    }
}

extension Headers {
    public mutating func add(_ cookie: SetCookie) {
        add("Set-Cookie", cookie.headerValue)
    }
}
