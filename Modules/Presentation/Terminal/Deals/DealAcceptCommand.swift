import Arguments
import Domain
import Remote

enum DealAcceptCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "accept",
            summary: language.say("받은 제안을 수락해요", "Accept a suggestion"),
            example: .init("madang deal accept 02SJ7Q4B80H5C"),
            more: [
                .init(
                    "madang deal accept 02SJ7Q4B80H5C --starts '2026-11-28 19:30'",
                    language.say("제안받은 시간 가운데 하나를 골라요", "picks one of the suggested times")
                )
            ],
            options: [TermOptions.start(in: language)],
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        let typed = context.invocation.text(ifGiven: TermOptions.startName)
        let start = try typed.map(context.start(answering:))
        return try await context.askAsMember { client in
            guard let start else { return try await client.deals.accept(id).printout(context) }
            return try await client.deals.choose(start, of: id).printout(context)
        }
    }
}
