/// The reasons to refuse a source, or a change of one.
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
    /// Of a proposal.
    case contactMissing = "source.contact-missing"
    /// The member has as many proposals waiting as possible.
    case tooManyProposed = "source.too-many-proposed"
    /// The proposal was decided already.
    case decided = "source.decided"
    /// It isn't accepted.
    case undecided = "source.undecided"
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
        case .addressInvalid, .nameMissing, .nameTooLong, .noteTooLong, .licenceMissing, .contactMissing:
            .invalid
        case .addressTaken, .notActive, .entryIncomplete, .entryDecided, .tooManyProposed, .decided,
            .undecided:
            .conflict
        case .underway: .underway(retryAfter: .seconds(10))
        }
    }

    public var field: String? {
        switch self {
        case .addressInvalid, .addressTaken: "url"
        case .nameMissing, .nameTooLong: "name"
        case .licenceMissing: "licence"
        case .contactMissing: "contact"
        default: nil
        }
    }
}
