import Database
import Domain

extension Connection {
    /// Notifies members who have the listing as a favourite, except its author and members separated by a
    /// block.
    func tellFavourites(of listing: Listing, _ kind: Notice.Kind, mint: IdentifierGenerator, at now: Moment)
        throws
    {
        let subject = listing.subject
        let hidden = try hidden(from: listing.author)
        let rows = try run(
            """
            SELECT member FROM favourites
            WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)
            ORDER BY member
            """
        )
        for row in rows {
            let member: Member.ID = try row.value("member")
            guard member != listing.author, !hidden.contains(member) else { continue }
            let notice = Notice(
                id: mint.next(),
                kind: kind,
                actor: listing.author,
                target: subject,
                at: now
            )
            try give(notice, to: member)
        }
    }
}
