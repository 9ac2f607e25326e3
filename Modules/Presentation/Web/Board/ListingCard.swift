import Domain
import Markup
import Wire
import Wording

/// A listing in a list.
struct ListingCard {
    let listing: ListingBody
    /// Whether the card is below a heading, so that it uses the next level.
    var isNested = false
    /// The author's actions; other readers see the favourite button instead.
    var tools: HTML?

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            <li class="card\(" over", if: listing.status != .open)">
            \(picture)
            <div class="card-body">
            \(title)
            <p class="card-facts">\(facts(visit))</p>
            \(listing.kind.words(of: listing.price?.price).map {
                "<p class=\"card-price\">\($0.alone[language])</p>" as HTML
            })
            <div class="tags">\(tags(language))</div>
            \(foot(language))
            </div>
            \(tools ?? FavouriteButton(listing: listing).html(for: visit))
            </li>
            """
    }

    private var title: HTML {
        let link: HTML = "<a href=\"\(link: listing.pageAddress)\">\(listing.title)</a>"
        return isNested ? "<h3 class=\"card-title\">\(link)</h3>" : "<h2 class=\"card-title\">\(link)</h2>"
    }

    private var picture: HTML {
        guard let thumbnail = listing.thumbnail else {
            let category = listing.headline.first
            let icon = category.flatMap(listing.kind.pages.icon) ?? .madang
            return "<div class=\"card-picture\" data-category=\"\(category)\">\(icon.html)</div>"
        }
        return """
            <img class="card-picture" src="\(link: thumbnail.path)" alt="" width="104" height="104" \
            loading="lazy" decoding="async">
            """
    }

    private func facts(_ visit: Visit) -> String {
        let place = listing.neighbourhood.shortName(in: visit.language)
        let when = (listing.bumpedAt ?? listing.createdAt).age(at: visit.now)[visit.language]
        return [place, listing.distance.map { FeedPhrases.distance($0) }, when].compactMap { $0 }
            .joined(separator: " · ")
    }

    private func tags(_ language: Language) -> [HTML] {
        var tags: [HTML] = []
        if listing.status != .open {
            tags.append("<span class=\"tag\">\(listing.status.words.alone[language])</span>")
        }
        if let side = listing.side {
            tags.append("<span class=\"tag \(side.rawValue)\">\(side.words.alone[language])</span>")
        }
        return tags
            + listing.headline.prefix(2).map {
                "<span class=\"tag\">\(listing.kind.headline($0)[language])</span>"
            }
    }

    private func foot(_ language: Language) -> HTML {
        guard listing.favourites + listing.conversations > 0 else { return "" }
        return """
            <p class="card-foot">\
            <span aria-label="\(FeedPhrases.favourites(listing.favourites)[language])">\(Icon.heart.html) \
            <span data-favourites>\(listing.favourites)</span></span>\
            <span aria-label="\(FeedPhrases.conversations(listing.conversations)[language])">\
            \(Icon.talk.html) \
            \(listing.conversations)</span></p>
            """
    }
}
