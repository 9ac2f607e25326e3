/// One exported record as names and values. The server's own table and column names aren't exposed.
public struct ExportedRecord: Equatable, Sendable {
    public enum Value: Equatable, Sendable {
        case text(String)
        case number(Int)
        case yes(Bool)
        case moment(Moment)
        case day(CivilDate)
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

/// The sections of an export, besides the account itself.
public enum ExportSection: String, CaseIterable, Sendable {
    case listings
    case series
    case drafts
    case images
    case conversations
    case messages
    /// The messages that the member has hidden from their own view.
    case hiddenMessages = "hidden-messages"
    case deals
    case orders
    /// The seller's details that the member gave for listings.
    case sales
    case reviewsWritten = "reviews-written"
    case reviewsReceived = "reviews-received"
    case applications
    case claims
    case teacher
    case recordings
    case verifications
    case sources
    case attendance
    case favourites
    case searches
    case savedSearches = "saved-searches"
    case calendarAddresses = "calendar-addresses"
    /// The member's own number.
    case phone
    /// Whom the member's number was revealed to.
    case phoneShares = "phone-shares"
    case teachingHours = "teaching-hours"
    /// Their times, of the week and of exceptions.
    case teachingTimes = "teaching-times"
    case runLogs = "run-logs"
    case runStamps = "run-stamps"
    case comments
    /// The member's own.
    case lessonNotes = "lesson-notes"
    case notices
    case mutedNotices = "muted-notices"
    case noticeSettings = "notice-settings"
    /// What the member consented to.
    case digest
    case pushSubscriptions = "push-subscriptions"
    case reminderMails = "reminder-mails"
    case blocks
    case reports
    /// What operators warned the member of.
    case warnings
    /// The member's own, with what was decided.
    case appeals
    case identities
    case apiTokens = "api-tokens"
    case webhooks
    /// Whether there is one, and since when.
    case secondFactor = "second-factor"
    case consents
    /// By which the member joined.
    case invitation
}

/// Reads all data stored about a member in parts of limited size. Shows no more than the pages do: data that
/// another member hasn't revealed stays out.
public protocol ExportQueries: Sendable {
    func records(
        _ section: ExportSection,
        of member: Member.ID,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<ExportedRecord>
}
