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
            let sale = try await visit(API.sales.one(listing.id))
            guard listing.author.member.id != visit.who?.member else { throw OrderRefusal.ownListing }
            guard sale.ownPass == nil else { throw OrderRefusal.passUnfinished }
            guard sale.isOpen, sale.pass != nil else { throw OrderRefusal.notForSale }
            let seller = try await visit(API.sales.seller(listing.id))
            let page = OrderingPage.pass(listing, sale, seller, in: visit.language)
            guard let page else { throw OrderRefusal.notForSale }
            return page.page(in: visit.language)
        }
    }

    private var buyPass: PageRoute {
        .button(OrderPagePath.buyPass, sends: API.lessonSales.placePass) { _, order in
            .to(OrderPagePath.pay.filled(order.id.description))
        }
    }

    private var paying: PageRoute {
        .memberPage(OrderPagePath.payLesson) { visit in
            let deal = try visit.place(of: API.lessonSales.payment)
            let lesson = try await visit(API.lessonSales.payment(deal))
            guard let page = OrderingPage.lesson(lesson, for: visit) else {
                throw lesson.amount == nil ? OrderRefusal.lessonUnpriced : .notForSale
            }
            return page.page(in: visit.language)
        }
    }

    private var pay: PageRoute {
        .button(OrderPagePath.payLesson, sends: API.lessonSales.placeLesson) { _, order in
            .to(OrderPagePath.pay.filled(order.id.description))
        }
    }

    private var income: PageRoute {
        .memberPage(OrderPagePath.income) { visit in
            let year = visit.request.query["year"].flatMap { Int($0) } ?? visit.now.yearInSeoul
            let income = try await visit(API.lessonSales.income(IncomeQuery(year: year)))
            return IncomePage(income: income).page(for: visit)
        }
    }

    /// The statement of a year.
    private var incomeFile: PageRoute {
        PageRoute(method: .get, path: OrderPagePath.incomeFile.rawValue, isForMembers: true) { visit in
            let year = visit.request.query["year"].flatMap { Int($0) } ?? visit.now.yearInSeoul
            guard let span = Income.span(of: year) else { throw RequestRefusal.invalidParameter("year") }
            let query = SpanQuery(from: span.start, until: span.end)
            let lines = try await visit(API.lessonSales.incomeStatement(query))
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
