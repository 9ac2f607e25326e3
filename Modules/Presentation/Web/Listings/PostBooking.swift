import Domain
import Markup
import Wire
import Wording

/// The free times of a post's author that the reader can book.
struct PostBooking {
    /// The first of each of the next days that have any; at least one.
    let soonest: [Moment]
    /// The page of all free times.
    let all: String
    /// The page that confirms a time.
    let confirmation: String

    private static let most = 3

    /// Nil where no time can be booked.
    init?(_ slots: SlotsBody, all: String, confirmation: String) {
        let days = Dictionary(grouping: slots.slots, by: \.dateInSeoul)
        let firsts = days.values.compactMap(\.first).sorted().prefix(Self.most)
        guard let soonest = firsts.isEmpty ? slots.next.map({ [$0] }) : Array(firsts) else { return nil }
        self.soonest = soonest
        self.all = all
        self.confirmation = confirmation
    }

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            <section class="section" aria-labelledby="times">
            <div class="section-head"><h2 id="times">\(SlotPhrases.soonest[language])</h2>\
            <a class="section-more" href="\(link: all)">\(ListingPhrases.all[language])</a></div>
            <ul class="plain chips">\(soonest.map { start in
                """
                <li><a class="chip" href="\(link: confirmation.asking([("startsAt", start.rfc3339)]))">\
                <time datetime="\(start.rfc3339)">\(start.words(at: visit.now)[language])</time></a></li>
                """ as HTML
            })</ul>
            </section>
            """
    }
}
