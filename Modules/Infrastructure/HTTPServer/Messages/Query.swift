/// The items of a query or of a URL-encoded form, decoded.
public struct Query: Sendable, Sequence {
    public typealias Element = (name: String, value: String)

    private let items: [Element]
    /// Whether every item could be decoded.
    let isWellFormed: Bool

    /// Takes `a=1&b=2`, without the question mark. Items that cannot be decoded are left out.
    public init(parsing text: String) {
        var items: [Element] = []
        var isWellFormed = true
        for item in text.utf8.split(separator: UInt8(ascii: "&")) {
            if let element = Query.element(item) {
                items.append(element)
            } else {
                isWellFormed = false
            }
        }
        self.items = items
        self.isWellFormed = isWellFormed
    }

    public var isEmpty: Bool { items.isEmpty }

    /// The first value of that name.
    public subscript(name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    public func values(_ name: String) -> [String] {
        items.compactMap { $0.name == name ? $0.value : nil }
    }

    /// Every name once, in order of appearance.
    public var names: [String] {
        var seen: Set<String> = []
        return items.compactMap { seen.insert($0.name).inserted ? $0.name : nil }
    }

    public func makeIterator() -> IndexingIterator<[Element]> {
        items.makeIterator()
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
