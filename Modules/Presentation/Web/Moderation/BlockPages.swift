import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of blocks.
public struct BlockPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, question, block, unblock] }

    private var all: PageRoute {
        .memberPage(ModerationPagePath.blocks) { visit in
            BlocksPage(list: try await visit.get(ModerationPath.blocks, query: visit.cursor)).page(for: visit)
        }
    }

    /// For a reader who loads the question again, or has its address.
    private var question: PageRoute {
        .memberPage(ModerationPagePath.block) { visit in
            let plan: BlockPlanBody = try await visit.get(ModerationPath.blockPlan, visit.place())
            return BlockPage(member: visit.place(), plan: plan).page(for: visit)
        }
    }

    /// Blocks at once unless that would end deals, which are shown first.
    private var block: PageRoute {
        .choice(ModerationPagePath.block) { visit in
            let member = visit.place()
            let isConfirmed = try await !FormEntry(of: visit.request).text(BlockPage.confirmed).isEmpty
            if !isConfirmed {
                let plan: BlockPlanBody = try await visit.get(ModerationPath.blockPlan, member)
                if !plan.endsNothing {
                    return .page(BlockPage(member: member, plan: plan).page(for: visit))
                }
            }
            try await visit.ask(.put, ModerationPath.block, member, answers: Nothing.self)
            return .move(.to(visit.wayBack(or: ModerationPagePath.blocks.rawValue), telling: .blocked))
        }
    }

    private var unblock: PageRoute {
        .button(ModerationPagePath.unblock) { visit in
            try await visit.ask(.delete, ModerationPath.block, visit.place(), answers: Nothing.self)
            return .to(visit.wayBack(or: ModerationPagePath.blocks.rawValue), telling: .unblocked)
        }
    }
}
