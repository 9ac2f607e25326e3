import Arguments
import Domain
import Remote
import Wire
import Wording

enum RosterListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say(
                "내가 신청한 모임을 보여 줘요. 최신순이에요",
                "Show what I applied to, latest application first"
            ),
            example: .init("madang roster list"),
            options: SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = context.slice
        let answer = try await context.askAsMember { try await $0.rosters.mine(slice) }
        return Printout(answer.value, text: text(of: answer.value, context), keptSince: answer.keptSince)
    }

    private static func text(of list: ListBody<ParticipationBody>, _ context: CommandContext) -> String {
        guard !list.items.isEmpty else {
            return context.say(
                "아직 신청한 모임이 없어요. 'madang roster apply 글ID'로 신청해 보세요.",
                "No applications yet. Apply with 'madang roster apply LISTING'."
            )
        }
        let rows = list.items.map { item in
            [
                item.listing.id.description, item.listing.title,
                item.listing.status == .cancelled
                    ? item.listing.status.words[context.language]
                    : item.entry.stateText(item.entry.status.words, context),
                item.listing.startsAt?.stamp ?? "",
            ]
        }
        let columns: [Table.Column] = [
            .init("ID", canShrink: false), .init(context.say("글", "Listing")),
            .init(context.say("상태", "State")), .init(context.say("시작", "Starts"), canShrink: false),
        ]
        return context.table(columns, rows) + context.more(list.next)
    }
}
