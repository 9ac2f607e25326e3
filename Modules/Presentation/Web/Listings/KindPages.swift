import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// What pages know of one kind of post and of no other.
protocol KindPages {
    associatedtype Contents: PostContentsBody

    /// Facts of a post beside its price, place and seats.
    static func facts(of contents: Contents, for visit: Visit) -> [PostFact]

    /// The control of a field that the kind draws itself.
    static func control(_ field: String, _ parts: FormParts) -> HTML

    /// What a form proposes that has not been filled in.
    static var suggestions: [(name: String, value: String)] { get }

    /// The fields of an entry that only the form has, set from those of the API.
    static func shown(_ entry: FormEntry) -> FormEntry

    /// The other way round; a draft may lack anything, a posting keeps one empty row for its refusal.
    static func spelled(_ entry: FormEntry, isDraft: Bool) -> FormEntry

    /// The entry after a button inside the form was pressed; nil where the button is not the kind's.
    static func step(_ step: String, _ value: String, _ entry: FormEntry) -> FormEntry?

    /// When the next meeting is, and how long, as an agreement about the post begins with.
    static func nextMeeting(of contents: Contents, at now: Moment) -> (startsAt: Moment?, minutes: Int?)

    /// Shown in place of a picture.
    static func icon(of category: String) -> Icon?
}

/// For kinds whose fields all have standard controls and that have no meetings.
extension KindPages {
    static func control(_ field: String, _ parts: FormParts) -> HTML { "" }
    static var suggestions: [(name: String, value: String)] { [] }
    static func shown(_ entry: FormEntry) -> FormEntry { entry }
    static func spelled(_ entry: FormEntry, isDraft: Bool) -> FormEntry { entry }
    static func step(_ step: String, _ value: String, _ entry: FormEntry) -> FormEntry? { nil }

    static func nextMeeting(of contents: Contents, at now: Moment) -> (startsAt: Moment?, minutes: Int?) {
        (nil, nil)
    }

    static func icon(of category: String) -> Icon? { nil }
}

/// A label and its value on the page of a post.
struct PostFact {
    let label: Words
    let value: HTML

    /// Several words, as tags.
    static func tags(_ label: Words, _ words: [String]) -> PostFact {
        let tags = words.map { "<span class=\"tag\">\($0)</span>" as HTML }
        return PostFact(label: label, value: words.isEmpty ? "" : "<span class=\"tags\">\(tags)</span>")
    }
}

extension KindPages {
    static var kind: Listing.Kind { Contents.kind }
    static var words: KindWords { kind.words }

    /// The pages of the kind: reading, composing, editing.
    static var routes: [PageRoute] { PostPages<Self>().routes + ComposePages<Self>().routes }

    static func proposal(about id: Listing.ID, _ visit: Visit) async throws -> FormEntry {
        let post: PostBody<Contents> = try await visit.get(PostPath.one(kind), id.description)
        let meeting = nextMeeting(of: post.contents, at: visit.now)
        let body = ProposalBody(
            startsAt: meeting.startsAt ?? visit.now,
            minutes: meeting.minutes ?? 60,
            place: PlaceChoiceBody(post.placeChoice),
            price: post.listing.price?.price ?? .negotiable
        )
        let entry = FormEntry(of: body).showingTimes(called: "startsAt").showingPrice.showingPlace
        return meeting.startsAt == nil ? entry.without("startsAt") : entry
    }
}
