import Database
import Domain

extension ListingTable {
    /// Notifies participants of conversations and members with a favourite that `former` has become
    /// `listing`. Each kind calls it when it saves. The parties of the deal that caused the change are left
    /// out. A group hears only what the author decides: its members see the seats fill and free up.
    func tell(
        of former: Listing,
        becoming listing: Listing,
        outside conversation: Conversation.ID? = nil,
        identifiers: IdentifierGenerator,
        at now: Moment
    ) throws {
        func tellConversations(_ event: Line.Event, ofGroups isGroup: Bool) throws {
            try connection.conversations.say(
                about: listing.subject,
                ofGroups: isGroup,
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
        if former.isClosedByAuthor != listing.isClosedByAuthor {
            let event: Line.Event = listing.isClosedByAuthor ? .listingClosed : .listingReopened
            try tellConversations(event, ofGroups: true)
        }
        switch (former.status, listing.status) {
        case (.open, .closed):
            try tellConversations(.listingClosed, ofGroups: false)
            try connection.favourites.notify(of: listing, .favouriteClosed, identifiers: identifiers, at: now)
        case (.closed, .open), (.expired, .open):
            try tellConversations(.listingReopened, ofGroups: false)
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
