import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// Page routes for moving a booked lesson to a free time.
public struct RebookPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [week, confirmation, rebook] }

    private var week: PageRoute {
        .memberPage(SlotPagePath.ofDeal) { visit in
            let deal = try await visit.deal
            let slots = try await visit(API.slots.ofDeal(deal.id, SlotWeek.query(visit)))
            return Self.page(deal, slots, visit)
        }
    }

    private static func page(_ deal: DealBody, _ slots: SlotsBody, _ visit: Visit) -> Page {
        let language = visit.language
        let id = deal.id.description
        let week = SlotWeek(
            slots: slots,
            address: SlotPagePath.ofDeal.filled(id),
            confirmation: SlotPagePath.rebook.filled(id),
            zone: SlotWeek.zone(visit),
            offersZones: true
        )
        return Page(
            SlotPhrases.change[language],
            back: ConversationPagePath.one.filled(deal.conversation.description),
            content: """
                <div class="head"><h1>\(SlotPhrases.change[language])</h1>
                <p class="soft">\(deal.title)</p>
                <p class="callout">\(SlotPhrases.now[language]): \
                \(deal.terms.startsAt.words(at: visit.now)[language])</p></div>
                \(week.html(for: visit))
                """
        )
    }

    private var confirmation: PageRoute {
        .memberPage(SlotPagePath.rebook) { visit in
            let start = visit.request.query["startsAt"] ?? ""
            return try await Self.confirmation(visit, FormEntry([(name: "startsAt", value: start)]))
        }
    }

    private var rebook: PageRoute {
        .form(
            SlotPagePath.rebook,
            sends: API.slots.rebook,
            then: { _, deal in DealPages.back(to: deal, .moved) },
            refused: { visit, entry in try await Self.confirmation(visit, entry) }
        )
    }

    private static func confirmation(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let language = visit.language
        let deal = try await visit.deal
        let id = deal.id.description
        let parts = FormParts(visit: visit, entry: entry)
        let (zone, minutes) = (SlotWeek.zone(visit), deal.terms.minutes)
        func time(_ start: Moment?) -> HTML {
            start.map { SlotTime(start: $0, minutes: minutes, zone: zone).html(for: visit) } ?? ""
        }
        return Page(
            SlotPhrases.change[language],
            back: SlotPagePath.ofDeal.filled(id),
            content: """
                <div class="head"><h1>\(SlotPhrases.change[language])</h1>
                <p class="soft">\(deal.title)</p></div>
                <dl class="facts"><dt>\(SlotPhrases.now[language])</dt>
                <dd>\(time(deal.terms.startsAt))</dd>
                <dt>\(SlotPhrases.after[language])</dt>
                <dd class="strong">\(time(Moment(rfc3339: entry.text("startsAt"))))</dd></dl>
                \(parts.form(
                    to: SlotPagePath.rebook.filled(id),
                    """
                    \(parts.key)\(parts.hidden("startsAt"))
                    \(parts.button(SlotPhrases.changeTo))
                    <a class="button wide" href="\(link: SlotPagePath.ofDeal.filled(id))">\
                    \(SlotPhrases.other[language])</a>
                    """
                ))
                """
        )
    }
}
