import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of the deposits of shops.
public struct DepositPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [offering, offer, end, paying, pay] }

    private var offering: PageRoute {
        .memberPage(OrderPagePath.deposit) { visit in
            let (listing, deposit) = try await Self.read(visit)
            return try Self.offerPage(
                listing,
                deposit,
                deposit.offer?.asked.map { FormEntry(of: $0) }
                    ?? FormEntry([
                        ("days", "\(Deposit.usualReservation)"), ("coolingHours", "\(Deposit.usualCooling)"),
                    ]),
                visit
            )
        }
    }

    private var offer: PageRoute {
        .form(
            OrderPagePath.deposit,
            sends: API.deposits.offer,
            spelling: { $0.spellingAmount("amount", isDraft: false) },
            then: { visit, _ in
                .to(ListingPagePath.one.filled(visit.place()), flash: .saved)
            },
            refused: { visit, entry in
                let (listing, deposit) = try await Self.read(visit)
                return try Self.offerPage(listing, deposit, entry, visit)
            }
        )
    }

    private static func offerPage(
        _ listing: ListingBody,
        _ deposit: DepositBody,
        _ entry: FormEntry,
        _ visit: Visit
    ) throws -> Page {
        guard listing.author.member.id == visit.who?.member else { throw ListingRefusal.notAuthor }
        guard deposit.intermediary != nil else { throw DepositRefusal.off }
        guard deposit.most != nil else { throw DepositRefusal.notOfferable }
        return DepositOfferPage(listing: listing, deposit: deposit, entry: entry).page(for: visit)
    }

    private var end: PageRoute {
        .button(OrderPagePath.endDeposit, sends: API.deposits.end) { visit, _ in
            .to(ListingPagePath.one.filled(visit.place()), flash: .saved)
        }
    }

    private var paying: PageRoute {
        .memberPage(OrderPagePath.payDeposit) { visit in try await Self.payPage(visit, .empty) }
    }

    private var pay: PageRoute {
        .form(
            OrderPagePath.payDeposit,
            sends: API.deposits.place,
            then: { _, order in .to(OrderPagePath.pay.filled(order.id.description)) },
            refused: Self.payPage
        )
    }

    @Sendable private static func payPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let (listing, deposit) = try await read(visit)
        guard listing.author.member.id != visit.who?.member else { throw OrderRefusal.ownListing }
        guard deposit.offer != nil, deposit.intermediary != nil else { throw OrderRefusal.notForSale }
        guard deposit.isOpen else { throw DepositRefusal.notAvailable }
        let seller = try await visit(API.sales.seller(listing.id))
        guard let page = OrderingPage.deposit(listing, deposit, seller, entry, for: visit) else {
            throw DepositRefusal.notAvailable
        }
        return page.page(in: visit.language)
    }

    private static func read(_ visit: Visit) async throws -> (ListingBody, DepositBody) {
        (
            try await visit.listing,
            try await visit(API.deposits.one(visit.place(of: API.deposits.one)))
        )
    }
}
