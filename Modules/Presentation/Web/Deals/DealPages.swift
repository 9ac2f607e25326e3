import Domain
import HTTPServer
import Wire
import Wording

/// Page routes for proposals, their answers and deals.
public struct DealPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            one, proposal, propose, mine,
            button(.accept, .accept, .accepted), button(.decline, .decline, .declined),
            button(.withdraw, .withdraw, .withdrawn), button(.complete, .complete, .completed),
            reason(.askChanges, .askChanges, .saved), reason(.cancel, .cancel, .cancelled),
        ]
    }

    /// Redirects to the deal's conversation.
    private var one: PageRoute {
        .link(DealPagePath.one) { visit in
            let deal: DealBody = try await visit.get(DealPath.one, visit.place())
            return .to(Self.place(of: deal))
        }
    }

    private var proposal: PageRoute {
        .memberPage(DealPagePath.propose) { visit in
            let conversation: ConversationBody = try await visit.get(ConversationPath.one, visit.place())
            guard conversation.role == .host else { throw DealRefusal.notAuthor }
            guard let listing = conversation.listing else { throw DealRefusal.listingGone }
            let deals: ListBody<DealBody> = try await visit.get(
                DealPath.ofConversation,
                visit.place(),
                query: [("limit", "1")]
            )
            let former = deals.items.first.flatMap { $0.state.isOpen ? FormEntry(ofTerms: $0.terms) : nil }
            let entry: FormEntry
            if let former {
                entry = former
            } else {
                entry = try await listing.kind.pages.proposal(about: listing.id, visit)
            }
            return try await Self.page(visit, entry)
        }
    }

    private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let conversation: ConversationBody = try await visit.get(ConversationPath.one, visit.place())
        let homes: ListBody<HomeBody> = try await visit.get(NeighbourhoodPath.mine)
        return ProposalPage(
            conversation: conversation,
            homes: homes.items.compactMap(\.neighbourhood),
            entry: entry
        ).page(for: visit)
    }

    private var propose: PageRoute {
        .form(
            DealPagePath.propose,
            sends: .post,
            to: DealPath.ofConversation,
            spelling: { $0.tellingTimes(called: "startsAt").spellingPrice.spellingPlace },
            then: { _, deal in Self.back(to: deal, .proposed) },
            refused: Self.page
        )
    }

    private var mine: PageRoute {
        .memberPage(MemberPagePath.myDeals) { visit in
            let filter = ["role", "cursor"].compactMap { name in
                visit.request.query[name].map { (name, $0) }
            }
            let list: ListBody<DealBody> = try await visit.get(DealPath.mine, query: filter)
            let role = visit.request.query["role"].flatMap(DealParties.Role.init(rawValue:))
            return DealListPage(list: list, role: role).page(for: visit)
        }
    }

    private func button(_ path: DealPagePath, _ target: DealPath, _ told: Flash) -> PageRoute {
        .button(path) { visit in
            Self.back(to: try await visit.ask(.post, target, visit.place()), told)
        }
    }

    /// When refused, the conversation is shown again with the reason's form.
    private func reason(_ path: DealPagePath, _ target: DealPath, _ told: Flash) -> PageRoute {
        .form(
            path,
            sends: .post,
            to: target,
            then: { _, deal in Self.back(to: deal, told) },
            refused: { visit, entry in
                let deal: DealBody = try await visit.get(DealPath.one, visit.place())
                return try await ConversationReading(visit: visit, id: deal.conversation.description)
                    .page(answering: entry)
            }
        )
    }

    private static func back(to deal: DealBody, _ told: Flash) -> Move {
        .to(place(of: deal), telling: told)
    }

    private static func place(of deal: DealBody) -> String {
        "\(ConversationPagePath.one.filled(deal.conversation.description))#deal"
    }
}
