import Domain
import Markup
import Wire
import Wording

/// The students of the reader's lessons, each with the next lesson and the pass.
struct StudentsPage {
    let list: ListBody<StudentBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = StudentPhrases.title[language]
        let next = list.next.map { StudentPagePath.mine.rawValue.asking([("cursor", $0)]) }
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(list.items.isEmpty
                    ? nothing.html(in: language)
                    : "<ul class=\"plain rows\" data-list>\(list.items.map { item($0, visit) })</ul>")
                \(NextLink(address: next).html(in: language))
                """
        )
    }

    private func item(_ student: StudentBody, _ visit: Visit) -> HTML {
        let card = student.student
        let lessons = StudentPhrases.lessons(student.lessons, latest: student.latest, at: visit.now)
        return """
            <li class="student"><a class="row-link" href="\(link: card.pageAddress)">\
            \(Avatar(member: card.member).html)<span class="grow">\
            <span class="strong one-line block">\(card.member.nickname.text)</span>\
            <span class="soft small block">\(lessons[visit.language])</span></span></a>
            <p class="chips">\(chips(student, visit))</p></li>
            """
    }

    private func chips(_ student: StudentBody, _ visit: Visit) -> [HTML] {
        let next = student.next.map { next in
            (
                StudentPhrases.next(next.startsAt, at: visit.now),
                DealPagePath.one.filled(next.deal.description)
            )
        }
        let pass = student.pass.map { pass in
            (
                PassPhrases.used(pass.used, of: pass.count, until: pass.until),
                OrderPagePath.one.filled(pass.order.description)
            )
        }
        let notes = LessonNotePagePath.mine.rawValue
            .asking([("with", student.student.member.id.description)])
        return [next, pass, (LessonNotePhrases.title, notes)].compactMap { $0 }.map { words, address in
            ChipLink(text: words[visit.language], address: address, isCurrent: false).html
        }
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: StudentPhrases.nothing,
            text: StudentPhrases.nothingText,
            actions: [(MyPhrases.myListings, MemberPagePath.myListings.rawValue)],
            isHeading: false
        )
    }
}

enum StudentPhrases {
    static let title = Words("내 수강생", "My students")
    static let nothing = Words("아직 수강생이 없어요", "No students yet")
    static let nothingText = Words(
        "레슨 약속이 잡히거나 횟수권을 사면 여기에 보여요.",
        "Those who agree on a lesson or buy a pass show here."
    )

    static func next(_ start: Moment, at now: Moment) -> Words {
        let time = start.words(at: now)
        return Words("다음 레슨 \(time[.korean])", "Next lesson \(time[.english])")
    }

    static func lessons(_ count: Int, latest: Moment?, at now: Moment) -> Words {
        guard let latest else { return Words("아직 받은 레슨이 없어요", "No lessons yet") }
        let time = latest.words(at: now)
        return Words(
            "레슨 \(count)회, 마지막은 \(time[.korean])",
            "\(count == 1 ? "1 lesson" : "\(count) lessons"), the last one \(time[.english])"
        )
    }
}
