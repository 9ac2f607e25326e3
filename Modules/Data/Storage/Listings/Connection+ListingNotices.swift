import Database
import Domain

extension Connection {
    /// Notifies participants of conversations and members with a favourite that `former` has become
    /// `listing`. Each kind calls it when it saves. The parties of the deal that caused the change are left
    /// out.
    func tell(
        of former: Listing,
        becoming listing: Listing,
        outside conversation: Conversation.ID? = nil,
        mint: IdentifierGenerator,
        at now: Moment
    ) throws {
        func tellConversations(_ event: Line.Event) throws {
            try self.tellConversations(
                about: listing.subject,
                except: conversation,
                event,
                by: listing.author,
                mint: mint,
                at: now
            )
        }
        if former.editedAt != listing.editedAt {
            try tellFavourites(of: listing, .favouriteEdited, mint: mint, at: now)
        }
        switch (former.status, listing.status) {
        case (.open, .closed):
            try tellConversations(.listingClosed)
            try tellFavourites(of: listing, .favouriteClosed, mint: mint, at: now)
        case (.closed, .open), (.expired, .open):
            try tellConversations(.listingReopened)
            try tellFavourites(of: listing, .favouriteReopened, mint: mint, at: now)
        default: break
        }
    }
}
