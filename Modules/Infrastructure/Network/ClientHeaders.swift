/// Header fields with case-insensitive names. Setting a field again replaces its value.
public struct ClientHeaders: Sendable, Hashable {
    private var fields: [String: Field] = [:]

    private struct Field: Sendable, Hashable {
        let name: String
        let value: String
    }

    public init() {}

    /// Keeps the spelling of the name for sending.
    public subscript(name: String) -> String? {
        get { fields[name.lowercased()]?.value }
        set { fields[name.lowercased()] = newValue.map { Field(name: name, value: $0) } }
    }
}

extension ClientHeaders: Sequence {
    public func makeIterator() -> IndexingIterator<[(name: String, value: String)]> {
        fields.values.map { ($0.name, $0.value) }.sorted { $0.name < $1.name }.makeIterator()
    }
}

extension ClientHeaders: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { self[name] = value }
    }
}
