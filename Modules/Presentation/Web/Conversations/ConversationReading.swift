import Domain
import HTTPServer
import Wire

/// Loads the page of a conversation and marks its entries as read.
struct ConversationReading {
    /// Enough to know whether the two have had a lesson.
    static let latestDeals = [("limit", "20")]

    let visit: Visit
    let id: String

    /// - Parameters:
    ///   - saying: the refused input of the message form.
    ///   - answering: the refused input of an action on the deal.
    func page(saying: FormEntry = .empty, answering: FormEntry = .empty) async throws -> Page {
        let before = visit.request.query["before"]
        let history: HistoryBody = try await visit.get(
            ConversationPath.messages,
            id,
            query: [("limit", "40")] + (before.map { [("before", $0)] } ?? [])
        )
        let marks = history.read.marks
        if before == nil, let latest = history.items.last, latest.number > marks.own {
            let mark = ReadUpToBody(latest.number)
            // Best effort: a conversation can be read even when storage is read-only.
            let _: ReadMarksBody? = try? await visit.send(.put, ConversationPath.read, id, body: mark)
        }
        let conversation: ConversationBody = try await visit.get(ConversationPath.one, id)
        let deals = try await deals(of: conversation)
        return ConversationPage(
            conversation: conversation,
            history: history,
            members: try await members(of: conversation),
            isEarlier: before != nil,
            deal: try await card(deals.first, answering),
            phones: try await phones(of: conversation, isEarlier: before != nil),
            hasHadLesson: deals.contains { $0.state == .done && $0.purpose == .teaching },
            saying: saying
        ).page(for: visit)
    }

    /// A group has none.
    private func deals(of conversation: ConversationBody) async throws -> [DealBody] {
        guard !conversation.isGroup else { return [] }
        let list: ListBody<DealBody> = try await visit.get(
            DealPath.ofConversation,
            id,
            query: Self.latestDeals
        )
        return list.items
    }

    private func phones(of conversation: ConversationBody, isEarlier: Bool) async throws -> PhonePanel? {
        guard let partner = conversation.partner?.member, !isEarlier else { return nil }
        return PhonePanel(
            phones: try await visit.get(PhonePath.ofConversation, id),
            conversation: conversation.id,
            partner: partner.nickname.text
        )
    }

    private func members(of conversation: ConversationBody) async throws -> [MemberCardBody] {
        guard conversation.isGroup else { return [] }
        let list: ListBody<MemberCardBody> = try await visit.get(ConversationPath.members, id)
        return list.items
    }

    private func card(_ deal: DealBody?, _ answering: FormEntry) async throws -> DealCard? {
        guard let deal else { return nil }
        guard deal.state == .done else { return DealCard(deal: deal, answering: answering) }
        let reviews: ListBody<ReviewBody> = try await visit.get(ReviewPath.ofDeal, deal.id.description)
        let isReviewed = reviews.items.contains { $0.author?.member.id == visit.who?.member }
        return DealCard(deal: deal, answering: answering, isReviewed: isReviewed)
    }
}
