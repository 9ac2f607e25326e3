import Arguments
import Domain
import Remote
import Wire

enum RosterApplyCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "apply",
            summary: language.say("참여를 신청해요", "Apply to take part"),
            example: .init("madang roster apply 01KQ3T8M5Z7VA --note '처음이에요'"),
            options: [
                Option(
                    "note",
                    label: "TEXT",
                    summary: language.say(
                        "모임장에게 한마디, \(RosterNote.longest)자까지",
                        "a note to the organiser, at most \(RosterNote.longest) characters"
                    )
                )
            ],
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, note) = (try context.listing, context.invocation.text(ifGiven: "note"))
        return try await context.askAsMember {
            try await $0(API.rosters.apply(id, RosterNoteBody(note))).printout(context)
        }
    }
}
