import Domain
import Markup
import Wire
import Wording

/// What the reader was paid in a year, by month and by listing.
struct IncomePage {
    let income: IncomeBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = IncomePhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(IncomePhrases.lead[language])</p>
                \(years(visit))</div>
                \(income.months.isEmpty ? nothing.html(in: language) : figures(language))
                """
        )
    }

    private func years(_ visit: Visit) -> HTML {
        let this = visit.now.yearInSeoul
        let chips = Set([this, this - 1, income.year]).sorted(by: >).map { year in
            ChipLink(
                text: IncomePhrases.year(year)[visit.language],
                address: OrderPagePath.income.rawValue.asking([("year", "\(year)")]),
                isCurrent: year == income.year
            ).html
        }
        return """
            <nav class="chips" aria-label="\(IncomePhrases.years[visit.language])">\(chips)</nav>
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            icon: .won,
            title: IncomePhrases.nothing,
            text: IncomePhrases.nothingText,
            actions: [(MyPhrases.myListings, MemberPagePath.myListings.rawValue)],
            isHeading: false
        )
    }

    private func figures(_ language: Language) -> HTML {
        let months = income.months.map { month in
            (
                head: "\(CalendarMonth.short(month.month)[language])" as HTML,
                sold: month.sold,
                refunded: month.refunded
            )
        }
        let listings = income.listings.map { source in
            (
                head: """
                <a href="\(link: ListingPagePath.one.filled(source.listing.description))">\(source.title)</a>
                """ as HTML,
                sold: source.sold,
                refunded: source.refunded
            )
        }
        let file = OrderPagePath.incomeFile.rawValue.asking([("year", "\(income.year)")])
        return """
            <div class="stack">
            \(sum(language))
            \(table("by-month", IncomePhrases.byMonth, IncomePhrases.month, months, language))
            \(table("by-listing", IncomePhrases.byListing, IncomePhrases.listing, listings, language))
            <a class="button wide" href="\(link: file)" download>\(IncomePhrases.file[language])</a>
            </div>
            """
    }

    private func sum(_ language: Language) -> HTML {
        """
        <dl class="facts"><dt>\(IncomePhrases.sold[language])</dt>\
        <dd>\(OrderPhrases.won(income.sold)[language])</dd>
        <dt>\(IncomePhrases.refunded[language])</dt><dd>\(OrderPhrases.won(income.refunded)[language])</dd>
        <dt>\(IncomePhrases.sum[language])</dt>\
        <dd><b>\(Self.won(income.sold - income.refunded)[language])</b></dd></dl>
        """
    }

    private func table(
        _ id: String,
        _ title: Words,
        _ first: Words,
        _ rows: [(head: HTML, sold: Int, refunded: Int)],
        _ language: Language
    ) -> HTML {
        let heads = [first, IncomePhrases.sold, IncomePhrases.refunded, IncomePhrases.sum]
        let head = heads.map { "<th scope=\"col\">\($0[language])</th>" as HTML }
        let body = rows.map { row -> HTML in
            """
            <tr><th scope="row">\(row.head)</th><td>\(Self.won(row.sold)[language])</td>\
            <td>\(Self.won(row.refunded)[language])</td>\
            <td>\(Self.won(row.sold - row.refunded)[language])</td></tr>
            """
        }
        return """
            <section class="section" aria-labelledby="\(id)"><h2 id="\(id)">\(title[language])</h2>
            <table class="figures"><thead><tr>\(head)</tr></thead><tbody>\(body)</tbody></table></section>
            """
    }

    /// Less than nothing if more was given back than paid, as for what was paid before.
    private static func won(_ won: Int) -> Words {
        let words = OrderPhrases.won(abs(won))
        return won < 0 ? Words("-\(words[.korean])", "-\(words[.english])") : words
    }
}
