public import Domain
import JSONCoding

/// A page of the members that operators list.
public struct MemberDirectoryBody: ShapedBody, Hashable {
    public let items: [DirectoryEntryBody]
    public let next: String?
    public let count: Int
    public let isCountWhole: Bool

    public static let shape = Shape<Self>(
        "MemberDirectory",
        Field("items", \.items),
        Field("next", \.next, about: "Send it as `cursor`; null at the end of the list"),
        Field("count", \.count, about: "How many fit in all"),
        Field("isCountWhole", \.isCountWhole, about: "False where there may be more than `count`"),
        make: Self.init
    )
}

extension MemberDirectoryBody {
    public init(_ page: DirectoryMatches) {
        items = page.slice.items.map(DirectoryEntryBody.init)
        next = page.slice.next
        (count, isCountWhole) = (page.count, page.isCountWhole)
    }
}

/// A member in the list of operators.
public struct DirectoryEntryBody: ShapedBody, Hashable {
    public let id: Member.ID
    public let nickname: String
    public let email: String
    public let isEmailVerified: Bool
    public let joinedAt: Moment
    public let lastSeenAt: Moment?
    public let suspendedUntil: Moment?
    public let isOperator: Bool

    public static let shape = Shape<Self>(
        "DirectoryEntry",
        Field("id", \.id),
        Field("nickname", \.nickname),
        Field("email", \.email),
        Field("emailVerified", \.isEmailVerified),
        Field("joinedAt", \.joinedAt),
        Field("lastSeenAt", \.lastSeenAt, about: "When an open session was last used; null without one"),
        Field("suspendedUntil", \.suspendedUntil),
        Field("operator", \.isOperator),
        make: Self.init
    )
}

extension DirectoryEntryBody {
    public init(_ entry: DirectoryEntry) {
        id = entry.id
        nickname = entry.nickname.text
        email = entry.email.text
        isEmailVerified = entry.isEmailVerified
        (joinedAt, lastSeenAt) = (entry.joinedAt, entry.lastSeenAt)
        (suspendedUntil, isOperator) = (entry.suspendedUntil, entry.isOperator)
    }
}

extension [DirectoryEntryBody] {
    /// The members as a CSV file, one a line.
    public func csv(_ stamp: (Moment) -> String) -> String {
        let names = "id,nickname,email,email_confirmed,joined_at,last_seen_at,suspended_until,operator"
        return ([names] + map { $0.row(stamp) }).joined(separator: "\n")
    }
}

extension DirectoryEntryBody {
    fileprivate func row(_ stamp: (Moment) -> String) -> String {
        [
            id.description, nickname.csvField, email.csvField, "\(isEmailVerified)", stamp(joinedAt),
            lastSeenAt.map(stamp) ?? "", suspendedUntil.map(stamp) ?? "", "\(isOperator)",
        ].joined(separator: ",")
    }
}
