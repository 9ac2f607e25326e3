import Domain
import Markup
import Wire
import Wording

/// The pages of runs.
enum RunPages: KindPages {
    static func facts(of contents: RunContentsBody, for visit: Visit) -> [PostFact] {
        let language = visit.language
        let length = Duration.seconds(60 * contents.minutes).words[language]
        return [
            PostFact(
                label: words["startsAt"].label,
                value: """
                    <time datetime="\(contents.startsAt.rfc3339)">\
                    \(contents.startsAt.words(at: visit.now)[language])</time> · \(length)
                    """
            ),
            .tags(RunPhrases.kind, [contents.tag.words[language]]),
            .tags(RunPhrases.pace, [contents.pace.words[language]]),
            .tags(words["afterparty"].label, [contents.afterparty.words[language]]),
            .tags(RunPhrases.conditions, contents.conditions.words.map { $0[language] }),
            PostFact(
                label: words["seats"].label,
                value: "\(RunCapacity.words(of: contents.seats)[language])"
            ),
        ]
    }

    /// The start, and the pace.
    static func cardWords(of listing: ListingBody, at now: Moment) -> [Words] {
        let pace = listing.facets.first { $0.name == "pace" }?.words ?? []
        return [listing.startsAt?.words(at: now)].compactMap(\.self)
            + pace.map { words["pace"].choice($0) }
    }

    static let searchSuggestions = [words.name]

    static func icon(of category: String) -> Icon? { .run }
}

/// Texts of runs.
private enum RunPhrases {
    static let kind = Words("종류", "Kind")
    static let conditions = Words("함께할 이웃", "Open to")
    /// Per kilometre.
    static let pace = Words("페이스 (1km)", "Pace per km")
}
