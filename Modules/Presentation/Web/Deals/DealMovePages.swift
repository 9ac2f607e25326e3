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
            let deal: DealBody = try await visit.get(DealPath.one, visit.place())
            return try await page(visit, FormEntry(ofTerms: deal.terms))
        }
    }

    private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        DealMovePage(
            deal: try await visit.get(DealPath.one, visit.place()),
            neighbourhoods: try await DealPages.neighbourhoods(entry, visit),
            entry: entry
        ).page(for: visit)
    }

    private static var move: PageRoute {
        .form(
            DealPagePath.move,
            sends: .post,
            to: DealPath.move,
            spelling: { $0.tellingTimes(called: "startsAt").spellingPlace },
            then: { _, deal in DealPages.back(to: deal, .moveProposed) },
            refused: page
        )
    }

    /// When refused, the conversation is shown again with the deal as it is by then.
    private static func answer(_ path: DealPagePath, _ target: DealPath, _ told: Flash) -> PageRoute {
        .form(
            path,
            sends: .post,
            to: target,
            then: { _, deal in DealPages.back(to: deal, told) },
            refused: { visit, _ in
                let deal: DealBody = try await visit.get(DealPath.one, visit.place())
                return try await ConversationReading(visit: visit, id: deal.conversation.description).page()
            }
        )
    }
}
