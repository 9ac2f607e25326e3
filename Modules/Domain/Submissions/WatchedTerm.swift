/// A word or a host that operators watch for: what contains it waits for one of them.
public struct WatchedTerm: Identifiable, Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case word
        /// Links of the host and of those below it.
        case host
    }

    /// The number of terms on the list.
    public static let most = 500
    public static let longest = 60

    public let id: Identifier<WatchedTerm>
    public let kind: Kind
    /// As it is compared: see ``WatchedText``.
    public let text: String
    public let addedAt: Moment

    public init(_ id: ID, _ kind: Kind, _ text: String, at now: Moment) throws(WatchRefusal) {
        let text =
            switch kind {
            case .word: WatchedText(text.trimmed()).text.trimmed()
            case .host: try Self.host(text)
            }
        guard !text.isEmpty else { throw .textMissing }
        guard text.fits(Self.longest) else { throw .textTooLong }
        self.init(stored: id, kind, text, addedAt: now)
    }

    /// Restores a stored term.
    public init(stored id: ID, _ kind: Kind, _ text: String, addedAt: Moment) {
        (self.id, self.kind, self.text, self.addedAt) = (id, kind, text, addedAt)
    }

    private static func host(_ text: String) throws(WatchRefusal) -> String {
        let text = WatchedText(text).text.trimmed()
        guard !text.isEmpty else { return text }
        guard let host = try? WebsiteHost(text) else { throw .malformedHost }
        return host.text
    }
}

public enum WatchRefusal: String, Refusal, CaseIterable {
    /// There is no such term, and no list for members who aren't operators.
    case notFound = "watch.not-found"
    case textMissing = "watch.text-missing"
    case textTooLong = "watch.text-too-long"
    case malformedHost = "watch.malformed-host"
    case tooMany = "watch.too-many"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .textMissing, .textTooLong, .malformedHost: .invalid
        case .tooMany: .conflict
        }
    }

    public var field: String? {
        switch self {
        case .textMissing, .textTooLong, .malformedHost: "text"
        case .notFound, .tooMany: nil
        }
    }
}
