import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of blocks.
public struct BlockPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, block, unblock] }

    private var all: PageRoute {
        .memberPage(ModerationPagePath.blocks) { visit in
            let cursor = visit.request.query["cursor"]
            return BlocksPage(
                list: try await visit.get(
                    ModerationPath.blocks,
                    query: cursor.map { [("cursor", $0)] } ?? []
                )
            ).page(for: visit)
        }
    }

    private var block: PageRoute {
        .button(ModerationPagePath.block) { visit in
            try await visit.ask(.put, ModerationPath.block, visit.place(), answers: Nothing.self)
            return .to(visit.wayBack(or: ModerationPagePath.blocks.rawValue), telling: .blocked)
        }
    }

    private var unblock: PageRoute {
        .button(ModerationPagePath.unblock) { visit in
            try await visit.ask(.delete, ModerationPath.block, visit.place(), answers: Nothing.self)
            return .to(visit.wayBack(or: ModerationPagePath.blocks.rawValue), telling: .unblocked)
        }
    }
}
