public import Domain
public import JSONCoding

/// A body whose fields are also refused by rules, so that one answer can tell everything that is wrong.
public protocol RuledBody: Body {
    /// The refusals by rules of what can be read of the document.
    static func ruled(_ document: JSON) -> [any Refusal]
}

extension RuledBody {
    /// The refusals of fields other than those of the violations.
    public static func refusals(in document: JSON, besides violations: [Violation]) -> [any Refusal] {
        func part(_ path: String) -> Substring { path.prefix { $0 != "." } }
        let wrong = Set(violations.map { part($0.path) })
        return ruled(document).filter { refusal in
            refusal.field.map { !wrong.contains(part($0)) } ?? false
        }
    }
}
