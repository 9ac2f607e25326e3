import Database
import Domain

extension ListingTable<Transaction> {
    /// Notifies participants of conversations and members with a favourite that `former` has become
    /// `listing`. Each kind calls it when it saves. The parties of the deal that caused the change are left
    /// out. A group hears only what the author decides: its members see the seats fill and free up.
    ///
    /// - Parameter told: members who learn of an edit, a cancellation or its end otherwise.
    func tell(
        of former: Listing,
        becoming listing: Listing,
        outside conversation: Conversation.ID? = nil,
        besides told: Set<Member.ID> = []
    ) throws {
        func tellConversations(_ event: Line.Event, ofGroups isGroup: Bool? = nil) throws {
            try transaction.conversations.say(
                about: listing.subject,
                ofGroups: isGroup,
                except: conversation,
                event,
                by: listing.author
            )
        }
        func tellFavourites(_ kind: Notice.Kind, besides told: Set<Member.ID> = []) throws {
            try transaction.favourites
                .notify(of: listing, kind, besides: told)
        }
        if former.editedAt != listing.editedAt, former.status != .cancelled {
            try tellFavourites(.favouriteEdited, besides: told)
        }
        if former.isClosedByAuthor != listing.isClosedByAuthor {
            let event: Line.Event = listing.isClosedByAuthor ? .listingClosed : .listingReopened
            try tellConversations(event, ofGroups: true)
        }
        switch (former.status, listing.status) {
        case (.open, .closed):
            try tellConversations(.listingClosed, ofGroups: false)
            try tellFavourites(.favouriteClosed)
        case (.closed, .open), (.expired, .open):
            try tellConversations(.listingReopened, ofGroups: false)
            try tellFavourites(.favouriteReopened)
        case (.open, .cancelled), (.closed, .cancelled), (.expired, .cancelled):
            try tellConversations(.listingCancelled)
            try tellFavourites(.favouriteCancelled, besides: told)
        case (.cancelled, .open), (.cancelled, .closed):
            try tellConversations(.listingReopened)
            try tellFavourites(.favouriteReopened, besides: told)
        default: break
        }
    }
}
