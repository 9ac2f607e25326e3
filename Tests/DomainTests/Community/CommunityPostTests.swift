import Domain
import Testing

@Suite("A community post")
struct CommunityPostTests {
    private let now = SampleListing.start

    private func contents(
        _ text: String = "밤 10시까지 여는 곳을 찾아요.",
        for scope: CommunityScope = .neighbourhood,
        tags: [String] = []
    ) throws -> CommunityContents {
        CommunityContents(
            title: try ListingTitle("연습실"),
            description: try CommunityText(text),
            scope: scope,
            tags: try ListingTags(tags)
        )
    }

    private func post(_ contents: CommunityContents) throws -> CommunityPost {
        try SampleListing.post(contents)
    }

    private func found(_ text: String, in post: CommunityPost) throws -> Bool {
        let listing = ListingText(title: post.listing.details.title, words: post.searchableText)
        return try SearchText(text).isFound(in: listing)
    }

    @Test("It has a text of up to 4,000 characters, and isn't blank")
    func texts() throws {
        #expect(try CommunityText(" 가\n나 ").text == "가\n나")
        #expect(try CommunityText(String(repeating: "가", count: 4_000)).text.count == 4_000)
        #expect(throws: CommunityRefusal.textMissing) { try CommunityText(" \n ") }
        #expect(throws: CommunityRefusal.textTooLong) {
            try CommunityText(String(repeating: "가", count: 4_001))
        }
    }

    @Test("Its card shows how the text begins, in one line")
    func excerpt() throws {
        let post = try post(contents("첫 줄\n\n둘째  줄 " + String(repeating: "가", count: 100)))
        let excerpt = try #require(post.listing.details.excerpt)
        #expect(excerpt.hasPrefix("첫 줄 둘째 줄 가") && excerpt.count == CommunityText.longestExcerpt)
    }

    @Test("It has no side, price, date or seat to take, and stays open until its author closes it")
    func plain() throws {
        var post = try post(contents())
        let listing = post.listing
        #expect(listing.side == nil && listing.details.price == nil && listing.details.expiresAt == nil)
        #expect(listing.status(at: now + .seconds(400 * 86_400)) == .open)
        #expect(!Listing.Kind.community.fillsSeats && Listing.Kind.community.has(.comments))
        try post.edit(contents("바뀐 글", for: .nationwide), at: listing.details.place, now: now)
        #expect(post.listing.editedAt == now && post.contents.scope == .nationwide)
    }

    @Test(
        "It is for the neighbourhood or the whole country, which a filter finds",
        arguments: CommunityScope.allCases
    )
    func scopes(_ scope: CommunityScope) throws {
        let post = try post(contents(for: scope))
        #expect(CommunityScope(of: post.listing) == scope)
        let facet = try #require(Listing.Kind.community.facets.first)
        #expect(facet.words(in: post.listing.details.facets) == [scope.rawValue])
        #expect(facet.everywhere == CommunityScope.nationwide.rawValue)
    }

    @Test("It is found by its title, its text and its whole tags")
    func search() throws {
        let post = try post(contents(tags: ["심야 연습"]))
        for text in ["연습실", "10시까지", "#심야연습"] { #expect(try found(text, in: post), "\(text)") }
        for text in ["#심야", "#연습실"] { #expect(try !found(text, in: post), "\(text)") }
    }

    @Test("An edit that says the same changes nothing")
    func same() throws {
        let former = try post(contents(tags: ["질문"]))
        #expect(try post(contents(tags: ["질문"])).says(sameAs: former))
        #expect(try !post(contents(tags: ["추천"])).says(sameAs: former))
    }
}
