import Domain
import HTTPServer
import Wire
import Wording

/// Page routes for moving an accepted deal.
enum DealMovePages {
    static var routes: [PageRoute] {
        [
            form, move, answer(.acceptMove, .acceptMove, .moved), answer(.declineMove, .declineMove, .kept),
            answer(.withdrawMove, .withdrawMove, .moveWithdrawn),
        ]
    }

    private static var form: PageRoute {
        .memberPage(DealPagePath.move) { visit in
            try await page(visit) { FormEntry(ofTerms: $0.terms) }
        }
    }

    private static func page(_ visit: Visit, _ entry: (DealBody) -> FormEntry) async throws -> Page {
        let deal: DealBody = try await visit.get(DealPath.one, visit.place())
        let entry = entry(deal)
        return DealMovePage(
            deal: deal,
            isRebookable: try await isRebookable(deal, visit),
            neighbourhoods: try await DealPages.neighbourhoods(entry, visit),
            entry: entry
        ).page(for: visit)
    }

    /// Whether the reader can move it to a free time without asking.
    private static func isRebookable(_ deal: DealBody, _ visit: Visit) async throws -> Bool {
        guard deal.role == .receiver, deal.state == .accepted else { return false }
        do {
            let _: SlotsBody = try await visit.get(SlotPath.ofDeal, deal.id.description)
            return true
        } catch is SlotRefusal {
            return false
        } catch is DealRefusal {
            return false
        } catch is ConversationRefusal {
            return false
        }
    }

    private static var move: PageRoute {
        .form(
            DealPagePath.move,
            sends: .post,
            to: DealPath.move,
            spelling: { $0.tellingTimes(called: "startsAt").spellingPlace },
            then: { _, deal in DealPages.back(to: deal, .moveProposed) },
            refused: { visit, entry in try await page(visit) { _ in entry } }
        )
    }

    /// The form names the move that the reader has seen.
    private static func answer(_ path: DealPagePath, _ target: DealPath, _ told: Flash) -> PageRoute {
        .button(path) { visit in
            guard let number = visit.request.form["number"].flatMap({ Int($0) }) else {
                throw DealRefusal.noMove
            }
            let deal: DealBody = try await visit.send(
                .post,
                target,
                visit.place(),
                body: MoveNumberBody(number)
            )
            return DealPages.back(to: deal, told)
        }
    }
}
