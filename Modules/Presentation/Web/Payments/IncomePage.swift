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
            drawing: .quiet,
            title: IncomePhrases.nothing,
            text: IncomePhrases.nothingText,
            actions: [(MyPhrases.myListings, MemberPagePath.myListings.rawValue)],
            isHeading: false
        )
    }

    private func figures(_ language: Language) -> HTML {
        let file = OrderPagePath.incomeFile.rawValue.asking([("year", "\(income.year)")])
        return """
            <div class="stack">
            \(sum(language))
            \(months(language))
            \(listings(language))
            <a class="button wide" href="\(link: file)" download>\(IncomePhrases.file[language])</a>
            </div>
            """
    }

    private func sum(_ language: Language) -> HTML {
        """
        <dl class="facts section"><dt>\(IncomePhrases.sold[language])</dt>\
        <dd>\(OrderPhrases.won(income.sold)[language])</dd>
        <dt>\(IncomePhrases.refunded[language])</dt><dd>\(OrderPhrases.won(income.refunded)[language])</dd>
        <dt>\(IncomePhrases.sum[language])</dt>\
        <dd><b>\(Self.won(income.sold - income.refunded)[language])</b></dd></dl>
        """
    }

    private func months(_ language: Language) -> HTML {
        let heads = [
            IncomePhrases.month, IncomePhrases.sold, IncomePhrases.refunded, IncomePhrases.sum,
        ].map { "<th scope=\"col\">\($0[language])</th>" as HTML }
        let rows = income.months.map { month -> HTML in
            """
            <tr><th scope="row">\(CalendarMonth.short(month.month)[language])</th>\
            <td>\(Self.won(month.sold)[language])</td><td>\(Self.won(month.refunded)[language])</td>\
            <td>\(Self.won(month.sold - month.refunded)[language])</td></tr>
            """
        }
        return """
            <section class="section" aria-labelledby="months">
            <h2 id="months">\(IncomePhrases.byMonth[language])</h2>
            <table class="figures"><thead><tr>\(heads)</tr></thead><tbody>\(rows)</tbody></table></section>
            """
    }

    private func listings(_ language: Language) -> HTML {
        let rows = income.listings.map { source -> HTML in
            let address = ListingPagePath.one.filled(source.listing.description)
            return """
                <li><span><a href="\(link: address)">\(source.title)</a> \
                <span class="soft small block">\(IncomePhrases.parts(source)[language])</span></span>\
                <b>\(Self.won(source.sold - source.refunded)[language])</b></li>
                """
        }
        return """
            <section class="section" aria-labelledby="listings">
            <h2 id="listings">\(IncomePhrases.byListing[language])</h2>
            <ul class="plain rows pairs">\(rows)</ul></section>
            """
    }

    /// Negative when refunds of earlier payments exceed the payments.
    private static func won(_ won: Int) -> Words {
        let words = OrderPhrases.won(abs(won))
        return won < 0 ? Words("-\(words[.korean])", "-\(words[.english])") : words
    }
}
