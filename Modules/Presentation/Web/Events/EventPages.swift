import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// The pages of events.
enum EventPages: KindPages {
    static func facts(of contents: EventContentsBody, for visit: Visit) -> [PostFact] {
        let language = visit.language
        let applications = EventDateFacts(schedule: contents.schedule).applications(for: visit)
        return [
            PostFact(label: EventPhrases.applications, value: applications),
            PostFact(label: words["cost"].label, value: "\(costWords(of: contents)[language])"),
            PostFact(
                label: words["hosts"].label,
                value: "<ul class=\"plain\">\(contents.hosts.map { "<li>\($0)</li>" as HTML })</ul>"
            ),
            .tags(words["category"].label, [contents.category.words[language]]),
            .tags(words["topic"].label, contents.topics.map { $0.words[language] }),
            PostFact(label: words["link"].label, value: link(to: contents)),
        ]
    }

    static func time(of contents: EventContentsBody, for visit: Visit) -> AnswerLine? {
        AnswerLine(icon: .calendar, main: EventDateFacts(schedule: contents.schedule).html(for: visit))
    }

    static func venue(of contents: EventContentsBody, for visit: Visit) -> (main: HTML, more: HTML)? {
        let mode: HTML = "\(contents.mode.words[visit.language])"
        return contents.venue.isEmpty ? (mode, "") : ("\(contents.venue)", mode)
    }

    static func costWords(of contents: EventContentsBody) -> Words {
        ((try? contents.cost.cost()) ?? .unknown).words
    }

    /// A link that tells the other site nothing about the reader, named by its host.
    private static func link(to contents: EventContentsBody) -> HTML {
        guard let link = try? EventLink(contents.link) else { return "" }
        return """
            <a class="line-link break" href="\(link: link.text)" rel="noopener noreferrer nofollow">\
            \(link.host)</a>
            """
    }

    static func badge(
        of contents: EventContentsBody,
        _ listing: ListingBody,
        takesApplications isOpen: Bool,
        at now: Moment
    ) -> PostBadge? {
        contents.status(of: listing, takesApplications: isOpen, at: now).map {
            PostBadge(words: $0.words, isWarning: [.closingSoon, .cancelled, .postponed].contains($0))
        }
    }

    static func signUpElsewhere(for contents: EventContentsBody, in language: Language) -> HTML {
        guard let link = try? EventLink(contents.link) else { return "" }
        return """
            <a class="button primary" href="\(link: link.text)" rel="noopener noreferrer nofollow">\
            \(EventPhrases.signUp[language])</a>
            """
    }

    static func tools(of post: PostBody<EventContentsBody>, in language: Language) -> HTML {
        """
        <p><a class="button small" \
        href="\(link: EventCalendarPath.one.filled(post.listing.id.description))">\
        \(Icon.calendar.html) \(EventCalendarPhrases.addOne[language])</a></p>
        """
    }

    static func linkedData(of post: PostBody<EventContentsBody>, for visit: Visit) -> JSON? {
        EventLinkedData(common: PostLinkedData(post: post, site: visit.site)).json
    }

    static let lead = CardLead.Content.day
    static let calendarAddress: String? = EventCalendarPagePath.calendar.rawValue

    /// The tile tells the first day.
    static func cardFacts(of listing: ListingBody, at now: Moment) -> [Words] {
        [times(of: listing, at: now)].compactMap(\.self)
    }

    /// The mode and the cost.
    static func cardWords(of listing: ListingBody, at now: Moment) -> [Words] {
        ["mode", "cost"].flatMap { name in
            (listing.facets.first { $0.name == name }?.words ?? []).filter { $0 != "unknown" }
                .map { words[name].choice($0) }
        }
    }

    /// "오후 2:00", "12월 6일 (일)까지". Nil for one day without a time, which begins at midnight.
    private static func times(of listing: ListingBody, at now: Moment) -> Words? {
        guard let start = listing.startsAt else { return nil }
        let end = (listing.expiresAt ?? start) - .milliseconds(1)
        guard end <= start || start.dateInSeoul == end.dateInSeoul else {
            let last = end.day(at: now)
            return Words("\(last[.korean])까지", "until \(last[.english])")
        }
        return start.minuteInSeoul == 0 ? nil : start.timeOfDay
    }

    static let searchSuggestions = [words.name] + kind.sought(of: ["category"])

    static func icon(of category: String) -> Icon? { .calendar }
}

/// The fields that the form spells otherwise than the API: times in the chosen zone, and hosts by line.
extension EventPages {
    static let steps = [
        FormStep(title: FormStep.what, fields: ["title", "category", "mode", "hosts"]),
        FormStep(title: FormStep.whenAndWhere, fields: ["schedule", FormStep.place, "venue"]),
        FormStep(
            title: Words("신청과 비용", "Sign-up and cost"),
            fields: ["signUp", .init("seats", when: "when-here"), "link", "cost"]
        ),
        FormStep(title: FormStep.aboutAndPictures, fields: ["description", "images", "topic"]),
    ]

    static func control(_ field: String, _ parts: FormParts) -> HTML {
        switch field {
        case "schedule": EventScheduleFields(parts: parts).html
        case "cost": EventCostFields(parts: parts).html
        default:
            parts.area(
                "hosts",
                words["hosts"].label,
                rows: 2,
                most: EventHosts.counts.upperBound * (EventHost.longest + 2),
                hint: words["hosts"].hint,
                isRequired: true
            )
        }
    }

    static func remark(for visit: Visit) -> Words? {
        visit.announcesEvents ? EventPhrases.announced : nil
    }

    static func suggestions(for _: Visit) -> [(name: String, value: String)] {
        [("schedule.zone", Zone.seoul.rawValue), ("cost.kind", EventCost.Kind.free.rawValue)]
    }

    static func showingTimes(_ entry: FormEntry) -> FormEntry {
        EventFormTimes(entry).shown
    }

    static func tellingTimes(_ entry: FormEntry) -> FormEntry {
        EventFormTimes(entry).told
    }

    static func shown(_ entry: FormEntry) -> FormEntry {
        let hosts = entry.texts("hosts")
        return hosts.isEmpty ? entry : entry.saying([hosts.joined(separator: "\n")], at: "hosts")
    }

    static func spelled(_ entry: FormEntry, isDraft: Bool) -> FormEntry {
        let hosts = entry.texts("hosts").flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
        let spelled = ["cost.from", "cost.to"].reduce(entry.saying(hosts, at: "hosts")) { entry, name in
            entry.text("cost.kind") == EventCost.Kind.paid.rawValue
                ? entry.spellingAmount(name, isDraft: isDraft) : entry.without(name)
        }
        return spelled.text("signUp") == EventSignUp.Way.here.rawValue ? spelled : spelled.without("seats")
    }

    static func step(_ step: String, _ value: String, _ entry: FormEntry) -> FormEntry? {
        switch step {
        case "add-session": EventFormTimes(entry).addingRow
        case "remove-session": entry.removingRow(Int(value) ?? -1, of: EventFormTimes.dates)
        default: nil
        }
    }
}
