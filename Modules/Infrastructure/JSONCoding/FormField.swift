/// A field of a form: its name read as a path, such as `schedule.sessions.0.minutes`, and its text.
///
/// Every field that is read passes through here, so that whatever counts rows or builds a document from
/// them works on bounded paths.
public struct FormField: Sendable, Hashable {
    /// The fields that one form may have.
    public static let most = 512
    /// The rows that one list may have, counted from 0 in a name.
    public static let mostRows = 100
    /// The parts that a name may have: `schedule.sessions.0.minutes` has four.
    public static let mostParts = 6

    public let name: String
    public let text: String
    let path: [String]

    public init(_ name: String, _ text: String) throws(Violation) {
        let path = name.split(separator: ".", maxSplits: Self.mostParts, omittingEmptySubsequences: false)
        guard path.count <= Self.mostParts else {
            throw Violation(path: name, kind: .unknownField(suggestion: nil))
        }
        for (depth, part) in path.enumerated() where part.isNumber && part.row == nil {
            let list = path[..<depth].joined(separator: ".")
            throw Violation(path: list, kind: .tooMany(most: Self.mostRows))
        }
        self.name = name
        self.text = text
        self.path = path.map(String.init)
    }

    /// The row of `list` that this field belongs to, or nil when it belongs to none.
    public func row(of list: String) -> Int? {
        guard name.hasPrefix(list + ".") else { return nil }
        return name.dropFirst(list.utf8.count + 1).prefix { $0 != "." }.row
    }
}

extension [FormField] {
    /// Reads the fields of a whole form.
    public init(reading fields: some Sequence<(name: String, value: String)>) throws(Violation) {
        self = []
        for (name, value) in fields {
            guard count < FormField.most else {
                throw Violation(path: "", kind: .tooMany(most: FormField.most))
            }
            append(try FormField(name, value))
        }
    }
}

extension StringProtocol {
    /// Whether it is written as an index, be it too large for one.
    fileprivate var isNumber: Bool {
        !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The row it names; nil for what is no index and beyond the last row that may be.
    var row: Int? {
        guard isNumber, let row = Int(self), row < FormField.mostRows else { return nil }
        return row
    }
}
