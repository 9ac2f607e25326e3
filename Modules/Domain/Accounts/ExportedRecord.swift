/// One thing that is kept of a member, as names and values: what it is called in the server's own tables
/// stays out of it.
public struct ExportedRecord: Equatable, Sendable {
    public enum Value: Equatable, Sendable {
        case text(String)
        case number(Int)
        case yes(Bool)
        case moment(Moment)
        case identifier(Int64)
        case texts([String])
        case records([ExportedRecord])
        case nothing
    }

    public let fields: [(name: String, value: Value)]

    public init(_ fields: [(name: String, value: Value)]) {
        self.fields = fields
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.fields.elementsEqual(right.fields) { $0.name == $1.name && $0.value == $1.value }
    }
}

/// What an export is divided into, besides the account itself.
public enum ExportSection: String, CaseIterable, Sendable {
    case listings
    case drafts
    case images
    case conversations
    case messages
    case deals
    case reviewsWritten = "reviews-written"
    case reviewsReceived = "reviews-received"
    case applications
    case favourites
    case searches
    case notices
    case mutedNotices = "muted-notices"
    case blocks
    case reports
    case identities
}

/// Reads everything that is kept of a member, part by part: however much there is, one part is small. It
/// tells no more than the pages do: what another member has not shown them yet stays out.
public protocol ExportQueries: Sendable {
    func records(
        _ section: ExportSection,
        of member: Member.ID,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<ExportedRecord>
}
