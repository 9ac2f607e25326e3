import Domain
import Markup
import Wire
import Wording

/// A member's own attendance, with the way to check in or to dispute an absence.
struct OwnAttendancePage {
    private let attendance: AttendanceBody
    private let own: AttendanceEntryBody

    /// Throws without an own entry.
    init(_ attendance: AttendanceBody) throws(AttendanceRefusal) {
        guard let own = attendance.entries.first else { throw .notMember }
        self.attendance = attendance
        self.own = own
    }

    private var id: String { attendance.listing.description }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = AttendancePhrases.mine[language]
        return Page(
            title,
            back: ListingPagePath.one.filled(id),
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(attendance.title)</p></div>
                <div class="stack">
                <div class="callout\(" warn", if: own.status == .absent)"><strong>\
                \(own.status.words[language])</strong><br>\
                \(own.status.sentence[language])\(checkIn(language))</div>
                \(wayIn(visit))
                \(dispute(visit))
                <p><a class="line-link" href="\(link: AttendancePagePath.rules.rawValue)">\
                \(AttendanceRulesPhrases.link[language])</a></p>
                </div>
                """
        )
    }

    private func checkIn(_ language: Language) -> HTML {
        guard let method = own.method, let at = own.checkedInAt else { return "" }
        return "<br><span class=\"small\">\(method.words[language]) · \(at.timeOfDay[language])</span>"
    }

    private func wayIn(_ visit: Visit) -> HTML {
        let (language, window) = (visit.language, attendance.window)
        guard own.checkedInAt == nil, [.unmarked, .absent].contains(own.status), visit.now < window.endsAt
        else { return "" }
        guard window.takesCheckIns(at: visit.now) else {
            return "<p>\(AttendancePhrases.opens(window.opensAt, at: visit.now)[language])</p>"
        }
        // After a mark the check-in is only a note to the organiser.
        return """
            <a class="button\(" primary", if: own.status == .unmarked) wide" \
            href="\(link: AttendancePagePath.checkIn.filled(id))">\
            \(AttendancePhrases.checkIn[language])</a>
            """
    }

    private func dispute(_ visit: Visit) -> HTML {
        let language = visit.language
        if own.canBeDisputed(at: visit.now), let until = own.disputableUntil {
            return """
                <p>\(AttendancePhrases.disputable(until: until, at: visit.now)[language])</p>
                <a class="button wide" href="\(link: AttendancePagePath.dispute.filled(id))">\
                \(AttendancePhrases.dispute[language])</a>
                """
        }
        guard let words = own.dispute else { return "" }
        return """
            <section class="stack tight"><h2>\(AttendancePhrases.myDispute[language])</h2>
            <p class="prose">\(words)</p>
            \(waiting(visit))\(AttendanceAnswer(entry: own).html(in: language))</section>
            """
    }

    private func waiting(_ visit: Visit) -> HTML {
        guard let until = own.answerableUntil else { return "" }
        let words =
            visit.now < until
            ? AttendancePhrases.waiting(until: until, at: visit.now) : AttendancePhrases.uncounted
        return "<p class=\"soft\">\(words[visit.language])</p>"
    }
}
