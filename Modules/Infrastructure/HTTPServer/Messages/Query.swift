import WebAddresses

/// The decoded items of a query or URL-encoded form.
public struct Query: Sendable, Sequence {
    public typealias Element = (name: String, value: String)

    private let items: [Element]
    /// Whether every item could be decoded.
    let isWellFormed: Bool

    /// Parses `a=1&b=2`, without the question mark. Items that cannot be decoded are left out.
    public init(parsing text: String) {
        var items: [Element] = []
        var isWellFormed = true
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.count
                if let element = Query.element(bytes[start..<end]) {
                    items.append(element)
                } else if end > start {
                    isWellFormed = false
                }
                start = end + 1
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

    /// Distinct names, in order of appearance.
    public var names: [String] {
        var seen: Set<String> = []
        return items.compactMap { seen.insert($0.name).inserted ? $0.name : nil }
    }

    public func makeIterator() -> IndexingIterator<[Element]> {
        items.makeIterator()
    }

    /// Nil for an empty item or one that cannot be decoded.
    private static func element(_ item: Slice<UnsafeBufferPointer<UInt8>>) -> Element? {
        guard !item.isEmpty else { return nil }
        let equals = item.firstIndex(of: UInt8(ascii: "="))
        let value = equals.map { item[($0 + 1)...] } ?? item[item.endIndex...]
        guard let name = PercentEncoding.decode(item[..<(equals ?? item.endIndex)], plusIsBlank: true),
            let value = PercentEncoding.decode(value, plusIsBlank: true)
        else { return nil }
        return (name, value)
    }
}
