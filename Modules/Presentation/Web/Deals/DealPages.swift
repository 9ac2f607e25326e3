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
            button(.accept, .accept, .accepted), button(.decline, .decline, .declined),
            button(.withdraw, .withdraw, .withdrawn), button(.complete, .complete, .completed),
            noShow, button(.noShow, .noShow, .noShowNoted),
            button(.withdrawNoShow, .withdrawNoShow, .noShowWithdrawn),
            button(.agreeNoShow, .agreeNoShow, .noShowAgreed),
            reason(.disputeNoShow, .disputeNoShow, .noShowDisputed),
            reason(.askChanges, .askChanges, .saved), reason(.cancel, .cancel, .cancelled),
        ] + DealMovePages.routes
    }

    /// Redirects to the deal's conversation.
    private var one: PageRoute {
        .link(DealPagePath.one) { visit in
            let deal: DealBody = try await visit.get(DealPath.one, visit.place())
            return .to(Self.place(of: deal))
        }
    }

    private var noShow: PageRoute {
        .memberPage(DealPagePath.noShow) { visit in
            let deal: DealBody = try await visit.get(DealPath.one, visit.place())
            return NoShowPage(deal: deal, back: Self.place(of: deal)).page(for: visit)
        }
    }

    private var calendar: PageRoute {
        PageRoute(method: .get, path: DealPagePath.calendar.rawValue, isForMembers: true) { visit in
            let deal: DealBody = try await visit.get(DealPath.one, visit.place())
            let text = try CalendarFile(deal, in: visit.language).text
            return .download(Download(name: "madang.ics", type: CalendarFile.type, bytes: Array(text.utf8)))
        }
    }

    private var proposal: PageRoute {
        .memberPage(DealPagePath.propose) { visit in
            let conversation: ConversationBody = try await visit.get(ConversationPath.one, visit.place())
            guard let listing = conversation.listing else { throw DealRefusal.listingGone }
            guard listing.kind.dealPurpose != nil else { throw DealRefusal.notOffered }
            let deals: ListBody<DealBody> = try await visit.get(
                DealPath.ofConversation,
                visit.place(),
                query: ConversationReading.latestDeals
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
        let conversation: ConversationBody = try await visit.get(ConversationPath.one, visit.place())
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
            sends: .post,
            to: DealPath.ofConversation,
            spelling: { $0.tellingTimes(called: "startsAt").tellingOtherStarts.spellingPrice.spellingPlace },
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

    /// The form names the time that the reader has chosen.
    private var choose: PageRoute {
        .button(DealPagePath.choose) { visit in
            guard let start = visit.request.form["startsAt"].flatMap({ Moment(rfc3339: $0) }) else {
                throw DealRefusal.startNotChosen
            }
            let deal: DealBody = try await visit.send(
                .post,
                DealPath.choose,
                visit.place(),
                body: ChosenStartBody(start)
            )
            return Self.back(to: deal, .accepted)
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
                    .page(answering: entry, of: deal.id)
            }
        )
    }

    static func back(to deal: DealBody, _ told: Flash) -> Move {
        .to(place(of: deal), telling: told)
    }

    /// The conversation with this deal, which names it: the two may have agreed on several.
    static func place(of deal: DealBody) -> String {
        let address = ConversationPagePath.one.filled(deal.conversation.description)
        return address.asking([ConversationReading.dealName: deal.id.description]) + "#deal"
    }
}
