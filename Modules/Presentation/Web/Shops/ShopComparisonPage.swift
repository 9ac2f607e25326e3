import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// Shops side by side with pictures, map and facts, and a form that chooses others.
struct ShopComparisonPage {
    let shops: [PostBody<ShopContentsBody>]
    let offered: [ListingBody]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        var page = Page(
            ShopPhrases.comparison[language],
            back: BoardPagePath.feed.rawValue,
            scripts: [.listing],
            content: """
                <h1 class="head">\(ShopPhrases.comparison[language])</h1>
                \(shops.count < ShopComparison.counts.lowerBound ? "" : table(visit))
                \(form(visit))
                """
        )
        page.isWide = true
        return page
    }

    private func table(_ visit: Visit) -> HTML {
        let language = visit.language
        let known = shops.compactMap { shop in (try? shop.contents.contents()).map { (shop, $0) } }
        let heads = known.enumerated().map { index, known -> HTML in
            let shop = known.0
            return """
                <th scope="col"><span class="row compared">\(pictures(of: shop))</span>\
                <b class="tag" aria-hidden="true">\(index + 1)</b>\
                <a href="\(link: shop.listing.pageAddress)">\(shop.listing.title)</a>\
                <span class="soft small">\(shop.listing.neighbourhood.shortName(in: language))</span>\
                <a class="small" href="\(link: map(of: shop))">\(Icon.map.html) \
                \(FramePhrases.map[language])</a></th>
                """
        }
        let comparison = ShopComparison(known.map(\.1))
        let rows = comparison.rows.map { row -> HTML in
            let isCost = row.label == MonthlyCost.label
            let cells = row.values.enumerated().map { index, value -> HTML in
                let mark: HTML? =
                    isCost && comparison.cheapest.contains(index)
                    ? " <span class=\"tag offer\">\(ShopPhrases.cheapest[language])</span>" : nil
                return "<td>\(value?[language] ?? "–")\(mark)</td>"
            }
            return "<tr><th scope=\"row\">\(row.label[language])</th>\(cells)</tr>"
        }
        return """
            \(map(language))
            <div class="side-by-side" tabindex="0" role="region" \
            aria-label="\(ShopPhrases.comparison[language])">
            <table><thead><tr><td></td>\(heads)</tr></thead><tbody>\(rows)</tbody></table></div>
            """
    }

    /// All shops on one map, with the numbers of their columns. Drawn by a script.
    private func map(_ language: Language) -> HTML {
        let pins = shops.map { "\($0.listing.point.latitude),\($0.listing.point.longitude)" }
        return """
            <div class="map" data-compared="\(pins.joined(separator: " "))" role="region" \
            aria-label="\(ShopPhrases.comparedMap[language])"></div>
            """
    }

    private static let mostPictures = 3

    private func pictures(of shop: PostBody<ShopContentsBody>) -> [HTML] {
        shop.images.prefix(Self.mostPictures).map { image in
            """
            <img src="\(link: image.files.thumb.path)" alt="" width="104" height="104" loading="lazy">
            """
        }
    }

    private func map(of shop: PostBody<ShopContentsBody>) -> String {
        let (point, zoom) = (shop.listing.point, 17)
        return MapBox(around: point, zoom: zoom)?.address(zoom: zoom, [("kind", Listing.Kind.shop.rawValue)])
            ?? BoardPagePath.map.rawValue
    }

    private func form(_ visit: Visit) -> HTML {
        let language = visit.language
        let chosen = shops.map { check($0.listing, isChosen: true) }
        let others = offered.map { check($0, isChosen: false) }
        guard !chosen.isEmpty || !others.isEmpty else {
            return "<p class=\"soft\">\(ShopPhrases.noFavourites[language])</p>"
        }
        return """
            <form method="get" action="\(link: ShopComparisonPath.compare.rawValue)" class="stack">
            <fieldset class="field"><legend>\(ShopPhrases.choose[language])</legend>\(chosen)\(others)\
            </fieldset>
            \(others.isEmpty ? "<p class=\"hint\">\(ShopPhrases.noFavourites[language])</p>" as HTML : nil)
            <button class="button primary">\(ShopPhrases.compareThese[language])</button>
            </form>
            """
    }

    private func check(_ listing: ListingBody, isChosen: Bool) -> HTML {
        """
        <label class="check"><input type="checkbox" name="id" value="\(listing.id.description)"\
        \(" checked", if: isChosen)><span>\(listing.title)</span></label>
        """
    }
}
