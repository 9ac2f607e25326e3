import Domain
import Markup
import Wire
import Wording

/// The next thing that the reader takes part in, as the headline of a page.
struct NextAppointment {
    let appointment: AppointmentBody

    func html(for visit: Visit, drawing: Drawing? = nil) -> HTML {
        let language = visit.language
        return """
            <a class="feature\(" drawn", if: drawing != nil)" \
            href="\(link: appointment.subject.pageAddress ?? "")">\
            <p class="soft">\(HomePhrases.next[language])</p>\
            <h2>\(HomePhrases.when(appointment, at: visit.now)[language])</h2>\
            <span class="person">\(DayTile(day: day).html(for: visit))\
            <span class="grow"><b class="two-lines">\(appointment.title)</b>\
            <small class="block">\(facts(language))</small></span></span>\
            \(drawing.map(\.html))</a>
            """
    }

    private var day: CivilDate { appointment.firstDay ?? appointment.startsAt.dateInSeoul }

    private func facts(_ language: Language) -> String {
        var facts = [appointment.address ?? appointment.neighbourhood.shortName(in: language)]
        if let taken = appointment.taken, let seats = appointment.seats {
            facts.append(RosterPhrases.count(taken, of: seats)[language])
        }
        return facts.joined(separator: " · ")
    }
}
