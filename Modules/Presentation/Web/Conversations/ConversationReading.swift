import Domain
import HTTPServer
import Wire

/// Loads the page of a conversation and marks its entries as read.
struct ConversationReading {
    /// The field of an address that names the deal to show.
    static let dealName = "deal"
    /// The field of an address that names the message just hidden, which can be shown again.
    static let hiddenName = "hidden"

    /// Enough to know whether the two have had a lesson, and for all that they have agreed on.
    static let latestDeals = SliceQuery(SliceRequest(limit: 60))

    let visit: Visit
    let id: Conversation.ID

    /// - Parameters:
    ///   - saying: the refused input of the message form.
    ///   - answering: the refused input of an action on a deal.
    ///   - answered: the deal that was answered.
    func page(
        saying: FormEntry = .empty,
        answering: FormEntry = .empty,
        of answered: Deal.ID? = nil
    ) async throws -> Page {
        let before = try visit.request.fields(of: HistoryQuery.self, named: ["before"]).before
        let span = HistorySpan(before.map { .before($0) } ?? .latest, limit: 40)
        let history = try await visit(API.conversations.history(id, HistoryQuery(span)))
        let marks = history.read.marks
        if before == nil, let latest = history.items.last, latest.number > marks.own {
            let mark = ReadUpToBody(latest.number)
            // Best effort: a conversation can be read even when storage is read-only.
            _ = try? await visit(API.conversations.read(id, mark))
        }
        let conversation = try await visit(API.conversations.one(id))
        let deals = try await deals(of: conversation)
        let shown = shown(deals, answered)
        return ConversationPage(
            conversation: conversation,
            history: history,
            members: try await members(of: conversation),
            isEarlier: before != nil,
            hidden: visit.request.query[Self.hiddenName].flatMap { Int($0) },
            deal: try await card(shown, answering),
            others: deals.filter { $0.state.isOpen && $0.id != shown?.id }.reversed(),
            hasRoomForMore: deals.areOpenToMore(at: visit.now),
            phones: try await phones(of: conversation, isEarlier: before != nil),
            hasHadLesson: deals.contains { $0.state == .done && $0.purpose == .teaching },
            saying: saying
        ).page(for: visit)
    }

    /// A group has none.
    private func deals(of conversation: ConversationBody) async throws -> [DealBody] {
        guard !conversation.isGroup else { return [] }
        return try await visit(API.deals.ofConversation(conversation.id, Self.latestDeals)).items
    }

    /// The one that was answered or that the address names. Otherwise a proposal, the next lesson that was
    /// agreed on, or the latest.
    private func shown(_ deals: [DealBody], _ answered: Deal.ID?) -> DealBody? {
        let named = answered ?? visit.request.query[Self.dealName].flatMap { Deal.ID($0) }
        if let deal = deals.first(where: { $0.id == named }), deal.state != .replaced { return deal }
        let next = deals.filter { $0.state == .accepted }.min { $0.terms.startsAt < $1.terms.startsAt }
        return deals.first(where: \.isProposal) ?? next ?? deals.first
    }

    private func phones(of conversation: ConversationBody, isEarlier: Bool) async throws -> PhonePanel? {
        guard let partner = conversation.partner?.member, !isEarlier else { return nil }
        return PhonePanel(
            phones: try await visit(API.phones.ofConversation(conversation.id)),
            conversation: conversation.id,
            partner: partner.nickname.text
        )
    }

    private func members(of conversation: ConversationBody) async throws -> [MemberCardBody] {
        guard conversation.isGroup else { return [] }
        return try await visit(API.conversations.members(id)).items
    }

    private func card(_ deal: DealBody?, _ answering: FormEntry) async throws -> DealCard? {
        guard let deal else { return nil }
        guard deal.state == .done else { return DealCard(deal: deal, answering: answering) }
        let reviews = try await visit(API.reviews.ofDeal(deal.id))
        let isReviewed = reviews.items.contains { $0.author?.member.id == visit.who?.member }
        return DealCard(deal: deal, answering: answering, isReviewed: isReviewed)
    }
}

extension DealBody {
    /// Whether it waits for an answer or for other terms.
    var isProposal: Bool { state == .proposed || state == .changesAsked }
}

extension [DealBody] {
    /// Whether the two can agree on another one: nothing waits for an answer, and nothing lies ahead or a
    /// pass pays for more.
    fileprivate func areOpenToMore(at now: Moment) -> Bool {
        if contains(where: \.isProposal) { return false }
        guard contains(where: { $0.state == .accepted && now < $0.terms.endsAt }) else { return true }
        let passes = Dictionary(grouping: compactMap(\.payment).filter { $0.way == .pass }, by: \.order)
        return passes.values.contains { lessons in
            let last = lessons.compactMap(\.number).max() ?? 0
            return lessons.contains { last < $0.count ?? 0 }
        }
    }
}
