/// The type of a text value.
public enum ValueKind: Equatable, Sendable {
    case text
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case choice([String])
    /// Some of these words in an order, separated by commas, each at most once.
    case order([String])
    /// `true`, `yes`, `on`, `1` and their opposites.
    case flag
    /// `250ms`, `90s`, `15m`, `2h`, `30d`, or combined: `1h30m`.
    case duration
    /// `512`, `64KiB`, `10MB`.
    case bytes
    /// Numeric addresses and networks, separated by commas.
    case networks
    /// Origins of web pages, separated by commas, or `*`.
    case origins
    case file
    case folder
    /// A URL; its password is never shown.
    case address
    /// The path of a file that holds a secret, which keeps it out of process lists.
    case secretFile
}

extension ValueKind {
    /// A host without a scheme, as an address; nil for everything else.
    public func completed(_ text: String) -> String? {
        let isHost = !text.isEmpty && !text.contains("://") && text.allSatisfy { !$0.isWhitespace }
        let address = "https://\(text)"
        return self == .address && isHost && text.contains(".") && accepts(address) ? address : nil
    }

    func accepts(_ text: String) -> Bool {
        switch self {
        case .text, .networks, .origins: true
        case .integer(let range): Int(text).map(range.contains) ?? false
        case .number(let range): Double(text).map(range.contains) ?? false
        case .choice(let words): words.contains(text)
        case .order(let words): Self.isOrder(Self.words(of: text), of: words)
        case .flag: Bool(spelled: text) != nil
        case .duration: Duration(spelled: text) != nil
        case .bytes: Int(spelledBytes: text) != nil
        case .file, .folder, .secretFile: !text.isEmpty
        case .address: text.contains(":")
        }
    }

    /// The words of a value that is a list.
    static func words(of text: String) -> [String] {
        text.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    }

    private static func isOrder(_ given: [String], of words: [String]) -> Bool {
        !given.isEmpty && Set(given).count == given.count && given.allSatisfy(words.contains)
    }

    /// `text` without its password, safe to display.
    func shown(_ text: String) -> String {
        self == .address ? text.withoutPassword : text
    }
}
