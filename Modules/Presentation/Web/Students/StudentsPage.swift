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
        let (language, card) = (visit.language, student.student)
        let notes = LessonNotePagePath.mine.rawValue
            .asking([("with", card.member.id.description)])
        let lines: [HTML?] = [
            next(student, visit), pass(student, language),
            """
            \(StudentPhrases.lessons(student.lessons, latest: student.latest, at: visit.now)[language]) \
            · <a href="\(link: notes)">\(LessonNotePhrases.title[language])</a>
            """,
        ]
        return """
            <li class="row-link">\(Avatar(member: card.member).html)
            <div class="grow"><h2 class="small strong"><a href="\(link: card.pageAddress)">\
            \(card.member.nickname.text)</a></h2>
            \(lines.compactMap { $0.map { "<p class=\"soft small\">\($0)</p>" as HTML } })</div></li>
            """
    }

    private func next(_ student: StudentBody, _ visit: Visit) -> HTML? {
        student.next.map { next in
            """
            <a href="\(link: DealPagePath.one.filled(next.deal.description))">\
            \(StudentPhrases.next(next.startsAt, at: visit.now)[visit.language])</a>
            """
        }
    }

    private func pass(_ student: StudentBody, _ language: Language) -> HTML? {
        student.pass.map { pass in
            """
            <a href="\(link: OrderPagePath.one.filled(pass.order.description))">\
            \(PassPhrases.used(pass.used, of: pass.count, until: pass.until)[language])</a>
            """
        }
    }

    private var nothing: EmptyState {
        EmptyState(
            icon: .users,
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
