import Domain
import Markup
import Wire
import Wording

/// A post as a reader sees it.
struct PostPage<Pages: KindPages> {
    let post: PostBody<Pages.Contents>
    /// Nil where their account was deleted just now.
    let author: MemberProfileBody?

    private var listing: ListingBody { post.listing }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            listing.title,
            back: BoardPagePath.feed.rawValue,
            summary: summary(language),
            scripts: [.listing],
            content: """
                <article data-title="\(listing.title)">
                \(gallery)
                \(status(language))
                \(head(visit))
                \(facts(visit))
                <section class="section" aria-labelledby="about">
                <h2 id="about">\(Pages.words.about[language])</h2>
                <p class="prose">\(post.contents.description)</p>
                <p class="soft small">\(counts(language))</p>
                </section>
                \(place(visit))
                \(person(visit))
                \(sheet(visit))
                </article>
                """
        )
    }

    private func isMine(_ visit: Visit) -> Bool { visit.who?.member == listing.author.member.id }

    private func summary(_ language: Language) -> String {
        let price: Words? =
            switch listing.price?.price {
            case .fixed(let money, let unit)?:
                Words(
                    "\(unit.words[.korean]) \(money.spoken[.korean])",
                    "\(money.spoken[.english]) \(unit.words[.english])"
                )
            case let price: listing.kind.words(of: price)
            }
        let facts = [listing.neighbourhood.shortName(in: language), price?[language]].compactMap(\.self)
        return facts.map { "\($0) · " }.joined()
            + post.contents.description.prefix(120).split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private var gallery: HTML {
        guard !post.images.isEmpty else { return "" }
        let pictures = post.images.enumerated().map { place, image -> HTML in
            let set = PictureSet(
                image: image,
                sizes: "(min-width: 42rem) 40rem, 100vw",
                words: "\(listing.title) \(place + 1)/\(post.images.count)",
                isLazy: place > 0
            )
            return "<li><a href=\"\(link: image.files.full.path)\">\(set.html)</a></li>"
        }
        return "<ul class=\"plain gallery\" tabindex=\"0\" aria-label=\"\(listing.title)\">\(pictures)</ul>"
    }

    private func status(_ language: Language) -> HTML {
        listing.status == .open
            ? "" : "<p class=\"callout warn\">\(ListingPhrases.over(listing)[language])</p>"
    }

    private func head(_ visit: Visit) -> HTML {
        let language = visit.language
        let when = (listing.bumpedAt ?? listing.createdAt).age(at: visit.now)[language]
        let side: HTML =
            listing.side.map { "<span class=\"tag \($0.rawValue)\">\($0.words.alone[language])</span>" }
            ?? ""
        return """
            <header class="head">
            <div class="title-row"><h1>\(listing.title)</h1>\
            \(ListingMenu(listing: listing, isMine: isMine(visit)).html(for: visit))</div>
            <p class="soft small">\(side) \(listing.neighbourhood.shortName(in: language)) · \(when)\
            \(" · ", if: listing.editedAt != nil)\
            \(listing.editedAt.map { _ in ListingPhrases.edited[language] })</p>
            \(listing.kind.words(of: listing.price?.price).map {
                "<p class=\"price\">\($0.alone[language])</p>" as HTML
            })
            </header>
            """
    }

    private func facts(_ visit: Visit) -> HTML {
        let language = visit.language
        let left = max(0, listing.seats - listing.taken)
        let seats = (left == 0 ? ListingPhrases.noSeats : ListingPhrases.seats(left, of: listing.seats))[
            language
        ]
        return """
            <dl class="facts">
            \(Pages.facts(of: post.contents, for: visit).map { fact($0.label, $0.value, language) })
            \(fact(ListingPhrases.seatsLabel, "\(seats)", language))
            </dl>
            """
    }

    private func fact(_ label: Words, _ value: HTML, _ language: Language) -> HTML {
        value.isEmpty ? "" : "<dt>\(label[language])</dt><dd>\(value)</dd>"
    }

    private func counts(_ language: Language) -> HTML {
        """
        \(ListingPhrases.views(post.views)[language]) · \(ListingPhrases.favourites[language]) \
        <span data-favourites>\(listing.favourites)</span> · \
        \(ListingPhrases.talks(listing.conversations)[language])
        """
    }

    /// Everyone sees the neighbourhood and a circle; the author is shown what they wrote.
    private func place(_ visit: Visit) -> HTML {
        let language = visit.language
        let full = language == .korean ? listing.neighbourhood.name : listing.neighbourhood.nameEn
        let own: HTML =
            post.place?.place.address.map {
                """
                <p class="with-icon small">\(Icon.lock.html) \($0) \
                <span class="soft">\(ListingPhrases.onlyYou[language])</span></p>
                """
            } ?? ""
        return """
            <section class="section" aria-labelledby="place">
            <h2 id="place">\(ListingPhrases.place[language])</h2>
            <p class="with-icon">\(Icon.pin.html) \(full)</p>
            \(own)
            <div class="map small" data-circle \
            data-lat="\(listing.point.latitude)" data-lon="\(listing.point.longitude)" \
            role="region" aria-label="\(ListingPhrases.circle(full)[language])" hidden></div>
            <p class="hint">\(Pages.words.placeHint[language])</p>
            </section>
            """
    }

    private func person(_ visit: Visit) -> HTML {
        let (language, member) = (visit.language, listing.author.member)
        let rating: HTML =
            author?.rating.map {
                """
                \(Stars(stars: $0).html(in: language)) \
                <span class="small">\(Self.rounded($0)) (\(author?.reviews ?? 0))</span>
                """
            } ?? "<span class=\"soft small\">\(ListingPhrases.noReviews[language])</span>"
        return """
            <section class="section" aria-labelledby="author">
            <h2 id="author" class="unseen">\(ListingPhrases.author[language])</h2>
            <a class="person" href="\(link: MemberPagePath.one.filled(member.id.description))">
            \(Avatar(member: member).html)
            <span class="grow"><span class="strong">\(member.nickname.text)</span><br>
            <span class="soft small">\(author?.neighbourhood?.shortName(in: language))</span></span>
            <span>\(rating)</span></a>
            </section>
            """
    }

    private static func rounded(_ rating: Double) -> String { "\((rating * 10).rounded() / 10)" }

    private func sheet(_ visit: Visit) -> HTML {
        let language = visit.language
        return """
            <div class="sheet">
            \(isMine(visit) ? "" : FavouriteButton(listing: listing).html(for: visit))
            \(isMine(visit) ? ownAction(language) : talk(language))
            </div>
            """
    }

    private func ownAction(_ language: Language) -> HTML {
        """
        <a class="button" href="\(link: PostPagePath.edit(listing.kind).filled(listing.id.description))">\
        \(ListingPhrases.edit[language])</a>
        <a class="button primary" href="\(link: ConversationPagePath.all.rawValue)">\
        \(ListingPhrases.seeTalks(listing.conversations)[language])</a>
        """
    }

    private func talk(_ language: Language) -> HTML {
        if let conversation = post.conversation {
            let address = ConversationPagePath.one.filled(conversation.description)
            return """
                <a class="button primary" href="\(link: address)">\(ListingPhrases.goOnTalking[language])</a>
                """
        }
        guard listing.status == .open else {
            return "<p class=\"soft grow\">\(ListingPhrases.over(listing)[language])</p>"
        }
        let action = ListingPagePath.conversation.filled(listing.id.description)
            .leading(to: listing.pageAddress)
        return """
            <form class="grow" method="post" action="\(link: action)">\
            <button class="button primary wide">\(ListingPhrases.talk[language])</button></form>
            """
    }
}
