import Arguments
import Domain
import Remote
import Wire

enum MemberRunsCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "runs",
            summary: language.say("이웃이 함께한 러닝을 보여 줘요", "Show the runs that a neighbour joined"),
            discussion: language.say(
                "프로필에 보여 주기로 한 이웃의 러닝만 보여요. 내 러닝은 'account edit --show joined-runs'로 보여 줘요.",
                "Of a neighbour who shows them, as 'account edit --show joined-runs' does for you."
            ),
            example: .init("madang member runs 02SJ7Q4B80H5C"),
            options: SliceOptions.all(in: language),
            arguments: [MemberCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = SliceQuery(context.slice)
        return try await context.askAboutMember { try await $0.read(API.members.joinedRuns($1, slice)) }
            .printout(context, nothing: context.say("보여 주는 러닝이 없어요.", "No joined runs are shown."))
    }
}
