/// Why something waits for an operator.
public enum SubmissionCause: Hashable, Sendable {
    /// Listings of its kind are reviewed.
    case kind
    /// It contains what operators watch for.
    case term(String)
    /// It is its author's first, and first posts are reviewed.
    case firstPost

    /// The causes without their details. The words are stable: they are stored.
    public enum Name: String, CaseIterable, Sendable {
        case kind
        case term
        case firstPost = "first-post"
    }

    public var name: Name {
        switch self {
        case .kind: .kind
        case .term: .term
        case .firstPost: .firstPost
        }
    }

    /// What was found; nil for the other causes.
    public var term: String? {
        if case .term(let term) = self { term } else { nil }
    }

    /// Nil when the found term is missing.
    public init?(_ name: Name, term: String?) {
        switch name {
        case .kind: self = .kind
        case .term: if let term { self = .term(term) } else { return nil }
        case .firstPost: self = .firstPost
        }
    }
}
