import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// The parts of pages that are specific to one kind of post.
protocol KindPages: SendableMetatype {
    associatedtype Contents: PostContentsBody

    /// When it is.
    static func time(of contents: Contents, for visit: Visit) -> AnswerLine?

    /// Where it is, besides the neighbourhood.
    static func venue(of contents: Contents, for visit: Visit) -> (main: HTML, more: HTML)?

    /// Up to four facts that decide.
    static func keyFacts(of contents: Contents) -> [(label: Words, value: Words)]

    /// The fields that `keyFacts` tell, which the facts below leave out.
    static var keyFields: Set<String> { get }

    /// The facts of a post other than time, place, price and seats.
    static func facts(of contents: Contents, for visit: Visit) -> [PostFact]

    /// The control of a field with a custom input.
    static func control(_ field: String, _ parts: FormParts) -> HTML

    /// What the author is told before the form is sent.
    static func remark(for visit: Visit) -> Words?

    /// The form, step by step.
    static var steps: [FormStep] { get }

    /// The initial values of an empty form.
    static func suggestions(for visit: Visit) -> [(name: String, value: String)]

    /// Values that the form suggests for a line, by the name of its field.
    static func lineSuggestions(for visit: Visit) async throws -> [String: [String]]

    /// Sets the fields that only the form has from those of the API.
    static func shown(_ entry: FormEntry) -> FormEntry

    /// The reverse of ``shown(_:)``. A draft may lack anything; a posting keeps one empty row, so that a
    /// refusal can refer to it.
    static func spelled(_ entry: FormEntry, isDraft: Bool) -> FormEntry

    /// The entry after a button inside the form was pressed; nil for a button that isn't the kind's.
    static func step(_ step: String, _ value: String, _ entry: FormEntry) -> FormEntry?

    /// The start and length of the next meeting, with which a proposal about the post begins.
    static func nextMeeting(of contents: Contents, at now: Moment) -> (startsAt: Moment?, minutes: Int?)

    /// Shown for a post without an image.
    static func icon(of category: String) -> Icon?

    /// What stands at the beginning of a card.
    static var lead: CardLead.Content { get }

    /// Whether a listing is sought by its price, so that a card and a page begin with it.
    static var leadsWithPrice: Bool { get }

    /// Whether a card tells how many of the seats are taken.
    static var countsSeats: Bool { get }

    /// What a card tells in its line of facts, before the place.
    static func cardFacts(of listing: ListingBody, at now: Moment) -> [Words]

    /// What a card tells besides title, price and facts.
    static func cardWords(of listing: ListingBody, at now: Moment) -> [Words]

    /// The state of a post by the clock, for a kind that has more than its listing's.
    static func badge(
        of contents: Contents,
        _ listing: ListingBody,
        takesApplications isOpen: Bool,
        at now: Moment
    ) -> PostBadge?

    /// The free times that the reader can book; nil for none.
    static func booking(of listing: ListingBody, for visit: Visit) async throws -> PostBooking?

    /// The main button of a post whose members sign up at another site.
    static func signUpElsewhere(for contents: Contents, in language: Language) -> HTML

    /// What a reader can do with the facts of a post, below them.
    static func tools(of post: PostBody<Contents>, in language: Language) -> HTML

    /// The post as search engines read it.
    static func linkedData(of post: PostBody<Contents>, for visit: Visit) -> JSON?

    /// Converts the times of the API to those of the form.
    static func showingTimes(_ entry: FormEntry) -> FormEntry

    /// The reverse of ``showingTimes(_:)``.
    static func tellingTimes(_ entry: FormEntry) -> FormEntry

    /// Whether the form counts amounts in 만원.
    static var countsInTenThousands: Bool { get }

    /// The page with the calendar of the kind; nil for a kind without one.
    static var calendarAddress: String? { get }

    /// Its row on the start page; nil for a kind without one.
    static var shelf: HomeShelf.Plan? { get }

    /// Words to search for, suggested before a member has typed any. Each finds listings of the kind.
    static var searchSuggestions: [Words] { get }
}

/// Defaults for kinds whose fields all have standard controls and that have no meetings.
extension KindPages {
    static func time(of contents: Contents, for visit: Visit) -> AnswerLine? { nil }
    static func venue(of contents: Contents, for visit: Visit) -> (main: HTML, more: HTML)? { nil }
    static func keyFacts(of contents: Contents) -> [(label: Words, value: Words)] { [] }
    static var keyFields: Set<String> { [] }
    static func control(_ field: String, _ parts: FormParts) -> HTML { "" }
    static func remark(for visit: Visit) -> Words? { nil }
    static func suggestions(for visit: Visit) -> [(name: String, value: String)] { [] }
    static func lineSuggestions(for visit: Visit) async throws -> [String: [String]] { [:] }
    static func shown(_ entry: FormEntry) -> FormEntry { entry }
    static func spelled(_ entry: FormEntry, isDraft: Bool) -> FormEntry { entry }
    static func step(_ step: String, _ value: String, _ entry: FormEntry) -> FormEntry? { nil }

    static func nextMeeting(of contents: Contents, at now: Moment) -> (startsAt: Moment?, minutes: Int?) {
        (nil, nil)
    }

    static func icon(of category: String) -> Icon? { nil }
    static var lead: CardLead.Content { .picture }
    static var leadsWithPrice: Bool { false }
    static var countsSeats: Bool { false }
    static func cardFacts(of listing: ListingBody, at now: Moment) -> [Words] { [] }

    static func badge(
        of contents: Contents,
        _ listing: ListingBody,
        takesApplications isOpen: Bool,
        at now: Moment
    ) -> PostBadge? {
        nil
    }

    static func booking(of listing: ListingBody, for visit: Visit) async throws -> PostBooking? { nil }
    static func signUpElsewhere(for contents: Contents, in language: Language) -> HTML { "" }
    static func tools(of post: PostBody<Contents>, in language: Language) -> HTML { "" }
    static func linkedData(of post: PostBody<Contents>, for visit: Visit) -> JSON? { nil }

    static var countsInTenThousands: Bool { false }
    static var calendarAddress: String? { nil }
    static var shelf: HomeShelf.Plan? { nil }

    /// By default, the start is a time in Seoul's zone.
    static func showingTimes(_ entry: FormEntry) -> FormEntry { entry.showingTimes(called: "startsAt") }
    static func tellingTimes(_ entry: FormEntry) -> FormEntry { entry.tellingTimes(called: "startsAt") }

    /// The first values of the main facet.
    static func cardWords(of listing: ListingBody, at now: Moment) -> [Words] {
        listing.headline.prefix(2).map { kind.headline($0) }
    }

    /// The words of the first facet that is sought by.
    static var searchSuggestions: [Words] { kind.soughtWords.first.map { kind.sought(of: [$0.facet]) } ?? [] }
}

/// A word for the state of a post, beside its title.
struct PostBadge {
    let words: Words
    let isWarning: Bool

    func html(in language: Language) -> HTML {
        "<span class=\"tag \(isWarning ? "want" : "offer")\">\(words[language])</span>"
    }
}

extension KindPages {
    static var kind: Listing.Kind { Contents.kind }
    static var words: KindWords { kind.words }

    /// The page routes of the kind.
    static var routes: [PageRoute] {
        checkSteps()
        return PostPages<Self>().routes + ComposePages<Self>().routes
    }

    static func proposal(about id: Listing.ID, _ visit: Visit) async throws -> FormEntry {
        let post = try await visit(API.posts(Contents.self).one(id))
        let meeting = nextMeeting(of: post.contents, at: visit.now)
        let body = ProposalBody(
            startsAt: meeting.startsAt ?? visit.now,
            minutes: meeting.minutes ?? 60,
            place: PlaceChoiceBody(post.placeChoice),
            price: post.listing.price ?? .negotiable
        )
        let entry = FormEntry(of: body).showingTimes(called: "startsAt").showingPrice.showingPlace
        return meeting.startsAt == nil ? entry.without("startsAt") : entry
    }
}

extension KindPages {
    /// Reads an amount of the form.
    static func money(typed text: String) -> Money? {
        countsInTenThousands ? Money(typedInTenThousands: text) : Money(typed: text)
    }
}
