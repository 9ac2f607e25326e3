import Domain
import HTTPServer
import Wire
import Wording

/// Page routes for proposals, their answers and deals.
public struct DealPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            one, calendar, proposal, propose, mine, choose,
            button(.accept, API.deals.accept, .accepted), button(.decline, API.deals.decline, .declined),
            button(.withdraw, API.deals.withdraw, .withdrawn),
            button(.complete, API.deals.complete, .completed),
            noShow, button(.noShow, API.deals.noShow, .noShowNoted),
            button(.withdrawNoShow, API.deals.withdrawNoShow, .noShowWithdrawn),
            button(.agreeNoShow, API.deals.agreeNoShow, .noShowAgreed),
            reason(.disputeNoShow, API.deals.disputeNoShow, .noShowDisputed),
            reason(.askChanges, API.deals.askChanges, .saved),
            reason(.cancel, API.deals.cancel, .cancelled),
        ] + DealMovePages.routes
    }

    /// Redirects to the deal's conversation.
    private var one: PageRoute {
        .link(DealPagePath.one) { visit in
            .to(Self.place(of: try await visit.deal))
        }
    }

    private var noShow: PageRoute {
        .memberPage(DealPagePath.noShow) { visit in
            let deal = try await visit.deal
            return NoShowPage(deal: deal, back: Self.place(of: deal)).page(for: visit)
        }
    }

    private var calendar: PageRoute {
        PageRoute(method: .get, path: DealPagePath.calendar.rawValue, isForMembers: true) { visit in
            let text = try CalendarFile(await visit.deal, in: visit.language).text
            return .download(Download(name: "madang.ics", type: CalendarFile.type, bytes: Array(text.utf8)))
        }
    }

    private var proposal: PageRoute {
        .memberPage(DealPagePath.propose) { visit in
            let conversation = try await visit(API.conversations.one(visit.place(of: API.conversations.one)))
            guard let listing = conversation.listing else { throw DealRefusal.listingGone }
            guard listing.kind.dealPurpose != nil else { throw DealRefusal.notOffered }
            let deals = try await visit(
                API.deals.ofConversation(conversation.id, ConversationReading.latestDeals)
            )
            if let open = deals.items.first(where: \.isProposal) {
                return try await Self.page(visit, FormEntry(ofTerms: open.terms))
            }
            let agreed = deals.items.filter { [.accepted, .done].contains($0.state) && !$0.terms.isTrial }
            if let last = agreed.max(by: { $0.terms.startsAt < $1.terms.startsAt })?.terms {
                let next = DealTerms.again(last.startsAt, at: visit.now)
                return try await Self.page(visit, FormEntry(ofTerms: last, startsAt: next))
            }
            return try await Self.page(visit, listing.kind.pages.proposal(about: listing.id, visit))
        }
    }

    private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let conversation = try await visit(API.conversations.one(visit.place(of: API.conversations.one)))
        return ProposalPage(
            conversation: conversation,
            neighbourhoods: try await neighbourhoods(entry, visit),
            entry: entry
        ).page(for: visit)
    }

    /// The reader's own, and the one of the entry, such as the listing's.
    static func neighbourhoods(_ entry: FormEntry, _ visit: Visit) async throws -> [NeighbourhoodBody] {
        let homes = try await visit(API.neighbourhoods.mine())
        let own = homes.items.compactMap(\.neighbourhood)
        guard let code = NeighbourhoodCode(entry.text("place.neighbourhood")),
            !own.contains(where: { $0.code == code })
        else { return own }
        let other = try await visit(API.neighbourhoods.one(code))
        return [other] + own
    }

    private var propose: PageRoute {
        .form(
            DealPagePath.propose,
            sends: API.deals.propose,
            spelling: { $0.tellingTimes(called: "startsAt").tellingOtherStarts.spellingPrice.spellingPlace },
            then: { _, deal in Self.back(to: deal, .proposed) },
            refused: Self.page
        )
    }

    private var mine: PageRoute {
        .memberPage(MemberPagePath.myDeals) { visit in
            let query = try visit.request.fields(of: DealQuery.self, named: ["role", "cursor"])
            let list = try await visit(API.deals.mine(query))
            return DealListPage(list: list, role: query.role).page(for: visit)
        }
    }

    /// The form names the time that the reader has chosen.
    private var choose: PageRoute {
        .button(DealPagePath.choose) { visit in
            guard let start = visit.request.form["startsAt"].flatMap({ Moment(rfc3339: $0) }) else {
                throw DealRefusal.startNotChosen
            }
            let deal = try visit.place(of: API.deals.choose)
            return Self.back(to: try await visit(API.deals.choose(deal, ChosenStartBody(start))), .accepted)
        }
    }

    private func button(
        _ path: DealPagePath,
        _ operation: DealOperations.OfDeal<Nothing>,
        _ flash: Flash
    ) -> PageRoute {
        .button(path, sends: operation) { _, deal in Self.back(to: deal, flash) }
    }

    /// When refused, the conversation is shown again with the reason's form.
    private func reason(
        _ path: DealPagePath,
        _ operation: DealOperations.OfDeal<DealReasonBody>,
        _ flash: Flash
    ) -> PageRoute {
        .form(
            path,
            sends: operation,
            then: { _, deal in Self.back(to: deal, flash) },
            refused: { visit, entry in
                let deal = try await visit.deal
                return try await ConversationReading(visit: visit, id: deal.conversation)
                    .page(answering: entry, of: deal.id)
            }
        )
    }

    static func back(to deal: DealBody, _ flash: Flash) -> Redirect {
        .to(place(of: deal), flash: flash)
    }

    /// The conversation with this deal, which names it: the two may have agreed on several.
    static func place(of deal: DealBody) -> String {
        let address = ConversationPagePath.one.filled(deal.conversation.description)
        return address.asking([ConversationReading.dealName: deal.id.description]) + "#deal"
    }
}

extension Visit {
    /// The deal of the page's address.
    var deal: DealBody {
        get async throws { try await self(API.deals.one(place(of: API.deals.one))) }
    }
}
