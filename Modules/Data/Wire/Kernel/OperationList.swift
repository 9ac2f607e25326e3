/// The operations of a feature, as the properties of one value.
public protocol OperationList: Sendable {}

extension OperationList {
    /// The name of the feature, as a tag of the OpenAPI document: `saved-search`.
    public var tag: String {
        let type = String(describing: Self.self)
        let name = type.prefix(upTo: type.firstRange(of: "Operations")?.lowerBound ?? type.endIndex)
        return name.reduce(into: "") { tag, letter in
            tag += (letter.isUppercase && !tag.isEmpty ? "-" : "") + letter.lowercased()
        }
    }

    /// All of them, in the order of their declaration.
    public var all: [any AnyOperation] {
        Mirror(reflecting: self).children.compactMap { $0.value as? any AnyOperation }
    }
}

/// An operation of any types, for the document and for tests.
public protocol AnyOperation: Sendable {
    var method: OperationMethod { get }
    var pattern: String { get }
    var summary: String { get }
    var access: Access { get }
    /// Nil for an operation without a body of JSON.
    var takes: (any Body.Type)? { get }
    var query: (any Body.Type)? { get }
    var answers: (any Body.Type)? { get }
}

extension Operation: AnyOperation {
    public var pattern: String { path.text }
    public var access: Access { Caller.access }
    public var takes: (any Body.Type)? { takesQuery || In.self == Nothing.self ? nil : In.self }
    public var query: (any Body.Type)? { takesQuery && In.self != Nothing.self ? In.self : nil }
    public var answers: (any Body.Type)? { Out.self == Nothing.self ? nil : Out.self }

    private var takesQuery: Bool { method == .get || isUpload }
}
