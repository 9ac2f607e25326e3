import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// The pages of runs.
enum RunPages: KindPages {
    static func facts(of contents: RunContentsBody, for visit: Visit) -> [PostFact] {
        let language = visit.language
        return [
            .tags(RunPhrases.kind, contents.tag.map { [$0.words[language]] } ?? []),
            .tags(RunPhrases.pace, [contents.pace.words[language]]),
            .tags(words["afterparty"].label, [contents.afterparty.words[language]]),
            .tags(RunPhrases.conditions, contents.conditions.words.map { $0[language] }),
            PostFact(
                label: words["seats"].label,
                value: "\(RunCapacity.words(of: contents.seats)[language])"
            ),
        ]
    }

    static func time(of contents: RunContentsBody, for visit: Visit) -> AnswerLine? {
        let language = visit.language
        return AnswerLine(
            icon: .clock,
            main: """
                <time datetime="\(contents.startsAt.rfc3339)">\
                \(contents.startsAt.words(at: visit.now)[language])</time>
                """,
            more: "\(Duration.seconds(60 * contents.minutes).words[language])"
        )
    }

    /// The name of the place, and where to meet for those who may know it.
    static func venue(of contents: RunContentsBody, for visit: Visit) -> (main: HTML, more: HTML)? {
        guard !contents.placeName.isEmpty || !contents.meetingHint.isEmpty else { return nil }
        let hint: HTML =
            contents.meetingHint.isEmpty
            ? "" : "\(contents.meetingHint) (\(RosterPhrases.placeKnown[visit.language]))"
        return contents.placeName.isEmpty ? (hint, "") : ("\(contents.placeName)", hint)
    }

    static func linkedData(of post: PostBody<RunContentsBody>, for visit: Visit) -> JSON? {
        RunLinkedData(common: PostLinkedData(post: post, site: visit.site)).json
    }

    static let lead = CardLead.Content.day
    static let countsSeats = true

    /// The tile tells the day.
    static func cardFacts(of listing: ListingBody, at now: Moment) -> [Words] {
        [listing.startsAt?.timeOfDay].compactMap(\.self)
    }

    /// The pace, and what narrows or adds to it.
    static func cardWords(of listing: ListingBody, at now: Moment) -> [Words] {
        let chosen = { name in listing.facets.first { $0.name == name }?.words ?? [] }
        let gender = chosen("gender").compactMap(AdmittedGender.init(rawValue:)).filter { $0 != .everyone }
        let afterparty = chosen("afterparty").compactMap(Afterparty.init(rawValue:)).filter { $0 == .yes }
        let ages = AgeDecade.words(of: chosen("age").compactMap(AgeDecade.init(rawValue:)))
        return chosen("pace").map { words["pace"].choice($0) }
            + gender.map(\.words) + [ages].compactMap(\.self) + afterparty.map(\.words)
    }

    static let steps = [
        FormStep(title: Words("언제", "When"), fields: ["startsAt", "minutes"], rare: ["tag"]),
        FormStep(title: Words("어디", "Where"), fields: [FormStep.place, "placeName", "meetingHint"]),
        FormStep(
            title: Words("누구와", "With whom"),
            fields: ["title", "pace", "seats", "afterparty"],
            rare: ["gender", "minAge", "maxAge", "jobGroups"]
        ),
        FormStep(title: FormStep.aboutAndPictures, fields: ["description", "images"]),
    ]

    /// The names of meeting places that were used nearby.
    static func lineSuggestions(for visit: Visit) async throws -> [String: [String]] {
        guard let home = visit.home else { return [:] }
        let names = try await visit(API.meetingPlaces.suggestions(MeetingPlaceQuery(near: home.code)))
        return ["placeName": names.items.map(\.name)]
    }

    /// The next usual start, and a title for it, so that a run can be posted at once.
    static func suggestions(for visit: Visit) -> [(name: String, value: String)] {
        let soonest = StartFields.usual(at: visit.now).first.map { StartFields.fields(of: $0.time) } ?? []
        guard let home = visit.home else { return soonest }
        let place = home.shortName(in: visit.language)
        let title = Words("\(place)에서 같이 달려요", "Run together in \(place)")[visit.language]
        return soonest + (title.count <= RunTitle.longest ? [(name: "title", value: title)] : [])
    }

    static func showingTimes(_ entry: FormEntry) -> FormEntry { StartFields.shown(entry) }
    static func tellingTimes(_ entry: FormEntry) -> FormEntry { StartFields.told(entry) }

    static func step(_ step: String, _ value: String, _ entry: FormEntry) -> FormEntry? {
        step == StartFields.step ? StartFields.setting(value, in: entry) : nil
    }

    static let searchSuggestions = [words.name] + kind.sought(of: ["tag"])
}

/// Texts of runs.
private enum RunPhrases {
    static let kind = Words("종류", "Kind")
    static let conditions = Words("함께할 이웃", "Open to")
    /// Per kilometre.
    static let pace = Words("페이스 (1km)", "Pace per km")
}
