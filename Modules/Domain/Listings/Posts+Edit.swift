extension Posts {
    /// Replaces a post's content. An unchanged place keeps its shown point.
    public func edit(
        _ id: Listing.ID,
        _ contents: Item.Contents,
        at place: PlaceChoice,
        basedOn version: Listing.Version?,
        by author: Member.ID
    ) async throws {
        let former = try await posts.find(id, of: author).listing.details.place
        let chosen = try await choosePlace(
            place,
            by: author,
            insteadOf: former,
            isPublic: Item.kind.has(.publicPlace)
        )
        let details = try await accounts.details(ofHost: author, of: Item.kind)
        let now = clock.now
        try await posts.update(id, of: author, at: now) {
            try $0.edit(contents, at: chosen, basedOn: version, now: now)
            try $0.listing.mustBeHosted(by: details, at: now)
        }
    }
}
