/// The subject of a favourite, report, conversation or notice. Features refer to each other's data only by
/// subject.
public struct Subject: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case listing
        case member
        case conversation
        case message
        case deal
        case review
        case order
        case savedSearch = "saved-search"
        case runLog = "run-log"
        case comment
        case verification
        case report
    }

    public let kind: Kind
    public let number: Int64

    public init(_ kind: Kind, _ number: Int64) {
        self.kind = kind
        self.number = number
    }

    public init<Thing>(_ kind: Kind, _ id: Identifier<Thing>) {
        self.init(kind, id.rawValue)
    }
}
