public enum DirectoryRefusal: String, Refusal, CaseIterable {
    /// There is no list for members who aren't operators.
    case notFound = "directory.not-found"
    /// Operators don't act on their own account.
    case ownAccount = "directory.own-account"
    /// Operators don't delete each other; one is dismissed on the server's machine first.
    case operatorsAccount = "directory.operators-account"
    case alreadyConfirmed = "directory.already-confirmed"
    case notSuspended = "directory.not-suspended"
    /// A suspension is lifted, a member warned and a second factor reset with a reason.
    case reasonMissing = "directory.reason-missing"
    /// The typed nickname isn't that of the account to be deleted.
    case nicknameDiffers = "directory.nickname-differs"
    case exportTooLong = "directory.export-too-long"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .ownAccount, .operatorsAccount: .forbidden
        case .alreadyConfirmed, .notSuspended: .conflict
        case .reasonMissing, .nicknameDiffers, .exportTooLong: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .reasonMissing: "note"
        case .nicknameDiffers: "nickname"
        case .exportTooLong: "q"
        case .notFound, .ownAccount, .operatorsAccount, .alreadyConfirmed, .notSuspended: nil
        }
    }
}
