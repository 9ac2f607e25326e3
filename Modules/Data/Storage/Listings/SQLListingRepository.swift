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
        try await database.write(identifiers, at: now) { transaction in
            let listing = try transaction.listings.find(id, by: author)
            try transaction.listings.change(listing, change)
        }
    }

    public func cancel(_ id: Listing.ID, _ reason: RosterNote, of author: Member.ID, at now: Moment)
        async throws
    {
        try await database.write(identifiers, at: now) { transaction in
            let listing = try transaction.listings.find(id, by: author)
            try transaction.listings.cancel(listing, reason)
        }
    }

    public func reopen(_ id: Listing.ID, of author: Member.ID, at now: Moment) async throws {
        try await database.write(identifiers, at: now) { transaction in
            let (listings, listing) = (transaction.listings, try transaction.listings.find(id, by: author))
            if listing.cancellation == nil {
                try listings.change(listing) { try $0.reopen(at: now) }
            } else {
                try listings.takeCancellationBack(of: listing.id)
            }
        }
    }

    public func delete(_ id: Listing.ID, of author: Member.ID, at now: Moment) async throws {
        try await database.write(identifiers, at: now) { transaction in
            let listing = try transaction.listings.find(id, by: author)
            let plan = try transaction.listings.deletionPlan(for: listing, at: now)
            if let obstacle = plan.obstacle { throw obstacle.refusal }
            try transaction.listings.delete(listing)
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

    /// Refuses to reopen what an operator has hidden.
    private func mustNotBeTakenDown(_ listing: Listing) throws {
        guard try !connection.decisions.isTakenDown(listing.subject) else { throw ListingRefusal.takenDown }
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

extension ListingTable<Transaction> {
    /// Saves a change of the author's, and tells those concerned.
    fileprivate func change(_ former: Listing, _ change: (inout Listing) throws -> Void) throws {
        var listing = former
        try change(&listing)
        if former.isClosedByAuthor, !listing.isClosedByAuthor {
            try mustNotBeTakenDown(listing)
            try transaction.teachers.mustOffer(listing)
        }
        try saveAndTell(of: former, becoming: listing)
    }

    /// Saves a change that isn't an edit, and tells those concerned.
    func saveAndTell(of former: Listing, becoming listing: Listing) throws {
        try save(listing)
        try transaction.orders.follow(listing)
        try tell(of: former, becoming: listing)
    }

    /// Throws ``ListingRefusal/notCancellable`` without a roster.
    func cancel(_ listing: Listing, _ reason: RosterNote) throws {
        try changeRoster(of: listing.id) { roster in
            try roster.cancel(reason, at: now)
        }
    }

    fileprivate func takeCancellationBack(of id: Listing.ID) throws {
        try changeRoster(of: id) { roster in
            try mustNotBeTakenDown(roster.listing)
            let applicants = try transaction.rosters.endedByCancellation(of: roster.listing)
            try roster.reopen(telling: applicants, at: now)
        }
    }

    /// Saves a change of the organiser's.
    private func changeRoster(of id: Listing.ID, _ change: (inout Roster) throws -> Void) throws {
        guard let former = try transaction.rosters.findLocked(id) else { throw ListingRefusal.notCancellable }
        var roster = former
        try change(&roster)
        try transaction.rosters.save(roster, replacing: former, by: former.organiser)
    }

    /// Deletes a listing in its author's name.
    func delete(_ listing: Listing) throws {
        try transaction.deals.endProposals(about: listing.subject, by: listing.author)
        try transaction.orders.end(about: listing.subject, by: listing.author)
        try transaction.rosters.end(of: listing.id)
        try transaction.conversations.say(about: listing.subject, .listingDeleted, by: listing.author)
        try transaction.images.release(of: listing.subject)
        try transaction.deletedListings.keep(listing.id)
        try remove(listing.id)
    }
}
