import Arguments
import Domain
import Remote
import Wire
import Wording

/// The commands of lesson notes, of the group `madang lesson`.
enum LessonNoteCommands {
    static let actions: [Action] = [notes, note]

    private static let notes = Action(
        "notes",
        Words("수업 노트를 보여 줘요", "Show notes of my lessons"),
        example: "madang lesson notes",
        more: [("madang lesson notes 02SJ7Q4B80H5C", nil)],
        options: { language in
            [
                Option(
                    "with",
                    label: "MEMBER",
                    summary: language.say("이 이웃과 한 것만", "only of lessons with this member")
                )
            ] + SliceOptions.all(in: language)
        },
        arguments: { language in
            [
                Argument(
                    "deal",
                    label: "DEAL",
                    .optional,
                    summary: language.say("약속의 ID", "the ID of a lesson you agreed on")
                )
            ]
        }
    ) { context in
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
        return answer.printout(
            context,
            nothing: Words(
                "아직 노트가 없어요. 'madang lesson note 약속ID'로 써 보세요.",
                "No notes yet. Write one with 'madang lesson note DEAL'."
            )
        )
    }

    private static let note = Action(
        "note",
        Words("수업 노트를 쓰고 숙제를 표시해요", "Write my note of a lesson, or tick its homework"),
        example: "madang lesson note 02SJ7Q4B80H5C --text '음계 연습' --homework '하루 20분'",
        more: [("madang lesson note 02SJ7Q4B80H5C --done", nil)],
        takes: [DealCommands.deal],
        options: { language in
            [
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
            ]
        }
    ) { context in
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
        return try await context.answer(to: API.lessonNotes.write(id, body)).printout(context)
    }
}

extension LessonNoteBody: Printable, Listable {
    static func text(of items: [LessonNoteBody], _ context: CommandContext) -> String {
        items.map { $0.lines(context) }.joined(separator: "\n")
    }

    func printout(_ context: CommandContext) -> Printout { Printout(self, text: lines(context)) }

    /// The lesson, who wrote it, the text and the homework.
    private func lines(_ context: CommandContext) -> String {
        let name = other?.member.nickname.text ?? context.say("(알 수 없음)", "(unknown)")
        let writer = isMine ? context.say("나", "me") : name
        let head = "\(title) · \(name) · \(startsAt.stamp) · \(deal)\n\(writer): ".printable
        let tick = homeworkDoneAt == nil ? "[ ]" : "[x]"
        let task = homework.map { "\n  \(tick) \($0.printable)" } ?? ""
        return "\(head)\(text.printable)\(task)\n"
    }
}
