import Database
import Domain
import Storage

/// The seats of a class that are sold through Madang, with their orders.
struct DemoSale {
    private let plan: DemoPlan
    private let clock: DemoClock
    private let demo: DemoListing
    private let sale: Sale
    private var listing: Listing
    private var chance: Chance
    /// The conversations that begin with an order.
    private(set) var conversations = 0

    /// Nil for a listing whose seats can't be sold, and for some at random.
    init?(_ plan: DemoPlan, _ clock: DemoClock, of demo: DemoListing) throws {
        chance = Chance(plan.seed, .purchase, demo.number)
        guard demo.kind.has(.paidSeats), chance.happens(70) else { return nil }
        let place = ListingPlace(neighbourhood: demo.place.code, shown: demo.place.point, exact: nil)
        listing = Listing(
            posting: demo.id,
            demo.kind,
            by: demo.authorID,
            side: demo.post.side,
            seats: try Seats(demo.post.seats, taken: demo.taken),
            try demo.details(at: place, showing: nil, .open),
            at: demo.postedAt
        )
        guard listing.seatPrice != nil else { return nil }
        let seller = try Seller(
            name: DemoNeighbours.nickname(demo.author),
            contact: "seller\(demo.author)@example.invalid",
            businessNumber: nil
        )
        sale = try Sale(ofSeatsOf: listing, by: seller)
        self.plan = plan
        self.clock = clock
        self.demo = demo
    }

    var taken: Int { listing.seats.taken }

    /// Sells seats to neighbours who haven't written about the listing.
    ///
    /// - Parameter guests: those who have.
    mutating func sell(_ town: DemoTown, besides guests: Set<Int>, to batch: inout RowBatch) throws {
        batch.add(SaleRow(sale))
        let end = min(clock.now, listing.details.startsAt ?? clock.now)
        var members = guests
        var at = demo.postedAt
        for place in 0..<chance.within(1...demo.post.seats + 2) where listing.seats.areLeft {
            let payer = town.member(&chance, besides: demo.author)
            // Milliseconds of their own keep the identifiers of the orders apart.
            at = at.later(minutes: chance.within(20...2_000)) + .milliseconds(20 * (place + 1))
            guard at.later(minutes: 20) < end else { return }
            guard members.insert(payer).inserted else { continue }
            let number = demo.number * 4 + 3
            var purchase = try DemoPurchase(
                number,
                in: sale,
                of: listing,
                by: clock.member(payer),
                at: at,
                clock
            )
            try purchase.settle(&chance)
            listing = purchase.listing ?? listing
            purchase.add(to: &batch)
            var story = DemoStory(plan, clock, payer, number)
            conversations += story.tell(of: purchase.lines, in: demo, to: &batch) ? 1 : 0
        }
    }
}
