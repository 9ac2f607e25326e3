/// Header fields in order. Names are case-insensitive and may repeat.
public struct Headers: Sendable, ExpressibleByDictionaryLiteral, Sequence {
    public typealias Element = (name: String, value: String)

    private var fields: [Element]

    public init() {
        fields = []
    }

    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { (name: $0.0, value: $0.1) }
    }

    public var isEmpty: Bool { fields.isEmpty }

    public var count: Int { fields.count }

    /// The first value of that name. Setting replaces all values; nil removes them.
    public subscript(name: String) -> String? {
        get { fields.first { $0.name.equalsIgnoringCase(name) }?.value }
        set {
            guard let first = fields.firstIndex(where: { $0.name.equalsIgnoringCase(name) }) else {
                if let newValue { fields.append((name, newValue)) }
                return
            }
            if let newValue {
                fields[first].value = newValue
                removeAll(name, from: first + 1)
            } else {
                removeAll(name, from: first)
            }
        }
    }

    public func values(_ name: String) -> [String] {
        fields.filter { $0.name.equalsIgnoringCase(name) }.map(\.value)
    }

    public mutating func add(_ name: String, _ value: String) {
        fields.append((name, value))
    }

    public func makeIterator() -> IndexingIterator<[Element]> {
        fields.makeIterator()
    }

    /// Whether a comma-separated header contains this token, ignoring case.
    func lists(_ token: String, in name: String) -> Bool {
        fields.contains { field in
            field.name.equalsIgnoringCase(name) && field.value.utf8.count >= token.utf8.count
                && field.value.utf8.split(separator: UInt8(ascii: ",")).contains {
                    Substring($0).trimmed.equalsIgnoringCase(token)
                }
        }
    }

    private mutating func removeAll(_ name: String, from start: Int) {
        for index in fields.indices.reversed() where index >= start {
            if fields[index].name.equalsIgnoringCase(name) { fields.remove(at: index) }
        }
    }

    mutating func reserve(_ count: Int) {
        fields.reserveCapacity(count)
    }
}
