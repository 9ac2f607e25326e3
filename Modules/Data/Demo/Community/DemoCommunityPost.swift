import Domain
import Storage

/// A community post of a demo.
struct DemoCommunityPost: DemoPost {
    let side: Listing.Side? = nil
    let price: Price? = nil
    let seats = 1
    let minutes = 60
    let sessions: [Moment] = []
    private(set) var facets: Marks = []
    private let thread: DemoThread

    init(at postedAt: Moment, _ chance: inout Chance) {
        thread = chance.pick(DemoThread.all)
    }

    static let talk = DemoTalk(
        greetings: ["안녕하세요, 글 보고 연락드려요.", "안녕하세요! 조금 더 여쭤봐도 될까요?", "Hi! I saw your post."],
        replies: ["네, 편하게 물어보세요.", "반가워요! 무엇이 궁금하세요?"],
        chatter: ["저도 같은 동네에 살아요.", "아, 그렇군요!", "알려 주셔서 고마워요.", "네, 또 이야기해요."],
        notes: []
    )

    var title: String { thread.title }
    var excerpt: String? { (try? CommunityText(thread.text))?.excerpt }
    var motif: DemoMotif? { thread.motif }
    var remarks: DemoRemarks { thread.remarks }

    mutating func schedule(_ chance: inout Chance) {}

    mutating func describe(_ chance: inout Chance) throws {
        facets = try contents(titled: ListingTitle(title)).marks
    }

    func post(of listing: Listing) throws -> any StoredPost {
        CommunityPost(listing, try contents(titled: listing.details.title))
    }

    private func contents(titled title: ListingTitle) throws -> CommunityContents {
        CommunityContents(
            title: title,
            description: try CommunityText(thread.text),
            scope: thread.scope,
            tags: try ListingTags(thread.tags)
        )
    }
}
