/// A form field: its name parsed as a path, such as `schedule.sessions.0.minutes`, and its text.
///
/// Parsing limits the number and length of paths, so that code that counts rows or builds documents works
/// on bounded input.
public struct FormField: Sendable, Hashable {
    /// Maximum number of fields in a form.
    public static let most = 512
    /// Maximum number of rows in a list; names count them from 0.
    public static let mostRows = 100
    /// Maximum number of parts in a name: `schedule.sessions.0.minutes` has four.
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

    /// The row of `list` that this field belongs to, or nil.
    public func row(of list: String) -> Int? {
        guard name.hasPrefix(list + ".") else { return nil }
        return name.dropFirst(list.utf8.count + 1).prefix { $0 != "." }.row
    }
}

extension [FormField] {
    /// Parses the fields of a form.
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
    /// Whether the part is written as an index, even if it is too large.
    fileprivate var isNumber: Bool {
        !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The row index; nil for other text and beyond the last row allowed.
    var row: Int? {
        guard isNumber, let row = Int(self), row < FormField.mostRows else { return nil }
        return row
    }
}
