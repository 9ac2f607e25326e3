import Domain
import Markup
import Wire
import Wording

/// The pages of runs.
enum RunPages: KindPages {
    static func facts(of contents: RunContentsBody, for visit: Visit) -> [PostFact] {
        let language = visit.language
        let length = Duration.seconds(60 * contents.minutes).words[language]
        let facts: [PostFact?] = [
            PostFact(
                label: words["startsAt"].label,
                value: """
                    <time datetime="\(contents.startsAt.rfc3339)">\
                    \(contents.startsAt.words(at: visit.now)[language])</time> · \(length)
                    """
            ),
            meeting(contents, language),
            .tags(RunPhrases.kind, contents.tag.map { [$0.words[language]] } ?? []),
            .tags(RunPhrases.pace, [contents.pace.words[language]]),
            .tags(words["afterparty"].label, [contents.afterparty.words[language]]),
            .tags(RunPhrases.conditions, contents.conditions.words.map { $0[language] }),
            PostFact(
                label: words["seats"].label,
                value: "\(RunCapacity.words(of: contents.seats)[language])"
            ),
        ]
        return facts.compactMap(\.self)
    }

    /// The name of the place, and where to meet for those who may know it.
    private static func meeting(_ contents: RunContentsBody, _ language: Language) -> PostFact? {
        guard !contents.placeName.isEmpty || !contents.meetingHint.isEmpty else { return nil }
        let hint: HTML =
            contents.meetingHint.isEmpty
            ? ""
            : """
            <span class="with-icon small">\(Icon.lock.html) <span>\(contents.meetingHint) \
            <span class="soft">\(RosterPhrases.placeKnown[language])</span></span></span>
            """
        return PostFact(label: RunPhrases.meeting, value: "\(contents.placeName) \(hint)")
    }

    /// The start, the pace and the runners, and what narrows or adds to it.
    static func cardWords(of listing: ListingBody, at now: Moment) -> [Words] {
        let chosen = { name in listing.facets.first { $0.name == name }?.words ?? [] }
        let gender = chosen("gender").compactMap(AdmittedGender.init(rawValue:)).filter { $0 != .everyone }
        let afterparty = chosen("afterparty").compactMap(Afterparty.init(rawValue:)).filter { $0 == .yes }
        let ages = AgeDecade.words(of: chosen("age").compactMap(AgeDecade.init(rawValue:)))
        return [listing.startsAt?.words(at: now)].compactMap(\.self)
            + chosen("pace").map { words["pace"].choice($0) }
            + [RosterPhrases.count(listing.taken, of: listing.seats)]
            + gender.map(\.words) + [ages].compactMap(\.self) + afterparty.map(\.words)
    }

    static let searchSuggestions = [words.name] + kind.sought(of: ["tag"])

    static func icon(of category: String) -> Icon? { .run }
}

/// Texts of runs.
private enum RunPhrases {
    static let kind = Words("종류", "Kind")
    static let meeting = Words("만나는 곳", "Meeting place")
    static let conditions = Words("함께할 이웃", "Open to")
    /// Per kilometre.
    static let pace = Words("페이스 (1km)", "Pace per km")
}
