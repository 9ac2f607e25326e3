import Domain
import Testing

@Suite("A conversation")
struct ConversationTests {
    private let ana = SampleDeal.ana
    private let ben = SampleDeal.ben
    private let now = SampleListing.start
    private let pair = SampleDeal.conversation()

    private func group() throws -> Conversation {
        Conversation(pair.id, ofAllIn: try SampleListing.listing(), at: now)
    }

    @Test("is begun about an open listing, by another member than its author")
    func begins() throws {
        let listing = try SampleListing.listing()
        #expect(try Conversation(pair.id, asking: listing, by: ben, at: now).guest == ben)
        #expect(throws: ConversationRefusal.ownListing) {
            try Conversation(pair.id, asking: listing, by: ana, at: now)
        }
        var closed = listing
        try closed.close(at: now)
        #expect(throws: ListingRefusal.notOpen) {
            try Conversation(pair.id, asking: closed, by: ben, at: now)
        }
        let over = try SampleListing.listing(expiresAt: now)
        #expect(throws: ListingRefusal.notOpen) { try Conversation(pair.id, asking: over, by: ben, at: now) }
    }

    @Test("is written in by its members, as long as another one is there, apart from a group")
    func members() throws {
        #expect(try pair.recipients(of: ben, among: [ana, ben], isBlocked: false) == [ana])
        #expect(throws: ConversationRefusal.notFound) {
            try pair.recipients(of: SampleDeal.cho, among: [ana, ben], isBlocked: false)
        }
        #expect(throws: ConversationRefusal.partnerGone) {
            try pair.recipients(of: ben, among: [ben], isBlocked: false)
        }
        #expect(try group().recipients(of: ana, among: [ana], isBlocked: false) == [])
    }

    @Test("is read only after a block, and a group a week after the end of its listing")
    func ends() throws {
        #expect(throws: ConversationRefusal.blocked) {
            try pair.recipients(of: ben, among: [ana, ben], isBlocked: true)
        }
        #expect(throws: ConversationRefusal.archived) {
            try group().recipients(of: ben, among: [ana, ben], isBlocked: false, isArchived: true)
        }
    }
}
