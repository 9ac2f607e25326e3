import Domain
import Markup
import Wire
import Wording

/// All filters of the feed, a search or the map in one form, shown as a sheet.
struct FeedSheet {
    let filter: FeedFilter
    /// Of the figures that the kind has.
    var histograms: [FigureHistogramBody] = []

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let count = filter.narrowings.count
        return """
            <details class="menu narrow">
            <summary class="chip">\(Icon.sort.html)\(FeedPhrases.narrow[language])\
            \(count > 0 ? "<b>\(count)</b>" as HTML : "")</summary>
            <form method="get" action="\(link: filter.page.rawValue)" class="stack tight">
            \(kept.map(HTML.hiddenField))
            \(filter.drawn.map { HTML.hiddenField("area", $0.description) })
            \(choices(visit))
            <div class="narrow-end">
            <a class="button" href="\(link: filter.page.rawValue.asking(kept))">\
            \(FeedPhrases.reset[language])</a>
            <button class="button primary">\(FeedPhrases.show[language])</button>
            </div>
            </form>
            </details>
            """
    }

    /// The kind has chips of its own, and the place a page.
    private var kept: [(String, String)] {
        let place = filter.filters.filter { name, _ in
            name == "kind" || name == "neighbourhood" || (name == "reach" && !offersReach)
        }
        return filter.kept + place
    }

    /// The map shows its own area, and without a neighbourhood there is the country alone.
    private var offersReach: Bool { filter.area == nil && filter.drawn == nil && filter.looked != nil }

    private func choices(_ visit: Visit) -> HTML {
        let parts = FormParts(visit: visit, entry: entry)
        return """
            \(sides(parts))
            \(facets(parts))
            \(filter.kind?.has(.bookings) == true ? WeekTimeFields.html(parts) : "")
            \(fitting(parts, visit))
            \(favourites(parts, visit))
            \(reach(parts))
            \(order(parts, visit.language))
            \(prices(parts, visit.language))
            \(filter.kind?.has(.figures) == true ? FigureFields.html(parts, histograms) : [])
            """
    }

    private func facets(_ parts: FormParts) -> [HTML] {
        guard let kind = filter.kind else { return [] }
        return kind.facets.map { facet in
            let words = kind.words[facet.name]
            let choices = words.choices.map { ($0.value, $0.words) }
            return parts.choices(facet.name, words.label, several: true, choices)
        }
    }

    private func sides(_ parts: FormParts) -> HTML {
        guard filter.has(.sides) else { return "" }
        return parts.choices(
            "side",
            FeedPhrases.side,
            [("", FeedPhrases.all)] + Listing.Side.allCases.map { ($0.rawValue, $0.words) }
        )
    }

    private func prices(_ parts: FormParts, _ language: Language) -> HTML {
        guard filter.has(.prices) else { return "" }
        guard filter.kind?.has(.figures) != true else { return rents(parts, language) }
        return """
            <fieldset class="field"><legend>\(FeedPhrases.price[language])</legend><div class="row">
            \(parts.line("minPrice", FeedPhrases.least, attributes: " inputmode=\"numeric\" data-won"))
            \(parts.line("maxPrice", FeedPhrases.most, attributes: " inputmode=\"numeric\" data-won"))
            </div></fieldset>
            """
    }

    /// What a shop costs is typed in 만원.
    private func rents(_ parts: FormParts, _ language: Language) -> HTML {
        let attributes: HTML = " inputmode=\"decimal\" data-won=\"10000\""
        let (least, most) = (FigureFields.field(of: "minPrice"), FigureFields.field(of: "maxPrice"))
        return """
            <fieldset class="field"><legend>\(FeedPhrases.rent[language])</legend><div class="row">
            \(parts.line(least, FigureFields.least, attributes: attributes))
            \(parts.line(most, FigureFields.most, attributes: attributes))
            </div></fieldset>
            """
    }

    /// For members, who have told what conditions ask for.
    private func fitting(_ parts: FormParts, _ visit: Visit) -> HTML {
        guard visit.who != nil, filter.hasConditions else { return "" }
        return parts.choices(
            "fits",
            FeedPhrases.fitFilter,
            hint: FeedPhrases.fitHint,
            [("", FeedPhrases.all), (FitChoice.me.rawValue, FeedPhrases.onlyFitting)]
        )
    }

    /// For members, who have favourites.
    private func favourites(_ parts: FormParts, _ visit: Visit) -> HTML {
        guard visit.who != nil else { return "" }
        return parts.choices(
            "favourites",
            FeedPhrases.favouriteFilter,
            [("", FeedPhrases.all), (FavouriteChoice.only.rawValue, FeedPhrases.onlyFavourites)]
        )
    }

    /// The map shows the open listings of its own area.
    private func reach(_ parts: FormParts) -> HTML {
        guard filter.area == nil else { return "" }
        return """
            \(offersReach ? parts.choices("reach", FeedPhrases.reach,
                extents.map { ($0.description, $0.words) }) : "")
            \(parts.choices("status", FeedPhrases.status,
                [("", FeedPhrases.onlyOpen), (FeedFilter.openAndClosed, FeedPhrases.withClosed)]))
            """
    }

    /// Includes the present one, which an address may name.
    private var extents: [Extent] {
        let chosen = filter.extent ?? filter.usual
        return Extent.offered.contains(chosen) ? Extent.offered : Extent.offered + [chosen]
    }

    private func order(_ parts: FormParts, _ language: Language) -> HTML {
        guard filter.page == .feed else { return "" }
        return """
            \(parts.choices("sort", FeedPhrases.order, hint: FeedPhrases.orderHint,
                filter.sorts.map { ($0.rawValue, $0.words) }))
            \(position(language))
            """
    }

    private func position(_ language: Language) -> HTML {
        guard let point = filter.point else {
            let address = filter.changed { $0.sort = .nearest }.address
            return """
                <div><button class="button small" type="button" data-position="\(link: address)">\
                \(Icon.locate.html)\(FeedPhrases.nearestFirst[language])</button>
                <p class="hint" role="status" hidden></p></div>
                """
        }
        return """
            <input type="hidden" name="lat" value="\(point.latitude)">\
            <input type="hidden" name="lon" value="\(point.longitude)">
            """
    }

    private var entry: FormEntry {
        let fields: [(name: String, value: String)] = [
            ("side", filter.side?.rawValue ?? ""),
            ("reach", "\(filter.extent ?? filter.usual)"),
            ("status", filter.includesClosed ? FeedFilter.openAndClosed : ""),
            (ListingCriterion.favourites, filter.favourites?.rawValue ?? ""),
            (ListingCriterion.fits, filter.fits?.rawValue ?? ""),
            ("sort", filter.sort.rawValue), ("minPrice", filter.minPrice.map(String.init) ?? ""),
            ("maxPrice", filter.maxPrice.map(String.init) ?? ""),
        ]
        let facets = filter.facets.flatMap { name, words in words.map { (name: name, value: $0) } }
        let rents = [("minPrice", filter.minPrice), ("maxPrice", filter.maxPrice)].compactMap { name, won in
            won.map { (name: name, value: "\($0)") }
        }
        let figures =
            FigureFields.entry(filter.criteria.figures) + FigureFields.entry(rents)
        return FormEntry(fields + facets + figures + WeekTimeFields.entry(filter.times))
    }
}

extension HTML {
    static func hiddenField(_ name: String, _ value: String) -> HTML {
        "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
    }
}
