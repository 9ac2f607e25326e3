import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// A post as one reader may see it.
struct PostPage<Pages: KindPages> {
    let post: PostBody<Pages.Contents>
    /// Nil when the author's account was deleted during the request.
    let author: MemberProfileBody?
    /// Nil for a kind that takes no applications.
    let roster: RosterBody?
    /// Nil for a listing whose seats can't be sold.
    let sale: SaleBody?
    /// Nil for a listing that can't be reserved with a deposit.
    let deposit: DepositBody?
    /// Nil for a listing whose author's times the reader can't book.
    let booking: PostBooking?
    /// Nil unless the author teaches what the listing offers.
    let teacher: TeacherBody?
    /// Nil for a listing that needed no approval, and for readers who don't decide on it.
    let submission: SubmissionPanel?
    /// Nil for a kind that takes no comments.
    let comments: CommentSection?
    /// Nil for a listing without reviews of its own.
    let reviews: PostReviews?
    let others: OtherListings
    let distances: PlaceDistances

    var listing: ListingBody { post.listing }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        var page = Page(
            listing.title,
            back: BoardPagePath.feed.rawValue,
            summary: summary(language),
            scripts: [.listing],
            styles: [.commonStyles],
            content: """
                <article class="post" data-title="\(listing.title)">
                \(gallery(language))
                \(submission?.html(for: visit) ?? status(visit))
                \(head(visit))
                \(author.map { profile in
                    PostAuthor(profile: profile, kind: listing.kind, teacher: teacher).html(in: language)
                })
                \(booking?.html(for: visit))
                \(about(language))
                \(facts(visit))
                \(participants(visit))
                \(series(visit))
                \(post.source.map { source in
                    SourceNotice(
                        source: source,
                        claimable: visit.who == nil || isMine(visit) ? nil : listing.id
                    ).html(in: language)
                })
                \(isForTalk ? comments?.html(for: visit) : nil)
                \(reviews?.html(for: visit))
                \(place(visit))
                \(isForTalk ? nil : comments?.html(for: visit))
                \(others.html(by: listing.author.member, for: visit))
                \(sheet(visit))
                </article>
                """
        )
        page.isWide = true
        page.isUnderPicture = !post.images.isEmpty
        page.acts = ListingMenu(listing: listing, isMine: isMine(visit), roster: roster).html(for: visit)
        page.picture = picture(visit)
        page.linkedData = linkedData(visit, showing: page.picture)
        page.isIndexed = author?.isIndexed == true && !isLongOver(at: visit.now)
        return page
    }

    /// With the picture of previews where the listing has none, and the rating and reviews that the page
    /// shows.
    private func linkedData(_ visit: Visit, showing picture: Page.Picture?) -> JSON? {
        guard case .object(var document)? = Pages.linkedData(of: post, for: visit) else { return nil }
        if document["image"] == nil, let picture {
            document["image"] = [.string(visit.site + picture.path)]
        }
        document["aggregateRating"] = reviews?.linkedRating
        document["review"] = reviews?.linkedReviews
        return .object(document)
    }

    /// A stranger sees a drawn one where there is no other.
    private func picture(_ visit: Visit) -> Page.Picture {
        guard let image = post.images.first else {
            return listing.sharePicture(from: visit.placeName, in: visit.language)
        }
        return Page.Picture(path: image.files.full.path, width: image.width, height: image.height)
    }

    /// Old links to it still work, but no one looks for it any more.
    private func isLongOver(at now: Moment) -> Bool {
        guard listing.status != .open, let end = listing.expiresAt ?? listing.startsAt else { return false }
        return end + .seconds(30 * 86_400) < now
    }

    /// Whether comments are all that its readers come for.
    private var isForTalk: Bool { listing.kind.capabilities == [.comments] }

    func isMine(_ visit: Visit) -> Bool { visit.who?.member == listing.author.member.id }

    private func summary(_ language: Language) -> String {
        let price: Words? =
            switch listing.price {
            case .fixed(let money, let unit)? where listing.secondAmount == nil:
                Words(
                    "\(unit.words[.korean]) \(money.spoken[.korean])",
                    "\(money.spoken[.english]) \(unit.words[.english])"
                )
            default: listing.priceWords
            }
        let facts = [listing.neighbourhood.shortName(in: language), price?[language]].compactMap(\.self)
        return facts.map { "\($0) · " }.joined()
            + post.contents.description.prefix(120).split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private func gallery(_ language: Language) -> HTML {
        Gallery(images: post.images, label: "\(listing.title)") { number in
            "\(listing.title) \(number)/\(post.images.count)"
        }.html(in: language)
    }

    /// Nil where members sign up at another site.
    private var panel: RosterPanel? {
        guard let roster, roster.admission != .elsewhere else { return nil }
        return RosterPanel(roster: roster, listing: listing)
    }

    private func participants(_ visit: Visit) -> HTML { panel?.html(for: visit) ?? "" }

    /// A full listing that takes applications isn't over: neighbours can wait for a seat.
    private func status(_ visit: Visit) -> HTML {
        if let deposit, let end = deposit.reservedUntil {
            let words = DepositPhrases.reservedUntil(end, at: visit.now)
            return deposit.order.map { paid($0, until: end, visit) }
                ?? "<p class=\"callout\">\(words[visit.language])</p>"
        }
        if let question = post.openQuestion { return openQuestion(question, visit) }
        guard listing.status != .open, roster?.isOpen != true else { return "" }
        let words =
            roster?.cancellation.map { ListingPhrases.cancelled($0.reason) }
            ?? ListingPhrases.over(listing, at: visit.now)
        guard let way = takingBack(visit) else {
            return "<p class=\"callout warn\">\(words[visit.language])</p>"
        }
        return "<div class=\"callout warn stack tight\"><p>\(words[visit.language])</p>\(way)</div>"
    }

    private func paid(_ order: Order.ID, until end: Moment, _ visit: Visit) -> HTML {
        """
        <p class="callout">\(DepositPhrases.paidUntil(end, at: visit.now)[visit.language]) \
        <a href="\(link: OrderPagePath.one.filled(order.description))">\
        \(DepositPhrases.toOrder[visit.language])</a></p>
        """
    }

    /// What the author is asked, or why it was closed, with buttons to answer.
    private func openQuestion(_ question: OpenQuestionBody, _ visit: Visit) -> HTML {
        let (language, id) = (visit.language, listing.id.description)
        func button(_ words: Words, _ path: ListingPagePath) -> HTML {
            ActionButton(words: words, action: path.filled(id)).html(in: language)
        }
        guard listing.status == .open else {
            return """
                <div class="callout warn stack tight"><p>\(ListingPhrases.closedUnanswered[language])</p>
                \(button(ListingPhrases.reopen, .reopen))</div>
                """
        }
        return """
            <div class="callout stack tight">
            <p><b>\(OpenQuestion.words(of: listing.kind, listing.side)[language])</b> \
            \(ListingPhrases.closing(at: question.closesAt, now: visit.now)[language])</p>
            <div class="card-tools">\(button(ListingPhrases.stillOpen, .confirm))\
            \(button(ListingPhrases.notOpen, .close))</div></div>
            """
    }

    private func takingBack(_ visit: Visit) -> HTML? {
        guard isMine(visit), let end = roster?.cancellation?.finalAt, visit.now < end,
            listing.startsAt.map({ visit.now < $0 }) ?? true
        else { return nil }
        let reopen = ActionButton(
            words: ListingPhrases.takeCancellationBack,
            action: ListingPagePath.reopen.filled(listing.id.description)
        )
        return """
            <p class="small">\(ListingPhrases.takingBack(until: end, at: visit.now)[visit.language])</p>
            \(reopen.html(in: visit.language))
            """
    }

    /// The question of its kind answered, with the reader's own state.
    private func head(_ visit: Visit) -> HTML {
        let language = visit.language
        let tile =
            Pages.lead == .day
            ? listing.startsAt.map { DayTile(of: $0).html(for: visit) } : nil
        let (price, facts) = (price(language), keyFacts(language))
        return """
            <header class="band first" data-kind="\(listing.kind.rawValue)">
            <div class="lead">\(tile)<div class="grow">\(marks(visit))\
            \(Pages.leadsWithPrice ? price : "")<h1 class="theirs">\(listing.title)</h1></div></div>
            \(Pages.leadsWithPrice || !facts.isEmpty ? "" : price)
            \(facts)
            \(buyingPass(language))
            \(answer(visit))
            \(panel?.own(visit))
            </header>
            """
    }

    private func marks(_ visit: Visit) -> HTML {
        let language = visit.language
        let side: HTML =
            listing.side.map { "<span class=\"tag \($0.rawValue)\">\($0.words[language])</span>" } ?? ""
        let when = listing.ages(at: visit.now, inFull: true).map { $0[language] }.joined(separator: " · ")
        return """
            <p class="marks"><span class="tag kind">\(listing.kind.icon.html)\
            \(listing.kind.words.name[language])</span>\(side)\(badge(visit)) \
            <span>\(when)\(edited(language))</span></p>
            """
    }

    private func keyFacts(_ language: Language) -> HTML {
        let facts = Pages.keyFacts(of: post.contents)
        guard !facts.isEmpty else { return "" }
        return """
            <dl class="key-facts">\(facts.map { label, value in
                "<div><dd>\(value[language])</dd><dt>\(label[language])</dt></div>" as HTML
            })</dl>
            """
    }

    private func answer(_ visit: Visit) -> HTML {
        let lines = [Pages.time(of: post.contents, for: visit), whereabouts(visit), howMany(visit)]
            .compactMap(\.self)
        guard !lines.isEmpty else { return "" }
        return "<ul class=\"plain answer\">\(lines.map(\.html))</ul>"
    }

    /// The neighbourhood alone of a kind whose listings need nothing else.
    private func whereabouts(_ visit: Visit) -> AnswerLine? {
        guard !isForTalk else { return nil }
        let place = listing.neighbourhood.shortName(in: visit.language)
        let facts = [place, visit.distance(to: listing)].compactMap(\.self)
        let around: HTML = "\(facts.joined(separator: " · "))"
        guard let venue = Pages.venue(of: post.contents, for: visit) else {
            return AnswerLine(icon: .pin, main: around)
        }
        return AnswerLine(
            icon: .pin,
            main: venue.main,
            more: venue.more.isEmpty ? around : "\(venue.more)<br>\(around)"
        )
    }

    private func howMany(_ visit: Visit) -> AnswerLine? {
        let language = visit.language
        if let roster {
            guard roster.admission != .elsewhere else { return nil }
            return AnswerLine(
                icon: .users,
                main: "\(roster.countWords[language])",
                end: SeatMarks(taken: roster.taken, seats: roster.seats).circles
            )
        }
        guard listing.fillsSeats, listing.side != .want else { return nil }
        let left = max(0, listing.seats - listing.taken)
        let words = left == 0 ? ListingPhrases.noSeats : ListingPhrases.seats(left, of: listing.seats)
        return AnswerLine(icon: .users, main: "\(words[language])")
    }

    /// A link to the edits where they are kept.
    private func edited(_ language: Language) -> HTML {
        guard listing.editedAt != nil else { return "" }
        let words: HTML = "\(ListingPhrases.edited[language])"
        guard listing.kind.has(.submissions) else { return " · \(words)" }
        let address = SubmissionPagePath.edits.filled(listing.id.description)
        return " · <a href=\"\(link: address)\">\(words)</a>"
    }

    /// Nil while the post waits for approval.
    private func badge(_ visit: Visit) -> HTML? {
        guard submission == nil else { return nil }
        return Pages.badge(
            of: post.contents,
            listing,
            takesApplications: roster?.isOpen ?? false,
            at: visit.now
        )?.html(in: visit.language)
    }

    private func facts(_ visit: Visit) -> HTML {
        let language = visit.language
        let told = Set(Pages.keyFields.map { Pages.words[$0].label.withoutUnit[language] })
        let facts = Pages.facts(of: post.contents, for: visit).filter { !told.contains($0.label[language]) }
        return """
            \(PostFacts(facts: facts).html(in: language))
            \(submission == nil ? Pages.tools(of: post, in: language) : "")
            """
    }

    private func series(_ visit: Visit) -> HTML {
        guard let series = post.series else { return "" }
        return SeriesPanel(series: series, listing: listing.id, isMine: isMine(visit)).html(for: visit)
    }

    /// A post without a description has the counts only.
    private func about(_ language: Language) -> HTML {
        let text = post.contents.description
        let counts: HTML = "<p class=\"soft small\">\(counts(language))</p>"
        guard !text.isEmpty else { return "<div class=\"section\">\(counts)</div>" }
        return """
            <section class="section" aria-labelledby="about">
            <h2 id="about">\(Pages.words.about[language])</h2>
            <p class="prose">\(LinkedText(text: text).html)</p>
            \(counts)
            </section>
            """
    }

    private func counts(_ language: Language) -> HTML {
        """
        \(ListingPhrases.views(post.views)[language]) · \(ListingPhrases.favourites[language]) \
        <span data-favourites>\(listing.favourites)</span> · \
        \(ListingPhrases.talks(listing.conversations)[language])
        """
    }

    /// Shows the neighbourhood and a circle to all readers, and the exact place to those who may know it.
    private func place(_ visit: Visit) -> HTML {
        let language = visit.language
        let full = language == .korean ? listing.neighbourhood.name : listing.neighbourhood.nameEn
        let own: HTML =
            post.place?.address.map {
                """
                <p class="with-icon small">\((isPublic ? Icon.map : Icon.lock).html) \($0) \
                <span class="soft">\(isPublic ? "" : whoKnows[language])</span></p>
                """
            } ?? ""
        let limit: HTML? = post.place?.accuracy.limit.map { "<p class=\"hint\">\($0[language])</p>" }
        return """
            <section class="section" aria-labelledby="place">
            <h2 id="place">\(ListingPhrases.place[language])</h2>
            <p class="with-icon">\(Icon.pin.html) \(full)</p>
            \(own)\(limit)\(distances.html(for: visit))
            \(post.place.map { MapLinks(name: listing.title, place: $0).html(in: language) })
            <div class="map small" data-circle\("=\"exact\"", if: isShownExactly) \
            data-lat="\(listing.point.latitude)" data-lon="\(listing.point.longitude)"\(pin(language)) \
            role="region" aria-label="\(mapWords(full)[language])"></div>
            <p class="hint">\(Pages.words.placeHint[language])</p>
            </section>
            """
    }

    private func mapWords(_ place: String) -> Words {
        isShownExactly ? ListingPhrases.map(place) : ListingPhrases.circle(place)
    }

    private var isShownExactly: Bool { isPublic && post.place?.point != nil }

    private var isPublic: Bool { listing.kind.has(.publicPlace) }

    private var whoKnows: Words { roster == nil ? ListingPhrases.onlyYou : RosterPhrases.placeKnown }

    private func pin(_ language: Language) -> HTML {
        guard let point = post.place?.point else { return "" }
        return """
             data-pin-lat="\(point.latitude)" data-pin-lon="\(point.longitude)" \
            data-pin="\(isPublic ? listing.title : whoKnows[language])"
            """
    }

    private func price(_ language: Language, isRepeated: Bool = false) -> HTML {
        guard let price = listing.priceWords?[language] else { return "" }
        return "<p class=\"price\"\(" aria-hidden=\"true\"", if: isRepeated)>\(price)</p>"
    }

    private func sheet(_ visit: Visit) -> HTML {
        let language = visit.language
        return """
            <div class="sheet">
            \(price(language, isRepeated: true))
            \(isMine(visit) ? "" : FavouriteButton(listing: listing).html(for: visit))
            \(actions(visit))
            </div>
            """
    }
}
