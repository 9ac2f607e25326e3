import Domain
import Testing

/// Ana changes her listing after Ben has paid.
@Suite("An edit of what was sold")
struct SoldChangeTests {
    private static let (now, day, ana, ben) = (
        SampleOrder.now, SampleOrder.day, SampleOrder.ana, SampleOrder.ben
    )

    /// The purchase after an edit of a part.
    private func edited(_ purchase: Purchase, at moment: Moment, price: Price? = nil, text: String = "가")
        throws -> Purchase
    {
        func content(_ price: Price?, _ text: String) throws -> SoldContent {
            SoldContent(of: try SampleOrder.listing(price: price), text: text, dates: [], others: [])
        }
        let (former, latter) = (try content(nil, "가"), try content(price, text))
        var later = SampleOrder.later(purchase, moment, by: .payee)
        later.follow(latter.changes(since: former, at: moment), to: latter)
        return later
    }

    @Test("Another price of lessons changes nothing for a pass that is paid, and another text does")
    func passPrice() throws {
        let pass = try SamplePass.sold()
        let price = Price.fixed(Money(won: 40_000)!, per: .wholeClass)
        let dearer = try edited(pass, at: Self.now, price: price)
        #expect(dearer.changes.isEmpty && dearer.order.offer == nil && dearer.lines.isEmpty)
        #expect(try edited(pass, at: Self.now, text: "나").changes.map(\.part) == [.text])
    }

    @Test("Another exact place in the same neighbourhood is a change of the place")
    func exactPlace() throws {
        func content(_ address: String) throws -> SoldContent {
            var listing = try SampleOrder.listing()
            let (place, point) = (listing.details.place, Point(latitude: 37.5637, longitude: 126.9838)!)
            let exact = try ExactPlace(point: point, address: address)
            let moved = ListingPlace(neighbourhood: place.neighbourhood, shown: place.shown, exact: exact)
            let details = ListingDetails(title: listing.details.title, place: moved)
            try listing.edit(details, seats: 1, at: Self.now)
            return SoldContent(of: listing, text: "가", dates: [], others: [])
        }
        let changes = try content("후문").changes(since: content("정문"), at: Self.now)
        #expect(changes.map(\.part) == [.place] && changes.first?.from == changes.first?.to)
    }

    @Test("Agreed terms of a lesson don't change with its listing")
    func lesson() throws {
        let deal = try SamplePass.deal()
        let standing = PayerStanding(deals: [deal])
        var paid = SampleOrder.later(
            try SamplePass.held(choosing: .lesson(deal.id), standing: standing),
            Self.now,
            standing: standing
        )
        paid.apply(SampleOrder.payment(.paid, 50_000))
        let later = try edited(paid, at: Self.now, text: "나")
        #expect(later.changes.isEmpty && later.order.offer == nil)
    }

    @Test("After a change the payer of a pass gets the lessons back that aren't taken, and pays for others")
    func passChanged() throws {
        let taken = try SamplePass.used(3, of: SamplePass.sold())
        let changed = try edited(taken, at: Self.now + Self.day, text: "나")
        #expect(changed.order.share(at: Self.now + Self.day).won == 45_000 * 7)
        var another = SampleOrder.later(changed, Self.now + Self.day)
        another.use(for: try SamplePass.deal(number: 9, startsIn: Self.day * 3))
        #expect(another.order.share(at: Self.now + Self.day * 3).won == 45_000 * 6)
    }
}
