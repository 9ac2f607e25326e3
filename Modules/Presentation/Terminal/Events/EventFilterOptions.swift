import Arguments
import Domain
import Remote
import Wording

/// The options that filter the calendar of events.
enum EventFilterOptions {
    static func all(in language: Language) -> [Option] {
        Listing.Kind.event.facets.map { option($0, in: language) } + [
            Option(
                "province",
                .choice(Province.allCases.map { "\($0.rawValue)" }),
                label: "NN",
                summary: language.say(
                    "시·도. 동네 코드의 앞 두 자리",
                    "a province, by the first two digits of its codes"
                )
            ),
            Option("q", label: "TEXT", summary: language.say("찾는 말", "search terms")),
        ]
    }

    private static func option(_ facet: Facet, in language: Language) -> Option {
        Option(
            facet.name,
            .choice(facet.words),
            repeated: true,
            summary: Listing.Kind.event.words[facet.name].label[language]
        )
    }
}

extension CommandContext {
    var eventFilter: BoardQuestion {
        var filter = BoardQuestion()
        for facet in Listing.Kind.event.facets { filter.ask(facet.name, any: invocation.texts(facet.name)) }
        filter.ask("province", invocation.text(ifGiven: "province"))
        filter.ask("q", invocation.text(ifGiven: "q"))
        return filter
    }
}
