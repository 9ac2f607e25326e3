import Domain
import Markup
import Wire
import Wording

/// A listing in a list.
struct ListingCard {
    let listing: ListingBody
    /// Whether the card is below a heading, so that it uses the next level.
    var isNested = false
    /// Whether the listing isn't posted yet, so that its card leads nowhere.
    var isPreview = false
    /// The author's actions; other readers see the favourite button instead.
    var tools: HTML?
    /// Whether the card names its author; not on a page about one member.
    var namesAuthor = true
    /// Whether the card is in sight as the page opens. Its picture then doesn't wait for the layout.
    var isInSight = false

    private var pages: any KindPages.Type { listing.kind.pages }

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            <li class="card\(" over", if: listing.status != .open)" data-kind="\(listing.kind.rawValue)">
            \(CardLead(listing: listing, isInSight: isInSight).html(for: visit))
            <div class="card-body">
            \(title(language))
            \(listing.excerpt.map { "<p class=\"two-lines small\">\($0)</p>" as HTML })
            <p class="card-facts">\(facts(visit))</p>
            <div class="card-foot">\(amount(language))\(rating(visit))\(tags(visit))\(counts(language))</div>
            </div>
            \(tools ?? FavouriteButton(listing: listing, isCounted: true).html(for: visit))
            </li>
            """
    }

    /// Of a kind that is sought by its price, that comes first.
    private func title(_ language: Language) -> HTML {
        let link: HTML =
            isPreview ? "\(listing.title)" : "<a href=\"\(link: listing.pageAddress)\">\(listing.title)</a>"
        let title: HTML =
            isNested ? "<h3 class=\"card-title\">\(link)</h3>" : "<h2 class=\"card-title\">\(link)</h2>"
        guard pages.leadsWithPrice, let price = listing.priceWords else { return title }
        return "<p class=\"figure\">\(price[language])</p>\(title)"
    }

    /// What it costs, or how many of the seats are taken.
    private func amount(_ language: Language) -> HTML {
        if pages.countsSeats {
            return SeatMarks(taken: listing.taken, seats: listing.seats).html(in: language)
        }
        guard !pages.leadsWithPrice, let price = listing.priceWords else { return "" }
        return "<span class=\"card-price\">\(price[language])</span>"
    }

    private func facts(_ visit: Visit) -> String {
        let language = visit.language
        let own = pages.cardFacts(of: listing, at: visit.now).map { $0[language] }
        let author = namesAuthor && listing.kind.has(.sides) ? listing.author.member.nickname.text : nil
        let place = listing.neighbourhood.shortName(in: language)
        let ages = pages.lead == .day ? [] : listing.ages(at: visit.now).map { $0[language] }
        let facts = [author, place, visit.distance(to: listing)].compactMap(\.self)
        return (own + facts + ages).joined(separator: " · ")
    }

    /// Where the stars of its author, or its own, decide.
    private func rating(_ visit: Visit) -> HTML {
        guard listing.kind.has(.deals) else { return "" }
        let own = visit.listingRatings[listing.id].map { ($0.rating, $0.reviews) }
        let rating = own ?? visit.ratings[listing.author.member.id].map { ($0.rating, $0.reviews) }
        return rating.map { RatingMark(mean: $0, reviews: $1).html(in: visit.language) } ?? ""
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
            + pages.cardWords(of: listing, at: visit.now).map {
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

extension ListingBody {
    /// The time since it was posted or bumped, and since a later confirmation that it is still open.
    func ages(at now: Moment, inFull: Bool = false) -> [Words] {
        let shown = self.bumpedAt ?? self.createdAt
        let confirmed = self.confirmedAt.flatMap { shown < $0 ? $0 : nil }
        let kind = self.kind
        let confirmation = confirmed.map { moment in
            inFull ? moment.confirmation(of: kind, at: now) : moment.confirmation(at: now)
        }
        return [shown.age(at: now), confirmation].compactMap(\.self)
    }
}

extension Visit {
    /// From the reader's position; otherwise from the middle of their neighbourhood, unless it is there.
    func distance(to listing: ListingBody) -> String? {
        if let metres = listing.distance { return Distance.text(metres) }
        guard let home, home.code != listing.neighbourhood.code else { return nil }
        return Distance.about(home.point.metres(to: listing.point))[language]
    }
}
