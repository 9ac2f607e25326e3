import Domain
import Testing

@Suite("Whether a listing without an end is still open")
struct OpenQuestionTests {
    private let start = SampleListing.start
    private let day = Duration.seconds(86_400)

    /// A listing whose author was asked after 60 days.
    private func asked() throws -> Listing {
        var listing = try SampleListing.listing()
        #expect(listing.followUp(knowing: AuthorActivity(), at: start + day * 60)?.kind == .listingAsked)
        return listing
    }

    private func kind(
        of listing: inout Listing,
        _ activity: AuthorActivity = AuthorActivity(),
        onDay number: Int
    ) -> Notice.Kind? {
        listing.followUp(knowing: activity, at: start + day * number)?.kind
    }

    @Test("The author is asked after 60 days without a sign of life, once, and it closes 14 days later")
    func silence() throws {
        var listing = try SampleListing.listing()
        #expect(kind(of: &listing, onDay: 59) == nil)
        #expect(kind(of: &listing, onDay: 60) == .listingAsked)
        #expect(listing.awaitsConfirmation)
        #expect(kind(of: &listing, onDay: 60) == nil && kind(of: &listing, onDay: 73) == nil)
        #expect(kind(of: &listing, onDay: 74) == .listingClosedUnanswered)
        #expect(listing.status == .closed && listing.wasClosedUnanswered && !listing.awaitsConfirmation)
        #expect(kind(of: &listing, onDay: 200) == nil)
    }

    @Test("Yes keeps it open for another 60 days, also before the question and after it was closed")
    func confirming() throws {
        var early = try SampleListing.listing()
        try early.confirm(at: start + day * 30)
        #expect(kind(of: &early, onDay: 89) == nil)
        #expect(kind(of: &early, onDay: 90) == .listingAsked)
        try early.confirm(at: start + day * 91)
        #expect(early.status == .open && early.confirmedAt == start + day * 91)
        #expect(kind(of: &early, onDay: 150) == nil)
        #expect(kind(of: &early, onDay: 151) == .listingAsked)

        var late = try asked()
        #expect(kind(of: &late, onDay: 74) == .listingClosedUnanswered)
        try late.confirm(at: start + day * 75)
        #expect(late.status == .open && !late.isClosedByAuthor)
    }

    @Test("An edit, a bump and a reopening are answers")
    func changes() throws {
        let changes: [(inout Listing, Moment) throws -> Void] = [
            { try $0.edit(SampleListing.details("중급"), seats: 1, at: $1) },
            { try $0.bump(to: SampleListing.position(2_000), at: $1) },
            { listing, now in
                try listing.close(at: now)
                #expect(listing.openQuestion == nil && !listing.wasClosedUnanswered)
                try listing.reopen(at: now)
            },
        ]
        for change in changes {
            var listing = try asked()
            try change(&listing, start + day * 61)
            #expect(!listing.awaitsConfirmation)
            #expect(kind(of: &listing, onDay: 74) == nil)
            #expect(kind(of: &listing, onDay: 121) == .listingAsked)
        }
    }

    @Test("A message or an appointment of the author puts the question off, and answers it")
    func acts() throws {
        var before = try SampleListing.listing()
        #expect(kind(of: &before, AuthorActivity(latest: start + day * 50), onDay: 60) == nil)
        #expect(kind(of: &before, onDay: 109) == nil)
        #expect(kind(of: &before, onDay: 110) == .listingAsked)

        var after = try asked()
        #expect(kind(of: &after, AuthorActivity(latest: start + day * 65), onDay: 74) == nil)
        #expect(after.status == .open && !after.awaitsConfirmation)
        #expect(kind(of: &after, onDay: 125) == .listingAsked)
    }

    @Test("It isn't closed while someone waits for an answer or has paid, but the author is asked")
    func promises() throws {
        let promised = AuthorActivity(promisedUntil: start + day * 80)
        var listing = try SampleListing.listing()
        #expect(kind(of: &listing, promised, onDay: 60) == .listingAsked)
        #expect(kind(of: &listing, promised, onDay: 74) == nil)
        #expect(listing.openQuestion == .asked(start + day * 60, closesAt: start + day * 80))
        #expect(kind(of: &listing, promised, onDay: 80) == .listingClosedUnanswered)
    }

    @Test("A suspended author is asked after the suspension")
    func suspended() throws {
        let suspended = AuthorActivity(suspendedUntil: start + day * 90)
        var listing = try SampleListing.listing()
        #expect(kind(of: &listing, suspended, onDay: 60) == nil)
        #expect(kind(of: &listing, suspended, onDay: 90) == .listingAsked)
        var waiting = try asked()
        #expect(kind(of: &waiting, suspended, onDay: 74) == nil)
        #expect(kind(of: &waiting, suspended, onDay: 90) == .listingAsked)
    }

    @Test("A listing with a last date is never asked about, nor one that is hidden or full")
    func others() throws {
        var dated = try SampleListing.listing(expiresAt: start + day * 365)
        #expect(kind(of: &dated, onDay: 100) == nil)
        #expect(throws: ListingRefusal.endsByItself) { try dated.confirm(at: start) }
        var full = try SampleListing.listing()
        try full.takeSeat(at: start)
        #expect(kind(of: &full, onDay: 100) == nil)
        #expect(throws: ListingRefusal.notOpen) { try full.confirm(at: start) }
        var hidden = try asked()
        hidden.takeDown()
        #expect(kind(of: &hidden, onDay: 80) == nil)
        hidden.putBack(at: start + day * 80)
        #expect(hidden.status == .open && kind(of: &hidden, onDay: 139) == nil)
    }

    @Test(
        "Classes, shops and lessons can be without an end; what has dates and community posts can't",
        arguments: Listing.Kind.allCases
    )
    func kinds(_ kind: Listing.Kind) throws {
        let listing = Listing(
            posting: SampleListing.id,
            kind,
            by: SampleListing.author,
            side: nil,
            seats: try Seats(1),
            try SampleListing.details(),
            at: start
        )
        #expect(listing.isOpenEnded == [.class, .shop, .lesson].contains(kind))
    }

    @Test("An edit that is repeated after the question is no answer")
    func repeatedEdit() throws {
        var listing = try SampleListing.listing()
        let details = try SampleListing.details("중급")
        try listing.edit(details, seats: 1, at: start + day)
        #expect(kind(of: &listing, onDay: 61) == .listingAsked)
        let kept = listing
        try listing.edit(details, seats: 1, at: start + day)
        #expect(listing == kept)
    }
}
