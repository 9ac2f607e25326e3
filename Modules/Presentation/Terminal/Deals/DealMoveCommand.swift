import Arguments
import Domain
import Remote

enum DealMoveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "move",
            summary: language.say("확정한 약속의 시간을 바꾸자고 제안해요", "Suggest another time for an accepted lesson"),
            discussion: language.say(
                "이웃이 수락할 때까지 지금 약속은 그대로예요. 장소를 적지 않으면 장소도 그대로예요.",
                "The agreed time stands until the other accepts. Without a place the agreed one stays."
            ),
            example: .init(
                "madang deal move 02SJ7Q4B80H5C --starts '2026-11-29 19:30' --minutes 60"
            ),
            options: TermOptions.when(in: language) + TermOptions.dealPlace(in: language),
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        let proposal = try ProposalQuestions(context: context).move
        return try await context.askAsMember { try await $0.deals.move(id, proposal).printout(context) }
    }
}
