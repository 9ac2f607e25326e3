extension Posts {
    /// Publishes a member's post, with an empty roster if its kind takes applications. With a number of
    /// weeks, it is the first date of a series. A post of a kind with ``ListingCapability/submissions`` waits
    /// for approval unless its author is trusted.
    public func publish(
        _ contents: Item.Contents,
        at place: PlaceChoice,
        weeks: SeriesLength? = nil,
        isNew: Bool = false,
        by author: Member.ID
    ) async throws -> Listing.ID {
        try await site.current().mustOffer(Item.kind)
        let chosen = try await choosePlace(place, by: author, isPublic: Item.kind.has(.publicPlace))
        let details = try await accounts.details(ofHost: author, of: Item.kind)
        let trust = Item.kind.has(.submissions) ? try await submissions.trust(in: author) : nil
        let (id, now): (Listing.ID, Moment) = (identifiers.next(), clock.now)
        return try await posts.insert(id, by: author, at: now, weeks: weeks, isNew: isNew) {
            var post = try Item(posting: id, by: author, contents, at: chosen, now: now)
            if let trust, !trust.covers(post) { post.awaitApproval() }
            try post.listing.mustBeHosted(by: details, at: now)
            return post
        }
    }
}
