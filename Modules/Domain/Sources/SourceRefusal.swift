/// The reasons to refuse an operator's change of a source.
public enum SourceRefusal: String, Refusal, CaseIterable {
    /// It doesn't exist, or the member isn't an operator.
    case notFound = "source.not-found"
    case entryNotFound = "source.entry-not-found"
    case addressInvalid = "source.address-invalid"
    /// Another source has that address.
    case addressTaken = "source.address-taken"
    case nameMissing = "source.name-missing"
    case nameTooLong = "source.name-too-long"
    case noteTooLong = "source.note-too-long"
    case licenceMissing = "source.licence-missing"
    /// Only an active source is fetched.
    case notActive = "source.not-active"
    /// Another server is fetching it.
    case underway = "source.underway"
    /// The entry has no title or no date to publish.
    case entryIncomplete = "source.entry-incomplete"
    /// The entry was decided already.
    case entryDecided = "source.entry-decided"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound, .entryNotFound: .notFound
        case .addressInvalid, .nameMissing, .nameTooLong, .noteTooLong, .licenceMissing: .invalid
        case .addressTaken, .notActive, .entryIncomplete, .entryDecided: .conflict
        case .underway: .underway(retryAfter: .seconds(10))
        }
    }

    public var field: String? {
        switch self {
        case .addressInvalid, .addressTaken: "url"
        case .nameMissing, .nameTooLong: "name"
        case .licenceMissing: "licence"
        default: nil
        }
    }
}
