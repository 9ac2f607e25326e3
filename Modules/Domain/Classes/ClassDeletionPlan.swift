/// What deleting a class would do to others, said before it is done.
public struct ClassDeletionPlan: Hashable, Sendable {
    /// They stay readable and get a line.
    public let conversations: Int
    /// Not accepted yet; they end.
    public let proposals: Int
    /// Accepted, and not over: as long as there is one, deleting is refused.
    public let dealsAhead: Int
    /// It disappears from as many lists.
    public let favourites: Int

    public init(conversations: Int, proposals: Int, dealsAhead: Int, favourites: Int) {
        self.conversations = conversations
        self.proposals = proposals
        self.dealsAhead = dealsAhead
        self.favourites = favourites
    }

    public var isAllowed: Bool { dealsAhead == 0 }
}
