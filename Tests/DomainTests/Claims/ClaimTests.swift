import Domain
import Testing

@testable import Domain

@Suite("Claims of imported events")
struct ClaimTests {
    private static let now = Moment(milliseconds: 1_764_000_000_000)
    private static let (olga, ben) = (Member.ID(rawValue: 1), Member.ID(rawValue: 2))
    private static let id = Claim.ID(rawValue: 9)

    private func context(
        isImported: Bool = true,
        isClaimed: Bool = false,
        former: Claim.State? = nil,
        isProven: Bool = false
    ) throws -> ClaimContext {
        let point = try #require(Point(latitude: 37.5, longitude: 127))
        let code = try #require(NeighbourhoodCode("1114055000"))
        let details = ListingDetails(
            title: try ListingTitle("밋업"),
            place: ListingPlace(neighbourhood: code, shown: point, exact: nil)
        )
        let listing = Listing(
            posting: Listing.ID(rawValue: 5),
            .event,
            by: Self.olga,
            side: nil,
            seats: try Seats(1),
            details,
            at: Self.now
        )
        let decidedAt = former == .waiting ? nil : Self.now
        let claim = former.map {
            Claim(
                id: Self.id,
                of: listing.id,
                by: Self.ben,
                nil,
                claimedAt: Self.now,
                $0,
                decidedAt: decidedAt
            )
        }
        return ClaimContext(
            listing,
            isImported: isImported,
            isClaimed: isClaimed,
            former: claim,
            isProven: isProven
        )
    }

    private func claim(_ context: ClaimContext, by member: Member.ID = ben, note: String = "") throws
        -> Claim
    {
        try context.claim(Self.id, by: member, ClaimNote(note), at: Self.now)
    }

    @Test("A proven website settles a claim, also one that was declined or waits")
    func proven() throws {
        for former in [nil, Claim.State.waiting, .declined, .overtaken] {
            let claim = try claim(try context(former: former, isProven: true))
            #expect(claim.state == .approved && claim.decidedAt == Self.now)
        }
    }

    @Test("Without one it waits with a note")
    func note() throws {
        let claim = try claim(try context(), note: " 우리 모임이에요 ")
        #expect(claim.state == .waiting && claim.decidedAt == nil && claim.note?.text == "우리 모임이에요")
        #expect(throws: ClaimRefusal.noteMissing) { try self.claim(try context(), note: "  ") }
        let long = String(repeating: "가", count: 301)
        #expect(throws: ClaimRefusal.noteTooLong) { try self.claim(try context(), note: long) }
    }

    @Test("It is refused for members' own events, and for claimed, waiting or declined ones")
    func refused() throws {
        let cases: [(ClaimContext, ClaimRefusal)] = [
            (try context(isImported: false, isProven: true), .notImported),
            (try context(isClaimed: true, isProven: true), .taken),
            (try context(former: .waiting), .waiting),
            (try context(former: .declined), .declined),
        ]
        for (context, refusal) in cases {
            #expect(throws: refusal) { try claim(context, note: "우리 모임이에요") }
        }
        #expect(throws: ClaimRefusal.own) { try claim(try context(isProven: true), by: Self.olga) }
    }

    @Test("It is decided once")
    func decided() throws {
        var claim = try claim(try context(), note: "우리 모임이에요")
        let reason = try SubmissionReason("누구인지 알 수 없어요")
        try claim.decline(reason, at: Self.now)
        #expect(claim.state == .declined && claim.reason == reason)
        #expect(throws: ClaimRefusal.decided) { try claim.approve(at: Self.now) }
        #expect(throws: ClaimRefusal.decided) { try claim.decline(reason, at: Self.now) }
    }

    @Test("An entry whose event is claimed is left alone, whatever its source says")
    func imports() throws {
        let key = SourceEntry.Key(uid: "a")
        let known = SourceEntry(key: key, title: "밋업", contents: nil, raw: "", diagnostics: [])
        let imported = ImportedEntry(id: ImportedEntry.ID(rawValue: 1), known, state: .claimed)
        for isCancelled in [false, true] {
            let newer = SourceEntry(
                key: key,
                sequence: 9,
                isCancelled: isCancelled,
                title: "새 제목",
                contents: nil,
                raw: "",
                diagnostics: []
            )
            #expect(newer.step(after: imported) == .note)
        }
    }
}
