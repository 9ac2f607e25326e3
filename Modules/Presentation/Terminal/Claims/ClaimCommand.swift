import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang event claim`
enum ClaimCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "claim",
            summary: language.say("가져온 행사를 주최자로서 맡아요", "Take over an imported event as its organiser"),
            discussion: language.say(
                "행사나 출처의 홈페이지를 인증했으면 바로 맡고, 아니면 운영자가 확인해요.",
                """
                It is yours at once if you have proven the website of the event or of its source. Otherwise \
                the operators decide, and --note tells them how you organise it.
                """
            ),
            example: .init("madang event claim 02SJ7Q4B80H5C --note '우리 모임 행사예요'"),
            options: [
                Option("note", label: "TEXT", summary: language.say("운영자에게 전할 말", "a note for the operators"))
            ],
            arguments: [SubmissionCommands.listing.argument(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id: Listing.ID = try context.identifier(or: ListingRefusal.notFound)
        let note = ClaimNoteBody(note: context.invocation.text(ifGiven: "note"))
        return try await context.answer(to: API.claims.claim(id, note)).printout(context)
    }
}
