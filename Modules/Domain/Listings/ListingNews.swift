/// What others are told when a listing has changed.
public enum ListingNews: Equatable, Sendable {
    /// A line in the conversations about it: in its group, in those of two, or in all.
    case line(Line.Event, inGroup: Bool? = nil)
    /// A notice to those who have it as a favourite.
    ///
    /// - `isForAll`: also for those who learn of the change otherwise.
    case favourite(Notice.Kind, isForAll: Bool)
}

extension Listing {
    /// What is told of the change from `former`. A group hears only what the author decides: its members see
    /// the seats fill and free up.
    public func news(since former: Listing) -> [ListingNews] {
        var news: [ListingNews] = []
        if former.editedAt != editedAt, former.status != .cancelled {
            news.append(.favourite(.favouriteEdited, isForAll: false))
        }
        if former.isClosedByAuthor != isClosedByAuthor {
            news.append(.line(isClosedByAuthor ? .listingClosed : .listingReopened, inGroup: true))
        }
        switch (former.status, status) {
        case (.open, .closed):
            news += [
                .line(.listingClosed, inGroup: false), .favourite(.favouriteClosed, isForAll: true),
            ]
        case (.closed, .open), (.expired, .open):
            news += [
                .line(.listingReopened, inGroup: false), .favourite(.favouriteReopened, isForAll: true),
            ]
        case (.open, .cancelled), (.closed, .cancelled), (.expired, .cancelled):
            news += [.line(.listingCancelled), .favourite(.favouriteCancelled, isForAll: false)]
        case (.cancelled, .open), (.cancelled, .closed):
            news += [.line(.listingReopened), .favourite(.favouriteReopened, isForAll: false)]
        default: break
        }
        return news
    }
}
