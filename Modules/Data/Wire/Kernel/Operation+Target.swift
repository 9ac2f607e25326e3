import JSONCoding

/// A call of any operation.
public protocol AnyCall: Sendable {
    /// The texts of the parameters of its path, from left to right.
    var places: [String] { get }
    /// The parameters of its query.
    var query: [(name: String, value: String)] { get }
    /// Nil for a call without a body of JSON.
    var body: (any Body)? { get }
}

extension Operation.Call: AnyCall {
    public var places: [String] { operation.path.texts(of: place) }

    public var body: (any Body)? { operation.takes == nil ? nil : input }

    public var query: [(name: String, value: String)] {
        guard operation.query != nil, let fields = try? JSON(parsing: input.encoded).objectValue else {
            return []
        }
        return fields.compactMap { name, value in value.parameter.map { (name, $0) } }
    }

    /// The path of the request, with its query.
    public var target: String {
        operation.path.filled(place).asking(query.map { ($0.name, $0.value) })
    }
}

extension JSON {
    /// The text of a single value as a parameter.
    var parameter: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .bool(let flag): "\(flag)"
        default: nil
        }
    }
}
