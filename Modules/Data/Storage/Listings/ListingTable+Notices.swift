import Database
import Domain

extension ListingTable<Transaction> {
    /// Notifies participants of conversations and members with a favourite that `former` has become
    /// `listing`. Each kind calls it when it saves. The parties of the deal that caused the change are left
    /// out.
    ///
    /// - Parameter told: members who learn of an edit, a cancellation or its end otherwise.
    func tell(
        of former: Listing,
        becoming listing: Listing,
        outside conversation: Conversation.ID? = nil,
        besides told: Set<Member.ID> = []
    ) throws {
        for news in listing.news(since: former) {
            switch news {
            case .line(let event, let isGroup):
                try transaction.conversations.say(
                    about: listing.subject,
                    ofGroups: isGroup,
                    except: conversation,
                    event,
                    by: listing.author
                )
            case .favourite(let kind, let isForAll):
                try transaction.favourites.notify(of: listing, kind, besides: isForAll ? [] : told)
            }
        }
        // What was asked or told about the former state is settled.
        if former.awaitsConfirmation && !listing.awaitsConfirmation
            || former.wasClosedUnanswered && !listing.wasClosedUnanswered
        {
            try transaction.notices.markRead(Notice.Kind.ofOpenQuestions, of: listing)
        }
    }
}
