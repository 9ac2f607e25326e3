public import Domain

/// An edit of a listing.
public struct ListingEditBody: ShapedBody, Hashable {
    public let at: Moment
    public let changes: [ListingChangeBody]
    /// Null when the title stayed.
    public let formerTitle: String?

    public static let shape = Shape<Self>(
        "ListingEdit",
        Field("at", \.at),
        Field("changes", \.changes),
        Field("formerTitle", \.formerTitle),
        make: Self.init
    )
}

extension ListingEditBody {
    public init(_ edit: ListingEdit) {
        at = edit.at
        changes = edit.changes.map(ListingChangeBody.init)
        formerTitle = edit.formerTitle?.text
    }
}
