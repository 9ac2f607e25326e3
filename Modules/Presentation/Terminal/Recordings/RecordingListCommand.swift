import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

enum RecordingListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("내가 올린 녹음을 보여 줘요", "Show my recordings"),
            example: .init("madang recording list")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.teachers.mine()) }
        let recordings = answer.value.recordings
        let text =
            recordings.isEmpty
            ? context.say("아직 올린 녹음이 없어요.", "No recordings yet.")
            : context.table(
                [
                    .init("ID", canShrink: false), .init(context.say("길이", "Length"), canShrink: false),
                    .init(context.say("제목", "Title")),
                ],
                recordings.map { [$0.id.description, Recording.clock($0.seconds), $0.title] }
            )
        return Printout(
            JSON.object(["items": .array(try recordings.map { try JSON(parsing: $0.encoded) })]),
            text: text,
            keptSince: answer.keptSince
        )
    }
}
