import Domain
import Markup
import Wire
import Wording

/// A note with its homework.
struct LessonNoteCard {
    let note: LessonNoteBody
    /// Whether the reader can still change notes of this lesson.
    var isOpen = true

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let edited: HTML = note.editedAt == nil ? "" : " · \(LessonNotePhrases.edited[language])"
        return """
            <article class="panel stack tight"><div class="section-head">\
            <h3>\(writer[language])</h3><span class="soft small">\
            \(note.writtenAt.age(at: visit.now)[language])\(edited)</span></div>
            <p class="prose">\(note.text)</p>\(homework(visit))</article>
            """
    }

    private var writer: Words {
        if note.isMine { return LessonNotePhrases.mine }
        let name = note.other?.member.nickname.text
        return name.map { Words("\($0)님의 노트", "Note by \($0)") } ?? LessonNotePhrases.theirs
    }

    private func homework(_ visit: Visit) -> HTML {
        guard let homework = note.homework else { return "" }
        let language = visit.language
        let state = note.homeworkDoneAt.map { LessonNotePhrases.done(at: $0, visit.now) }
        return """
            <div class="callout stack tight"><p class="strong">\(LessonNotePhrases.homework[language])</p>\
            <p class="prose">\(homework)</p>\
            \(state.map { "<p class=\"small\">\(Icon.check.html) \($0[language])</p>" as HTML })\
            \(tick(visit))</div>
            """
    }

    /// The student ticks what the teacher gave.
    private func tick(_ visit: Visit) -> HTML {
        guard isOpen, !note.isMine else { return "" }
        let isDone = note.homeworkDoneAt != nil
        let path: LessonNotePagePath = isDone ? .homeworkOpen : .homeworkDone
        return ActionButton(
            words: isDone ? LessonNotePhrases.notYet : LessonNotePhrases.tick,
            action: path.filled(note.deal.description).leading(to: visit.address),
            about: note.title
        ).html(in: visit.language)
    }
}
