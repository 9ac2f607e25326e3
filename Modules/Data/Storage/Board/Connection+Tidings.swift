import Database
import Domain

extension Connection {
    /// Whoever was promised to hear of a listing hears how `former` has become `listing`: those who talk
    /// about it, and those who marked it. A vertical calls it where it saves.
    func tell(
        of former: Listing,
        becoming listing: Listing,
        mint: IdentifierMint,
        at now: Moment
    ) throws {
        if former.editedAt != listing.editedAt {
            try tellFavourites(of: listing, .favouriteEdited, mint: mint, at: now)
        }
        switch (former.status, listing.status) {
        case (.open, .closed):
            try tell(of: listing, .listingClosed, .favouriteClosed, mint: mint, at: now)
        case (.closed, .open), (.expired, .open):
            try tell(of: listing, .listingReopened, .favouriteReopened, mint: mint, at: now)
        default: break
        }
    }

    private func tell(
        of listing: Listing,
        _ line: Line.Event,
        _ notice: Notice.Kind,
        mint: IdentifierMint,
        at now: Moment
    ) throws {
        try tellConversations(about: listing.subject, line, by: listing.author, mint: mint, at: now)
        try tellFavourites(of: listing, notice, mint: mint, at: now)
    }
}
