import Domain
import Markup
import Wire
import Wording

/// All members with their attendance, for the organiser: one form for everyone.
struct RollPage {
    let attendance: AttendanceBody
    let entry: FormEntry

    private var id: String { attendance.listing.description }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = AttendancePhrases.manage[language]
        return Page(
            title,
            back: ListingPagePath.one.filled(id),
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(attendance.title)</p>
                \(counts(language))
                \(code(visit))</div>
                \(attendance.entries.isEmpty ? nothing.html(in: language) : list(visit))
                """
        )
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: AttendancePhrases.noMembers,
            text: AttendancePhrases.noMembersText,
            isHeading: false
        )
    }

    private func counts(_ language: Language) -> HTML {
        guard !attendance.entries.isEmpty else { return "" }
        let tags = AttendanceStatus.allCases.compactMap { status -> HTML? in
            let count = attendance.entries.count { $0.status == status }
            guard count > 0 else { return nil }
            return "<li class=\"tag\">\(AttendancePhrases.count(status, count)[language])</li>"
        }
        return """
            <ul class="plain tags" aria-label="\(AttendancePhrases.counts[language])">\(tags)</ul>
            """
    }

    private func code(_ visit: Visit) -> HTML {
        guard attendance.window.takesCheckIns(at: visit.now) else { return "" }
        return """
            <p><a class="button primary" href="\(link: AttendancePagePath.code.filled(id))">\
            \(AttendancePhrases.showCode[visit.language])</a></p>
            """
    }

    private func list(_ visit: Visit) -> HTML {
        let (language, window) = (visit.language, attendance.window)
        let isOver = window.settlesAt <= visit.now
        let lead =
            isOver
            ? AttendancePhrases.over
            : AttendancePhrases.marking(from: window.startsAt, until: window.settlesAt, at: visit.now)
        let parts = FormParts(visit: visit, entry: entry)
        let rows = attendance.entries.enumerated().map { row($0.element, $0.offset, visit) }
        let people: HTML = "<ul class=\"plain people\">\(rows)</ul>"
        let form: HTML =
            window.takesMarks(at: visit.now)
            ? parts.form(
                to: AttendancePagePath.one.filled(id),
                "\(people)\(parts.button(AttendancePhrases.save))"
            ) : "\(parts.summary)\(people)"
        return "<p class=\"callout\">\(lead[language])</p>\(form)"
    }

    private func row(_ entry: AttendanceEntryBody, _ place: Int, _ visit: Visit) -> HTML {
        let language = visit.language
        let member = entry.member.member
        let isOpen = attendance.window.takesMarks(at: visit.now)
        return """
            <li class="applicant" id="member-\(member.id.description)">
            <a class="person" href="\(link: entry.member.pageAddress)">\
            \(Avatar(member: member).html)<span class="grow"><span class="strong one-line block">\
            \(member.nickname.text)</span>\
            <span class="soft small">\(facts(entry, isOpen, visit))</span></span></a>
            \(isOpen ? choices(entry, place, language) : "")
            \(dispute(entry, visit))
            </li>
            """
    }

    private func facts(_ entry: AttendanceEntryBody, _ isOpen: Bool, _ visit: Visit) -> String {
        let checkIn = entry.method.map { method in
            "\(method.words[visit.language]) \(entry.checkedInAt?.timeOfDay[visit.language] ?? "")"
        }
        return [isOpen ? nil : entry.status.words[visit.language], checkIn].compactMap(\.self)
            .joined(separator: " · ")
    }

    private func choices(_ entry: AttendanceEntryBody, _ place: Int, _ language: Language) -> HTML {
        let name = entry.member.member.nickname.text
        let field = "marks.\(place).status"
        let chosen = self.entry.text(field).isEmpty ? entry.status.rawValue : self.entry.text(field)
        return """
            <input type="hidden" name="marks.\(place).member" value="\(entry.member.member.id.description)">
            <fieldset><legend class="unseen">\(name): \(AttendancePhrases.statusOf[language])</legend>
            <div class="chips">
            \(AttendanceStatus.allCases.map { status in
                """
                <label class="chip"><input type="radio" name="\(field)" value="\(status.rawValue)"\
                \(" checked", if: chosen == status.rawValue)><span>\(status.words[language])</span></label>
                """ as HTML
            })
            </div></fieldset>
            """
    }

    private func dispute(_ entry: AttendanceEntryBody, _ visit: Visit) -> HTML {
        let language = visit.language
        guard let words = entry.dispute else { return "" }
        let address = AttendancePagePath.answer.filled(id, entry.member.member.id.description)
        let name = entry.member.member.nickname.text
        let way: HTML =
            entry.canBeAnswered(at: visit.now)
            ? """
            <p><a class="button" href="\(link: address)" \
            aria-label="\(name): \(AttendancePhrases.answer[language])">\
            \(AttendancePhrases.answer[language])</a></p>
            """ : ""
        return """
            <div class="callout warn"><strong>\(AttendancePhrases.disputes[language])</strong>
            <p class="prose">\(words)</p></div>
            \(AttendanceAnswer(entry: entry).html(in: language))\(way)
            """
    }
}

extension AttendanceEntryBody {
    func canBeAnswered(at now: Moment) -> Bool { answerableUntil.map { now < $0 } ?? false }

    func canBeDisputed(at now: Moment) -> Bool { disputableUntil.map { now < $0 } ?? false }
}

/// The organiser's answer to a dispute, with its note.
struct AttendanceAnswer {
    let entry: AttendanceEntryBody

    func html(in language: Language) -> HTML {
        guard entry.answeredAt != nil else { return "" }
        let note: HTML = entry.answer.map { "<p class=\"prose\">\($0)</p>" } ?? ""
        return """
            <div class="callout"><strong>\(AttendancePhrases.answered[language]): \
            \(entry.status.words[language])</strong>\(note)</div>
            """
    }
}
