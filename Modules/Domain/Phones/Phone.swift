/// A member's own phone number. Only members it was revealed to can read it.
public struct Phone: Equatable, Sendable {
    /// What becomes of a request.
    public enum Sharing: String, CaseIterable, Sendable {
        /// The member answers each.
        case ask
        /// Those who have written to the member see the number when they request it.
        case always
    }

    public let member: Member.ID
    public let number: PhoneNumber
    public let sharing: Sharing
    public let storedAt: Moment

    public init(of member: Member.ID, _ number: PhoneNumber, _ sharing: Sharing, storedAt: Moment) {
        self.member = member
        self.number = number
        self.sharing = sharing
        self.storedAt = storedAt
    }
}
