import Arguments
import Domain
import Remote

enum DealNoShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "no-show",
            summary: language.say("이웃이 오지 않았다고 알려요", "Report that the other member didn't come"),
            discussion: language.say(
                "시작한 뒤부터 끝나고 7일까지 알릴 수 있어요. 상대는 7일 안에 답할 수 있어요.",
                "From the start until 7 days after the end. The other has 7 days to answer."
            ),
            example: .init("madang deal no-show 02SJ7Q4B80H5C"),
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        return try await context.askAsMember { try await $0.deals.noteNoShow(id).printout(context) }
    }
}
