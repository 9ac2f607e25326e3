import Arguments
import Domain
import Remote
import Wire

enum MemberListingsCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "listings",
            summary: language.say("이웃이 모집 중인 글을 보여 줘요", "Show a neighbour's open listings"),
            example: .init("madang member listings 02SJ7Q4B80H5C"),
            options: SliceOptions.all(in: language),
            arguments: [MemberCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = SliceQuery(context.slice)
        return try await context.askAboutMember { try await $0.read(API.members.listings($1, slice)) }
            .printout(context, nothing: context.say("모집 중인 글이 없어요.", "There are no open listings."))
    }
}
