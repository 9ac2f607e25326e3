import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// The pages of community posts.
enum CommunityPages: KindPages {
    typealias Contents = CommunityContentsBody

    static func facts(of contents: CommunityContentsBody, for visit: Visit) -> [PostFact] {
        let scope = words["scope"]
        let readers = PostFact(
            label: scope.label,
            value: "\(scope.choice(contents.scope.rawValue)[visit.language])"
        )
        return [readers] + ((try? ListingTags(contents.tags)).map { [TagFields(kind: kind).fact($0)] } ?? [])
    }

    /// Only what isn't usual.
    static func cardWords(of listing: ListingBody, at now: Moment) -> [Words] {
        listing.headline.filter { $0 == CommunityScope.nationwide.rawValue }.map { kind.headline($0) }
    }

    static func linkedData(of post: PostBody<CommunityContentsBody>, for visit: Visit) -> JSON? {
        CommunityLinkedData(common: PostLinkedData(post: post, site: visit.site)).json
    }

    static let lead = CardLead.Content.words

    static var searchSuggestions: [Words] { [] }

    static let steps = [
        FormStep(title: Words("제목과 내용", "Title and text"), fields: ["title", "description"]),
        FormStep(
            title: Words("사진과 태그", "Pictures and tags"),
            fields: ["images", "tags", "scope", FormStep.place]
        ),
    ]

    static func control(_ field: String, _ parts: FormParts) -> HTML { TagFields(kind: kind).control(parts) }

    static func shown(_ entry: FormEntry) -> FormEntry { TagFields(kind: kind).shown(entry) }

    static func spelled(_ entry: FormEntry, isDraft: Bool) -> FormEntry {
        TagFields(kind: kind).spelled(entry)
    }

    static let shelf: HomeShelf.Plan? = HomeShelf.Plan(
        title: Words("동네 이야기", "Talk of the neighbourhood"),
        sort: .newest,
        look: .words
    )
}
