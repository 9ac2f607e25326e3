public import Database
public import Domain

extension TableBase {
    var favourites: FavouriteTable<Self> { FavouriteTable(base: self) }
}

/// The table of favourites.
struct FavouriteTable<Base: TableBase>: Table {
    let base: Base

    /// The viewer's favourites among the listings.
    func list(of viewer: Member.ID?, among ids: [Listing.ID]) throws -> Set<Subject> {
        guard let viewer else { return [] }
        return Set(try connection.run(Self.list(of: viewer, among: ids)).map { try $0.subject() })
    }

    /// All favourites of the viewer.
    func list(of viewer: Member.ID?) throws -> Set<Subject> {
        guard let viewer else { return [] }
        let rows = try connection.run(
            "SELECT subject_kind, subject_id FROM favourites WHERE member = \(viewer)"
        )
        return Set(try rows.map { try $0.subject() })
    }

    static func list(of viewer: Member.ID, among ids: [Listing.ID]) -> SQL {
        """
        SELECT subject_kind, subject_id FROM favourites
        WHERE member = \(viewer)
            AND subject_kind = \(Subject.Kind.listing.rawValue)
            AND subject_id IN \(list: ids)
        """
    }

    /// The members who have the listing as a favourite, except those separated from its author by a block.
    func members(with listing: Listing) throws -> [Member.ID] {
        let (subject, hidden) = (listing.subject, try connection.blocks.hidden(from: listing.author))
        let rows = try connection.run(
            """
            SELECT member FROM favourites
            WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)
            ORDER BY member
            """
        )
        return try rows.map { try $0.value("member") }.filter { !hidden.contains($0) }
    }

    func count(_ change: Int, for id: Listing.ID, by member: Member.ID) throws {
        guard change != 0 else { return }
        try connection.members.noteChange(of: member)
        try connection.execute("UPDATE listings SET favourites = favourites + \(change) WHERE id = \(id)")
        try connection.boardChanges.note(of: id)
    }
}

extension FavouriteTable<Transaction> {
    /// Notifies members who have the listing as a favourite, except its author, members separated by a block
    /// and those who are told otherwise.
    func notify(of listing: Listing, _ kind: Notice.Kind, besides told: Set<Member.ID> = []) throws {
        let subject = listing.subject
        for member in try members(with: listing) where member != listing.author && !told.contains(member) {
            try transaction.notices.tell(NoticeDraft(to: member, kind, of: subject, by: listing.author))
        }
    }
}

/// A member's favourite. The mark orders the member's favourites by time.
public struct FavouriteRow: InsertableRow {
    public static let table: StaticString = "favourites"

    private let subject: Subject
    private let member: Member.ID
    private let mark: Identifier<FavouriteMark>

    public init(of subject: Subject, by member: Member.ID, as mark: Identifier<FavouriteMark>) {
        self.subject = subject
        self.member = member
        self.mark = mark
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "member": member, "subject_kind": subject.kind.rawValue, "subject_id": subject.number,
            "mark": mark,
        ]
    }
}
