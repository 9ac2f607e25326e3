import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang lesson note`
enum LessonNoteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "note",
            summary: language.say("수업 노트를 쓰고 숙제를 표시해요", "Write my note of a lesson, or tick its homework"),
            example: .init("madang lesson note 02SJ7Q4B80H5C --text '음계 연습' --homework '하루 20분'"),
            more: [.init("madang lesson note 02SJ7Q4B80H5C --done")],
            options: [
                Option(
                    "text",
                    label: "TEXT",
                    summary: language.say("한 것, 2,000자까지", "what you did, at most 2,000 characters")
                ),
                Option(
                    "homework",
                    label: "TEXT",
                    summary: language.say("숙제. 가르치는 이웃만", "homework, given by the teacher")
                ),
                .flag("done", summary: language.say("숙제를 다 했어요", "tick the homework")),
                .flag("open", summary: language.say("숙제를 아직 다 못 했어요", "open the homework again")),
                .flag("delete", summary: language.say("내 노트를 삭제해요", "delete my note")),
            ],
            arguments: [DealCommands.deal.argument(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, invocation) = (try context.dealID, context.invocation)
        if invocation.flag("delete") {
            try await context.askAsMember { try await $0(API.lessonNotes.remove(id)) }
            return .done(context.say("노트를 삭제했어요.", "The note is deleted."))
        }
        if invocation.flag("done") || invocation.flag("open") {
            let isDone = invocation.flag("done")
            let operation = isDone ? API.lessonNotes.tick : API.lessonNotes.untick
            try await context.askAsMember { try await $0(operation(id)) }
            return .done(
                isDone
                    ? context.say("숙제를 다 했다고 표시했어요.", "The homework is ticked.")
                    : context.say("숙제를 다시 열었어요.", "The homework is open again.")
            )
        }
        let text = try context.answer("text", "오늘 한 것: ", "What you did: ")
        let body = LessonNoteTextBody(text, homework: invocation.text(ifGiven: "homework"))
        let note = try await context.askAsMember { try await $0(API.lessonNotes.write(id, body)) }
        return Printout(note, text: note.lines(context))
    }
}
