import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang block …`
enum BlockCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "block",
            summary: language.say("이웃을 차단하거나 차단을 해제해요", "Block and unblock neighbours"),
            discussion: language.say(
                "차단하면 서로 아무것도 보이지 않아요. 상대에게는 알리지 않아요.",
                "You no longer see each other. The neighbour is not notified."
            ),
            example: .init("madang block add 02SJ7Q4B80H5C"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        add,
        .doing(
            API.blocks.unblock,
            "remove",
            Words("차단을 해제해요", "Unblock a neighbour"),
            example: "madang block remove 02SJ7Q4B80H5C",
            member,
            says: Words("차단을 해제했어요.", "Unblocked.")
        ),
        .listing(
            API.blocks.list,
            "list",
            Words("차단한 이웃을 보여 줘요", "Show blocked neighbours"),
            example: "madang block list",
            nothing: Words("차단한 이웃이 없어요.", "No blocked neighbours.")
        ),
    ]

    private static let member = Input.place("id", label: "MEMBER", Words("이웃의 ID", "the ID of a neighbour"))

    private static let add = Action(
        "add",
        Words("이웃을 차단해요. 취소될 약속과 모임이 있으면 먼저 보여 드려요", "Block a neighbour; shows what it cancels first"),
        example: "madang block add 02SJ7Q4B80H5C",
        takes: [member],
        options: { [.flag("yes", summary: $0.say("묻지 않고 차단해요", "don't ask"))] },
        run: { context in
            let member: Member.ID = try context.identifier(or: BlockRefusal.notFound)
            return try await context.askAsMember { client in
                let plan = try await client(API.blocks.plan(member))
                if !plan.endsNothing, !context.invocation.flag("yes") { try confirm(plan, context) }
                try await client(API.blocks.block(member))
                return .done(context.say("차단했어요. 이제 서로 보이지 않아요.", "Blocked. You no longer see each other."))
            }
        }
    )

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

extension BlockedMemberBody: Tabular {
    static let columns: [TableColumn<BlockedMemberBody>] = [
        .init(Words("ID", "ID")) { blocked, _ in blocked.member.member.id.description },
        .init(Words("닉네임", "Nickname"), canShrink: true) { blocked, _ in blocked.member.member.nickname.text
        },
        .init(Words("차단한 때", "Since")) { blocked, _ in blocked.since.stamp },
    ]
}
