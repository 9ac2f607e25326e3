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
                "내가 신청한 모임을 보여 줘요. 다가오는 것부터예요",
                "Show what I applied to, the next one first"
            ),
            example: .init("madang roster list"),
            options: [.flag("past", summary: language.say("지난 모임을 최신순으로", "past ones, latest first"))]
                + SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let part: Participation.Part? = context.invocation.flag("past") ? .past : nil
        let query = RosterQuery(part: part, context.slice)
        let answer = try await context.askAsMember { try await $0.read(API.rosters.mine(query)) }
        return Printout(
            answer.value,
            text: text(of: answer.value, part, context),
            keptSince: answer.keptSince
        )
    }

    private static func text(
        of list: ListBody<ParticipationBody>,
        _ part: Participation.Part?,
        _ context: CommandContext
    ) -> String {
        guard !list.items.isEmpty else {
            if part == .past { return context.say("지난 모임이 없어요.", "Nothing is over yet.") }
            return context.say(
                "다가오는 모임이 없어요. 'madang roster apply 글ID'로 신청해 보세요.",
                "Nothing ahead. Apply with 'madang roster apply LISTING'."
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
