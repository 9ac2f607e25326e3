import Domain
import Markup
import Wire
import Wording

/// The pages of lessons.
enum LessonPages: KindPages {
    typealias Contents = LessonContentsBody

    static func facts(of contents: LessonContentsBody, for visit: Visit) -> [PostFact] {
        guard let lesson = try? contents.contents() else { return [] }
        let language = visit.language
        let links = lesson.tags.all.map {
            ChipLink(text: $0.spelled, address: address(of: $0), isCurrent: false).html
        }
        return lesson.facts.map { PostFact(label: $0.label, value: "\($0.value[language])") }
            + [
                PostFact(
                    label: words["tags"].label,
                    value: links.isEmpty ? "" : "<span class=\"tags\">\(links)</span>"
                )
            ]
    }

    /// The page of a tag: the lessons near the reader that have it.
    private static func address(of tag: ListingTag) -> String {
        BoardPagePath.search.rawValue.asking([("q", tag.spelled), ("kind", kind.rawValue)])
    }

    static func nextMeeting(
        of contents: LessonContentsBody,
        at now: Moment
    ) -> (startsAt: Moment?, minutes: Int?) {
        (nil, contents.minutes)
    }

    /// The instrument, the purpose if it is one, and whether lessons are online, too.
    static func cardWords(of listing: ListingBody, at now: Moment) -> [Words] {
        func chosen(_ facet: String) -> [String] {
            listing.facets.first { $0.name == facet }?.words ?? []
        }
        let purposes = chosen("purpose")
        return chosen("instrument").map { words["instrument"].choice($0) }
            + (purposes.count == 1 ? purposes.map { words["purpose"].choice($0) } : [])
            + chosen("lessonPlace").filter { $0 == LessonPlace.online.rawValue }
            .map { words["lessonPlace"].choice($0) }
    }

    static func icon(of category: String) -> Icon? { .note }
}

/// Tags are chosen from the recommended ones and typed in one line.
extension LessonPages {
    private static let ownTags = "ownTags"

    static func control(_ field: String, _ parts: FormParts) -> HTML {
        let own = words[ownTags]
        let recommended = ListingTags.recommended.map { (value: $0, words: Words($0, $0)) }
        return """
            \(parts.choices(
                "tags",
                words["tags"].label,
                several: true,
                hint: words["tags"].hint,
                recommended
            ))
            \(parts.line(
                ownTags,
                own.label,
                hint: own.hint,
                attributes: " maxlength=\"300\" autocomplete=\"off\""
            ))
            """
    }

    static func shown(_ entry: FormEntry) -> FormEntry {
        let tags = entry.texts("tags")
        let own = tags.filter { !ListingTags.recommended.contains($0) }
        return entry.saying(tags.filter(ListingTags.recommended.contains), at: "tags")
            .saying(own.isEmpty ? [] : [own.map { "#\($0)" }.joined(separator: " ")], at: ownTags)
    }

    static func spelled(_ entry: FormEntry, isDraft: Bool) -> FormEntry {
        let own = entry.text(ownTags).split { $0.isWhitespace || $0 == "," || $0 == "#" }.map(String.init)
        return entry.saying(entry.texts("tags") + own, at: "tags").without(ownTags)
    }
}
