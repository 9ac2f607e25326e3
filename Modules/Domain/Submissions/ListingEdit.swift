/// An edit of a listing of a kind with ``ListingCapability/submissions``, as its readers see it.
public struct ListingEdit: Equatable, Sendable {
    public let at: Moment
    public let changes: [ListingChange]
    /// Nil when the title stayed.
    public let formerTitle: ListingTitle?

    public init(at moment: Moment, _ changes: [ListingChange], formerTitle: ListingTitle?) {
        at = moment
        self.changes = changes
        self.formerTitle = formerTitle
    }
}
