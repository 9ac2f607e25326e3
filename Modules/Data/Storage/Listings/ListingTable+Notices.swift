import Database
import Domain

extension ListingTable {
    /// Notifies participants of conversations and members with a favourite that `former` has become
    /// `listing`. Each kind calls it when it saves. The parties of the deal that caused the change are left
    /// out.
    func tell(
        of former: Listing,
        becoming listing: Listing,
        outside conversation: Conversation.ID? = nil,
        identifiers: IdentifierGenerator,
        at now: Moment
    ) throws {
        func tellConversations(_ event: Line.Event) throws {
            try connection.conversations.say(
                about: listing.subject,
                except: conversation,
                event,
                by: listing.author,
                identifiers: identifiers,
                at: now
            )
        }
        if former.editedAt != listing.editedAt {
            try connection.favourites.notify(of: listing, .favouriteEdited, identifiers: identifiers, at: now)
        }
        switch (former.status, listing.status) {
        case (.open, .closed):
            try tellConversations(.listingClosed)
            try connection.favourites.notify(of: listing, .favouriteClosed, identifiers: identifiers, at: now)
        case (.closed, .open), (.expired, .open):
            try tellConversations(.listingReopened)
            try connection.favourites.notify(
                of: listing,
                .favouriteReopened,
                identifiers: identifiers,
                at: now
            )
        default: break
        }
    }
}
