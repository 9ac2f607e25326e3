public import Domain
import HTTPServer
import Wire

/// Endpoints of blocks and reports.
public struct ModerationRoutes: Sendable {
    private let blocks: any BlockRepository
    private let report: FileReport
    private let clock: any WallClock

    public init(blocks: any BlockRepository, report: FileReport, clock: any WallClock) {
        self.blocks = blocks
        self.report = report
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [list, plan, block, unblock, file] }

    private var list: Endpoint {
        .member(
            .get,
            ModerationPath.blocks,
            "List my blocks; newest first",
            query: Parameter.slice,
            answers: .json()
        ) { [blocks] request, who in
            let slice = try await blocks.list(of: who.member, request.slice)
            return ListBody(slice.items.map(BlockedMemberBody.init), next: slice.next)
        }
    }

    private var plan: Endpoint {
        .member(
            .get,
            ModerationPath.blockPlan,
            "Preview a block; the deals and participations it ends",
            answers: .json()
        ) {
            [blocks, clock] request, who in
            let other: Member.ID = try request.identifier("account", or: BlockRefusal.notFound)
            return BlockPlanBody(try await blocks.plan(toBlock: other, by: who.member, at: clock.now))
        }
    }

    private var block: Endpoint {
        .member(
            .put,
            ModerationPath.block,
            "Block a member; hides both from each other and ends their open deals",
            answers: .nothing
        ) { [blocks, clock] request, who in
            let other: Member.ID = try request.identifier("account", or: BlockRefusal.notFound)
            try await blocks.insert(try Block(of: other, by: who.member, at: clock.now))
            return Nothing()
        }
    }

    private var unblock: Endpoint {
        .member(.delete, ModerationPath.block, "Unblock a member", answers: .nothing) {
            [blocks] request, who in
            let other: Member.ID = try request.identifier("account", or: BlockRefusal.notFound)
            try await blocks.delete(of: other, by: who.member)
            return Nothing()
        }
    }

    private var file: Endpoint {
        .making(
            .post,
            ModerationPath.reports,
            "File a report; filing it again returns the first one",
            takes: OutgoingReportBody.self
        ) { [report] _, who, body in
            let filed = try await report(
                of: try body.reported(),
                by: who.member,
                for: body.reason,
                try body.reportNote()
            )
            return (ReportBody(filed.report), filed.isMade)
        }
    }
}
