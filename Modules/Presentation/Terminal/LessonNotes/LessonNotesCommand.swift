import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang lesson notes`
enum LessonNotesCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "notes",
            summary: language.say("수업 노트를 보여 줘요", "Show notes of my lessons"),
            example: .init("madang lesson notes"),
            more: [.init("madang lesson notes 02SJ7Q4B80H5C")],
            options: [
                Option(
                    "with",
                    label: "MEMBER",
                    summary: language.say("이 이웃과 한 것만", "only of lessons with this member")
                )
            ] + SliceOptions.all(in: language),
            arguments: [
                Argument(
                    "deal",
                    label: "DEAL",
                    .optional,
                    summary: language.say("약속의 ID", "the ID of a lesson you agreed on")
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let deal = try context.invocation.text(ifGiven: "deal") == nil ? nil : context.dealID
        let other = try context.invocation.text(ifGiven: "with").map { text throws(MemberRefusal) in
            guard let id = Member.ID(text) else { throw .notFound }
            return id
        }
        let query = LessonNoteQuery(with: other, context.slice)
        let answer = try await context.askAsMember { client in
            if let deal { return try await client.read(API.lessonNotes.ofDeal(deal)) }
            return try await client.read(API.lessonNotes.mine(query))
        }
        let notes = answer.value.items.map { $0.lines(context) }
        let text =
            notes.isEmpty
            ? context.say(
                "아직 노트가 없어요. 'madang lesson note 약속ID'로 써 보세요.",
                "No notes yet. Write one with 'madang lesson note DEAL'."
            )
            : notes.joined(separator: "\n") + context.more(answer.value.next)
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}

extension LessonNoteBody {
    /// The lesson, who wrote it, the text and the homework.
    func lines(_ context: CommandContext) -> String {
        let name = other?.member.nickname.text ?? context.say("(알 수 없음)", "(unknown)")
        let writer = isMine ? context.say("나", "me") : name
        let head = "\(title) · \(name) · \(startsAt.stamp) · \(deal)\n\(writer): ".printable
        let tick = homeworkDoneAt == nil ? "[ ]" : "[x]"
        let task = homework.map { "\n  \(tick) \($0.printable)" } ?? ""
        return "\(head)\(text.printable)\(task)\n"
    }
}
