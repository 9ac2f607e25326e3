/// The parties of a deal: the listing's author and the partner. Either is nil after the account is deleted.
public struct DealParties: Equatable, Sendable {
    public enum Party: String, CaseIterable, Sendable {
        case author
        case partner

        public var other: Party { self == .author ? .partner : .author }
    }

    /// Whether a party gives or takes. An author may offer or want.
    public enum Role: String, CaseIterable, Sendable {
        case provider
        case receiver

        public var other: Role { self == .provider ? .receiver : .provider }
    }

    public let author: Member.ID?
    public let partner: Member.ID?
    public let authorProvides: Bool

    public init(author: Member.ID?, partner: Member.ID?, authorProvides: Bool) {
        self.author = author
        self.partner = partner
        self.authorProvides = authorProvides
    }

    /// - Precondition: `member` is one of the parties.
    public func party(of member: Member.ID) -> Party { author == member ? .author : .partner }

    public subscript(party: Party) -> Member.ID? { party == .author ? author : partner }

    public var provider: Member.ID? { authorProvides ? author : partner }
    public var receiver: Member.ID? { authorProvides ? partner : author }
    /// Those who are here.
    public var all: [Member.ID] { [author, partner].compactMap(\.self) }
    public var areBothHere: Bool { author != nil && partner != nil }

    public func include(_ member: Member.ID) -> Bool { author == member || partner == member }

    public func other(than member: Member.ID) -> Member.ID? { author == member ? partner : author }

    /// Returns nil for any other member.
    public func role(of member: Member.ID) -> Role? {
        if provider == member { return .provider }
        return receiver == member ? .receiver : nil
    }
}
