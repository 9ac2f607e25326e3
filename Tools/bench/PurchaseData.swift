import Database
import Domain
import Foundation
import Storage

/// A small demo with 104,000 orders besides, generated once and kept for later runs, and classes to buy seats
/// of.
struct PurchaseData {
    private static let classes = 520
    private static let payers = 200
    /// Each has a thousand seats, of which every run buys some.
    private static let open = 24

    let folder: URL
    /// Identifiers of classes that are ahead.
    let forSale: [String]

    static func made() async throws -> PurchaseData {
        let demo = try DemoData.made(of: 1_100)
        let engine = DemoData.database == nil ? "" : "-postgresql"
        let folder = demo.deletingLastPathComponent()
            .appendingPathComponent("madang-orders\(engine)-\(classes * payers)")
        let data = PurchaseData(
            folder: folder,
            forSale: (0..<open).map { Self.id(classes + $0).description }
        )
        guard !FileManager.default.fileExists(atPath: folder.path) else { return data }
        let half = folder.appendingPathExtension("half")
        try? FileManager.default.removeItem(at: half)
        try FileManager.default.copyItem(at: demo, to: half)
        let database = try Self.database(in: half)
        let members: [Member.ID] = try await database.read { connection in
            try connection.run("SELECT id FROM accounts ORDER BY id").map { try $0.value("id") }
        }
        for number in 0..<classes + open {
            var rows = RowBatch()
            try Self.add(number, members, to: &rows)
            let tables: [any InsertableRow.Type] =
                [ListingRow.self, SearchTextRow.self] + Class.contentTables
                + [
                    SaleRow.self, Order.self, RefundRow.self, OrderFactRow.self, LedgerRow.self,
                ]
            try await database.write { [rows] in try rows.fill(tables, in: $0) }
        }
        if database.engine == .postgresql { try await database.write { _ = try $0.run("ANALYZE") } }
        await database.close()
        try FileManager.default.moveItem(at: half, to: folder)
        return data
    }

    /// Makes the member an operator.
    func appoint(_ email: String) async throws {
        let process = Process()
        process.executableURL = Served.program
        process.arguments =
            ["operator", "add", email, "--data", folder.path]
            + (DemoData.database.map { ["--database", $0] } ?? [])
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Shopper.failure("no operator") }
    }

    private static func database(in folder: URL) throws -> Database {
        try DemoData.database.map { try Database.postgresql($0) }
            ?? Database.sqlite(at: folder.appendingPathComponent("madang.sqlite").path)
    }

    private static func id(_ number: Int) -> Listing.ID { Listing.ID(rawValue: Int64(number + 1) << 20) }

    /// A class that is over with an order of each payer, or one in 300 days without orders.
    private static func add(_ number: Int, _ members: [Member.ID], to rows: inout RowBatch) throws {
        let isOver = number < classes
        let days = isOver ? -(number % 300) - 2 : 300
        let start = HostTime().now + .seconds(days * 86_400)
        let posted = min(start, HostTime().now) - .seconds(30 * 86_400)
        let author = members[number % members.count]
        let post = try offer(number, by: author, at: posted, from: start)
        let sale = try Sale(
            ofSeatsOf: post.listing,
            by: Seller(name: "아나 공방", contact: "ana@example.com", businessNumber: nil)
        )
        let text = ListingText(title: post.listing.details.title, words: post.searchableText)
        rows.add(ListingRow(post.listing))
        rows.add(SearchTextRow(text.folded, of: post.listing.id))
        for row in post.contentRows { rows.add(row) }
        rows.add(SaleRow(sale))
        guard isOver else { return }
        var listing = post.listing
        for place in 0..<payers {
            let payer = members[(number + 1 + place) % members.count]
            let id = Order.ID(rawValue: Int64(number * payers + place + 1) << 20)
            let moment = posted + .seconds(60 * (place + 1))
            var purchase = try Purchase.hold(
                id,
                in: sale,
                of: listing,
                by: payer,
                on: (ProviderName("portone"), true),
                ladder: .standard,
                at: moment
            )
            try add(&purchase, place, to: &rows)
            listing = purchase.listing ?? listing
        }
    }

    /// Of 20 orders, one ends without a payment, one gets a part back, and the others are sold.
    private static func add(_ purchase: inout Purchase, _ place: Int, to rows: inout RowBatch) throws {
        var (facts, entries) = (purchase.facts, [(LedgerEntry, Moment)]())
        var at = purchase.order.orderedAt
        func payment(givenBack won: Int) -> ProviderPayment {
            ProviderPayment(
                order: purchase.order.id,
                status: won == 0 ? .paid : .partlyCancelled,
                amount: purchase.order.amount,
                cancelled: Money(won: won) ?? .zero,
                currency: "KRW",
                isTest: true,
                method: "card"
            )
        }
        func step(_ seconds: Int, _ change: (inout Purchase) throws -> Void) throws {
            at = at + .seconds(seconds)
            let refund = Refund.ID(rawValue: purchase.order.id.rawValue)
            purchase = Purchase(purchase.order, of: purchase.listing, by: .payer, at: at) { refund }
            try change(&purchase)
            facts += purchase.facts
            entries += purchase.entries.map { ($0, at) }
        }
        switch place % 20 {
        case 7: try step(15 * 60) { $0.apply(nil) }
        case 13:
            try step(60) { $0.apply(payment(givenBack: 0)) }
            let payee = purchase.order.payee
            let reason = try RefundReason("재료비가 빠졌어요.")
            try step(60) { try $0.refund(Money(won: 1_000) ?? .zero, reason, by: payee) }
            try step(2) { $0.apply(payment(givenBack: 1_000)) }
        default: try step(60) { $0.apply(payment(givenBack: 0)) }
        }
        add(purchase.order, facts, entries, to: &rows)
    }

    private static func add(
        _ order: Order,
        _ facts: [OrderFact],
        _ entries: [(LedgerEntry, Moment)],
        to rows: inout RowBatch
    ) {
        rows.add(order)
        for (place, refund) in order.refunds.enumerated() {
            rows.add(RefundRow(refund, of: order.id, place: place))
        }
        for (place, fact) in facts.enumerated() {
            rows.add(OrderFactRow(fact, of: order.id, number: place + 1))
        }
        for (place, (entry, at)) in entries.enumerated() {
            rows.add(LedgerRow(entry, of: order.id, number: place + 1, at: at))
        }
    }

    private static func offer(
        _ number: Int,
        by author: Member.ID,
        at posted: Moment,
        from start: Moment
    ) throws -> Class {
        guard let code = NeighbourhoodCode(number: 1_114_055_000),
            let point = Point(latitude: 37.5637, longitude: 126.9838), let price = Money(won: 30_000)
        else { throw CocoaError(.coderInvalidValue) }
        let listing = Listing(
            posting: id(number),
            .class,
            by: author,
            side: .offer,
            seats: try Seats(1_000),
            ListingDetails(
                title: try ListingTitle("\(["도자기", "목공", "꽃꽂이", "드로잉"][number % 4]) 하루 수업 \(number)"),
                facets: Class.marks(subjects: [.hobby], targets: [.all], weekdays: []),
                price: .fixed(price, per: .wholeClass),
                place: ListingPlace(neighbourhood: code, shown: point, exact: nil),
                thumbnail: nil,
                startsAt: start,
                expiresAt: start + .seconds(7_200)
            ),
            at: posted
        )
        return Class(
            listing,
            try ClassDescription("처음 배우는 어른을 위한 수업이에요."),
            .fixed(try ClassSessions([ClassSession(startsAt: start, minutes: 120)])),
            images: []
        )
    }
}
