import Arguments
import Domain
import Remote
import Wire
import Wording

enum AccountDeleteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "delete",
            summary: language.say(
                "계정을 삭제해요. 무엇이 사라지는지 먼저 보여 드려요",
                "Delete my account, after showing what is removed"
            ),
            example: .init(
                "madang account delete --dry-run",
                language.say("무엇이 사라지고 남는지만 보여 줘요", "shows what would be removed and kept")
            ),
            options: [
                .flag("dry-run", summary: language.say("보여 주기만 해요", "show the consequences only")),
                .flag("yes", summary: language.say("묻지 않고 삭제해요", "delete without asking")),
            ] + PasswordSource.options(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let isDry = context.invocation.flag("dry-run")
        if isDry || !context.invocation.flag("yes") {
            let plan = try await context.askAsMember { client in
                let plan = try await client(API.accounts.deletionPlan())
                if !isDry { try await confirm(plan, client, context) }
                return plan
            }
            if isDry { return Printout(plan, text: plan.text(context)) }
        }
        try await context.askConfirmed { try await $0.accounts.delete() }
        return .done(
            context.say(
                "계정을 삭제했어요. 그동안 고마웠어요.",
                "Your account is deleted. Thank you for being part of Madang."
            )
        )
    }

    private static func confirm(_ plan: DeletionPlanBody, _ client: MadangClient, _ context: CommandContext)
        async throws
    {
        let nickname = try await client.read(API.accounts.mine()).value.account.nickname.text
        try context.voice.note(plan.text(context))
        let question = context.say(
            "되돌릴 수 없어요. 계정을 삭제하려면 닉네임 \(nickname.printable)을(를) 적어 주세요: ",
            "This can't be undone. Type your nickname, \(nickname.printable), to delete your account: "
        )
        let typed = try context.ask(question, isSecret: false, insteadOf: "--yes")
        // Keyboards differ in Unicode normalisation.
        guard (try? Nickname(typed))?.text == nickname else {
            throw UsageComplaint(
                context.say("닉네임이 달라서 삭제하지 않았어요.", "The nickname does not match. Nothing was deleted.")
            )
        }
    }
}

extension DeletionPlanBody {
    fileprivate func text(_ context: CommandContext) -> String {
        section(context.say("사라지는 것", "Removed"), goes, context)
            + section(context.say("남는 것", "Kept"), stays, context)
    }

    private func section(_ title: String, _ items: [Item], _ context: CommandContext) -> String {
        let lines = items.map { item in
            let count = item.count.map { " (\($0))" } ?? ""
            return "  - \(item.thing.words[context.language])\(count)\n"
        }
        return context.voice.style.bold(title + ":") + "\n" + lines.joined()
    }
}
