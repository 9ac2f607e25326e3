import Domain
import Markup
import Wire
import Wording

/// A class as a reader sees it.
struct ClassPage {
    let post: ClassBody
    /// Nil when they have just gone.
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
                <h2 id="about">\(ClassPhrases.about[language])</h2>
                <p class="prose">\(post.description)</p>
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
        let price: Words =
            switch listing.price?.price {
            case .fixed(let money, let unit)?:
                Words(
                    "\(unit.words[.korean]) \(money.spoken[.korean])",
                    "\(money.spoken[.english]) \(unit.words[.english])"
                )
            default: Price.negotiable.words
            }
        return "\(listing.neighbourhood.shortName(in: language)) · \(price[language]) · "
            + post.description.prefix(120).split(whereSeparator: \.isNewline).joined(separator: " ")
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
            ? "" : "<p class=\"callout warn\">\(ClassPhrases.over(listing)[language])</p>"
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
            \(ClassMenu(post: post, isMine: isMine(visit)).html(for: visit))</div>
            <p class="soft small">\(side) \(listing.neighbourhood.shortName(in: language)) · \(when)\
            \(" · ", if: listing.editedAt != nil)\
            \(listing.editedAt.map { _ in ClassPhrases.edited[language] })</p>
            <p class="price">\((listing.price?.price ?? .negotiable).words.alone[language])</p>
            </header>
            """
    }

    private func facts(_ visit: Visit) -> HTML {
        let language = visit.language
        let subjects = listing.category.map { listing.kind.category($0)[language] }
        let targets = post.targets.map { $0.words.alone[language] }
        let left = max(0, listing.seats - listing.taken)
        let seats = (left == 0 ? ClassPhrases.noSeats : ClassPhrases.seats(left, of: listing.seats))[language]
        return """
            <dl class="facts">
            \(fact(ClassPhrases.subjects, tags(subjects), language))
            \(fact(ClassPhrases.targets, tags(targets), language))
            \(fact(ClassPhrases.when, ScheduleFacts(schedule: post.schedule).html(for: visit), language))
            \(fact(ClassPhrases.seatsLabel, "\(seats)", language))
            </dl>
            """
    }

    private func fact(_ label: Words, _ value: HTML, _ language: Language) -> HTML {
        value.isEmpty ? "" : "<dt>\(label[language])</dt><dd>\(value)</dd>"
    }

    private func tags(_ words: [String]) -> HTML {
        words.isEmpty
            ? "" : "<span class=\"tags\">\(words.map { "<span class=\"tag\">\($0)</span>" as HTML })</span>"
    }

    private func counts(_ language: Language) -> HTML {
        """
        \(ClassPhrases.views(post.views)[language]) · \(ClassPhrases.favourites[language]) \
        <span data-favourites>\(listing.favourites)</span> · \
        \(ClassPhrases.talks(listing.conversations)[language])
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
                <span class="soft">\(ClassPhrases.onlyYou[language])</span></p>
                """
            } ?? ""
        return """
            <section class="section" aria-labelledby="place">
            <h2 id="place">\(ClassPhrases.place[language])</h2>
            <p class="with-icon">\(Icon.pin.html) \(full)</p>
            \(own)
            <div class="map small" data-circle \
            data-lat="\(listing.point.latitude)" data-lon="\(listing.point.longitude)" \
            role="region" aria-label="\(ClassPhrases.circle(full)[language])" hidden></div>
            <p class="hint">\(ClassPhrases.placeHint[language])</p>
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
            } ?? "<span class=\"soft small\">\(ClassPhrases.noReviews[language])</span>"
        return """
            <section class="section" aria-labelledby="author">
            <h2 id="author" class="unseen">\(ClassPhrases.author[language])</h2>
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
        <a class="button" href="\(link: ClassPagePath.edit.filled(listing.id.description))">\
        \(ClassPhrases.edit[language])</a>
        <a class="button primary" href="\(link: ConversationPagePath.all.rawValue)">\
        \(ClassPhrases.seeTalks(listing.conversations)[language])</a>
        """
    }

    private func talk(_ language: Language) -> HTML {
        if let conversation = post.conversation {
            let address = ConversationPagePath.one.filled(conversation.description)
            return """
                <a class="button primary" href="\(link: address)">\(ClassPhrases.goOnTalking[language])</a>
                """
        }
        guard listing.status == .open else {
            return "<p class=\"soft grow\">\(ClassPhrases.over(listing)[language])</p>"
        }
        let action = ConversationPagePath.about(listing.kind).filled(listing.id.description)
            .leading(to: listing.pageAddress)
        return """
            <form class="grow" method="post" action="\(link: action)">\
            <button class="button primary wide">\(ClassPhrases.talk[language])</button></form>
            """
    }
}
