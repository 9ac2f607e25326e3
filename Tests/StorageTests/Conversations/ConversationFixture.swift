import Database
import Domain
import TestSupport

@testable import Storage

/// Ana has posted something, and Ben is about to ask for it.
struct ConversationFixture {
    let neighbours: BoardFixture
    let listing: Listing
    let ana: Member.ID
    let ben: Member.ID

    init(_ engine: Database.Engine) async throws {
        neighbours = try await BoardFixture(engine)
        ana = neighbours.author
        ben = try await neighbours.store.join("ben").account.id
        listing = try await neighbours.post("성인 피아노 기초")
    }

    var store: Store { neighbours.store }
    var conversations: SQLConversationRepository {
        SQLConversationRepository(store.database, identifiers: store.identifiers)
    }
    private var useCases: Conversations {
        Conversations(conversations: conversations, identifiers: store.identifiers, clock: store.clock)
    }
    var talk: SQLConversationQueries { SQLConversationQueries(store.database) }
    var notices: SQLNoticeQueries { SQLNoticeQueries(store.database) }

    func ask(_ guest: Member.ID, about other: Listing? = nil) async throws -> OpenedConversation {
        try await useCases.start(about: (other ?? listing).id, by: guest)
    }

    @discardableResult
    func say(
        _ sender: Member.ID,
        _ text: String?,
        showing images: [Image.ID] = [],
        in conversation: Conversation.ID
    ) async throws -> Message {
        let text = try text.map { try MessageText($0) }
        return try await useCases.send(text, showing: images, in: conversation, by: sender)
    }

    func read(_ reader: Member.ID, upTo number: Int, in conversation: Conversation.ID) async throws
        -> ReadMarks
    {
        try await conversations.read(conversation, upTo: number, by: reader, at: store.clock.now)
    }

    func leave(_ member: Member.ID, _ conversation: Conversation.ID) async throws {
        try await conversations.leave(conversation, by: member, at: store.clock.now)
    }

    func list(_ member: Member.ID) async throws -> [Conversation.ID] {
        try await talk.list(of: member, .open, SliceRequest()).items.map(\.id)
    }

    func texts(_ reader: Member.ID, _ conversation: Conversation.ID, _ span: HistorySpan = HistorySpan())
        async throws -> [String]
    {
        try await talk.history(of: conversation, for: reader, span).messages.map(\.words)
    }

    /// How many of their streams' events a member was given so far.
    func events(of member: Member.ID) async throws -> Int {
        try await store.database.read { connection in
            let row = try connection.first(
                "SELECT count(*) AS number FROM live_events WHERE member = \(member)"
            )
            return try row?.value("number") ?? 0
        }
    }
}

extension Message {
    /// What was written, or the event of a line.
    var words: String {
        switch content {
        case .written(_, let text, _): text?.text ?? ""
        case .line(let line): "[\(line.event.rawValue)]"
        }
    }
}
