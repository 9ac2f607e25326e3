import Domain
import HTTPServer
import Wire
import Wording

/// Page routes for buying passes, paying lessons, and reading what was earned.
public struct LessonSalePages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [buyingPass, buyPass, paying, pay, income, incomeFile] }

    private var buyingPass: PageRoute {
        .memberPage(OrderPagePath.buyPass) { visit in
            let listing = try await visit.listing
            let sale: SaleBody = try await visit.get(OrderPath.sale, visit.place())
            guard listing.author.member.id != visit.who?.member else { throw OrderRefusal.ownListing }
            guard sale.ownPass == nil else { throw OrderRefusal.passUnfinished }
            guard sale.isOpen, sale.pass != nil else { throw OrderRefusal.notForSale }
            let seller: SellerBody = try await visit.get(OrderPath.seller, visit.place())
            guard let page = PassBuyPage(listing, sale, seller) else { throw OrderRefusal.notForSale }
            return page.page(for: visit)
        }
    }

    private var buyPass: PageRoute {
        .button(OrderPagePath.buyPass) { visit in
            let order: OrderBody = try await visit.ask(.post, OrderPath.placePass, visit.place())
            return .to(OrderPagePath.pay.filled(order.id.description))
        }
    }

    private var paying: PageRoute {
        .memberPage(OrderPagePath.payLesson) { visit in
            let lesson: LessonPaymentBody = try await visit.get(OrderPath.lessonPayment, visit.place())
            guard let page = LessonPayPage(lesson) else {
                throw lesson.amount == nil ? OrderRefusal.lessonUnpriced : .notForSale
            }
            return page.page(for: visit)
        }
    }

    private var pay: PageRoute {
        .button(OrderPagePath.payLesson) { visit in
            let order: OrderBody = try await visit.ask(.post, OrderPath.placeLesson, visit.place())
            return .to(OrderPagePath.pay.filled(order.id.description))
        }
    }

    private var income: PageRoute {
        .memberPage(OrderPagePath.income) { visit in
            let year = visit.request.query["year"].flatMap { Int($0) } ?? visit.now.yearInSeoul
            let income: IncomeBody = try await visit.get(OrderPath.income, query: [("year", "\(year)")])
            return IncomePage(income: income).page(for: visit)
        }
    }

    /// The statement of a year.
    private var incomeFile: PageRoute {
        PageRoute(method: .get, path: OrderPagePath.incomeFile.rawValue, isForMembers: true) { visit in
            let year = visit.request.query["year"].flatMap { Int($0) } ?? visit.now.yearInSeoul
            guard let span = Income.span(of: year) else { throw RequestRefusal.invalidParameter("year") }
            let lines: ListBody<StatementLineBody> = try await visit.get(
                OrderPath.incomeStatement,
                query: [("from", span.start.rfc3339), ("until", span.end.rfc3339)]
            )
            let text = lines.items.csv { $0.stamp } + "\n"
            // Spreadsheets read the file as UTF-8 if it begins with this mark.
            return .download(
                Download(
                    name: "income.csv",
                    type: "text/csv; charset=utf-8",
                    bytes: Array("\u{FEFF}\(text)".utf8)
                )
            )
        }
    }
}
