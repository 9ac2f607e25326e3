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
            BlocksPage(list: try await visit(API.blocks.list(visit.slice))).page(for: visit)
        }
    }

    /// For a reader who loads the question again, or has its address.
    private var question: PageRoute {
        .memberPage(ModerationPagePath.block) { visit in
            let member = try visit.place(of: API.blocks.plan)
            return Self.page(member, try await visit(API.blocks.plan(member)), visit)
        }
    }

    private static func page(_ member: Member.ID, _ plan: BlockPlanBody, _ visit: Visit) -> Page {
        BlockPage(member: member.description, plan: plan).page(for: visit)
    }

    /// Blocks at once unless that would end deals, which are shown first.
    private var block: PageRoute {
        .choice(ModerationPagePath.block) { visit in
            let member = try visit.place(of: API.blocks.block)
            let isConfirmed = try await !FormEntry(of: visit.request).text(BlockPage.confirmed).isEmpty
            if !isConfirmed {
                let plan = try await visit(API.blocks.plan(member))
                if !plan.endsNothing { return .page(Self.page(member, plan, visit)) }
            }
            try await visit(API.blocks.block(member))
            return .redirect(.to(visit.wayBack(or: ModerationPagePath.blocks.rawValue), flash: .blocked))
        }
    }

    private var unblock: PageRoute {
        .button(ModerationPagePath.unblock, sends: API.blocks.unblock) { visit, _ in
            .to(visit.wayBack(or: ModerationPagePath.blocks.rawValue), flash: .unblocked)
        }
    }
}
