import Database
import Domain

extension TableBase {
    var claims: ClaimTable<Self> { ClaimTable(base: self) }
}

/// The table of claims of imported listings: the last one of each member and listing.
struct ClaimTable<Base: TableBase>: Table {
    let base: Base

    func find(_ id: Claim.ID) throws -> Claim? {
        try connection.first("SELECT * FROM claims WHERE id = \(id)").map(Claim.init(row:))
    }

    func find(_ listing: Listing.ID, by member: Member.ID) throws -> Claim? {
        try connection.first("SELECT * FROM claims WHERE listing = \(listing) AND member = \(member)")
            .map(Claim.init(row:))
    }

    /// Stores a claim in place of the member's last one.
    func save(_ claim: Claim) throws {
        try connection.execute(
            "DELETE FROM claims WHERE listing = \(claim.listing) AND member = \(claim.member)"
        )
        try connection.insert(ClaimRow(claim: claim))
    }

    func context(of id: Listing.ID, for member: Member.ID) throws -> ClaimContext {
        let entry = try connection.sources.lockedEntry(of: id)
        guard let listing = try connection.listings.find(id),
            try !connection.rosters.isHidden(listing, from: member)
        else { throw ListingRefusal.notFound }
        let link = try listing.kind.stored.load(listing, images: [], from: connection)?.likeness?.website
        let hosts = [link, try? entry.map { try WebsiteHost($0.source.ledger.address.text) }]
        return ClaimContext(
            listing,
            isImported: entry != nil,
            isClaimed: entry?.entry.state == .claimed,
            former: try find(id, by: member),
            isProven: try connection.websites.proves(hosts.compactMap(\.self), of: member)
        )
    }
}

extension ClaimTable<Transaction> {
    /// Makes the member the author, and ends the claims of others. What operators added stays theirs: their
    /// pictures, and their conversations.
    func settle(_ claim: Claim) throws {
        guard claim.state == .approved, var listing = try transaction.listings.find(claim.listing) else {
            return
        }
        let former = listing.author
        try transaction.images.release(of: listing.subject)
        listing.show(nil)
        listing.handOver(to: claim.member, at: now)
        try connection.execute(
            "UPDATE source_entries SET state = 'claimed' WHERE listing = \(listing.id)"
        )
        try transaction.listings.save(listing)
        for member in [former, claim.member] { try transaction.members.noteChange(of: member) }
        let others = try connection.run(
            """
            UPDATE claims SET state = 'overtaken', decided_at = \(now)
            WHERE listing = \(listing.id) AND state = 'waiting' RETURNING member
            """
        )
        for row in others {
            try transaction.notices.tell(
                NoticeDraft(to: row.value("member"), .claimDeclined, of: listing.subject)
            )
        }
    }
}

private struct ClaimRow: InsertableRow {
    static let table: StaticString = "claims"

    let claim: Claim

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": claim.id, "listing": claim.listing, "member": claim.member, "note": claim.note?.text,
            "state": claim.state.rawValue, "claimed_at": claim.claimedAt, "decided_at": claim.decidedAt,
            "reason": claim.reason?.text,
        ]
    }
}

extension Claim {
    init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            of: try row.value("listing"),
            by: try row.value("member"),
            try row.storedIfPresent("note") { try ClaimNote($0) },
            claimedAt: try row.value("claimed_at"),
            try row.word("state"),
            decidedAt: try row.value("decided_at"),
            reason: try row.storedIfPresent("reason") { try SubmissionReason($0) }
        )
    }
}
