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
    /// Whether the card names its author; not on a page about one member.
    var namesAuthor = true
    /// Whether the card is in sight as the page opens. Its picture then doesn't wait for the layout.
    var isInSight = false

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            <li class="card\(" over", if: listing.status != .open)">
            \(picture)
            <div class="card-body">
            \(title)
            <p class="card-facts">\(facts(visit))</p>
            \(author(visit))
            \(listing.priceWords.map {
                "<p class=\"card-price\">\($0[language])</p>" as HTML
            })
            <div class="tags">\(tags(visit))\(counts(language))</div>
            </div>
            \(tools ?? FavouriteButton(listing: listing, isCounted: true).html(for: visit))
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
            <img class="card-picture" src="\(link: thumbnail.path)" alt="" width="104" height="104"\
            \(" fetchpriority=\"high\"", if: isInSight)\
            \(" loading=\"lazy\" decoding=\"async\"", if: !isInSight)>
            """
    }

    private func facts(_ visit: Visit) -> String {
        let place = listing.neighbourhood.shortName(in: visit.language)
        let when = (listing.bumpedAt ?? listing.createdAt).age(at: visit.now)[visit.language]
        return [place, distance(visit), when].compactMap { $0 }.joined(separator: " · ")
    }

    /// From the reader's position; otherwise from the middle of their neighbourhood, unless it is there.
    private func distance(_ visit: Visit) -> String? {
        if let metres = listing.distance { return FeedPhrases.distance(metres) }
        guard let home = visit.home, home.code != listing.neighbourhood.code else { return nil }
        return FeedPhrases.about(home.point.metres(to: listing.point))[visit.language]
    }

    private func author(_ visit: Visit) -> HTML {
        guard namesAuthor else { return "" }
        let member = listing.author.member
        let own = visit.listingRatings[listing.id].map { ($0.rating, $0.reviews) }
        let rating = (own ?? visit.ratings[member.id].map { ($0.rating, $0.reviews) }).map {
            RatingMark(mean: $0, reviews: $1).html(in: visit.language)
        }
        return "<p class=\"card-author\"><span class=\"one-line\">\(member.nickname.text)</span>\(rating)</p>"
    }

    private func tags(_ visit: Visit) -> [HTML] {
        let language = visit.language
        var tags: [HTML] = []
        if listing.status != .open {
            let words: Words = listing.isHeldBack ? .heldBack : listing.status.words
            tags.append("<span class=\"tag\">\(words[language])</span>")
        }
        if let side = listing.side {
            tags.append("<span class=\"tag \(side.rawValue)\">\(side.words[language])</span>")
        }
        return tags
            + listing.kind.pages.cardWords(of: listing, at: visit.now).map {
                "<span class=\"tag\">\($0[language])</span>"
            }
    }

    /// The favourite button has a count of its own.
    private func counts(_ language: Language) -> HTML {
        let talks: HTML = """
            \(count(listing.conversations, .talk, FeedPhrases.conversations, language))\
            \(count(listing.comments, .speech, FeedPhrases.comments, language))
            """
        guard tools != nil else { return talks }
        return "\(count(listing.favourites, .heart, FeedPhrases.favourites, language))\(talks)"
    }

    private func count(
        _ count: Int,
        _ icon: Icon,
        _ words: (Int) -> Words,
        _ language: Language
    ) -> HTML {
        guard count > 0 else { return "" }
        return """
            <span class="card-count" role="img" aria-label="\(words(count)[language])">\
            \(icon.html)\(count)</span>
            """
    }
}
