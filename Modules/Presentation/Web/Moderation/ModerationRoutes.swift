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

    public var endpoints: [Endpoint] { blockEndpoints + [file] }

    private var blockEndpoints: [Endpoint] {
        [
            .on(API.blocks.list) { _, query, who in
                let slice = try await blocks.list(of: who.member, query.slice)
                return ListBody(slice.items.map(BlockedMemberBody.init), next: slice.next)
            },
            .on(API.blocks.plan) { member, _, who in
                BlockPlanBody(try await blocks.plan(toBlock: member, by: who.member, at: clock.now))
            },
            .on(API.blocks.block) { member, nothing, who in
                try await blocks.insert(try Block(of: member, by: who.member, at: clock.now))
                return nothing
            },
            .on(API.blocks.unblock) { member, nothing, who in
                try await blocks.delete(of: member, by: who.member)
                return nothing
            },
        ]
    }

    private var file: Endpoint {
        .making(API.reports.file) { _, body, who in
            let filed = try await report(
                of: try body.reported(),
                by: who.member,
                for: body.reason,
                try body.reportNote(),
                with: body.messages
            )
            return (ReportBody(filed.report), filed.isMade)
        }
    }
}
