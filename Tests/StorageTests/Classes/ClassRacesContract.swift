import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What becomes of a class that two change at once: the first is held open while the second arrives.
@Suite("Two who change a class at once", .timeLimit(.minutes(20)))
struct ClassRacesContract {
    @Test("Two bumps at once move it once", arguments: Database.Engine.allCases)
    func bumps(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let id = try await fixture.post(fixture.contents())
        let now = fixture.now + .seconds(86_400)
        let identifiers = fixture.store.identifiers

        let outcomes = try await fixture.store.outcomes(
            {
                try await fixture.changesListing(id, at: now, holding: $0) {
                    try $0.bump(to: identifiers.next(), at: now)
                }
            },
            { try await fixture.changesListing(id, at: now) { try $0.bump(to: identifiers.next(), at: now) } }
        )

        #expect(outcomes.sorted() == ["done", "listing.bumped-today"])
    }

    @Test("Two edits at once leave one of them whole, never a mixture", arguments: Database.Engine.allCases)
    func edits(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let id = try await fixture.post(fixture.contents())
        let now = fixture.now
        let place = try fixture.place()
        let one = try fixture.contents("하나", ClassFixture.arranged(), seats: 5)
        let two = try fixture.contents("둘", fixture.fixed(24, 48), seats: 9)

        let outcomes = try await fixture.store.outcomes(
            {
                try await fixture.changes(id, at: now, holding: $0) {
                    try $0.edit(one, at: place, now: now)
                }
            },
            { try await fixture.changes(id, at: now) { try $0.edit(two, at: place, now: now) } }
        )

        #expect(outcomes == ["done", "done"])
        let kept = try await fixture.classes.find(id, of: fixture.teacher)
        let whole = [one, two].contains {
            $0.title == kept.listing.details.title && $0.schedule == kept.schedule
                && $0.seats == kept.listing.seats.total
        }
        #expect(whole, "\(kept)")
    }

    @Test(
        "Of two edits of one version, the later is refused and changes nothing",
        arguments: Database.Engine.allCases
    )
    func versions(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let id = try await fixture.post(fixture.contents())
        let (now, place) = (fixture.now, try fixture.place())
        let version = try await fixture.classes.find(id, of: fixture.teacher).listing.version
        let (one, two) = (try fixture.contents("하나"), try fixture.contents("둘"))

        let outcomes = try await fixture.store.outcomes(
            {
                try await fixture.changes(id, at: now, holding: $0) {
                    try $0.edit(one, at: place, basedOn: version, now: now)
                }
            },
            {
                try await fixture.changes(id, at: now) {
                    try $0.edit(two, at: place, basedOn: version, now: now)
                }
            }
        )

        #expect(outcomes.sorted() == ["done", "listing.edited-meanwhile"])
        let kept = try await fixture.classes.find(id, of: fixture.teacher).listing
        #expect(kept.details.title.text == (outcomes[0] == "done" ? "하나" : "둘"))
    }

    @Test(
        "An edit that arrives while a seat is taken gives no seat away twice",
        arguments: Database.Engine.allCases
    )
    func seats(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let id = try await fixture.post(fixture.contents(seats: 2))
        let (now, place) = (fixture.now, try fixture.place())
        let fewer = try fixture.contents("한 자리", seats: 1)

        let outcomes = try await fixture.store.outcomes(
            { try await fixture.takesSeat(of: id, holding: $0) },
            { try await fixture.changes(id, at: now) { try $0.edit(fewer, at: place, now: now) } }
        )

        let listing = try await fixture.classes.find(id, of: fixture.teacher).listing
        let seats = listing.seats
        #expect(outcomes == ["done", "done"] && seats.total == 1 && seats.taken == 1, "\(outcomes) \(seats)")
        #expect(listing.status == .closed)
    }

    @Test(
        "A seat that is added while another is given back or taken leaves it open just when one is free",
        arguments: Database.Engine.allCases
    )
    func moreSeats(_ engine: Database.Engine) async throws {
        for isTaken in [true, false] {
            let fixture = try await ClassFixture(engine)
            let id = try await fixture.post(fixture.contents(seats: 1))
            try await fixture.takesSeat(of: id, holding: nil)
            let (now, place) = (fixture.now, try fixture.place())
            let more = try fixture.contents("두 자리", seats: 2)

            let outcomes = try await fixture.store.outcomes(
                {
                    try await fixture.changes(id, at: now, holding: $0) {
                        try $0.edit(more, at: place, now: now)
                    }
                },
                {
                    if isTaken {
                        try await fixture.takesSeat(of: id, holding: nil)
                    } else {
                        try await fixture.givesSeatBack(of: id)
                    }
                }
            )

            let listing = try await fixture.classes.find(id, of: fixture.teacher).listing
            #expect(outcomes[0] == "done" && ["done", "listing.full"].contains(outcomes[1]))
            #expect((listing.status == .open) == listing.seats.areLeft, "\(outcomes) \(listing.seats)")
        }
    }

    @Test(
        "Closing while a deal is accepted either comes after it or refuses it",
        arguments: Database.Engine.allCases
    )
    func closing(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let id = try await fixture.post(fixture.contents(seats: 2))
        let now = fixture.now

        let outcomes = try await fixture.store.outcomes(
            { try await fixture.changesListing(id, at: now, holding: $0) { try $0.close(at: now) } },
            { try await fixture.takesSeat(of: id, holding: nil) }
        )

        let listing = try await fixture.classes.find(id, of: fixture.teacher).listing
        let accepted = outcomes[1] == "done"
        #expect(outcomes[0] == "done" && listing.status == .closed)
        #expect(accepted || outcomes[1] == "listing.not-open")
        #expect(listing.seats.taken == (accepted ? 1 : 0))
    }
}

extension ClassFixture {
    func changes(
        _ id: Listing.ID,
        at now: Moment,
        holding gate: Gate? = nil,
        _ change: @escaping @Sendable (inout Class) throws -> Void
    ) async throws {
        try await classes.update(id, of: teacher, at: now) { post in
            gate?.holdFirstArrival()
            try change(&post)
        }
    }

    func changesListing(
        _ id: Listing.ID,
        at now: Moment,
        holding gate: Gate? = nil,
        _ change: @escaping @Sendable (inout Listing) throws -> Void
    ) async throws {
        try await listings.update(id, of: teacher, at: now) { listing in
            gate?.holdFirstArrival()
            try change(&listing)
        }
    }

    func givesSeatBack(of id: Listing.ID) async throws {
        let now = now
        try await store.write { transaction in
            guard var listing = try transaction.listings.find(id) else { return }
            listing.releaseSeat(at: now)
            try transaction.listings.save(listing)
        }
    }

    /// As accepting a deal does, which knows listings and no classes.
    func takesSeat(of id: Listing.ID, holding gate: Gate?) async throws {
        let now = now
        try await store.write { transaction in
            guard var listing = try transaction.listings.find(id) else { return }
            gate?.holdFirstArrival()
            try listing.takeSeat(at: now)
            try transaction.listings.save(listing)
        }
    }
}
