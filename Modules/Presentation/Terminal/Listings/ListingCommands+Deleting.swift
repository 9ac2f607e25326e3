import Arguments
import Domain
import Remote
import Wire
import Wording

extension ListingCommands {
    static let delete = Action(
        "delete",
        Words("글을 삭제해요. 어떻게 되는지 먼저 보여 드려요", "Delete my listing; first see what happens"),
        example: "madang listing delete 01KQ3T8M5Z7VA",
        more: [("madang listing delete 01KQ3T8M5Z7VA --dry-run", nil)],
        takes: [listing],
        options: deletionOptions,
        run: deletion
    )

    static func deletion(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        return try await context.askAsMember { client in
            let body = try await client(API.listings.deletion(id))
            if context.invocation.flag("dry-run") { return Printout(body, text: body.plan.text(context)) }
            if let obstacle = body.plan.obstacle { throw obstacle.refusal }
            if !context.invocation.flag("yes") { try context.confirmDeletion(of: body.plan.text(context)) }
            try await client(API.listings.delete(id))
            return .done(context.say("글을 삭제했어요.", "The listing is deleted."))
        }
    }

    static func deletionOptions(in language: Language) -> [Option] {
        [
            .flag("dry-run", summary: language.say("보여 주기만 해요", "only show it")),
            .flag("yes", summary: language.say("묻지 않고 삭제해요", "don't ask")),
        ]
    }
}

extension ListingDeletionPlan {
    fileprivate func text(_ context: CommandContext) -> String {
        var lines = [
            context.say(
                "대화 \(conversations)개는 남고, 삭제했다는 안내가 들어가요.",
                "\(conversations) conversations stay. Their members are told that it was deleted."
            ),
            context.say(
                "이웃 \(favourites)명의 찜 목록에서 사라져요.",
                "It disappears from the favourites of \(favourites.of("neighbour"))."
            ),
        ]
        if stake.orders > 0 {
            let amount = context.won(stake.won)
            lines.append(
                context.say(
                    "결제한 이웃 \(stake.orders)명에게 \(amount)을 돌려줘요.",
                    "\(amount) is given back to \(stake.orders.of("payer"))."
                )
            )
        }
        if proposals > 0 {
            lines.append(
                context.say(
                    "아직 수락하지 않은 약속 제안 \(proposals)개가 취소돼요.",
                    "\(proposals.of("open suggestion")) will be withdrawn."
                )
            )
        }
        if obstacle == .refundsOff { lines.append(OrderRefusal.refundsOff.words[context.language]) }
        if obstacle == .dealAhead {
            lines.append(
                context.say(
                    "끝나지 않은 약속이 \(dealsAhead)개 있어 지금은 삭제할 수 없어요.",
                    "It can't be deleted: \(dealsAhead.of("accepted appointment")) still ahead."
                )
            )
        }
        return lines.map { "  - \($0)\n" }.joined()
    }
}
