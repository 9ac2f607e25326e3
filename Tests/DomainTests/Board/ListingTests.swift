import Domain
import Testing

@Suite("A listing")
struct ListingTests {
    private let start = SampleListing.start
    private let day = Duration.seconds(24 * 3_600)

    @Test("keeps its day of posting and its state when it is edited, and says that it was")
    func editing() throws {
        var listing = try SampleListing.listing()
        try listing.close(at: start)
        let changed = try SampleListing.details("성인 피아노 중급")

        try listing.edit(changed, seats: 1, at: start + .seconds(60))

        #expect(listing.createdAt == start)
        #expect(listing.status == .closed)
        #expect(listing.details.title.text == "성인 피아노 중급")
        #expect(listing.editedAt == start + .seconds(60))
        #expect(listing.position == SampleListing.position(1_000))
    }

    @Test("can't be edited to fewer seats than were taken")
    func fewerSeats() throws {
        var listing = try SampleListing.listing(seats: 3, taken: 2)
        let details = listing.details

        #expect(throws: ListingRefusal.fewerSeatsThanTaken) {
            try listing.edit(details, seats: 1, at: start)
        }
        #expect(listing.seats.total == 3)
        #expect(listing.editedAt == nil)
    }

    @Test("is expired from the moment its last date is over, before that is stored")
    func expiring() throws {
        let end = start + day
        let listing = try SampleListing.listing(expiresAt: end)

        #expect(listing.status(at: end - .milliseconds(1)) == .open)
        #expect(listing.status(at: end) == .expired)
    }

    @Test("that has expired comes back when its dates are moved, and not by reopening")
    func reviving() throws {
        let end = start + day
        var listing = try SampleListing.listing(expiresAt: end)
        listing.expire(at: end)

        #expect(throws: ListingRefusal.expired) { try listing.reopen(at: end) }
        try listing.edit(SampleListing.details(expiresAt: end + day), seats: 1, at: end)
        #expect(listing.status(at: end) == .open)
    }

    @Test("that was closed before its date passed stays closed")
    func closedStaysClosed() throws {
        let end = start + day
        var listing = try SampleListing.listing(expiresAt: end)
        try listing.close(at: start)

        listing.expire(at: end)

        #expect(listing.status(at: end) == .closed)
    }

    @Test("that an operator hid comes back as it would be by then")
    func puttingBack() throws {
        let end = start + day
        func after(_ listing: Listing, at now: Moment) -> Listing.Status {
            var listing = listing
            listing.takeDown()
            listing.putBack(at: now)
            return listing.status
        }
        var (closed, full) = (try SampleListing.listing(), try SampleListing.listing(seats: 2, taken: 1))
        try closed.close(at: start)
        full.takeDown()
        try full.edit(full.details, seats: 1, at: start)

        #expect(after(try SampleListing.listing(expiresAt: end), at: start) == .open)
        #expect(after(try SampleListing.listing(expiresAt: end), at: end) == .expired)
        #expect(after(closed, at: start) == .closed)
        #expect(after(full, at: start) == .closed)
    }

    @Test("is bumped at most once a day, counted from its posting, and a bump leaves its day alone")
    func bumping() throws {
        var listing = try SampleListing.listing()

        #expect(throws: ListingRefusal.bumpedToday(retryAfter: .seconds(3_600))) {
            try listing.bump(to: SampleListing.position(2_000), at: start + day - .seconds(3_600))
        }
        try listing.bump(to: SampleListing.position(2_000), at: start + day)
        #expect(listing.position == SampleListing.position(2_000))
        #expect(listing.createdAt == start)
        #expect(throws: ListingRefusal.bumpedToday(retryAfter: day)) {
            try listing.bump(to: SampleListing.position(3_000), at: start + day)
        }
    }

    @Test("that a clock ahead of time bumped can be bumped when the clock is right")
    func bumpingAhead() throws {
        var listing = try SampleListing.listing()
        try listing.bump(to: SampleListing.position(2_000), at: start + day * 6)

        try listing.bump(to: SampleListing.position(3_000), at: start + day)
        #expect(listing.position == SampleListing.position(3_000))
    }

    @Test("for one person closes itself when that person is accepted")
    func oneSeat() throws {
        var listing = try SampleListing.listing()

        try listing.takeSeat(at: start)

        #expect(listing.status == .closed)
        #expect(throws: ListingRefusal.full) { try listing.takeSeat(at: start) }
    }

    @Test("with several seats counts down and stays open until the last")
    func severalSeats() throws {
        var listing = try SampleListing.listing(seats: 3)

        try listing.takeSeat(at: start)
        try listing.takeSeat(at: start)
        #expect(listing.status == .open)
        try listing.takeSeat(at: start)
        #expect(listing.status == .closed)
        #expect(listing.seats.taken == 3)
    }

    @Test("that was full opens again after a cancellation; one its author closed doesn't")
    func givingBack() throws {
        var full = try SampleListing.listing(seats: 2, taken: 1)
        try full.takeSeat(at: start)
        full.releaseSeat(at: start)
        #expect(full.status == .open)
        #expect(full.seats.taken == 1)

        var closed = try SampleListing.listing(seats: 2, taken: 1)
        try closed.close(at: start)
        closed.releaseSeat(at: start)
        #expect(closed.status == .closed)
    }

    @Test("that is full can't be reopened before there are more seats")
    func reopeningFull() throws {
        var listing = try SampleListing.listing()
        try listing.takeSeat(at: start)

        #expect(throws: ListingRefusal.full) { try listing.reopen(at: start) }
        try listing.edit(listing.details, seats: 2, at: start)
        #expect(listing.status == .open)
        #expect(throws: ListingRefusal.alreadyOpen) { try listing.reopen(at: start) }
    }

    @Test("that seats don't fill is reopened by its author while a neighbour pays for its only one")
    func reopeningHeld() throws {
        var shop = Listing(
            posting: Listing.ID(rawValue: 1_001),
            .shop,
            by: SampleListing.author,
            side: nil,
            seats: try Seats(1, taken: 1),
            try SampleListing.details(),
            at: start
        )
        try shop.close(at: start)
        try shop.reopen(at: start)
        #expect(shop.status == .open && !shop.isClosedByAuthor)
        #expect(shop.seats.taken == 1)
    }

    @Test("closes when its seats are lowered to those taken, and opens when one is added")
    func seatsAreChanged() throws {
        var listing = try SampleListing.listing(seats: 3, taken: 2)

        try listing.edit(listing.details, seats: 2, at: start)
        #expect(listing.status == .closed && !listing.isClosedByAuthor)
        #expect(throws: ListingRefusal.full) { try listing.takeSeat(at: start) }
        try listing.edit(listing.details, seats: 3, at: start)
        #expect(listing.status == .open)
    }

    @Test("that its author closed stays closed whatever becomes of its seats, until its author opens it")
    func closedByAuthor() throws {
        var listing = try SampleListing.listing(seats: 3, taken: 2)
        try listing.close(at: start)

        try listing.edit(listing.details, seats: 2, at: start)
        try listing.edit(listing.details, seats: 5, at: start)
        listing.releaseSeat(at: start)
        #expect(listing.status == .closed)

        try listing.reopen(at: start)
        #expect(listing.status == .open)
    }

    @Test("that an operator hid stays closed when seats come free, and its author can't open it")
    func heldBack() throws {
        var listing = try SampleListing.listing(seats: 2, taken: 1)
        listing.takeDown()

        try listing.edit(listing.details, seats: 4, at: start)
        listing.releaseSeat(at: start)
        #expect(listing.status == .closed)
        #expect(throws: ListingRefusal.takenDown) { try listing.reopen(at: start) }
    }

    @Test("that is full doesn't open with a seat once its last date has passed")
    func fullAndOver() throws {
        let end = start + day
        var listing = try SampleListing.listing(expiresAt: end)
        try listing.takeSeat(at: start)

        listing.releaseSeat(at: end)
        #expect(listing.status == .expired)
    }

    @Test(
        "has a title of one line and at most 60 characters that show something",
        arguments: ["", "   ", "가\n나", String(repeating: "가", count: 61)]
    )
    func titles(title: String) throws {
        #expect(throws: ListingRefusal.self) { try ListingTitle(title) }
    }
}
