public import Database
public import Domain

/// Listings of every kind.
public struct SQLListingRepository: ListingRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func update(
        _ id: Listing.ID,
        of author: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Listing) throws -> Void
    ) async throws {
        try await database.write { [identifiers] connection in
            let listing = try connection.listings.find(id, by: author)
            try connection.listings.change(listing, identifiers: identifiers, at: now, change)
        }
    }

    public func cancel(_ id: Listing.ID, _ reason: RosterNote, of author: Member.ID, at now: Moment)
        async throws
    {
        try await database.write { [identifiers] connection in
            let listing = try connection.listings.find(id, by: author)
            try connection.listings.cancel(listing, reason, identifiers: identifiers, at: now)
        }
    }

    public func reopen(_ id: Listing.ID, of author: Member.ID, at now: Moment) async throws {
        try await database.write { [identifiers] connection in
            let (listings, listing) = (connection.listings, try connection.listings.find(id, by: author))
            if listing.cancellation == nil {
                try listings.change(listing, identifiers: identifiers, at: now) { try $0.reopen(at: now) }
            } else {
                try listings.takeCancellationBack(of: listing.id, identifiers: identifiers, at: now)
            }
        }
    }

    public func delete(_ id: Listing.ID, of author: Member.ID, at now: Moment) async throws {
        try await database.write { [identifiers] connection in
            let listing = try connection.listings.find(id, by: author)
            let plan = try connection.listings.deletionPlan(for: listing, at: now)
            if let obstacle = plan.obstacle { throw obstacle.refusal }
            try connection.listings.delete(listing, identifiers: identifiers, at: now)
        }
    }

    public func deletionPlan(
        for id: Listing.ID,
        of author: Member.ID,
        at now: Moment
    ) async throws -> ListingDeletionPlan {
        try await database.read { connection in
            try connection.listings.deletionPlan(for: connection.listings.find(id, by: author), at: now)
        }
    }
}

extension ListingTable {
    /// Returns the author's own listing. Throws ``ListingRefusal/notFound`` if `member` can't see it, else
    /// ``ListingRefusal/notAuthor``.
    func find(_ id: Listing.ID, by member: Member.ID) throws -> Listing {
        guard let listing = try find(id) else { throw ListingRefusal.notFound }
        guard listing.author == member else {
            let isHidden = try connection.blocks.hides(listing.author, from: member)
            throw isHidden ? ListingRefusal.notFound : ListingRefusal.notAuthor
        }
        return listing
    }
}

extension ListingTable {
    /// Saves a change of the author's, and tells those concerned.
    fileprivate func change(
        _ former: Listing,
        identifiers: IdentifierGenerator,
        at now: Moment,
        _ change: (inout Listing) throws -> Void
    ) throws {
        var listing = former
        try change(&listing)
        if former.isClosedByAuthor, !listing.isClosedByAuthor {
            try mustNotBeTakenDown(listing)
            try connection.teachers.mustOffer(listing)
        }
        try save(listing, at: now)
        try connection.orders.follow(listing, identifiers: identifiers, at: now)
        try tell(of: former, becoming: listing, identifiers: identifiers, at: now)
    }

    /// Throws ``ListingRefusal/notCancellable`` without a roster.
    func cancel(
        _ listing: Listing,
        _ reason: RosterNote,
        identifiers: IdentifierGenerator,
        at now: Moment
    ) throws {
        try changeRoster(of: listing.id, identifiers: identifiers, at: now) { roster in
            try roster.cancel(reason, at: now)
        }
    }

    fileprivate func takeCancellationBack(
        of id: Listing.ID,
        identifiers: IdentifierGenerator,
        at now: Moment
    ) throws {
        try changeRoster(of: id, identifiers: identifiers, at: now) { roster in
            try mustNotBeTakenDown(roster.listing)
            let applicants = try connection.rosters.endedByCancellation(of: roster.listing)
            try roster.reopen(telling: applicants, at: now)
        }
    }

    /// Refuses to reopen what an operator has hidden.
    private func mustNotBeTakenDown(_ listing: Listing) throws {
        guard try !connection.decisions.isTakenDown(listing.subject) else { throw ListingRefusal.takenDown }
    }

    /// Saves a change of the organiser's.
    private func changeRoster(
        of id: Listing.ID,
        identifiers: IdentifierGenerator,
        at now: Moment,
        _ change: (inout Roster) throws -> Void
    ) throws {
        guard let former = try connection.rosters.findLocked(id) else { throw ListingRefusal.notCancellable }
        var roster = former
        try change(&roster)
        try connection.rosters.save(
            roster,
            replacing: former,
            by: former.organiser,
            identifiers: identifiers,
            at: now
        )
    }

    /// Deletes a listing in its author's name.
    func delete(_ listing: Listing, identifiers: IdentifierGenerator, at now: Moment) throws {
        try connection.deals.endProposals(
            about: listing.subject,
            by: listing.author,
            identifiers: identifiers,
            at: now
        )
        try connection.orders.end(
            about: listing.subject,
            by: listing.author,
            identifiers: identifiers,
            at: now
        )
        try connection.rosters.end(of: listing.id, identifiers: identifiers, at: now)
        try connection.conversations.say(
            about: listing.subject,
            .listingDeleted,
            by: listing.author,
            identifiers: identifiers,
            at: now
        )
        try connection.images.release(of: listing.subject)
        try remove(listing.id)
    }

    fileprivate func deletionPlan(for listing: Listing, at now: Moment) throws -> ListingDeletionPlan {
        let (kind, number) = (listing.subject.kind.rawValue, listing.subject.number)
        let row = try connection.first(
            """
            SELECT (SELECT count(*) FROM conversations
                    WHERE subject_kind = \(kind) AND subject_id = \(number)) AS conversations,
                (SELECT count(*) FROM deals JOIN conversations ON conversations.id = deals.conversation
                    WHERE conversations.subject_kind = \(kind) AND conversations.subject_id = \(number)
                        AND \(Deal.isNegotiable(at: now))) AS proposals,
                (SELECT count(*) FROM deals JOIN conversations ON conversations.id = deals.conversation
                    WHERE conversations.subject_kind = \(kind) AND conversations.subject_id = \(number)
                        AND deals.state = 'accepted' AND deals.ends_at > \(now)) AS ahead,
                (SELECT favourites FROM listings WHERE id = \(listing.id)) AS favourites
            """
        )
        return ListingDeletionPlan(
            conversations: try row?.value("conversations") ?? 0,
            proposals: try row?.value("proposals") ?? 0,
            dealsAhead: try row?.value("ahead") ?? 0,
            favourites: try row?.value("favourites") ?? 0,
            stake: try connection.orders.stake(of: listing.subject, at: now)
        )
    }
}
