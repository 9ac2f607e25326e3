import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang listing edits`
enum ListingEditsCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "edits",
            summary: language.say("행사의 수정 기록을 보여 줘요", "Show the edits of an event"),
            example: .init("madang listing edits 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let answer = try await context.ask { try await $0.read(API.submissions.edits(id)) }
        let text =
            answer.value.items.isEmpty
            ? context.say("수정한 적이 없어요.", "Never edited.")
            : context.table(
                [
                    .init(context.say("언제", "When"), canShrink: false),
                    .init(context.say("무엇", "What")), .init(context.say("전 제목", "Former title")),
                ],
                answer.value.items.map { edit in
                    [
                        edit.at.stamp, edit.changes.map(\.change).listed(at: edit.at)[context.language],
                        edit.formerTitle ?? "",
                    ]
                }
            )
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}
