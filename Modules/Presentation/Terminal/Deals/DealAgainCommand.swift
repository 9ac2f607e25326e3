import Arguments
import Domain
import Remote
import Wire

enum DealAgainCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "again",
            summary: language.say("지난 약속과 같은 조건으로 다시 제안해요", "Suggest the same lesson again"),
            discussion: language.say(
                "적지 않은 것은 지난 약속 그대로예요. 날짜는 다음 주 같은 요일, 같은 시각이에요.",
                "What is left out is as before, at the same weekday and time of the next week."
            ),
            example: .init("madang deal again 02SJ7Q4B80H5C"),
            options: TermOptions.when(in: language),
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        let questions = ProposalQuestions(context: context)
        let former = try await context.askAsMember { try await $0.deals.one(id) }.value
        let proposal = try questions.again(former.terms)
        let deal = try await context.askAsMember {
            try await $0.deals.propose(proposal, in: former.conversation)
        }
        return deal.printout(context)
    }
}
