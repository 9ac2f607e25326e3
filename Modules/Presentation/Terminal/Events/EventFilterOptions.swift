import Arguments
import Domain
import Wire
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
    var eventFilter: EventFilter {
        get throws {
            let facets = Listing.Kind.event.facets.map { ($0.name, invocation.texts($0.name)) }
            return EventFilter(
                EventFacets(Dictionary(uniqueKeysWithValues: facets)),
                province: invocation.text(ifGiven: "province").flatMap { Int64($0) }
                    .flatMap(Province.init(rawValue:)),
                text: try invocation.text(ifGiven: "q").map { try SearchText($0) }
            )
        }
    }
}
