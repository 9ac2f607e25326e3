import Domain
import JSONCoding
import Markup
import Testing
import Wire
import Wording

@testable import Web

@Suite("Pages of lists")
struct ListPageTests {
    private func list<Item: Body>(_ items: [JSON], next: String? = nil, of _: Item.Type) throws -> ListBody<
        Item
    > {
        ListBody(try items.map { try Item(sample: $0) }, next: next)
    }

    private func pages(_ items: Bool, next: String? = nil) throws -> [Page] {
        let visit = try Visit.sample(member: .sample())
        return [
            ConversationListPage(
                list: try list(items ? [.conversation()] : [], next: next, of: ConversationBody.self)
            )
            .page(for: visit),
            DealListPage(list: try list(items ? [.deal()] : [], next: next, of: DealBody.self), role: nil)
                .page(for: visit),
            NoticesPage(list: try list(items ? [.notice()] : [], next: next, of: NoticeBody.self))
                .page(for: visit),
        ]
    }

    @Test("A list with nothing in it says so, and leads on")
    func empty() throws {
        let titles = [TalkPhrases.nothing, DealPhrases.nothing, NoticePhrases.nothing]
        for (page, title) in zip(try pages(false), titles) {
            #expect(page.content.text.contains(">\(title[.english])</h"))
            #expect(page.content.tag("class=\"button wide primary\"")?.contains("href=\"/") == true)
            #expect(!page.content.text.contains("data-list"))
        }
    }

    @Test("A list links to its next page only if there is one")
    func next() throws {
        for page in try pages(true, next: "a&b") {
            #expect(page.content.tag("data-next")?.contains("cursor=a%26b\"") == true, "\(page.title)")
            #expect(page.content.text.contains("data-list"))
        }
        for page in try pages(true) {
            #expect(page.content.tag("data-next") == nil, "\(page.title)")
        }
    }

    @Test("Deals that are narrowed stay so in the next part, and say by what")
    func narrowed() throws {
        let deals = try list([.deal()], next: "abc", of: DealBody.self)
        let page = DealListPage(list: deals, role: .receiver).page(for: try .sample(member: .sample()))
        #expect(page.content.tag("data-next")?.contains("/me/deals?role=receiver&amp;cursor=abc") == true)
        #expect(page.content.tag("aria-current=\"true\"")?.contains("role=receiver\"") == true)
    }

    @Test("An unread notice is a button that reads it, a read one a link")
    func notices() throws {
        let visit = try Visit.sample(member: .sample())
        let unread = NoticesPage(list: try list([.notice()], of: NoticeBody.self)).page(for: visit).content
        #expect(unread.text.contains("<button class=\"row-link unread\">"))
        #expect(unread.text.contains(">\(NoticePhrases.readAll[.english])<"))
        let items: [JSON] = [.notice(readAt: "2026-11-20T10:10:00Z")]
        let read = NoticesPage(list: try list(items, of: NoticeBody.self)).page(for: visit).content
        #expect(read.tag("class=\"row-link\"")?.contains("href=\"/conversations/0000000000003") == true)
        #expect(!read.text.contains(">\(NoticePhrases.readAll[.english])<"))
    }

    @Test("Members' text is escaped in every list and on every card")
    func escapes() throws {
        let (visit, hostile) = (try Visit.sample(member: .sample("000000000000A")), hostile)
        let written = JSON.string(hostile)
        func member(_ profile: JSON) throws -> Page {
            MemberPage(profile: try .init(sample: profile), reviews: [], listings: ListBody([])).page(
                for: visit
            )
        }
        let parts: [HTML] = [
            ConversationListPage(list: try list([.conversation(title: hostile)], of: ConversationBody.self))
                .page(for: visit).content,
            ConversationListPage(list: try list([.conversation(text: hostile)], of: ConversationBody.self))
                .page(for: visit).content,
            DealListPage(list: try list([.deal(title: hostile)], of: DealBody.self), role: nil)
                .page(for: visit).content,
            DealCard(deal: try .init(sample: .deal(reason: written))).html(for: visit),
            DealCard(deal: try .init(sample: .deal(note: written))).html(for: visit),
            NoticesPage(list: try list([.notice(title: hostile)], of: NoticeBody.self)).page(for: visit)
                .content,
            ReviewCard(review: try .init(sample: .review(title: hostile))).html(for: visit),
            ReviewCard(review: try .init(sample: .review(text: written))).html(for: visit),
            ReviewCard(review: try .init(sample: .review(reply: written))).html(for: visit),
            try member(.profile(bio: written)).content,
            try member(.profile(company: written)).content,
        ]
        for part in parts {
            #expect(part.isSafe, "\(part.text)")
        }
    }
}
