extension Claims {
    /// Makes an organiser the author of an imported listing, if a website of theirs proves it; else asks the
    /// operators.
    public func claim(_ listing: Listing.ID, _ note: ClaimNote?, by member: Member.ID) async throws
        -> Claim
    {
        let (id, now): (Claim.ID, Moment) = (identifiers.next(), clock.now)
        return try await claims.insert(id, of: listing, by: member, at: now) {
            try $0.claim(id, by: member, note, at: now)
        }
    }
}
