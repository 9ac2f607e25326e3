/// The items of a query or of a URL-encoded form, decoded when asked for.
public struct Query: Sendable, Sequence {
    public typealias Element = (name: String, value: String)

    private let text: String

    /// Takes `a=1&b=2`, without the question mark. Items that cannot be decoded are left out.
    public init(parsing text: String) {
        self.text = text
    }

    public var isEmpty: Bool { text.isEmpty }

    /// The first value of that name.
    public subscript(name: String) -> String? {
        first { $0.name == name }?.value
    }

    public func values(_ name: String) -> [String] {
        compactMap { $0.name == name ? $0.value : nil }
    }

    /// Every name once, in order of appearance.
    public var names: [String] {
        var seen: Set<String> = []
        return compactMap { seen.insert($0.name).inserted ? $0.name : nil }
    }

    public func makeIterator() -> AnyIterator<Element> {
        var items = text.utf8.split(separator: UInt8(ascii: "&")).makeIterator()
        return AnyIterator {
            while let item = items.next() {
                if let element = Query.element(item) { return element }
            }
            return nil
        }
    }

    /// Whether every item can be decoded.
    var isWellFormed: Bool {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return true }
        return text.utf8.split(separator: UInt8(ascii: "&")).allSatisfy { Query.element($0) != nil }
    }

    private static func element(_ item: Substring.UTF8View) -> Element? {
        let equals = item.firstIndex(of: UInt8(ascii: "="))
        let name = Substring(item[..<(equals ?? item.endIndex)])
        let value = equals.map { Substring(item[item.index(after: $0)...]) } ?? ""
        guard let name = PercentEncoding.decode(name, plusIsBlank: true),
            let value = PercentEncoding.decode(value, plusIsBlank: true)
        else { return nil }
        return (name, value)
    }
}
