import Arguments
import Domain
import Remote
import Wire
import Wording

enum BlockAddCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "add",
            summary: language.say(
                "이웃을 차단해요. 취소될 약속과 모임이 있으면 먼저 보여 드려요",
                "Block a neighbour; shows what it cancels first"
            ),
            example: .init("madang block add 02SJ7Q4B80H5C"),
            options: [.flag("yes", summary: language.say("묻지 않고 차단해요", "don't ask"))],
            arguments: [BlockCommands.member(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let member: Member.ID = try context.identifier(or: BlockRefusal.notFound)
        return try await context.askAsMember { client in
            let plan = try await client.moderation.blockPlan(member)
            if !plan.endsNothing, !context.invocation.flag("yes") { try confirm(plan, context) }
            try await client.moderation.block(member)
            return .done(context.say("차단했어요. 이제 서로 보이지 않아요.", "Blocked. You no longer see each other."))
        }
    }

    private static func confirm(_ plan: BlockPlanBody, _ context: CommandContext) throws {
        let lines = plan.deals.map { ending in
            let when = ending.startsAt.stamp
            return "  - \(ending.title) · \(when) · \(ending.state.words[context.language])\n"
        }
        let parts = plan.participations.map { ending in
            let when = ending.startsAt.map { " · \($0.stamp)" } ?? ""
            return "  - \(ending.title)\(when) · \(ending.status.words[context.language])\n"
        }
        let deals = context.say("취소되는 약속이 있어요.\n", "These lessons will be cancelled.\n")
        let others = context.say("함께할 수 없게 되는 모임이 있어요.\n", "You can no longer do these together.\n")
        try context.voice.note(
            (lines.isEmpty ? "" : deals + lines.joined()) + (parts.isEmpty ? "" : others + parts.joined())
        )
        let question = context.say("차단할까요? (y/N): ", "Block? (y/N): ")
        guard try context.confirms(question) else {
            throw UsageComplaint(context.say("차단하지 않았어요.", "Nothing was changed."))
        }
    }
}
