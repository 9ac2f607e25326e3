import Domain
import Markup
import Wire
import Wording

/// The schedule of a class, as text.
struct ScheduleFacts {
    let schedule: ClassScheduleBody

    func html(for visit: Visit) -> HTML {
        schedule.sessions.isEmpty ? arrangement(visit.language) : sessions(visit)
    }

    private func sessions(_ visit: Visit) -> HTML {
        let items = schedule.sessions.map { session -> HTML in
            let length = Duration.seconds(session.minutes * 60).words[visit.language]
            return """
                <li\(" class=\"soft\"", if: session.startsAt < visit.now)>\
                <time datetime="\(session.startsAt.rfc3339)">\
                \(session.startsAt.words(at: visit.now)[visit.language])</time> · \(length)</li>
                """
        }
        return "<ul class=\"plain\">\(items)</ul>"
    }

    /// Omits days, times of day and a length that aren't set.
    private func arrangement(_ language: Language) -> HTML {
        let days = schedule.weekdays.map { $0.words[language] }
        let bands = schedule.timeBands.map { $0.words[language] }
        let parts = [
            days.count == 7 ? ClassPhrases.everyDay[language] : days.joined(separator: "·"),
            bands.joined(separator: "·"),
            schedule.minutes.map { ClassPhrases.each(.seconds($0 * 60))[language] } ?? "",
        ].filter { !$0.isEmpty }
        let text = ([ClassPhrases.arranged[language]] + parts).joined(separator: " · ")
        return "\(text)"
    }
}
